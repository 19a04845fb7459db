import { normaliseValue } from '../../../contract/filter-value.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { Facets, ProductFilters } from '../../../contract/product-lists.ts'
import type { Colour } from '../../db/schema.ts'
import type { FacetCounts } from './facets.ts'
import type { Filters } from './filters.ts'

/** The filters that a query names; dollars become cents. */
export const fromWireFilters = (query: Omit<ProductFilters, 'sort'>): Filters => ({
  sizes: (query.size ?? []).map(normaliseValue),
  colours: (query.color ?? []).map(normaliseValue),
  minCents: toCents(query.minPrice ?? 0),
  maxCents: query.maxPrice === undefined ? Number.POSITIVE_INFINITY : toCents(query.maxPrice),
  inStock: query.inStock ?? false,
})

/** A list's facets as the contract writes them, with the colours of the products they name; cents become dollars. */
export const toWireFacets = (
  { sizes, colours, prices, inStock }: FacetCounts,
  coloursOf: ReadonlyMap<string, readonly Colour[]>,
): Facets => ({
  sizes,
  colors: colours.map(({ value, count, normalisedName, firstProductId }) => {
    const colour = coloursOf.get(firstProductId)?.find(({ name }) => normaliseValue(name) === normalisedName)
    return { value, count, ...(colour?.hex ? { hex: colour.hex } : {}), image: colour?.image ?? '' }
  }),
  prices: prices.map(({ minCents, maxCents, count }) => ({
    min: toAmount(minCents),
    max: maxCents === null ? null : toAmount(maxCents),
    count,
  })),
  inStock,
})
