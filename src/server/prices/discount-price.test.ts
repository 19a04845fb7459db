import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPercentOff } from '../../contract/money.ts'
import { discountPrice } from './discount-price.ts'

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

test('what is struck out is never less than what the product cost before the deal', () => {
  fc.assert(
    fc.property(cents, cents, percent, (priceCents, displayPriceCents, percentOff) => {
      const base = { priceCents, displayPriceCents }
      const before = { basePriceCents: priceCents, baseDisplayPriceCents: displayPriceCents }
      const discount = { percentOff, endAt: new Date(0) }
      const price = discountPrice(base, { dealId: 'd', ...discount })
      expect(price.displayPriceCents).toBe(Math.max(priceCents, displayPriceCents))
      expect(price).toMatchObject({ ...before, dealId: 'd', discount })
      const full = { ...base, ...before, discount: null }
      expect(discountPrice(base, undefined)).toEqual({ ...full, dealId: null })
      const nothingOff = { dealId: 'd', percentOff: null, endAt: new Date(0) }
      expect(discountPrice(base, nothingOff)).toEqual({ ...full, dealId: 'd' })
    }),
  )
})
