import type { SortOrder } from '../../../contract/sort-orders.ts'
import type { FilterableProduct } from './filterable-products.ts'

/** The filters of a list. Sizes and colours are as `normaliseValue` writes them; an empty list filters nothing. */
export type Filters = {
  sizes: readonly string[]
  colours: readonly string[]
  minCents: number
  maxCents: number
  inStock: boolean
}

const isWanted = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value)

/** The choices of a product that the filters on size, colour and stock let through. */
export const matchingChoices = (
  { choices }: FilterableProduct,
  filters: Pick<Filters, 'sizes' | 'colours' | 'inStock'>,
) =>
  choices.filter(
    ({ colour, size, inStock }) =>
      isWanted(filters.sizes, size) && isWanted(filters.colours, colour) && (inStock || !filters.inStock),
  )

/** Whether the filter on price lets a product through; both bounds are included. */
export const isInPriceRange = ({ priceCents }: FilterableProduct, { minCents, maxCents }: Filters): boolean =>
  priceCents >= minCents && priceCents <= maxCents

/** The products that all filters let through, in their order. */
export const applyFilters = (list: readonly FilterableProduct[], filters: Filters): FilterableProduct[] =>
  list.filter(product => isInPriceRange(product, filters) && matchingChoices(product, filters).length > 0)

const savingCents = (product: FilterableProduct) => product.displayPriceCents - product.priceCents

const compareBy: Record<SortOrder, (a: FilterableProduct, b: FilterableProduct) => number> = {
  newest: () => 0,
  'price-asc': (a, b) => a.priceCents - b.priceCents,
  'price-desc': (a, b) => b.priceCents - a.priceCents,
  saving: (a, b) => savingCents(b) - savingCents(a),
}

/** Sorts a list; of equals the newest comes first. */
export const sortProducts = (list: readonly FilterableProduct[], sort: SortOrder): FilterableProduct[] =>
  list.toSorted((a, b) => compareBy[sort](a, b) || a.newerProducts - b.newerProducts)
