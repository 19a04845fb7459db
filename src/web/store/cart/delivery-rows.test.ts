import { expect, test } from 'vitest'
import { freeDelivery } from '../../../contract/delivery/delivery.ts'
import { termsOn } from '../../../contract/delivery/terms-on.ts'
import { formatMoney } from '../../../contract/money.ts'
import { cartDelivery } from './delivery-rows.ts'

const elsewhere = { charge: 4, freeFrom: null, takesCash: true, dates: null }
const cart = { goods: 96, currency: 'USD', city: '' }
const terms = {
  ...termsOn(freeDelivery, '2026-11-23'),
  elsewhere,
  cash: { currency: 'PKR', rate: 280, roundTo: 10 },
}

test('a cart tells what the courier would collect, where one collects at all', () => {
  expect(cartDelivery(terms, cart)).toMatchObject({
    ...{ charge: '$4.00', total: '$100.00', inCash: formatMoney(28_000, 'PKR') },
  })
  const withoutCash = { ...terms, elsewhere: { ...elsewhere, takesCash: false } }
  expect(cartDelivery(withoutCash, cart)).toMatchObject({ total: '$100.00', inCash: null })
})

test('a cart promises no total while the city decides', () => {
  const zones = [{ ...elsewhere, name: 'Lahore', cities: ['Lahore'], charge: 2.5, freeFrom: 90 }]
  expect(cartDelivery({ ...terms, zones }, cart)).toMatchObject({
    ...{ charge: 'Free to $4.00, by city', total: null, inCash: null },
  })
})

test('a cart whose city is known tells its charge, its total and its days', () => {
  const zones = [
    {
      ...elsewhere,
      name: 'Lahore',
      cities: ['Lahore'],
      charge: 2.5,
      dates: span('2026-12-01', '2026-12-03'),
    },
  ]
  const all = { ...terms, zones, elsewhere: { ...elsewhere, dates: span('2026-12-03', '2026-12-07') } }
  expect(cartDelivery(all, { ...cart, city: 'lahore cantt' })).toMatchObject({
    ...{ city: 'Lahore', charge: '$2.50', total: '$98.50', arrives: 'Tue 1 to Thu 3 December' },
  })
  expect(cartDelivery(all, { ...cart, city: 'Chak 42' })).toMatchObject({
    ...{ city: null, charge: '$4.00', total: '$100.00', arrives: 'Thu 3 to Mon 7 December' },
  })
  expect(cartDelivery(all, cart)).toMatchObject({ total: null, arrives: 'Tue 1 to Mon 7 December' })
})

const span = (from: string, until: string) => ({ from, until })
