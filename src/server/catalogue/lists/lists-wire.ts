import type { z } from 'zod'
import { familyHex } from '../../../contract/catalogue/colour-family.ts'
import { normaliseValue } from '../../../contract/catalogue/filter-value.ts'
import type { Facets, ProductFilters } from '../../../contract/catalogue/product-lists.ts'
import { filterTextNames, mapFilterTexts } from '../../../contract/catalogue/public-texts.ts'
import type { ReorderLine, ReorderPage } from '../../../contract/catalogue/reordering.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { Colour } from '../../db/schema.ts'
import { type Product, pictureOf } from '../product/product.ts'
import type { FacetCounts } from './facets.ts'
import type { Filters } from './filters.ts'
import type { ReorderRow } from './reorder-queries.ts'

/** A shelf of which more pieces are needed. */
export type ShelfToOrder = ReorderRow & { product: Product }

/** The filters that a query names; dollars become cents. */
export const fromWireFilters = (query: Omit<ProductFilters, 'sort'>): Filters => ({
  sizes: (query.size ?? []).map(normaliseValue),
  colours: (query.color ?? []).map(normaliseValue),
  texts: filterTextNames.map(name => wantedOf(query, name)),
  minCents: toCents(query.minPrice ?? 0),
  maxCents: query.maxPrice === undefined ? Number.POSITIVE_INFINITY : toCents(query.maxPrice),
  inStock: query.inStock ?? false,
})

const wantedOf = <Name extends string>(query: Partial<Record<Name, string[]>>, name: Name): string[] =>
  (query[name] ?? []).map(normaliseValue)

/**
 * A list's facets as the contract writes them; cents become dollars. A family of colours looks the same in every list, any other
 * colour as on the product that it names.
 */
export const toWireFacets = (
  { sizes, colours, texts, prices, inStock }: FacetCounts,
  coloursOf: ReadonlyMap<string, readonly Colour[]>,
): Facets => ({
  sizes,
  colors: colours.map(({ value, count, name, firstProductId }) => {
    const colour = coloursOf.get(firstProductId)?.find(each => each.name === name)
    const hex = familyHex(value) ?? colour?.hex
    return { value, count, ...(hex && { hex }), image: colour?.image ?? '' }
  }),
  ...mapFilterTexts(name => texts[filterTextNames.indexOf(name)] ?? []),
  prices: prices.map(({ minCents, maxCents, count }) => ({
    min: toAmount(minCents),
    max: maxCents === null ? null : toAmount(maxCents),
    count,
  })),
  inStock,
})

/** A shelf to order more for, with what its product is called; cents become dollars. */
export const toWireReorderLine = ({
  product,
  quantity,
  costCents,
  third,
  ...row
}: ShelfToOrder): ReorderLine => ({
  ...row,
  ...(third && { third }),
  title: product.title,
  picture: pictureOf(product, row.color),
  left: quantity,
  ...(costCents !== null && { cost: toAmount(costCents) }),
})

/** Some of them, with the sums over all. */
export const toWireReorderPage = (
  all: readonly ShelfToOrder[],
  { from, limit }: { from: number; limit: number },
): z.infer<typeof ReorderPage> => ({
  lines: all.slice(from, from + limit).map(toWireReorderLine),
  total: all.length,
  pieces: all.reduce((sum, { pieces }) => sum + pieces, 0),
  cost: toAmount(all.reduce((sum, { pieces, costCents }) => sum + pieces * (costCents ?? 0), 0)),
  withoutCost: all.filter(({ costCents }) => costCents === null).length,
})
