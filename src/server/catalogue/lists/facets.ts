import type { Colour } from '../../db/schema.ts'
import { type FilterableProduct, normaliseValue, toFilterValue } from './filterable-products.ts'
import { type Filters, isInPriceRange, matchingChoices } from './filters.ts'
import { type PriceBand, priceBands } from './price-bands.ts'
import { bySize } from './size-order.ts'

/** The facets of a list; each count says how many products a value would leave while the other filters stay. */
export type FacetCounts = {
  sizes: { value: string; count: number }[]
  colours: { value: string; count: number; colour: Colour }[]
  prices: (PriceBand & { count: number })[]
  inStock: number
}

/** The facets of a list under these filters. */
export function facetsOf(list: readonly FilterableProduct[], filters: Filters): FacetCounts {
  const inRange = list.filter(product => isInPriceRange(product, filters))
  return {
    sizes: sizeFacet(list, inRange, filters),
    colours: colourFacet(list, inRange, filters),
    prices: priceFacet(list, filters),
    inStock: inRange.filter(product => matchingChoices(product, { ...filters, inStock: true }).length > 0)
      .length,
  }
}

function sizeFacet(
  list: readonly FilterableProduct[],
  inRange: readonly FilterableProduct[],
  filters: Filters,
): FacetCounts['sizes'] {
  const counts = countProductsBy('size', inRange, { ...filters, sizes: [] })
  const sizes = firstByValue(
    list.flatMap(product => product.sizes),
    size => size,
  )
  return [...sizes]
    .map(([key, size]) => ({ value: toFilterValue(size), count: counts.get(key) ?? 0 }))
    .sort((a, b) => bySize(a.value, b.value))
}

/** The most frequent colours of the unfiltered list come first, so that none moves while filters are chosen. */
function colourFacet(
  list: readonly FilterableProduct[],
  inRange: readonly FilterableProduct[],
  filters: Filters,
): FacetCounts['colours'] {
  const counts = countProductsBy('colour', inRange, { ...filters, colours: [] })
  const unfiltered = countProductsBy('colour', list, { sizes: [], colours: [], inStock: false })
  const colours = firstByValue(
    list.flatMap(product => product.colours),
    colour => colour.name,
  )
  return [...colours]
    .sort(([a], [b]) => (unfiltered.get(b) ?? 0) - (unfiltered.get(a) ?? 0) || (a < b ? -1 : 1))
    .map(([key, colour]) => ({ value: toFilterValue(colour.name), count: counts.get(key) ?? 0, colour }))
}

function priceFacet(list: readonly FilterableProduct[], filters: Filters): FacetCounts['prices'] {
  const others = list.filter(product => matchingChoices(product, filters).length > 0)
  return priceBands(list.map(product => product.priceCents)).map(({ minCents, maxCents }) => ({
    minCents,
    maxCents,
    count: others.filter(({ priceCents }) => priceCents >= minCents && priceCents <= (maxCents ?? priceCents))
      .length,
  }))
}

/** How many products come in each size, or colour, that the filters let through. */
function countProductsBy(
  option: 'size' | 'colour',
  list: readonly FilterableProduct[],
  filters: Pick<Filters, 'sizes' | 'colours' | 'inStock'>,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const product of list) {
    const values = new Set(matchingChoices(product, filters).map(choice => choice[option]))
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** The options by normalised name; of those with the same name the first in the list. */
function firstByValue<T>(options: readonly T[], nameOf: (option: T) => string): Map<string, T> {
  const first = new Map<string, T>()
  for (const option of options) {
    const key = normaliseValue(nameOf(option))
    if (!first.has(key)) first.set(key, option)
  }
  return first
}
