import { colourFamily } from '../../../contract/catalogue/colour-family.ts'
import { normaliseValue, toFilterValue } from '../../../contract/catalogue/filter-value.ts'
import { choiceFilter, type Filters, isInPriceRange, type MatchingChoices, matchChoices } from './filters.ts'
import { type PriceBand, priceBands } from './price-bands.ts'
import type { OptionSet, Options } from './product-index/options.ts'
import type { ProductList } from './product-index/product-list.ts'
import { bySize } from './size-order.ts'

/** The facets of a list; each count says how many products a value would leave while the other filters stay. */
export type FacetCounts = {
  sizes: { value: string; count: number }[]
  /**
   * The families of the list's colours. The first product of the list that has such a colour, there called `name`, shows how
   * it looks.
   */
  colours: { value: string; count: number; name: string; firstProductId: string }[]
  /** For each of `filterTextNames`. */
  texts: { value: string; count: number }[][]
  prices: (PriceBand & { count: number })[]
  inStock: number
}

/** How many products of a list have the same options. */
type Tally = {
  options: Options
  firstRow: number
  all: number
  /** Those that the filter on price lets through. */
  inRange: number
}

/** The facets of a list under these filters. */
export function facetsOf(list: ProductList, filters: Filters): FacetCounts {
  const tallies = tallyOptions(list, filters)
  return {
    sizes: sizeFacet(tallies, filters),
    colours: colourFacet(list, tallies, filters),
    texts: filters.texts.map((_, nth) => textFacet(tallies, filters, nth)),
    prices: priceFacet(list, filters),
    inStock: countInStock(tallies, filters),
  }
}

/** In the order in which the options first come in the list. */
function tallyOptions({ columns, dictionaries, rows }: ProductList, filters: Filters): Tally[] {
  const byOptionsNumber: Tally[] = []
  const tallies: Tally[] = []
  for (const row of rows) {
    const optionsNumber = columns.options[row] ?? 0
    let tally = byOptionsNumber[optionsNumber]
    if (!tally) {
      tally = { options: dictionaries.options.decode(optionsNumber), firstRow: row, all: 0, inRange: 0 }
      byOptionsNumber[optionsNumber] = tally
      tallies.push(tally)
    }
    tally.all += 1
    if (isInPriceRange(columns.priceCents[row] ?? 0, filters)) tally.inRange += 1
  }
  return tallies
}

function sizeFacet(tallies: readonly Tally[], filters: Filters): FacetCounts['sizes'] {
  const counts = countProductsBy('size', tallies, 'inRange', matchChoices({ ...filters, sizes: [] }))
  const sizes = firstByValue(
    [...firstRowOfSets(tallies).keys()].flatMap(set => set.sizes),
    size => size,
  )
  return [...sizes]
    .map(([key, name]) => ({ value: toFilterValue(name), count: counts.get(key) ?? 0 }))
    .sort((a, b) => bySize(a.value, b.value))
}

/** The values of a text, the most frequent first. */
function textFacet(tallies: readonly Tally[], filters: Filters, nth: number): FacetCounts['texts'][number] {
  const matching = matchChoices({ ...filters, texts: filters.texts.with(nth, []) })
  const texts = firstByValue(
    [...firstRowOfSets(tallies).keys()].flatMap(set => set.texts[nth] || []),
    text => text,
  )
  const count = (key: string) =>
    tallies
      .filter(({ options }) => normaliseValue(options.set.texts[nth] ?? '') === key)
      .reduce((sum, { options, inRange }) => sum + (matching(options).length > 0 ? inRange : 0), 0)
  return [...texts]
    .map(([key, name]) => ({ value: toFilterValue(name), count: count(key) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

const noFilters = { sizes: [], colours: [], texts: [], inStock: false }

/**
 * Families of colours, and a single colour where it is filtered by. The most frequent of the unfiltered list come first, so that
 * none moves while filters are chosen.
 */
function colourFacet(
  { columns }: ProductList,
  tallies: readonly Tally[],
  filters: Filters,
): FacetCounts['colours'] {
  const all = [...firstRowOfSets(tallies)].flatMap(([set, firstRow]) =>
    set.colours.map(name => ({ name, firstRow })),
  )
  const families = firstByValue(all, ({ name }) => colourFamily(name))
  const asked = [...firstByValue(all, ({ name }) => name)].filter(
    ([colour]) => filters.colours.includes(colour) && !families.has(colour),
  )
  const count = (counted: 'all' | 'inRange', matching: MatchingChoices) =>
    new Map([
      ...countProductsBy('colour', tallies, counted, matching),
      ...countProductsBy('family', tallies, counted, matching),
    ])
  const counts = count('inRange', matchChoices({ ...filters, colours: [] }))
  const unfiltered = count('all', matchChoices(noFilters))
  return [
    ...[...families].map(([key, first]) => ({ key, value: colourFamily(first.name), ...first })),
    ...asked.map(([key, first]) => ({ key, value: toFilterValue(first.name), ...first })),
  ]
    .sort((a, b) => (unfiltered.get(b.key) ?? 0) - (unfiltered.get(a.key) ?? 0) || (a.key < b.key ? -1 : 1))
    .map(({ key, value, name, firstRow }) => ({
      value,
      count: counts.get(key) ?? 0,
      name,
      firstProductId: columns.id[firstRow] ?? '',
    }))
}

function priceFacet(list: ProductList, filters: Filters): FacetCounts['prices'] {
  const { rows, columns } = list
  const prices = new Int32Array(rows.length)
  rows.forEach((row, nth) => {
    prices[nth] = columns.priceCents[row] ?? 0
  })
  const isMatch = choiceFilter(list, filters)
  const bands = priceBands(prices).map(band => ({ ...band, count: 0 }))
  prices.forEach((price, nth) => {
    const band = bands.findLast(({ minCents }) => price >= minCents)
    if (band && isMatch(rows[nth] ?? 0)) band.count += 1
  })
  return bands
}

function countInStock(tallies: readonly Tally[], filters: Filters): number {
  const matching = matchChoices({ ...filters, inStock: true })
  const inStock = tallies.filter(({ options }) => matching(options).length > 0)
  return inStock.reduce((sum, { inRange }) => sum + inRange, 0)
}

/** How many products come in each size, colour or family of colours, among their matching choices. */
function countProductsBy(
  option: 'size' | 'colour' | 'family',
  tallies: readonly Tally[],
  counted: 'all' | 'inRange',
  matching: MatchingChoices,
): Map<string, number> {
  const counts = new Map<string, { products: number; last: Tally }>()
  for (const tally of tallies)
    for (const index of matching(tally.options)) {
      const value = tally.options.set.choices[index]?.[option] ?? ''
      const count = counts.get(value)
      if (!count) counts.set(value, { products: tally[counted], last: tally })
      else if (count.last !== tally) {
        count.products += tally[counted]
        count.last = tally
      }
    }
  return new Map([...counts].map(([value, { products }]) => [value, products]))
}

/** The option sets in the order in which they first come in the list, with the row of the first product. */
function firstRowOfSets(tallies: readonly Tally[]): Map<OptionSet, number> {
  const rows = new Map<OptionSet, number>()
  for (const { options, firstRow } of tallies) if (!rows.has(options.set)) rows.set(options.set, firstRow)
  return rows
}

/** The options by normalised value; of those with the same value the first in the list. */
function firstByValue<T>(options: readonly T[], nameOf: (option: T) => string): Map<string, T> {
  const first = new Map<string, T>()
  for (const option of options) {
    const key = normaliseValue(nameOf(option))
    if (!first.has(key)) first.set(key, option)
  }
  return first
}
