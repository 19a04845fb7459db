import { expect, test } from 'vitest'
import { moreQuery, readShown } from './shown-count.ts'

test('shows one step of a list, and as many as the address asks for in whole steps', () => {
  expect(readShown(new URLSearchParams())).toBe(24)
  expect(readShown(new URLSearchParams('show=48'))).toBe(48)
  expect(readShown(new URLSearchParams('show=25'))).toBe(48)
  expect(readShown(new URLSearchParams('show=-5'))).toBe(24)
  expect(readShown(new URLSearchParams('show=all'))).toBe(24)
  expect(readShown(new URLSearchParams('show=1e300'))).toBe(960)
})

test('showing more keeps the rest of the address', () => {
  expect(moreQuery(new URLSearchParams('sort=price-asc'), 24)).toBe('?sort=price-asc&show=48')
  expect(moreQuery(new URLSearchParams('sort=price-asc&show=48'), 48)).toBe('?sort=price-asc&show=72')
  expect(moreQuery(new URLSearchParams('size=S,M'), 24)).toBe('?size=S,M&show=48')
})
