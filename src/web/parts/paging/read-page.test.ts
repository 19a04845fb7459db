import { expect, test } from 'vitest'
import { countPages, readPage } from './read-page.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-4', 1],
  ['page=second', 1],
  ['page=1e9', 1_000_000],
  ['page=Infinity', 1_000_000],
])('an address with ?%s asks for page %i', (address, page) => {
  expect(readPage(new URLSearchParams(address))).toBe(page)
})

test('a list has at least one page', () => {
  expect([0, 1, 5, 6].map(total => countPages(total, 5))).toEqual([1, 1, 1, 2])
})
