import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPercentOff, formatDollars, toAmount, toCents } from './money.ts'

test('dollars become whole cents and come back', () => {
  const [dollars, cents] = [
    [0, 0.01, 1.1, 4.35, 19.99, 1_000_000],
    [0, 1, 110, 435, 1_999, 100_000_000],
  ]
  expect(dollars.map(toCents)).toEqual(cents)
  expect(cents.map(toAmount)).toEqual(dollars)
})

test('a price is written with a dollar sign, commas and two decimals', () => {
  expect(formatDollars(1_048)).toBe('$1,048.00')
  expect(formatDollars(0.5)).toBe('$0.50')
})

test.each([
  [100, 10, 90],
  [4_999, 50, 2_500],
  [5, 50, 3],
  [3, 50, 2],
  [1_005, 15, 854],
  [999, 33, 669],
  [1, 90, 1],
  [4, 90, 1],
  [0, 50, 0],
  [100_000_000, 1, 99_000_000],
])('%i cents less %i percent are %i cents', (cents, percentOff, reduced) => {
  expect(applyPercentOff(cents, percentOff)).toBe(reduced)
})

const cents = fc.integer({ min: 0, max: 100_000_000 })
const percent = fc.integer({ min: 1, max: 90 })

test('a reduced price is whole, at most half a cent from exact and never free unless it was', () => {
  fc.assert(
    fc.property(cents, percent, (full, percentOff) => {
      const reduced = applyPercentOff(full, percentOff)
      expect(Number.isSafeInteger(reduced)).toBe(true)
      expect(reduced).toBeGreaterThanOrEqual(Math.min(full, 1))
      expect(reduced).toBeLessThanOrEqual(full)
      if (reduced > 1) expect(Math.abs(reduced * 100 - full * (100 - percentOff))).toBeLessThanOrEqual(50)
    }),
  )
})
