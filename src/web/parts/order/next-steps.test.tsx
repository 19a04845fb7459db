import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dueOf, NextSteps, type PlacedOrder } from './next-steps.tsx'

const placed: PlacedOrder = {
  ...{ status: 'Pending', paymentMethod: 'COD', totalPrice: 80, currency: 'USD', cash: null },
}

const stepsOf = (order: PlacedOrder) =>
  [...renderToStaticMarkup(<NextSteps order={order} />).matchAll(/<li>([^<]*)<\/li>/g)].map(
    ([, step]) => step,
  )

test('a new cash order: the call, the parcel, and what to keep ready', () => {
  expect(stepsOf(placed)).toEqual([
    'We call you to confirm the order.',
    'We pack it and hand it to the courier.',
    'Keep $80.00 ready: you pay when the parcel arrives.',
  ])
})

test('what is to be kept ready is in the currency that the courier takes', () => {
  expect(dueOf({ ...placed, cash: { amount: 22_400, currency: 'PKR', rate: 280 } })).toMatch(/22,400/)
})

test('nothing is asked for that has happened, or that a card has paid', () => {
  expect(stepsOf({ ...placed, status: 'Shipped' })).toEqual([
    'Keep $80.00 ready: you pay when the parcel arrives.',
  ])
  expect(stepsOf({ ...placed, paymentMethod: 'online' })).toEqual([
    'We pack it and hand it to the courier.',
    'The courier brings it to you.',
  ])
})

test('an order that is not coming any more has no next steps', () => {
  for (const gone of [
    { status: 'Cancelled' },
    { status: 'Delivered' },
    { status: 'Shipped', refused: true },
  ] as const)
    expect([stepsOf({ ...placed, ...gone }), dueOf({ ...placed, ...gone })]).toEqual([[], null])
})
