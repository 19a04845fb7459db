import { expect, test } from 'vitest'
import { isPlausibleDate } from './is-plausible-date.ts'

test('a half-typed year is no plausible date; a full year and a blank field are', () => {
  for (const year of ['0002', '0020', '0202']) expect(isPlausibleDate(`${year}-11-21`)).toBe(false)
  expect(isPlausibleDate('2026-11-21')).toBe(true)
  expect(isPlausibleDate('')).toBe(true)
})
