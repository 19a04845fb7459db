import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from './currency.ts'
import { symbolOf } from './currency-symbols.ts'
import { maxCents } from './max-amount.ts'
import { applyPercentOff, digitsOf, formatMoney, formatShort, toAmount, toCents } from './money.ts'

test('dollars become whole cents and come back', () => {
  const [dollars, cents] = [
    [0, 0.01, 1.1, 4.35, 19.99, 1_000_000],
    [0, 1, 110, 435, 1_999, 100_000_000],
  ]
  expect(dollars.map(toCents)).toEqual(cents)
  expect(cents.map(toAmount)).toEqual(dollars)
})

// What Intl puts between a symbol of letters and the number.
const space = '\u00a0'

test('amounts are written as the currency is', () => {
  expect(formatMoney(1_048, 'USD')).toBe('$1,048.00')
  expect(formatMoney(0.5, 'USD')).toBe('$0.50')
  expect(formatMoney(25_620, 'PKR')).toBe(`Rs${space}25,620`)
  expect(formatMoney(1_048, 'JPY')).toBe('¥1,048')
  expect(formatMoney(12.5, 'KWD')).toBe(`KWD${space}12.500`)
})

test('what is not whole is told although the currency is', () => {
  expect(formatMoney(27.5, 'PKR')).toBe(`Rs${space}27.50`)
})

test('short amounts have no empty decimals', () => {
  expect(formatShort(40, 'USD')).toBe('$40')
  expect(formatShort(39.5, 'USD')).toBe('$39.50')
  expect(symbolOf('PKR')).toBe('Rs')
  expect(symbolOf('USD')).toBe('$')
})

test.each(currencies)('every amount of %s is written as the platform would write it', currency => {
  const [whole, broken] = [digitsOf(currency), digitsOf(currency) || 2].map(
    digits =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
  fc.assert(
    fc.property(fc.integer({ min: -maxCents, max: maxCents }).map(toAmount), amount => {
      const platform = Number.isInteger(amount) ? whole : broken
      expect(formatMoney(amount, currency)).toBe(platform?.format(amount))
    }),
    { numRuns: 10 },
  )
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
  expect(applyPercentOff(cents, percentOff, 1)).toBe(reduced)
})

const cents = fc.integer({ min: 0, max: maxCents })
const percent = fc.integer({ min: 1, max: 90 })

test('a reduced price is whole, at most half a cent from exact and never free unless it was', () => {
  fc.assert(
    fc.property(cents, percent, (full, percentOff) => {
      const reduced = applyPercentOff(full, percentOff, 1)
      expect(Number.isSafeInteger(reduced)).toBe(true)
      expect(reduced).toBeGreaterThanOrEqual(Math.min(full, 1))
      expect(reduced).toBeLessThanOrEqual(full)
      if (reduced > 1) expect(Math.abs(reduced * 100 - full * (100 - percentOff))).toBeLessThanOrEqual(50)
    }),
  )
})

test('a reduced price is a multiple of what the shop rounds to, unless it costs less already', () => {
  fc.assert(
    fc.property(cents, percent, fc.constantFrom(1, 100, 500, 5_000), (full, percentOff, step) => {
      const reduced = applyPercentOff(full, percentOff, step)
      expect(reduced % step === 0 || reduced === full).toBe(true)
      expect(reduced).toBeLessThanOrEqual(full)
    }),
  )
})
