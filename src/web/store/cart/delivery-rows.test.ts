import { expect, test } from 'vitest'
import { formatMoney } from '../../../contract/money.ts'
import { cartDelivery } from './delivery-rows.ts'

const elsewhere = { charge: 4, freeFrom: null, takesCash: true, dates: null }
const terms = { zones: [], elsewhere, cash: { currency: 'PKR', rate: 280, roundTo: 10 } }

test('a cart tells what the courier would collect, where one collects at all', () => {
  expect(cartDelivery(terms, 96, 'USD')).toMatchObject({
    ...{ charge: '$4.00', total: '$100.00', inCash: formatMoney(28_000, 'PKR') },
  })
  const withoutCash = { ...terms, elsewhere: { ...elsewhere, takesCash: false } }
  expect(cartDelivery(withoutCash, 96, 'USD')).toMatchObject({ total: '$100.00', inCash: null })
})

test('a cart promises no total while the city decides', () => {
  const zones = [{ ...elsewhere, name: 'Lahore', cities: ['Lahore'], charge: 2.5, freeFrom: 90 }]
  expect(cartDelivery({ ...terms, zones }, 96, 'USD')).toMatchObject({
    ...{ charge: 'Free to $4.00, by city', total: null, inCash: null },
  })
})
