import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteDelivery } from './delivery-quote.ts'

const elsewhere = {
  ...{ id: 'elsewhere', name: 'Elsewhere', cities: [], chargeCents: 400, freeFromCents: null },
  ...{ days: null, takesCash: false },
}
const lahore = {
  ...{ id: 'lahore', name: 'Lahore', cities: ['Lahore'], chargeCents: 250, freeFromCents: 5000 },
  ...{ days: [1, 2] as [number, number], takesCash: true },
}
const shop = { zones: [lahore], elsewhere }

test('a city has the charge of its zone, and every other city that of elsewhere', () => {
  const goods = { goodsCents: 4350, isCash: true }
  expect(quoteDelivery(shop, { city: 'Lahore', ...goods })).toMatchObject({
    ...{ chargeCents: 250, missingForFreeCents: 650, mayPayCash: true, isRefused: false },
  })
  for (const city of ['Quetta', null])
    expect(quoteDelivery(shop, { city, ...goods })).toMatchObject({
      ...{ chargeCents: 400, missingForFreeCents: null, mayPayCash: false, isRefused: true },
    })
})

test('it is either free or something is missing, never both', () => {
  fc.assert(
    fc.property(fc.nat(10_000), goodsCents => {
      const quote = quoteDelivery(shop, { city: 'Lahore', goodsCents, isCash: false })
      expect(quote.chargeCents).toBe(goodsCents >= 5000 ? 0 : 250)
      expect(quote.missingForFreeCents).toBe(goodsCents >= 5000 ? null : 5000 - goodsCents)
    }),
  )
})
