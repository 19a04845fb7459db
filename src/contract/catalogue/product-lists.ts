import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { nameOf } from '../field-messages.ts'
import { pageQuery } from '../lists.ts'
import { maxAmount } from '../max-amount.ts'
import { Id, searchText } from '../text.ts'
import { Product } from './catalogue.ts'
import { mapFilterTexts } from './public-texts.ts'
import { sortOrders } from './sort-orders.ts'
import { mapValueFilters } from './value-filters.ts'

/** Values separated by commas, at most `max` characters together. */
const commaList = (max: number) =>
  z
    .string()
    .max(max)
    .refine(text => !text.includes('\u0000'), {
      error: ({ path }) => `Remove the control characters from ${nameOf(path)}.`,
    })
    .transform(text =>
      text
        .split(',')
        .map(value => value.trim())
        .filter(Boolean),
    )

/** In the shop's currency. A form sends '' for an empty price field, which must not become 0. */
const PriceLimit = z.preprocess(
  value => (value === '' ? undefined : value),
  z.coerce.number().min(0).max(maxAmount).optional(),
)

/** The filters of a product list; several values of a filter are separated by commas. */
export const ProductFilters = z.object({
  sort: z.enum(sortOrders).default('newest'),
  /** Colours by name, or families such as "Green" for all its shades; everything else by its value. */
  ...mapValueFilters(() => commaList(500).optional()),
  minPrice: PriceLimit,
  maxPrice: PriceLimit,
  inStock: z
    .enum(['0', '1'])
    .transform(value => value === '1')
    .optional(),
})
export type ProductFilters = z.infer<typeof ProductFilters>

/** The page, filters and sort order of a category. */
export const CategoryQuery = pageQuery(100).extend(ProductFilters.shape)
export type CategoryQuery = z.infer<typeof CategoryQuery>

/**
 * A product list: of a category, of a search (`q`), of both, or of all products. By default the newest come first, or
 * with `q` the best matches.
 */
export const BrowseQuery = pageQuery(24, 240).extend({
  ...ProductFilters.shape,
  sort: z.enum(sortOrders).optional(),
  /** A category's code or a group's; an unknown one is answered with 404, as on its page. */
  category: Id.optional(),
  q: searchText(200).optional(),
  /** A collection's slug, in place of the others; chosen products come in their order. */
  collection: Id.optional(),
})
export type BrowseQuery = z.infer<typeof BrowseQuery>

const count = z.number().int().min(0)

const values = z.array(z.object({ value: z.string(), count }))

/**
 * The filters that fit a list. Each count says how many products would be left with that value, given the other
 * filters; it is 0 for values that the other filters exclude. Colours come by family; a single one that is asked for is added.
 */
export const Facets = z.object({
  sizes: values,
  ...mapFilterTexts(() => values),
  colors: z.array(z.object({ value: z.string(), count, hex: z.string().optional(), image: z.string() })),
  /** Price bands in the shop's currency, lowest first, `max` included; null for no upper end. */
  prices: z.array(z.object({ min: Amount, max: Amount.nullable(), count })),
  inStock: count,
})
export type Facets = z.infer<typeof Facets>

/** `total` counts the products after filtering, `all` those before. */
export const BrowseResult = z.object({ products: z.array(Product), total: count, all: count, facets: Facets })
export type BrowseResult = z.infer<typeof BrowseResult>

/** Up to fifty ids, separated by commas. */
export const ProductIdsQuery = z.object({
  ids: commaList(50 * 121).pipe(z.array(Id).max(50, 'Use at most 50 ids.')),
})

/** A search text and the page of its results. */
export const SearchInput = z.object({
  query: searchText(200),
  page: z.number().int().min(0).max(1_000_000).default(1),
  limit: z.number().int().min(1).max(100).default(24),
})
export type SearchInput = z.infer<typeof SearchInput>

/** `productId` is the whole product, as the specification has it. */
export const HotSelling = z.array(z.object({ productId: Product, sold: z.number().int().min(0) }))
