import type { Resolver, UseFormReturn } from 'react-hook-form'
import {
  Home,
  type HomeCampaignPicture,
  type HomePart,
  type HomeSlide,
} from '../../../../contract/settings/home/home.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import { fromZoned, toZoned } from '../../controls/zoned-time.ts'
import { setError } from '../form-values.ts'
import {
  type CampaignPictureValues,
  type Dates,
  noPart,
  type PartValues,
  type SlideValues,
} from './part-values.ts'

export type HomeValues = { parts: PartValues[] }
/** Where a part is in the form. */
export type PartPath = `parts.${number}`
export type HomeForm = UseFormReturn<HomeValues, unknown, Home>

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

const numberOf = (text: string) => parseCount(text) ?? Number.NaN

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
    case 'groups':
      return { kind, ...always, title, groups: part.groups }
    case 'campaign':
      return {
        ...{ kind, ...always, title, action, link, lead: part.lead, intro: part.intro },
        pictures: part.pictures.map(toCampaignPicture),
      }
    case 'steps':
      return { kind, ...always, title, intro: part.intro, action, link, steps: part.steps }
    case 'pairs':
      return { kind, ...always, title, intro: part.intro, action, link, count: numberOf(part.count) }
    case 'promises':
      return { kind, ...always, title, promises: part.promises }
    default:
      return {
        ...{ kind, ...always, title },
        count: numberOf(part.count),
      }
  }
}

const toCampaignPicture = (row: CampaignPictureValues): HomeCampaignPicture => ({
  ...row,
  // As with a slide's.
  picture: row.picture as HomeCampaignPicture['picture'],
})

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
