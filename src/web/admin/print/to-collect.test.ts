import { expect, test } from 'vitest'
import { toCollect } from './to-collect.ts'

const order = { paymentMethod: 'COD', status: 'Processing', refused: false, totalPrice: 1096.5 } as const

test('the courier collects cash once, and only where it is owed', () => {
  expect(toCollect(order)).toBe('Collect $1,096.50')
  expect(toCollect({ ...order, status: 'Shipped' })).toBe('Collect $1,096.50')
  expect(toCollect({ ...order, paymentMethod: 'online' })).toBe('Paid: nothing to collect')
  expect(toCollect({ ...order, status: 'Delivered' })).toBe('Delivered: nothing to collect')
  expect(toCollect({ ...order, status: 'Shipped', refused: true })).toBe('Came back: nothing to collect')
  expect(toCollect({ ...order, status: 'Cancelled' })).toBe('Cancelled: do not send')
})
