import { z } from 'zod'
import { type CategoryCode as Code, categories } from './categories.ts'
import { Dollars } from './dollars.ts'
import { isMissing } from './field-messages.ts'
import { toCents } from './money.ts'
import { Id, line, optionalLine, paragraph, Timestamp } from './text.ts'

export const CategoryCode = z.enum(categories.map(category => category.code) as [Code, ...Code[]], {
  error: ({ input }) => (isMissing(input) ? 'Category is required.' : undefined),
})

/** A picture's address: one of the shop's own paths, or https elsewhere. Scripts and data never. */
export const ImageUrl = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(\/(?!\/)|https:\/\/)[^\s\p{C}<>"'\\]+$/u, 'Use a picture of the shop or an https address.')

const ColorOption = z.object({
  Color: line(60, 'Please enter a name for every color.'),
  img: z
    .object({
      original: z.union([ImageUrl, z.literal('')], 'Use a picture of the shop or an https address.'),
    })
    .optional(),
  /** Optional extra: the dot's colour where there is no picture. */
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Write the colour like #8a2433.')
    .optional(),
})

const options = <T extends z.ZodType>(option: T) => z.array(option).max(50).default([])

const Stock = z.number().int().min(0).max(1_000_000)

/** Pieces of one colour and size; '' stands for every colour or size that has no row of its own. */
export const Shelf = z.object({
  color: optionalLine(60).default(''),
  size: optionalLine(60).default(''),
  quantity: Stock,
  /**
   * The quantity that was shown when the new one was typed. With it the difference counts, so that pieces sold
   * meanwhile do not come back; without it the quantity stands as it is sent.
   */
  seen: Stock.optional(),
})

/** Attributes whose values a piece may have all at once, so that nobody chooses between them. */
export const IncludedAttribute = z.enum(['Material', 'Length'])
export type IncludedAttribute = z.infer<typeof IncludedAttribute>

export const ProductInput = z.object({
  title: line(160, 'Title is required.'),
  category: CategoryCode,
  description: paragraph(10_000).default(''),
  inventory: Stock.default(0),
  /** Optional extra: the stock by colour and size. Where it is sent, `inventory` is not believed: it is their sum. */
  stock: z.array(Shelf).max(2_500, 'Use at most 2,500 rows of stock.').optional(),
  price: Dollars.refine(price => toCents(price) > 0, 'Price is required.'),
  displayPrice: Dollars.nullish(),
  product_images: z.array(ImageUrl).max(40, 'Use at most 40 pictures.').default([]),
  /** Optional extra: what each picture shows, by its address. */
  alts: z.record(z.string().max(2_000), optionalLine(400)).optional(),
  Color: options(ColorOption),
  Material: options(z.object({ Material: line(120) })),
  Length: options(z.object({ Length: line(120) })),
  Size: options(z.object({ Size: line(60) })),
  /** Optional extra: "Kurta 39 in" and "Trousers 37 in" both come with the set; "Short" and "Long" are a choice. */
  included: z.array(IncludedAttribute).max(2).default([]),
  /** Optional extra: a draft is seen by the staff alone, a product scheduled for later by all from then on. */
  status: z.enum(['draft', 'published']).optional(),
  publishAt: Timestamp.refine(
    text => /^2(0\d\d|100)-/.test(text),
    'Use a time between the years 2000 and 2100.',
  ).nullish(),
})
export type ProductInput = z.infer<typeof ProductInput>

/** An edit says everything anew, but stock that is not mentioned stays as it is. */
export const ProductEdit = ProductInput.extend({
  inventory: Stock.optional(),
  /** As a shelf's `seen`. */
  inventorySeen: Stock.optional(),
  /** The product's `updated_at` when the form was filled: the edit is refused where somebody changed it since. */
  updated_at: Timestamp.optional(),
})
export type ProductEdit = z.infer<typeof ProductEdit>

/** `placeholder` is a tiny blurred likeness as a data address, for the moments before the picture is there. */
const Picture = z.object({ url: z.string(), alt: z.string(), placeholder: z.string().optional() })

export const Product = z.object({
  _id: Id,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  price: Dollars,
  displayPrice: Dollars,
  inventory: z.number().int().min(0),
  stock: z.array(z.object({ color: z.string(), size: z.string(), quantity: z.number().int().min(0) })),
  product_images: z.array(z.string()),
  pictures: z.array(Picture),
  Color: z.array(
    z.object({ Color: z.string(), img: z.object({ original: z.string() }), hex: z.string().optional() }),
  ),
  Material: z.array(z.object({ Material: z.string() })),
  Length: z.array(z.object({ Length: z.string() })),
  Size: z.array(z.object({ Size: z.string() })),
  included: z.array(IncludedAttribute),
  /** For cards: a colour's name and the picture it switches to ('' when it has none). */
  colors: z.array(z.object({ name: z.string(), image: z.string(), hex: z.string().optional() })),
  /** While a deal takes something off: `price` is what is paid until then, `displayPrice` what it was before. */
  deal: z.object({ percentOff: z.number().int(), endDate: Timestamp }).optional(),
  created_at: Timestamp,
  /** When it appeared in the shop or will; null for a draft. */
  published_at: Timestamp.nullable(),
  updated_at: Timestamp,
})
export type Product = z.infer<typeof Product>

/** The choices a line of cart or order carries; all optional. */
export const ChosenOptions = z.strictObject({
  color: optionalLine(60).optional(),
  size: optionalLine(60).optional(),
  length: optionalLine(120).optional(),
  material: optionalLine(120).optional(),
})
export type ChosenOptions = z.infer<typeof ChosenOptions>
