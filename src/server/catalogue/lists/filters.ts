import { normaliseValue } from '../../../contract/catalogue/filter-value.ts'
import type { SortOrder } from '../../../contract/catalogue/sort-orders.ts'
import type { ListColumns } from './product-index/list-columns.ts'
import type { OptionSet, Options } from './product-index/options.ts'
import type { ProductList } from './product-index/product-list.ts'

/**
 * The filters of a list. Sizes and colours, which may be families of colours, are as `normaliseValue` writes them; an empty
 * list filters nothing.
 */
export type Filters = {
  sizes: readonly string[]
  colours: readonly string[]
  /** For each of `filterTextNames` the wanted values, as `normaliseValue` writes them. */
  texts: readonly (readonly string[])[]
  minCents: number
  maxCents: number
  inStock: boolean
}

const isWanted = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value)

/** The choices of some options that the filters let through, by their index in the option set. */
export type MatchingChoices = (options: Options) => readonly number[]

export function matchChoices({
  sizes,
  colours,
  texts,
  inStock,
}: Pick<Filters, 'sizes' | 'colours' | 'texts' | 'inStock'>): MatchingChoices {
  const wantedOf = new Map<OptionSet, readonly number[]>()
  const hasTexts = (set: OptionSet) =>
    texts.every((wanted, nth) => isWanted(wanted, normaliseValue(set.texts[nth] ?? '')))
  const findWanted = (set: OptionSet) =>
    (hasTexts(set) ? set.choices : []).flatMap(({ colour, family, size }, index) =>
      isWanted(sizes, size) && (isWanted(colours, colour) || isWanted(colours, family)) ? index : [],
    )
  return ({ set, inStock: stock }) => {
    const wanted = wantedOf.get(set) ?? findWanted(set)
    wantedOf.set(set, wanted)
    return inStock ? wanted.filter(index => stock[index] === '1') : wanted
  }
}

/** Whether the filter on price lets a product through; both bounds are included. */
export const isInPriceRange = (priceCents: number, { minCents, maxCents }: Filters): boolean =>
  priceCents >= minCents && priceCents <= maxCents

/** Tells of a row whether the filters on size, colour and stock let its product through. */
export function choiceFilter(
  { columns, dictionaries }: ProductList,
  filters: Filters,
): (row: number) => boolean {
  const matching = matchChoices(filters)
  /** By `optionsNumber`, for the options that were asked about. */
  const known: boolean[] = []
  return row => {
    const optionsNumber = columns.options[row] ?? 0
    const isMatch = known[optionsNumber] ?? matching(dictionaries.options.decode(optionsNumber)).length > 0
    known[optionsNumber] = isMatch
    return isMatch
  }
}

/** The rows of the products that all filters let through, in their order. */
export function applyFilters(list: ProductList, filters: Filters): Uint32Array {
  const isMatch = choiceFilter(list, filters)
  const { priceCents } = list.columns
  return list.rows.filter(row => isInPriceRange(priceCents[row] ?? 0, filters) && isMatch(row))
}

/** What a row is sorted by, the smallest first. */
const sortKeys: Record<SortOrder, (columns: ListColumns, row: number) => number> = {
  newest: () => 0,
  'price-asc': ({ priceCents }, row) => priceCents[row] ?? 0,
  'price-desc': ({ priceCents }, row) => -(priceCents[row] ?? 0),
  saving: ({ priceCents, displayPriceCents }, row) => (priceCents[row] ?? 0) - (displayPriceCents[row] ?? 0),
}

/** More than there are rows, and so few that a number holds a price in cents before the row. */
const rowsPerKey = 2 ** 24

/** Sorts rows; of equals the newest comes first, which is the one at the lower row. */
export function sortRows(columns: ListColumns, rows: Uint32Array, sort: SortOrder): Uint32Array {
  // Plain numbers are sorted many times faster than by a function that compares.
  const keys = new Float64Array(rows.length)
  rows.forEach((row, nth) => {
    keys[nth] = sortKeys[sort](columns, row) * rowsPerKey + row
  })
  const sorted = new Uint32Array(rows.length)
  keys.sort().forEach((key, nth) => {
    sorted[nth] = key - Math.floor(key / rowsPerKey) * rowsPerKey
  })
  return sorted
}
