import { expect, test } from 'vitest'
import { collectLabel, totalLabel } from './collect-label.ts'

const order = {
  ...({ paymentMethod: 'COD', paymentState: 'unpaid', status: 'Processing' } as const),
  ...{ refused: false, amountToCollect: 1096.5, currency: 'USD' },
}

test('the courier collects cash once, and only for an unpaid order', () => {
  expect(collectLabel(order)).toBe('Collect $1,096.50')
  expect(collectLabel({ ...order, status: 'Shipped' })).toBe('Collect $1,096.50')
  expect(collectLabel({ ...order, status: 'Delivered' })).toBe('Delivered: nothing to collect')
  expect(collectLabel({ ...order, status: 'Shipped', refused: true })).toBe('Returned: nothing to collect')
  expect(collectLabel({ ...order, status: 'Cancelled' })).toBe('Cancelled: do not send')
})

test('an order paid by card collects nothing, and is not sent before the card is charged', () => {
  const byCard = { ...order, paymentMethod: 'online' } as const
  expect(collectLabel({ ...byCard, paymentState: 'paid' })).toBe('Paid: nothing to collect')
  expect(collectLabel({ ...byCard, paymentState: 'refunded' })).toBe('Paid: nothing to collect')
  for (const paymentState of ['authorised', 'failed', 'released'] as const)
    expect(collectLabel({ ...byCard, paymentState })).toBe('Card not charged: do not send')
})

test('where the courier collects another currency, the total in that of the prices is told too', () => {
  const inDollars = { status: 'Processing', total: { amount: 91, currency: 'USD' } } as const
  expect(totalLabel(inDollars)).toBe('Total $91.00')
  expect(totalLabel({ ...inDollars, total: null })).toBeNull()
  for (const status of ['Cancelled', 'Delivered'] as const)
    expect(totalLabel({ ...inDollars, status })).toBeNull()
})
