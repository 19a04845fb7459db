import type { Home, HomePart, PartOf } from './home.ts'

type Dates = { startsAt: string | null; endsAt: string | null }

/** True if `now` is inside; either end may be open. */
export const isWithin = ({ startsAt, endsAt }: Dates, now: Date): boolean =>
  (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || now < new Date(endsAt))

/** The parts that are switched on and within their dates, with those of their slides that are. */
export const activeParts = ({ parts }: Home, now: Date): HomePart[] =>
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

const always = { isOn: true, startsAt: null, endsAt: null } as const

/** What every shop shows before its owner arranges the page. */
export const newArrivals: PartOf<'arrivals'> = {
  kind: 'arrivals',
  ...always,
  title: 'New Arrivals',
  count: 8,
}
export const dealOfTheDay: PartOf<'deal'> = { kind: 'deal', ...always, title: 'Deal of the day' }
export const hotSelling: PartOf<'hotSelling'> = {
  kind: 'hotSelling',
  ...always,
  title: 'Hot Selling',
  count: 8,
}

/** A shop that has arranged nothing. */
export const firstHome: Home = { parts: [newArrivals, dealOfTheDay, hotSelling] }
