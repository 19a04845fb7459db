import { z } from 'zod'
import { mediaIdOf } from '../../pictures.ts'
import { optionalLine, optionalLink, Timestamp } from '../../text.ts'
import { demoPictureOf, type HomePictureName, leastHomePicture } from './home-pictures.ts'

/** What a form says of a field. */
type Words = {
  label: string
  help?: string
  optional?: boolean
  /** Beside its neighbour where there is room. */
  half?: boolean
}

/** A field of a part: what may be in it, and how the owner's form shows it. */
export type Field = { schema: z.ZodType } & (
  | (Words & { input: 'line' | 'link' | 'count' | 'category' | 'group' | 'collection' | 'product' })
  | (Words & { input: 'text'; lines: number })
  | (Words & { input: 'picture'; least: HomePictureName })
  | (Words & { input: 'choice'; options: Readonly<Record<string, string>> })
  | ({ input: 'rows'; fields: Fields } & RowWords)
)
export type RowsField = Field & { input: 'rows' }
export type Fields = Readonly<Record<string, Field>>

type RowWords = {
  /** What a row is called: "Slide". */
  noun: string
  /** One and several of what a row stands for, where that is not its noun. */
  counted?: readonly [one: string, several: string]
  add: string
  max: number
  needsOne?: boolean
  /** What the summary says while there is none. */
  none?: string
  /** Whether a new part has none to fill in. */
  startsEmpty?: boolean
  /** Each comes and goes by itself. */
  dated?: boolean
}

/** A kind of part: what the owner's screens call it, and its fields in the order of its form. */
export type KindOfPart = {
  name: string
  /** Of the others, a second would show the same again. */
  isRepeatable?: boolean
  /** The heading that a new one begins with. */
  firstTitle?: string
  /** What the owner should know of it. */
  note?: string
  fields: Fields
}

type ShapeOf<F extends Fields> = { -readonly [Name in keyof F]: F[Name]['schema'] }

type Dates = { startsAt: string | null; endsAt: string | null }
export const dates = { startsAt: Timestamp.nullable(), endsAt: Timestamp.nullable() }

/** What the fields of a part or a row are together. */
export const objectOf = <F extends Fields>(fields: F): z.ZodObject<ShapeOf<F>> => {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  // Made of the schema of each field.
  return z.object(shape as ShapeOf<F>)
}

export const isWhole = (value: object) => {
  // Of what has no button both are undefined; some rows have a link alone.
  const { action, link } = value as { action?: string; link?: string }
  return action === undefined || (action === '') === (link === '')
}
export const whole = {
  path: ['action'],
  error: 'A button needs words and an address. Fill both, or leave both empty.',
}

export const isInOrder = ({ startsAt, endsAt }: Dates) =>
  startsAt === null || endsAt === null || startsAt < endsAt
export const order = { path: ['endsAt'], error: 'The end must be after the beginning.' }

/** A list of rows with these fields. */
export const rows = <F extends Fields>(fields: F, words: RowWords) => {
  const row = objectOf(fields)
  return { input: 'rows', fields, schema: listOf(row, words), ...words } as const
}

/** The same, each row with dates of its own. */
export const datedRows = <F extends Fields>(fields: F, words: RowWords) => {
  const row = objectOf(fields).extend(dates)
  // A row holds its dates, whatever its other fields are.
  const inOrder = row.refine(value => isInOrder(value as unknown as Dates), order)
  return { input: 'rows', fields, schema: listOf(inOrder, words), ...words, dated: true } as const
}

const listOf = <Row extends z.ZodType>(row: Row, { needsOne, add, max }: RowWords) => {
  // Every row is an object.
  const sound = row.refine(value => isWhole(value as object), whole)
  const list = z.array(sound).max(max)
  return needsOne ? list.min(1, `${add}.`) : list
}

const side = z.number().int().min(1).max(2400)
/** Which point of a picture stays in sight when it is cut, in percent from the left or from the top. */
const percent = z.number().int().min(0).max(100)

const pictureSchema = (name: HomePictureName) => {
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
export type HomePicture = z.infer<ReturnType<typeof pictureSchema>>

export const picture = (least: HomePictureName, help: string) =>
  ({ input: 'picture', least, schema: pictureSchema(least), label: 'Picture', help }) as const

export const optionalPicture = (least: HomePictureName, help: string, label = 'Picture') =>
  ({ input: 'picture', least, schema: pictureSchema(least).nullable(), label, help, optional: true }) as const

const optional = { optional: true } as const

/** One line of text. */
export const words = <Schema extends z.ZodType, More extends Partial<Words>>(
  schema: Schema,
  label: string,
  more?: More,
) => ({ input: 'line', schema, label, ...more }) as const

/** Text of more than a line; `lines` is how many its field shows. */
export const text = <Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  lines: number,
  more?: Partial<Words>,
) => ({ input: 'text', schema, label, lines, ...more }) as const

/** One of a few values, each with what the form calls it. */
export const choice = <Value extends string>(label: string, help: string, options: Record<Value, string>) => {
  // They are its keys.
  const values = Object.keys(options) as Value[]
  return { input: 'choice', schema: z.enum(values), label, help, options } as const
}

/** Something of the shop's by its code, which has to be chosen. */
export const chosen = <Noun extends 'category' | 'group' | 'collection'>(
  noun: Noun,
  max: number,
  label: string,
  help?: string,
) => {
  const schema = z.string().max(max).min(1, `Choose a ${noun}.`)
  return { input: noun, schema, label, ...(help && { help }) } as const
}

/** What a picture shows, for those who do not see it. */
export const alt = words(optionalLine(200), 'What the picture shows', {
  help: 'Read out to those who do not see it.',
  optional: true,
})

/** A line of at most so many characters that may be empty. */
export const wordsBelow = (max: number) => words(optionalLine(max), 'Words below', optional)

export const lead = words(optionalLine(60), 'Small words above the heading', optional)

export const link = (label: string, help?: string) =>
  ({ input: 'link', schema: optionalLink(), label, ...(help && { help }), ...optional }) as const

const anyPage = 'A page of your shop such as /search, or an address that begins with https://.'

/** The words of a button and where it leads; empty: there is none. */
export const button = {
  action: words(optionalLine(40), 'Words on the button', { optional: true, half: true }),
  link: { ...link('Where it leads', anyPage), half: true },
} as const
