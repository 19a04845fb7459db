import { expect, test } from 'vitest'
import { isPlausibleDate } from './is-plausible-date.ts'

test('the years a browser sees on the way to 2026 are not meant, the year itself and no day at all are', () => {
  for (const year of ['0002', '0020', '0202']) expect(isPlausibleDate(`${year}-11-21`)).toBe(false)
  expect(isPlausibleDate('2026-11-21')).toBe(true)
  expect(isPlausibleDate('')).toBe(true)
})
