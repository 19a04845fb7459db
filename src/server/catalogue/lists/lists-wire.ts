import { toCents, toDollars } from '../../../contract/money.ts'
import type { Facets, ProductFilters } from '../../../contract/product-lists.ts'
import type { FacetCounts } from './facets.ts'
import { normaliseValue } from './filterable-products.ts'
import type { Filters } from './filters.ts'

/** The filters that a query names; dollars become cents. */
export const fromWireFilters = (query: Omit<ProductFilters, 'sort'>): Filters => ({
  sizes: (query.size ?? []).map(normaliseValue),
  colours: (query.color ?? []).map(normaliseValue),
  minCents: toCents(query.minPrice ?? 0),
  maxCents: query.maxPrice === undefined ? Number.POSITIVE_INFINITY : toCents(query.maxPrice),
  inStock: query.inStock ?? false,
})

/** A list's facets as the contract writes them; cents become dollars. */
export const toWireFacets = ({ sizes, colours, prices, inStock }: FacetCounts): Facets => ({
  sizes,
  colors: colours.map(({ value, count, colour: { hex, image } }) => ({
    value,
    count,
    ...(hex ? { hex } : {}),
    image,
  })),
  prices: prices.map(({ minCents, maxCents, count }) => ({
    min: toDollars(minCents),
    max: maxCents === null ? null : toDollars(maxCents),
    count,
  })),
  inStock,
})
