import { expect, test } from 'vitest'
import { isMeant } from './is-plausible-date.ts'

test('the years a browser sees on the way to 2026 are not meant, the year itself and no day at all are', () => {
  for (const year of ['0002', '0020', '0202']) expect(isMeant(`${year}-11-21`)).toBe(false)
  expect(isMeant('2026-11-21')).toBe(true)
  expect(isMeant('')).toBe(true)
})
