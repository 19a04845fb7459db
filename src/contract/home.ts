import { z } from 'zod'
import { required } from './field-messages.ts'
import {
  demoPictureOf,
  type HomePictureName,
  homeLimits,
  leastHomePicture,
  partNames,
  repeatableKinds,
} from './home-kinds.ts'
import { mediaIdOf } from './pictures.ts'
import { line, optionalLine, optionalLink, paragraph, Timestamp } from './text.ts'

const side = z.number().int().min(1).max(2400)
/** Which point of a picture stays in sight when it is cut, in percent from the left or from the top. */
const percent = z.number().int().min(0).max(100)

const picture = (name: HomePictureName) => {
  const least = leastHomePicture[name]
  return z
    .object({
      url: z
        .string()
        .max(200)
        .refine(
          url => mediaIdOf(url) !== null || demoPictureOf(url) !== null,
          'Upload a picture; one from elsewhere cannot be used.',
        ),
      width: side,
      height: side,
      focusX: percent,
      focusY: percent,
    })
    .refine(
      ({ width, height }) => width >= least.width && height >= least.height,
      `This picture is too small: it takes ${least.width} × ${least.height} pixels at least.`,
    )
}

const dates = { startsAt: Timestamp.nullable(), endsAt: Timestamp.nullable() }

type Dates = { startsAt: string | null; endsAt: string | null }
const isInOrder = ({ startsAt, endsAt }: Dates) => startsAt === null || endsAt === null || startsAt < endsAt
const order = { path: ['endsAt'], error: 'The end must be after the beginning.' }

type Button = { action: string; link: string }
/** A button has both words and an address, or there is none. */
const isWhole = ({ action, link: to }: Button) => (action === '') === (to === '')
const whole = {
  path: ['action'],
  error: 'A button needs words and an address. Fill both, or leave both empty.',
}
/** Where it leads; empty: there is none. */
const button = { action: optionalLine(40), link: optionalLink() }

const Slide = z
  .object({
    ...dates,
    picture: picture('wide'),
    /** In its place on phones; null: the same, cut to a square. */
    phonePicture: picture('phone').nullable(),
    /** What the picture shows, for those who do not see it. */
    alt: optionalLine(200),
    /** Small words above the heading. */
    lead: optionalLine(60),
    heading: line(100, 'Enter a heading.'),
    ...button,
    /** The colour of the words on the picture, on screens wider than a phone. */
    ink: z.enum(['dark', 'light']),
  })
  .refine(isInOrder, order)
  .refine(isWhole, whole)

const Tile = z.object({
  /** The code of a category; while there is none of it, the tile is left out. */
  category: z.string().max(60).min(1, 'Choose a category.'),
  /** Empty: the category's own. */
  name: optionalLine(60),
  text: optionalLine(80),
  /** Null: that of the category's newest product. */
  picture: picture('tile').nullable(),
})

const Quote = z.object({
  words: line(400, 'Enter what the customer said.'),
  name: line(60, 'Enter the customer’s name.'),
  place: optionalLine(60),
})

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
  ])
  .refine(isInOrder, order)
export type HomePart = z.infer<typeof Part>
export type HomeSlide = z.infer<typeof Slide>
export type HomeTile = z.infer<typeof Tile>
export type HomeQuote = z.infer<typeof Quote>
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
