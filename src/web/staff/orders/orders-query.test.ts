import { expect, test } from 'vitest'
import { readOrdersQuery, toFilters, writeOrdersQuery } from './orders-query.ts'

const read = (search: string) => readOrdersQuery(new URLSearchParams(search))

test('an empty address shows the pending orders from the first page', () => {
  expect(read('')).toMatchObject({ tab: { id: 'pending' }, search: '', from: '', to: '', page: 1 })
  expect(toFilters(read(''))).toEqual({ status: 'Pending' })
})

test('an address written from a query reads back as the same query', () => {
  const search = 'tab=all&q=0300+123&from=2026-11-01&to=2026-11-21&ready=1&page=3'
  expect(writeOrdersQuery(read(search)).toString()).toBe(search)
  expect(toFilters(read(search))).toEqual({
    status: '',
    search: '0300 123',
    from: '2026-11-01',
    to: '2026-11-21',
    ready: '1',
  })
})

test.each(['2026-02-30', '21.11.2026', '2026-13-01', 'yesterday', '20261121'])(
  '%s is no day, so it filters nothing',
  day => expect(read(`from=${day}`).from).toBe(''),
)

test.each(['0', '-3', 'x', '2.5e', 'Infinity x'])('?page=%s shows the first page', page =>
  expect(read(`page=${page}`).page).toBe(1),
)

test('an unknown tab is the first', () => expect(read('tab=lost').tab.id).toBe('pending'))
