import { z } from 'zod'
import { mediaIdOf } from '../../pictures.ts'
import { line, optionalLine, optionalLink, paragraph, Timestamp } from '../../text.ts'
import { demoPictureOf, type HomePictureName, leastHomePicture } from './home-pictures.ts'

const side = z.number().int().min(1).max(2400)
/** Which point of a picture stays in sight when it is cut, in percent from the left or from the top. */
const percent = z.number().int().min(0).max(100)

export const picture = (name: HomePictureName) => {
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

export const dates = { startsAt: Timestamp.nullable(), endsAt: Timestamp.nullable() }

type Dates = { startsAt: string | null; endsAt: string | null }
export const isInOrder = ({ startsAt, endsAt }: Dates) =>
  startsAt === null || endsAt === null || startsAt < endsAt
export const order = { path: ['endsAt'], error: 'The end must be after the beginning.' }

type Button = { action: string; link: string }
/** A button has both words and an address, or there is none. */
export const isWhole = ({ action, link: to }: Button) => (action === '') === (to === '')
export const whole = {
  path: ['action'],
  error: 'A button needs words and an address. Fill both, or leave both empty.',
}
/** Where it leads; empty: there is none. */
export const button = { action: optionalLine(40), link: optionalLink() }

export const Slide = z
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

export const Tile = z.object({
  /** The code of a category; while there is none of it, the tile is left out. */
  category: z.string().max(60).min(1, 'Choose a category.'),
  /** Empty: the category's own. */
  name: optionalLine(60),
  text: optionalLine(80),
  /** Null: that of the category's newest product. */
  picture: picture('tile').nullable(),
})

export const Quote = z.object({
  words: line(400, 'Enter what the customer said.'),
  name: line(60, 'Enter the customer’s name.'),
  place: optionalLine(60),
  /** The id or slug of the product it is about; '' for none. Once that is gone, the words stand alone. */
  product: z.string().max(120).default(''),
})

/** A group with the categories that menus show of it; while there are none, the tile is left out. */
export const GroupTile = z.object({
  group: z.string().max(60).min(1, 'Choose a group.'),
  /** Empty: the group's own. */
  name: optionalLine(60),
  text: optionalLine(120),
  /** Null: that of the group's newest product. */
  picture: picture('tile').nullable(),
})

export const CampaignPicture = z.object({
  picture: picture('story'),
  alt: optionalLine(200),
  /** Words below it. */
  caption: optionalLine(80),
  /** Where the picture leads; empty: nowhere. */
  link: optionalLink(),
})

/** One step of how something is made. */
export const Step = z.object({
  title: line(60, 'Enter a heading.'),
  text: paragraph(400).min(1, 'Enter a text.'),
  picture: picture('tile').nullable(),
  alt: optionalLine(200),
})

export const ShopPromise = z.object({
  title: line(60, 'Enter a promise.'),
  text: optionalLine(160),
  /** The page that says more; empty: none. */
  link: optionalLink(),
})
