import { expect, test } from 'vitest'
import { allowedTransitions } from './order-status.ts'

test('an order moves as the specification allows', () => {
  expect(allowedTransitions).toEqual({
    Pending: ['Processing', 'Cancelled'],
    Processing: ['Shipped'],
    Shipped: ['Delivered'],
    Delivered: [],
    Cancelled: [],
  })
})
