import { expect, test } from 'vitest'
import {
  type AppliedFilter,
  appliedFilters,
  filterLabel,
  withoutEachFilter,
  withoutFilters,
} from './applied-filters.ts'
import { type ListQuery, noFilters } from './list-query.ts'

const query: ListQuery = {
  ...noFilters,
  size: ['S', 'M'],
  color: ['Sage'],
  minPrice: 20,
  maxPrice: 40,
  inStock: true,
  sort: 'saving',
}

const labelOf = (filter: AppliedFilter) => filterLabel(filter, 'USD')

test('names every value in force, and the list without just that one', () => {
  expect(appliedFilters(query).map(labelOf)).toEqual([
    'Size S',
    'Size M',
    'Colour Sage',
    '$20 to $40',
    'In stock',
  ])
  const [first, , , price] = appliedFilters(query)
  expect(first?.without).toEqual({ ...query, size: ['M'] })
  expect(price?.without).toEqual({ ...query, minPrice: undefined, maxPrice: undefined })
})

test('says prices with one end in words', () => {
  const label = (prices: Partial<ListQuery>) => appliedFilters({ ...noFilters, ...prices }).map(labelOf)[0]
  expect(label({ maxPrice: 40 })).toBe('Up to $40')
  expect(label({ minPrice: 0, maxPrice: 40 })).toBe('Up to $40')
  expect(label({ minPrice: 0, maxPrice: 39.99 })).toBe('Under $40')
  expect(label({ minPrice: 40, maxPrice: 59.99 })).toBe('$40 to $60')
  expect(label({ minPrice: 62.5 })).toBe('$62.50 and over')
})

test('loosens one filter at a time, with all its values', () => {
  expect(withoutEachFilter(query)).toEqual([
    { what: 'Size S, M', without: { ...query, size: [] } },
    { what: 'Colour Sage', without: { ...query, color: [] } },
    { what: { min: 20, max: 40 }, without: { ...query, minPrice: undefined, maxPrice: undefined } },
    { what: 'In stock', without: { ...query, inStock: false } },
  ])
  expect(withoutEachFilter(noFilters)).toEqual([])
})

test('clearing all filters keeps the order', () => {
  expect(withoutFilters(query)).toEqual({ ...noFilters, sort: 'saving' })
})
