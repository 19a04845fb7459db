import { z } from 'zod'
import { type CategoryCode as Code, categories } from './categories.ts'
import { Dollars } from './dollars.ts'
import { toCents } from './money.ts'
import { pageQuery } from './page-query.ts'
import { sortOrders } from './sort-orders.ts'
import { Id, line, optionalLine, paragraph, searchText, Timestamp } from './text.ts'

export const CategoryCode = z.enum(
  categories.map(category => category.code) as [Code, ...Code[]],
  'Category is required.',
)

/** A picture's address: one of the shop's own paths, or https elsewhere. Scripts and data never. */
export const ImageUrl = z
  .string()
  .trim()
  .max(2_000, 'Use at most 2000 characters.')
  .regex(/^(\/(?!\/)|https:\/\/)[^\s\p{C}<>"'\\]+$/u, 'Use a picture of the shop or an https address.')

const ColorOption = z.object({
  Color: line(60, 'Please enter a name for every color.'),
  img: z.object({ original: z.union([ImageUrl, z.literal('')]) }).optional(),
  /** Optional extra: the dot's colour where there is no picture. */
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Write the colour like #8a2433.')
    .optional(),
})

const options = <T extends z.ZodType>(option: T) =>
  z.array(option).max(50, 'Use at most 50 values.').default([])

const Stock = z.number().int('Use a whole number.').min(0, 'Stock cannot be negative.').max(1_000_000)

export const ProductInput = z.object({
  title: line(160, 'Title is required.'),
  category: CategoryCode,
  description: paragraph(10_000).default(''),
  inventory: Stock.default(0),
  price: Dollars.refine(price => toCents(price) > 0, 'Price is required.'),
  displayPrice: Dollars.nullish(),
  product_images: z.array(ImageUrl).max(40, 'Use at most 40 pictures.').default([]),
  /** Optional extra: what each picture shows, by its address. */
  alts: z.record(z.string().max(2_000), optionalLine(400)).optional(),
  Color: options(ColorOption),
  Material: options(z.object({ Material: line(120) })),
  Length: options(z.object({ Length: line(120) })),
  Size: options(z.object({ Size: line(60) })),
})
export type ProductInput = z.infer<typeof ProductInput>

/** An edit says everything anew, but stock that is not mentioned stays as it is. */
export const ProductEdit = ProductInput.extend({ inventory: Stock.optional() })
export type ProductEdit = z.infer<typeof ProductEdit>

const Picture = z.object({ url: z.string(), alt: z.string() })

export const Product = z.object({
  _id: Id,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  price: Dollars,
  displayPrice: Dollars,
  inventory: z.number().int().min(0),
  product_images: z.array(z.string()),
  pictures: z.array(Picture),
  Color: z.array(
    z.object({ Color: z.string(), img: z.object({ original: z.string() }), hex: z.string().optional() }),
  ),
  Material: z.array(z.object({ Material: z.string() })),
  Length: z.array(z.object({ Length: z.string() })),
  Size: z.array(z.object({ Size: z.string() })),
  /** For cards: a colour's name and the picture it switches to ('' when it has none). */
  colors: z.array(z.object({ name: z.string(), image: z.string(), hex: z.string().optional() })),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type Product = z.infer<typeof Product>

export const ProductPage = z.object({
  products: z.array(Product),
  totalProducts: z.number().int().min(0),
})

const CommaList = searchText(500)
  .refine(text => !text.includes('\u0000'), 'Remove the control characters.')
  .transform(text =>
    text
      .split(',')
      .map(value => value.trim())
      .filter(Boolean),
  )

/** Optional narrowing of a product list; several values of a filter are separated by commas. */
export const ProductFilters = z.object({
  sort: z.enum(sortOrders).default('newest'),
  size: CommaList.optional(),
  color: CommaList.optional(),
  minPrice: z.coerce.number().min(0).max(1_000_000).optional(),
  maxPrice: z.coerce.number().min(0).max(1_000_000).optional(),
  inStock: z
    .enum(['0', '1'])
    .transform(value => value === '1')
    .optional(),
})
export type ProductFilters = z.infer<typeof ProductFilters>

export const CategoryQuery = pageQuery(100).extend(ProductFilters.shape)
export type CategoryQuery = z.infer<typeof CategoryQuery>

export const SearchInput = z.object({
  query: searchText(200),
  page: z.number().int().min(0).max(1_000_000).default(1),
  limit: z.number().int().min(1).max(100).default(24),
})
export type SearchInput = z.infer<typeof SearchInput>

/** `productId` holds the product, as the specification's cards read it. */
export const HotSelling = z.array(z.object({ productId: Product, sold: z.number().int().min(0) }))

/** The choices a line of cart or order carries; all optional. */
export const ChosenOptions = z.strictObject({
  color: optionalLine(60).optional(),
  size: optionalLine(60).optional(),
  length: optionalLine(120).optional(),
  material: optionalLine(120).optional(),
})
export type ChosenOptions = z.infer<typeof ChosenOptions>
