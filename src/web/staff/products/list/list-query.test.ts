import { expect, test } from 'vitest'
import { specifiedGroups } from '../../../../../test-support/specified-groups.ts'
import { hasFilters, readListQuery, writeListQuery } from './list-query.ts'

test('a query reads from an address and writes back to the same address', () => {
  const address = 'q=lawn&category=k-froks&stock=low&status=draft&sort=price-asc&page=3'
  const query = readListQuery(new URLSearchParams(address), specifiedGroups)
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

test('invalid values in the address count as not set, and defaults are not written', () => {
  const query = readListQuery(
    new URLSearchParams('page=-2&category=shoes&stock=many&status=gone&sort=upwards'),
    specifiedGroups,
  )
  expect(query).toEqual({ q: '', category: '', stock: '', status: '', sort: 'newest', page: 1 })
  expect(String(writeListQuery(query))).toBe('')
  expect(hasFilters(query)).toBe(false)
})
