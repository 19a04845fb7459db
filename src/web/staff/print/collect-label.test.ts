import { expect, test } from 'vitest'
import { toCollect } from './collect-label.ts'

const order = {
  ...({ paymentMethod: 'COD', paymentState: 'unpaid', status: 'Processing' } as const),
  ...{ refused: false, totalPrice: 1096.5 },
}

test('the courier collects cash once, and only where it is owed', () => {
  expect(toCollect(order)).toBe('Collect $1,096.50')
  expect(toCollect({ ...order, status: 'Shipped' })).toBe('Collect $1,096.50')
  expect(toCollect({ ...order, status: 'Delivered' })).toBe('Delivered: nothing to collect')
  expect(toCollect({ ...order, status: 'Shipped', refused: true })).toBe('Came back: nothing to collect')
  expect(toCollect({ ...order, status: 'Cancelled' })).toBe('Cancelled: do not send')
})

test('nothing is collected for what a card has paid, and nothing sent before it has', () => {
  const byCard = { ...order, paymentMethod: 'online' } as const
  expect(toCollect({ ...byCard, paymentState: 'paid' })).toBe('Paid: nothing to collect')
  expect(toCollect({ ...byCard, paymentState: 'refunded' })).toBe('Paid: nothing to collect')
  for (const paymentState of ['authorised', 'failed', 'released'] as const)
    expect(toCollect({ ...byCard, paymentState })).toBe('Card not charged: do not send')
})
