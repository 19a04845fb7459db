import { type ListQuery, noFilters } from './list-query.ts'
import { priceRangeLabel } from './price-label.ts'

/** One active filter with its label, and the same list without it. */
/** `what` is the filter's name, or its range of prices. */
export type AppliedFilter = { what: string | PriceRange; without: ListQuery }

type PriceRange = { min?: number | undefined; max?: number | undefined }

/** A filter's name as people read it, with prices in this currency. */
export const filterLabel = ({ what }: Pick<AppliedFilter, 'what'>, currency: string): string =>
  typeof what === 'string' ? what : priceRangeLabel(what.min, what.max, currency)

/** Every active filter, value by value. */
export function appliedFilters(query: ListQuery): AppliedFilter[] {
  const { size, color, minPrice, maxPrice, inStock } = query
  const applied: AppliedFilter[] = [
    ...size.map(value => ({ what: `Size ${value}`, without: { ...query, size: others(size, value) } })),
    ...color.map(value => ({ what: `Colour ${value}`, without: { ...query, color: others(color, value) } })),
  ]
  if (minPrice !== undefined || maxPrice !== undefined) {
    applied.push({ what: { min: minPrice, max: maxPrice }, without: anyPrice(query) })
  }
  if (inStock) applied.push({ what: 'In stock', without: { ...query, inStock: false } })
  return applied
}

/** The same list once for each filter, with all values of that filter removed. */
export function withoutEachFilter(query: ListQuery): AppliedFilter[] {
  const { size, color } = query
  const values: AppliedFilter[] = appliedFilters({ ...query, size: [], color: [] }).map(
    ({ what, without }) => ({
      what,
      without: { ...without, size, color },
    }),
  )
  if (color.length > 0) {
    values.unshift({ what: `Colour ${color.join(', ')}`, without: { ...query, color: [] } })
  }
  if (size.length > 0) values.unshift({ what: `Size ${size.join(', ')}`, without: { ...query, size: [] } })
  return values
}

/** The list without filters, in the same order. */
export const withoutFilters = ({ sort }: ListQuery): ListQuery => ({ ...noFilters, sort })

const others = (values: string[], value: string) => values.filter(other => other !== value)

const anyPrice = (query: ListQuery): ListQuery => ({ ...query, minPrice: undefined, maxPrice: undefined })
