import { toDollars } from '../../../contract/money.ts'
import type { Facets } from '../../../contract/product-lists.ts'
import type { Color } from '../../db/schema.ts'
import { type FilterableProduct, normaliseValue, toFilterValue } from './filterable-products.ts'
import { type Filters, isInPriceRange, matchingChoices } from './filters.ts'
import { priceBands } from './price-bands.ts'
import { bySize } from './size-order.ts'

/** What a list can be narrowed by, each value with how many it would show while the other filters stay in force. */
export function facetsOf(list: readonly FilterableProduct[], wanted: Filters): Facets {
  const affordable = list.filter(product => isInPriceRange(product, wanted))
  return {
    sizes: sizeFacet(list, affordable, wanted),
    colors: colorFacet(list, affordable, wanted),
    prices: priceFacet(list, wanted),
    inStock: affordable.filter(product => matchingChoices(product, { ...wanted, inStock: true }).length > 0)
      .length,
  }
}

function sizeFacet(
  list: readonly FilterableProduct[],
  affordable: readonly FilterableProduct[],
  wanted: Filters,
): Facets['sizes'] {
  const counts = countKinds(affordable, 'size', { ...wanted, sizes: [] })
  const sizes = firstOf(
    list.flatMap(product => product.sizes),
    size => size,
  )
  return [...sizes.entries()]
    .map(([key, value]) => ({ value: toFilterValue(value), count: counts.get(key) ?? 0 }))
    .sort((a, b) => bySize(a.value, b.value))
}

/** The colours of most products first, however the list is narrowed, so that none jumps away while choosing. */
function colorFacet(
  list: readonly FilterableProduct[],
  affordable: readonly FilterableProduct[],
  wanted: Filters,
): Facets['colors'] {
  const counts = countKinds(affordable, 'color', { ...wanted, colors: [] })
  const worn = countKinds(list, 'color', { sizes: [], colors: [], inStock: false })
  const colors = firstOf(
    list.flatMap(product => product.colors),
    color => color.name,
  )
  return [...colors.entries()]
    .sort(([a], [b]) => (worn.get(b) ?? 0) - (worn.get(a) ?? 0) || (a < b ? -1 : 1))
    .map(([key, color]) => toColorValue(color, counts.get(key) ?? 0))
}

const toColorValue = ({ name, image, hex }: Color, count: number) => ({
  value: toFilterValue(name),
  count,
  ...(hex ? { hex } : {}),
  image,
})

function priceFacet(list: readonly FilterableProduct[], wanted: Filters): Facets['prices'] {
  const others = list.filter(product => matchingChoices(product, wanted).length > 0)
  return priceBands(list.map(product => product.priceCents)).map(({ min, max }) => ({
    min: toDollars(min),
    max: max === null ? null : toDollars(max),
    count: others.filter(({ priceCents }) => priceCents >= min && priceCents <= (max ?? priceCents)).length,
  }))
}

/** How many of the products come in each size, or colour. */
function countKinds(
  list: readonly FilterableProduct[],
  kind: 'size' | 'color',
  wanted: Pick<Filters, 'sizes' | 'colors' | 'inStock'>,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const product of list) {
    const values = new Set(matchingChoices(product, wanted).map(choice => choice[kind]))
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** The values by their plain name, each as it stands first in the list. */
function firstOf<T>(values: readonly T[], nameOf: (value: T) => string): Map<string, T> {
  const first = new Map<string, T>()
  for (const value of values) {
    const key = normaliseValue(nameOf(value))
    if (!first.has(key)) first.set(key, value)
  }
  return first
}
