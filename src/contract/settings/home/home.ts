import { z } from 'zod'
import { required } from '../../field-messages.ts'
import { line, optionalLine, paragraph } from '../../text.ts'
import { homeLimits, partNames, repeatableKinds } from './home-pictures.ts'
import {
  button,
  CampaignPicture,
  dates,
  GroupTile,
  isInOrder,
  isWhole,
  order,
  picture,
  Quote,
  ShopPromise,
  Slide,
  Step,
  Tile,
  whole,
} from './part-fields.ts'

const always = { isOn: z.boolean(), ...dates }
const title = line(60, 'Enter a heading.')
const count = z
  .number(required(`Enter how many, from 1 to ${homeLimits.products}.`))
  .int()
  .min(1)
  .max(homeLimits.products)

const Part = z
  .discriminatedUnion('kind', [
    z.object({
      ...{ kind: z.literal('hero'), ...always },
      slides: z.array(Slide).min(1, 'Add a slide.').max(homeLimits.slides),
    }),
    z.object({ kind: z.literal('arrivals'), ...always, title, count }),
    z.object({ kind: z.literal('deal'), ...always, title }),
    z.object({ kind: z.literal('hotSelling'), ...always, title, count }),
    z.object({
      ...{ kind: z.literal('collection'), ...always, title, count },
      /** Its slug, or one that it had; while there is none, or it is hidden, the part is left out. */
      collection: z.string().max(120).min(1, 'Choose a collection.'),
    }),
    z.object({
      ...{ kind: z.literal('tiles'), ...always, title },
      tiles: z.array(Tile).min(1, 'Add a category.').max(homeLimits.tiles),
    }),
    z
      .object({
        ...{ kind: z.literal('story'), ...always, title },
        text: paragraph(1_500).min(1, 'Enter a text.'),
        picture: picture('story').nullable(),
        alt: optionalLine(200),
        side: z.enum(['left', 'right']),
        ...button,
      })
      .refine(isWhole, whole),
    z.object({
      ...{ kind: z.literal('words'), ...always, title },
      quotes: z.array(Quote).max(homeLimits.quotes),
    }),
    z.object({
      ...{ kind: z.literal('groups'), ...always, title },
      groups: z.array(GroupTile).min(1, 'Add a group.').max(homeLimits.groups),
    }),
    z
      .object({
        ...{ kind: z.literal('campaign'), ...always, title },
        /** Small words above the heading. */
        lead: optionalLine(60),
        intro: paragraph(600),
        /** The first is the largest. */
        pictures: z.array(CampaignPicture).min(1, 'Add a picture.').max(homeLimits.campaignPictures),
        ...button,
      })
      .refine(isWhole, whole),
    z
      .object({
        ...{ kind: z.literal('steps'), ...always, title },
        intro: paragraph(600),
        steps: z.array(Step).min(1, 'Add a step.').max(homeLimits.steps),
        ...button,
      })
      .refine(isWhole, whole),
    /** The newest products that the staff linked as pairs. */
    z
      .object({ ...{ kind: z.literal('pairs'), ...always, title, count }, intro: paragraph(600), ...button })
      .refine(isWhole, whole),
    z.object({
      ...{ kind: z.literal('promises'), ...always, title },
      /** None: the promises beside the prices, those of the policies. */
      promises: z.array(ShopPromise).max(homeLimits.promises),
    }),
  ])
  .refine(isInOrder, order)
export type HomePart = z.infer<typeof Part>
export type HomeSlide = z.infer<typeof Slide>
export type HomeTile = z.infer<typeof Tile>
export type HomeQuote = z.infer<typeof Quote>
export type HomeGroup = z.infer<typeof GroupTile>
export type HomeCampaignPicture = z.infer<typeof CampaignPicture>
export type HomeStep = z.infer<typeof Step>
export type HomePromise = z.infer<typeof ShopPromise>
export type HomePicture = HomeSlide['picture']

/** The parts of the home page, in their order. */
export const Home = z
  .object({ parts: z.array(Part).max(homeLimits.parts, `Use at most ${homeLimits.parts} parts.`) })
  .check(({ value, issues }) => {
    const seen = new Set<string>()
    for (const [nth, { kind }] of value.parts.entries()) {
      if (seen.has(kind) && !repeatableKinds.includes(kind))
        issues.push({
          ...{ code: 'custom', input: kind, path: ['parts', nth, 'kind'] },
          message: `The page has “${partNames[kind]}” already. One is enough.`,
        })
      seen.add(kind)
    }
  })
export type Home = z.infer<typeof Home>
