import { expect, test } from 'vitest'
import { formatDollars, toCents, toDollars } from './money.ts'

test('dollars become whole cents and come back', () => {
  const [dollars, cents] = [
    [0, 0.01, 1.1, 4.35, 19.99, 1_000_000],
    [0, 1, 110, 435, 1_999, 100_000_000],
  ]
  expect(dollars.map(toCents)).toEqual(cents)
  expect(cents.map(toDollars)).toEqual(dollars)
})

test('a price is written with a dollar sign, commas and two decimals', () => {
  expect(formatDollars(1_048)).toBe('$1,048.00')
  expect(formatDollars(0.5)).toBe('$0.50')
})
