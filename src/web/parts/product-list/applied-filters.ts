import { type ListQuery, noFilters } from './list-query.ts'
import { priceRangeLabel } from './price-label.ts'

/** One active filter with its label, and the same list without it. */
export type AppliedFilter = { label: string; without: ListQuery }

/** Every active filter, value by value. */
export function appliedFilters(query: ListQuery): AppliedFilter[] {
  const { size, color, minPrice, maxPrice, inStock } = query
  const applied: AppliedFilter[] = [
    ...size.map(value => ({ label: `Size ${value}`, without: { ...query, size: others(size, value) } })),
    ...color.map(value => ({ label: `Colour ${value}`, without: { ...query, color: others(color, value) } })),
  ]
  if (minPrice !== undefined || maxPrice !== undefined) {
    applied.push({ label: priceRangeLabel(minPrice, maxPrice), without: anyPrice(query) })
  }
  if (inStock) applied.push({ label: 'In stock', without: { ...query, inStock: false } })
  return applied
}

/** The same list once for each filter, with all values of that filter removed. */
export function withoutEachFilter(query: ListQuery): AppliedFilter[] {
  const { size, color } = query
  const values = appliedFilters({ ...query, size: [], color: [] }).map(({ label, without }) => ({
    label,
    without: { ...without, size, color },
  }))
  if (color.length > 0) {
    values.unshift({ label: `Colour ${color.join(', ')}`, without: { ...query, color: [] } })
  }
  if (size.length > 0) values.unshift({ label: `Size ${size.join(', ')}`, without: { ...query, size: [] } })
  return values
}

/** The list without filters, in the same order. */
export const withoutFilters = ({ sort }: ListQuery): ListQuery => ({ ...noFilters, sort })

const others = (values: string[], value: string) => values.filter(other => other !== value)

const anyPrice = (query: ListQuery): ListQuery => ({ ...query, minPrice: undefined, maxPrice: undefined })
