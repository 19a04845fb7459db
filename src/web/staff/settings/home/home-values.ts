import type { Path, Resolver, UseFormReturn } from 'react-hook-form'
import { Home, type HomePart, type HomeSlide, type HomeTile } from '../../../../contract/home.ts'
import { fromZoned, toZoned } from '../../shell/zoned-time.ts'
import { setError } from '../form-values.ts'

/** Moments as `datetime-local` fields take them, by the shop's clocks; '' for none. */
type Dates = { startsAt: string; endsAt: string }

/** What is chosen last may be missing while somebody fills the form in. */
export type SlideValues = Omit<HomeSlide, 'picture' | keyof Dates> & {
  picture: HomeSlide['picture'] | null
} & Dates

type Story = Extract<HomePart, { kind: 'story' }>

/** A part with the fields of all kinds, of which its own kind shows some. */
export type PartValues = Pick<Story, 'text' | 'picture' | 'alt' | 'side' | 'action' | 'link'> &
  Dates & {
    kind: HomePart['kind']
    isOn: boolean
    title: string
    count: string
    collection: string
    slides: SlideValues[]
    tiles: HomeTile[]
    quotes: Extract<HomePart, { kind: 'words' }>['quotes']
  }

export type HomeValues = { parts: PartValues[] }
/** Where a part is in the form. */
export type PartPath = `parts.${number}`
export type HomeForm = UseFormReturn<HomeValues, unknown, Home>

const noPart: Omit<PartValues, 'kind'> = {
  ...{
    isOn: true,
    startsAt: '',
    endsAt: '',
    title: '',
    count: '8',
    collection: '',
    slides: [],
    tiles: [],
    quotes: [],
  },
  ...{ text: '', picture: null, alt: '', side: 'left', action: '', link: '' },
}

export const newSlide: SlideValues = {
  ...{ startsAt: '', endsAt: '', picture: null, phonePicture: null, alt: '', lead: '' },
  ...{ heading: '', action: '', link: '', ink: 'dark' },
}
export const newTile: HomeTile = { category: '', name: '', text: '', picture: null }
export const newQuote = { words: '', name: '', place: '' }

const firstTitles: Record<HomePart['kind'], string> = {
  ...{ hero: '', story: '', arrivals: 'New arrivals', deal: 'Deal of the day', hotSelling: 'Best sellers' },
  collection: '',
  ...{ tiles: 'Shop by category', words: 'What customers say' },
}

/** A part as it is added, with one row to fill in where it has rows. */
export const newPart = (kind: HomePart['kind']): PartValues => ({
  ...noPart,
  ...{ kind, title: firstTitles[kind] },
  slides: kind === 'hero' ? [newSlide] : [],
  tiles: kind === 'tiles' ? [newTile] : [],
  quotes: kind === 'words' ? [newQuote] : [],
})

type SavedDates = { startsAt: string | null; endsAt: string | null }
const datesIn = ({ startsAt, endsAt }: SavedDates, timeZone: string): Dates => ({
  startsAt: startsAt === null ? '' : toZoned(startsAt, timeZone),
  endsAt: endsAt === null ? '' : toZoned(endsAt, timeZone),
})

export const toValues = ({ parts }: Home, timeZone: string): HomeValues => ({
  parts: parts.map(part => ({
    ...noPart,
    ...part,
    ...datesIn(part, timeZone),
    count: 'count' in part ? String(part.count) : noPart.count,
    slides: part.kind === 'hero' ? part.slides.map(slide => ({ ...slide, ...datesIn(slide, timeZone) })) : [],
  })),
})

const datesOf = ({ startsAt, endsAt }: Dates, timeZone: string): SavedDates => ({
  startsAt: fromZoned(startsAt, timeZone),
  endsAt: fromZoned(endsAt, timeZone),
})

/** What the form's values stand for; they may still be wrong, and pictures missing. */
export const toHome = ({ parts }: HomeValues, timeZone: string): Home => ({
  parts: parts.map(part => toPart(part, timeZone)),
})

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

function toPart(part: PartValues, timeZone: string): HomePart {
  const { kind, isOn, title, text, picture, alt, side, action, link } = part
  const always = { isOn, ...datesOf(part, timeZone) }
  switch (kind) {
    case 'hero':
      return { kind, ...always, slides: part.slides.map(slide => toSlide(slide, timeZone)) }
    case 'deal':
      return { kind, ...always, title }
    case 'collection':
      return { kind, ...always, title, collection: part.collection, count: numberOf(part.count) }
    case 'tiles':
      return { kind, ...always, title, tiles: part.tiles }
    case 'words':
      return { kind, ...always, title, quotes: part.quotes }
    case 'story':
      return { kind, ...always, title, text, picture, alt, side, action, link }
    default:
      return {
        ...{ kind, ...always, title },
        count: numberOf(part.count),
      }
  }
}

const toSlide = (slide: SlideValues, timeZone: string): HomeSlide => ({
  ...slide,
  ...datesOf(slide, timeZone),
  // Refused by the contract while there is none.
  picture: slide.picture as HomeSlide['picture'],
})

/** Checks the values as the shop does, and puts each message at its field, which is named as the contract names it. */
export const homeResolver =
  (timeZone: string): Resolver<HomeValues, unknown, Home> =>
  values => {
    const parsed = Home.safeParse(toHome(values, timeZone))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors = {}
    for (const { path, message } of parsed.error.issues) setError(errors, path.join('.'), message)
    return { values: {}, errors }
  }

const slideNames = [
  ...(['picture', 'phonePicture', 'alt', 'lead', 'heading', 'action', 'link'] as const),
  ...(['ink', 'startsAt', 'endsAt'] as const),
]
const partNames = [
  ...(['kind', 'title', 'collection', 'count', 'text', 'picture', 'alt', 'side', 'action', 'link'] as const),
  ...(['startsAt', 'endsAt'] as const),
]

/** The fields in the order of the page. */
export const namesOf = ({ parts }: HomeValues): Path<HomeValues>[] =>
  parts.flatMap(({ slides, tiles, quotes }, nth) => {
    const at = `parts.${nth}` as const
    return [
      ...partNames.map(name => `${at}.${name}` as const),
      ...slides.flatMap((_, slide) => slideNames.map(name => `${at}.slides.${slide}.${name}` as const)),
      `${at}.slides` as const,
      ...tiles.flatMap((_, tile) =>
        (['category', 'name', 'text', 'picture'] as const).map(
          name => `${at}.tiles.${tile}.${name}` as const,
        ),
      ),
      `${at}.tiles` as const,
      ...quotes.flatMap((_, quote) =>
        (['words', 'name', 'place'] as const).map(name => `${at}.quotes.${quote}.${name}` as const),
      ),
    ]
  })
