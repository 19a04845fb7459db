import { z } from 'zod'
import { Product } from './catalogue.ts'
import { Dollars } from './dollars.ts'
import { nameOf } from './field-messages.ts'
import { pageQuery, sortOrders } from './lists.ts'
import { Id, searchText } from './text.ts'

/** Values between commas, so many characters in all. */
const commaList = (max: number) =>
  searchText(max)
    .refine(text => !text.includes('\u0000'), {
      error: ({ path }) => `Remove the control characters from ${nameOf(path)}.`,
    })
    .transform(text =>
      text
        .split(',')
        .map(value => value.trim())
        .filter(Boolean),
    )

/** A form sends '' for a price nobody typed; taken for the number 0 it would let nothing through. */
const PriceLimit = z.preprocess(
  value => (value === '' ? undefined : value),
  z.coerce.number().min(0).max(1_000_000).optional(),
)

/** Optional narrowing of a product list; several values of a filter are separated by commas. */
export const ProductFilters = z.object({
  sort: z.enum(sortOrders).default('newest'),
  size: commaList(500).optional(),
  color: commaList(500).optional(),
  minPrice: PriceLimit,
  maxPrice: PriceLimit,
  inStock: z
    .enum(['0', '1'])
    .transform(value => value === '1')
    .optional(),
})
export type ProductFilters = z.infer<typeof ProductFilters>

export const CategoryQuery = pageQuery(100).extend(ProductFilters.shape)
export type CategoryQuery = z.infer<typeof CategoryQuery>

/**
 * A list of the shop: of one category, of a search (`q`), of both or of everything. Without `sort` the newest
 * come first, with `q` the best matches.
 */
export const BrowseQuery = pageQuery(24, 240).extend({
  ...ProductFilters.shape,
  sort: z.enum(sortOrders).optional(),
  /** A category's code; one the shop does not have is not found rather than invalid, as on its own page. */
  category: Id.optional(),
  q: searchText(200).optional(),
})
export type BrowseQuery = z.infer<typeof BrowseQuery>

const count = z.number().int().min(0)

/**
 * What a list can be narrowed by. Each count tells how many products would be shown with that value, the other
 * filters in force staying as they are; values of the list that the other filters leave out count 0.
 */
export const Facets = z.object({
  sizes: z.array(z.object({ value: z.string(), count })),
  colors: z.array(z.object({ value: z.string(), count, hex: z.string().optional(), image: z.string() })),
  /** Bands of prices in dollars, lowest first, `max` included; null: no end. */
  prices: z.array(z.object({ min: Dollars, max: Dollars.nullable(), count })),
  inStock: count,
})
export type Facets = z.infer<typeof Facets>

/** `total` counts what the filters let through, `all` what is there without any. */
export const BrowseResult = z.object({ products: z.array(Product), total: count, all: count, facets: Facets })
export type BrowseResult = z.infer<typeof BrowseResult>

/** Room for fifty ids of the greatest length. */
export const ProductIdsQuery = z.object({
  ids: commaList(50 * 121).pipe(z.array(Id).max(50, 'Use at most 50 ids.')),
})

export const SearchInput = z.object({
  query: searchText(200),
  page: z.number().int().min(0).max(1_000_000).default(1),
  limit: z.number().int().min(1).max(100).default(24),
})
export type SearchInput = z.infer<typeof SearchInput>

/** `productId` holds the product, as the specification's cards read it. */
export const HotSelling = z.array(z.object({ productId: Product, sold: z.number().int().min(0) }))
