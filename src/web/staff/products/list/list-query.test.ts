import { expect, test } from 'vitest'
import { hasFilters, readListQuery, writeListQuery } from './list-query.ts'

test('what the address asks for is read, and written back the same', () => {
  const address = 'q=lawn&category=k-froks&stock=low&status=draft&sort=price-asc&page=3'
  const query = readListQuery(new URLSearchParams(address))
  expect(query).toEqual({
    q: 'lawn',
    category: 'k-froks',
    stock: 'low',
    status: 'draft',
    sort: 'price-asc',
    page: 3,
  })
  expect(String(writeListQuery(query))).toBe(
    address.replace('&sort=price-asc&page=3', '&sort=price-asc&page=3'),
  )
})

test('nonsense in the address counts as nothing, and nothing leaves a plain address', () => {
  const query = readListQuery(
    new URLSearchParams('page=-2&category=shoes&stock=many&status=gone&sort=upwards'),
  )
  expect(query).toEqual({ q: '', category: '', stock: '', status: '', sort: 'newest', page: 1 })
  expect(String(writeListQuery(query))).toBe('')
  expect(hasFilters(query)).toBe(false)
})
