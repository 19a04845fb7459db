import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCents } from '../../contract/max-amount.ts'
import { discountPrice } from './discount-price.ts'

const cents = fc.integer({ min: 0, max: maxCents })
const percent = fc.integer({ min: 1, max: 90 })

test('the display price is never less than the price before the deal', () => {
  fc.assert(
    fc.property(cents, cents, percent, (priceCents, displayPriceCents, percentOff) => {
      const base = { priceCents, displayPriceCents }
      const before = { basePriceCents: priceCents, baseDisplayPriceCents: displayPriceCents }
      const discount = { percentOff, endAt: new Date(0) }
      const deal = { dealId: 'd', stepCents: 1, percentAfter: null, ...discount }
      const price = discountPrice(base, deal)
      expect(price.displayPriceCents).toBe(Math.max(priceCents, displayPriceCents))
      expect(price).toMatchObject({
        ...before,
        dealId: 'd',
        discount: { ...discount, priceAfterCents: priceCents },
      })
      const full = { ...base, ...before, discount: null }
      expect(discountPrice(base, undefined)).toEqual({ ...full, dealId: null })
      const nothingOff = {
        dealId: 'd',
        percentOff: null,
        percentAfter: null,
        stepCents: 1,
        endAt: new Date(0),
      }
      expect(discountPrice(base, nothingOff)).toEqual({ ...full, dealId: 'd' })
    }),
  )
})
