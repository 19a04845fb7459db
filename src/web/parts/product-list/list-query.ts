import { type SortOrder, sortOrders } from '../../../contract/catalogue/sort-orders.ts'
import {
  mapValueFilters,
  type ValueFilter,
  valueFilterNames,
} from '../../../contract/catalogue/value-filters.ts'
import { isWholeCents } from '../../../contract/money.ts'
import { parseAmount } from '../../../contract/typed-numbers.ts'

/** Filters and order of a list; prices in the shop's currency. They live in the address. */
export type ListQuery = Record<ValueFilter, string[]> & {
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock: boolean
  /** Undefined: the list's default order. */
  sort?: SortOrder | undefined
}

export const noFilters: ListQuery = { ...mapValueFilters(() => []), inStock: false }

/**
 * Reads the filters and order from an address. Values that make no sense are ignored and never sent to the shop.
 */
export function readListQuery(search: URLSearchParams): ListQuery {
  const wanted = search.get('sort')
  return {
    ...mapValueFilters(name => readValues(search, name)),
    ...readPrices(search),
    inStock: search.get('inStock') === '1',
    sort: sortOrders.find(order => order === wanted),
  }
}

/** What a list reads from its address. */
const listParams = [...valueFilterNames, 'price', 'minPrice', 'maxPrice', 'inStock', 'sort', 'show']

/** The address's query with other filters or another order, from the first page on. */
export function writeListQuery(search: URLSearchParams, query: ListQuery): string {
  const next = new URLSearchParams(search)
  for (const name of listParams) next.delete(name)
  for (const name of valueFilterNames) if (query[name].length > 0) next.set(name, query[name].join(','))
  if (query.minPrice !== undefined) next.set('minPrice', String(query.minPrice))
  if (query.maxPrice !== undefined) next.set('maxPrice', String(query.maxPrice))
  if (query.inStock) next.set('inStock', '1')
  if (query.sort) next.set('sort', query.sort)
  return next.size > 0 ? `?${String(next).replaceAll('%2C', ',')}` : ''
}

/** The API's limits, in characters: of one value, and of all values of a filter with their commas. */
const maxValueLength = 60
const maxFilterLength = 500

/** Control characters and direction marks; joiners stay, since Urdu needs them. */
const forbidden = /[^\P{C}\u200c\u200d]/u

/** A form without JavaScript repeats the parameter; links separate values by commas. */
function readValues(search: URLSearchParams, name: string): string[] {
  const values: string[] = []
  for (const value of search.getAll(name).flatMap(text => text.split(','))) {
    const clean = value.trim()
    if (!clean || clean.length > maxValueLength || forbidden.test(clean)) continue
    if (values.some(known => sameName(known, clean))) continue
    if ([...values, clean].join(',').length <= maxFilterLength) values.push(clean)
  }
  return values
}

/** Names are compared without regard to case. */
export const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A form without JavaScript sends a band as `price=20-40`; typed prices take precedence. */
function readPrices(search: URLSearchParams): Pick<ListQuery, 'minPrice' | 'maxPrice'> {
  const own = { min: readAmount(search.get('minPrice')), max: readAmount(search.get('maxPrice')) }
  const [from, to] = (search.get('price') ?? '').split('-')
  const none = own.min === undefined && own.max === undefined
  const { min, max } = none ? { min: readAmount(from), max: readAmount(to) } : own
  const swapped = min !== undefined && max !== undefined && min > max
  return { minPrice: swapped ? max : min, maxPrice: swapped ? min : max }
}

/** A price a person typed, below a million; undefined for anything else. */
export function readAmount(text: string | null | undefined): number | undefined {
  const amount = parseAmount((text ?? '').replace(/^\s*\$\s*/, '')) ?? Number.NaN
  return amount >= 0 && amount < 1_000_000 && isWholeCents(amount) ? amount : undefined
}
