import type { Home, HomePart } from './home.ts'

type Dates = { startsAt: string | null; endsAt: string | null }

/** Whether a moment is within the dates, of which an end without a beginning and the other way round count too. */
export const isWithin = ({ startsAt, endsAt }: Dates, now: Date): boolean =>
  (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || now < new Date(endsAt))

/** The parts that are switched on and within their dates, with those of their slides that are. */
export const partsAt = ({ parts }: Home, now: Date): HomePart[] =>
  parts
    .filter(part => part.isOn && isWithin(part, now))
    .map(part =>
      part.kind === 'hero' ? { ...part, slides: part.slides.filter(slide => isWithin(slide, now)) } : part,
    )

/** Every moment at which a part or a slide comes or goes. */
export const homeMoments = ({ parts }: Home): string[] =>
  parts
    .flatMap(part => [part, ...(part.kind === 'hero' ? part.slides : [])])
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].filter(moment => moment !== null))

type Plain = Omit<Extract<HomePart, { kind: 'arrivals' | 'hotSelling' | 'deal' }>, 'kind'>
const always = { isOn: true, startsAt: null, endsAt: null } as const
const counted = (title: string) => ({ ...always, title, count: 8 }) satisfies Plain & { count: number }

/** What every shop shows before its owner arranges the page. */
export const newArrivals = { kind: 'arrivals', ...counted('New Arrivals') } as const satisfies HomePart
export const dealOfTheDay = { kind: 'deal', ...always, title: 'Deal of the day' } as const satisfies HomePart
export const hotSelling = { kind: 'hotSelling', ...counted('Hot Selling') } as const satisfies HomePart

/** A shop that has arranged nothing. */
export const firstHome: Home = { parts: [newArrivals, dealOfTheDay, hotSelling] }
