import type { SortOrder } from '../../../contract/lists.ts'
import { toCents } from '../../../contract/money.ts'
import type { ProductFilters } from '../../../contract/product-lists.ts'
import { type FilterableProduct, normaliseValue } from './filterable-products.ts'

/** The filters in force; sizes and colours as `plain` writes them, none of them for any. Prices in cents. */
export type Filters = {
  sizes: readonly string[]
  colors: readonly string[]
  minCents: number
  maxCents: number
  inStock: boolean
}

export const toFilters = (filters: Omit<ProductFilters, 'sort'>): Filters => ({
  sizes: (filters.size ?? []).map(normaliseValue),
  colors: (filters.color ?? []).map(normaliseValue),
  minCents: toCents(filters.minPrice ?? 0),
  maxCents: filters.maxPrice === undefined ? Number.POSITIVE_INFINITY : toCents(filters.maxPrice),
  inStock: filters.inStock ?? false,
})

const among = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value)

/** The pairs of a product that are among the sizes and colours and, where they must be in stock, are. */
export const matchingChoices = (
  { choices }: FilterableProduct,
  wanted: Pick<Filters, 'sizes' | 'colors' | 'inStock'>,
) =>
  choices.filter(
    ({ color, size, inStock }) =>
      among(wanted.sizes, size) && among(wanted.colors, color) && (inStock || !wanted.inStock),
  )

export const isInPriceRange = ({ priceCents }: FilterableProduct, { minCents, maxCents }: Filters): boolean =>
  priceCents >= minCents && priceCents <= maxCents

/** The products that all filters let through, in their order. */
export const applyFilters = (list: readonly FilterableProduct[], wanted: Filters): FilterableProduct[] =>
  list.filter(product => isInPriceRange(product, wanted) && matchingChoices(product, wanted).length > 0)

const saving = (product: FilterableProduct) => product.displayPriceCents - product.priceCents

const orders: Record<SortOrder, (a: FilterableProduct, b: FilterableProduct) => number> = {
  newest: () => 0,
  'price-asc': (a, b) => a.priceCents - b.priceCents,
  'price-desc': (a, b) => b.priceCents - a.priceCents,
  saving: (a, b) => saving(b) - saving(a),
}

/** Sorted as asked; of equals the newest comes first. */
export const sortProducts = (list: readonly FilterableProduct[], sort: SortOrder): FilterableProduct[] =>
  list.toSorted((a, b) => orders[sort](a, b) || a.age - b.age)
