import { mapValueFilters, valueFilterNames, valueFilters } from '../../../contract/catalogue/value-filters.ts'
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
  const { minPrice, maxPrice, inStock } = query
  const applied: AppliedFilter[] = valueFilterNames.flatMap(name =>
    query[name].map(value => ({
      what: `${valueFilters[name].label} ${value}`,
      without: { ...query, [name]: query[name].filter(other => other !== value) },
    })),
  )
  if (minPrice !== undefined || maxPrice !== undefined) {
    applied.push({ what: { min: minPrice, max: maxPrice }, without: anyPrice(query) })
  }
  if (inStock) applied.push({ what: 'In stock', without: { ...query, inStock: false } })
  return applied
}

/** The same list once for each filter, with all values of that filter removed. */
export function withoutEachFilter(query: ListQuery): AppliedFilter[] {
  const values = mapValueFilters(name => query[name])
  const others = appliedFilters({ ...query, ...mapValueFilters(() => []) })
  return [
    ...valueFilterNames.flatMap(name =>
      query[name].length > 0
        ? {
            what: `${valueFilters[name].label} ${query[name].join(', ')}`,
            without: { ...query, [name]: [] },
          }
        : [],
    ),
    ...others.map(({ what, without }) => ({ what, without: { ...without, ...values } })),
  ]
}

/** The list without filters, in the same order. */
export const withoutFilters = ({ sort }: ListQuery): ListQuery => ({ ...noFilters, sort })

const anyPrice = (query: ListQuery): ListQuery => ({ ...query, minPrice: undefined, maxPrice: undefined })
