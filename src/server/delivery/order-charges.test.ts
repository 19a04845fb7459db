import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedSettings } from '../../../test-support/fixed-settings.ts'
import { twoZones } from '../../../test-support/set-delivery.ts'
import { cashFor } from '../../contract/cash.ts'
import { quoteDelivery } from '../../contract/delivery/delivery-quote.ts'
import { termsOn } from '../../contract/delivery/terms-on.ts'
import { toAmount, toCents } from '../../contract/money.ts'
import type { Adjustment } from '../../contract/orders/adjustments.ts'
import { quote } from '../../web/store/checkout/quote.ts'
import { deliveryTerms } from './delivery-terms.ts'
import { chargesOf } from './order-charges.ts'

const now = new Date('2026-11-23T10:00:00Z')
const cash = { currency: 'PKR', rate: 280, roundTo: 10 }
const current = fixedSettings().current()
const delivery = { ...current.delivery, ...twoZones }
const settings = { current: () => ({ ...current, delivery, money: { ...current.money, cash } }) }
const terms = termsOn(delivery, '2026-11-23')

const discountOf = (cents: number): Adjustment => ({
  kind: 'discount',
  cents: 0 - cents,
  reason: 'A regular',
  source: 'staff',
})
const deliveryOf = (cents: number): Adjustment => ({ kind: 'delivery', cents, reason: '', source: 'shop' })

const parcels = fc.record({
  subtotalCents: fc.integer({ min: 0, max: 1_000_000 }),
  discountCents: fc.integer({ min: 0, max: 1_100_000 }),
  paymentMethod: fc.constantFrom('COD' as const, 'online' as const),
})

test('an order comes to its lines and its delivery less the discount, and the cash follows the total', () => {
  fc.assert(
    fc.property(parcels, parcel => {
      const { subtotalCents, discountCents, paymentMethod } = parcel
      const quote = quoteDelivery(terms, { city: 'Lahore', subtotalCents })
      const fullCents = subtotalCents + quote.chargeCents
      const adjustments = [discountOf(discountCents)]
      const charge = () =>
        chargesOf({ settings }, { city: 'Lahore', now, subtotalCents, adjustments, paymentMethod })
      if (discountCents > fullCents) {
        expect(charge).toThrow(/^The discount is more than the order comes to\. Take off at most \$/)
        return
      }
      const totalCents = fullCents - discountCents
      const inCash = paymentMethod === 'COD' && totalCents > 0 ? cashFor(cash, totalCents) : null
      expect(charge()).toMatchObject({
        ...{ totalCents, cash: inCash },
        adjustments: [deliveryOf(quote.chargeCents), ...adjustments],
      })
    }),
  )
})

test('a discount does not make delivery dearer', () => {
  const lahore = { city: 'Lahore', paymentMethod: 'COD' as const, now }
  expect(
    chargesOf({ settings }, { ...lahore, subtotalCents: 10_000, adjustments: [discountOf(5_000)] }),
  ).toMatchObject({
    ...{ adjustments: [deliveryOf(0), discountOf(5_000)], totalCents: 5_000 },
  })
})

const sales = fc.record({
  totalPrice: fc.nat(12_000).map(toAmount),
  charge: fc.constantFrom(0, 2.5),
  freeFrom: fc.constantFrom(null, 100),
})

test('the checkout shows what the order comes to and what the courier collects, also where that is nothing', () => {
  fc.assert(
    fc.property(sales, ({ totalPrice, charge, freeFrom }) => {
      const elsewhere = { charge, freeFrom, days: null, takesCash: true }
      const shop = { ...settings.current(), delivery: { ...delivery, elsewhere } }
      const shown = quote(deliveryTerms(shop, now), { items: [], totalPrice }, { city: 'Quetta' })
      const placed = chargesOf(
        { settings: { current: () => shop } },
        { city: 'Quetta', paymentMethod: 'COD', subtotalCents: toCents(totalPrice), now },
      )
      expect(shown).toMatchObject({ total: toAmount(placed.totalCents), cash: placed.cash })
      expect(placed.cash === null).toBe(placed.totalCents === 0)
    }),
    { examples: [[{ totalPrice: 0, charge: 0, freeFrom: null }]] },
  )
})
