import { expect, test } from 'vitest'
import { type Delivery, freeDelivery } from './delivery.ts'
import { amountsOf, mapAmounts } from './delivery-amounts.ts'
import { termsOn } from './terms-on.ts'

const terms = { ...freeDelivery.elsewhere, charge: 2, freeFrom: 50 }
const delivery: Delivery = {
  ...freeDelivery,
  zones: [{ ...terms, name: 'Lahore', cities: ['Lahore'] }],
  elsewhere: { ...terms, freeFrom: null },
}

test('amounts are named by zone and by where the settings have them', () => {
  expect(amountsOf(delivery).filter(({ path }) => path.includes('.'))).toEqual([
    { of: 'charge', name: 'Lahore', path: 'zones.0.charge', amount: 2 },
    { of: 'freeFrom', name: 'Lahore', path: 'zones.0.freeFrom', amount: 50 },
    { of: 'charge', name: '', path: 'elsewhere.charge', amount: 2 },
    { of: 'freeFrom', name: '', path: 'elsewhere.freeFrom', amount: null },
  ])
})

test('an amount that is the same everywhere is walked too, and buyers are told it', () => {
  const withOwn = { ...delivery, charge: 3 }
  expect(amountsOf(withOwn)).toContainEqual({ of: 'charge', name: 'every city', path: 'charge', amount: 3 })
  expect(mapAmounts(withOwn, amount => amount * 10)).toMatchObject({
    charge: 30,
    zones: [{ charge: 20, freeFrom: 500 }],
    elsewhere: { charge: 20, freeFrom: null },
  })
  expect(termsOn(withOwn, '2026-11-23')).toHaveProperty('charge', 3)
})
