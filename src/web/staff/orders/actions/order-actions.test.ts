import { expect, test } from 'vitest'
import { nextStatusesFor } from '../next-statuses.ts'
import { type ActionOrder, actionsOf } from './order-actions.ts'

const order: ActionOrder = {
  _id: 'a',
  number: 1042,
  status: 'Pending',
  refused: false,
  confirmation: 'open',
  paymentMethod: 'COD',
  paymentState: 'unpaid',
  ...{ source: 'web', courier: '', trackingNumber: '' },
  shippingAddress: {
    fullName: 'Ayesha Khan',
    address: 'House 12',
    city: 'Lahore',
    postalCode: '54000',
    country: 'Pakistan',
    phone: '3001234567',
    phoneText: '0300 1234567',
  },
}
const offered = (changes: Partial<ActionOrder>, role: Parameters<typeof actionsOf>[1] = 'manager') => {
  const { next, rest } = actionsOf({ ...order, ...changes }, role)
  return { next: next?.id ?? null, rest: rest.map(({ id }) => id) }
}

test('an order that nobody has confirmed is called about first; packing it without stands in the menu', () => {
  const { next, rest } = offered({})
  expect(next).toBe('confirm')
  expect(rest).toContain('pack-unconfirmed')
  expect(rest).toContain('wrong-number')
  expect(offered({ confirmation: 'wrong_number' }).rest).not.toContain('wrong-number')
})

test('a confirmed order and one paid by card are packed, then shipped, then delivered', () => {
  expect(offered({ confirmation: 'confirmed' }).next).toBe('pack')
  expect(offered({ confirmation: 'not_needed', paymentMethod: 'online' }).next).toBe('pack')
  expect(offered({ status: 'Processing', confirmation: 'confirmed' }).next).toBe('ship')
  expect(offered({ status: 'Shipped', confirmation: 'confirmed' }).next).toBe('deliver')
})

test('the cash of a delivered order is noted, once', () => {
  const delivered = { status: 'Delivered', confirmation: 'confirmed' } as const
  expect(offered(delivered).next).toBe('cash')
  expect(offered({ ...delivered, paymentState: 'paid' }).next).toBeNull()
  expect(offered({ ...delivered, paymentMethod: 'online' }).next).toBeNull()
  expect(offered(delivered, 'caller').next).toBeNull()
})

test('a manager records a parcel that came back, once', () => {
  expect(offered({ status: 'Shipped' }).rest).toContain('refused')
  expect(offered({ status: 'Shipped', refused: true }).rest).not.toContain('refused')
  expect(offered({ status: 'Shipped' }, 'packer').rest).not.toContain('refused')
  expect(offered({ status: 'Delivered' }).rest).not.toContain('refused')
})

test('a sale at the counter is taken back by a manager, and what a courier has brought by nobody', () => {
  const sold = { status: 'Delivered', source: 'counter', paymentState: 'paid' } as const
  expect(offered(sold).rest).toContain('cancel')
  expect(offered(sold, 'caller').rest).not.toContain('cancel')
  expect(offered({ ...sold, courier: 'TCS' }).rest).not.toContain('cancel')
  expect(offered({ ...sold, source: 'phone' }).rest).not.toContain('cancel')
})

test('a finished order, and one that came back, have no next step', () => {
  expect(offered({ status: 'Cancelled', confirmation: 'not_needed' }).next).toBeNull()
  expect(offered({ status: 'Shipped', confirmation: 'confirmed', refused: true }).next).toBeNull()
})

test('a caller confirms and cancels, but does not pack', () => {
  expect(offered({}, 'caller')).toMatchObject({ next: 'confirm' })
  expect(offered({ confirmation: 'confirmed' }, 'caller')).toEqual({ next: null, rest: ['again', 'cancel'] })
  expect(offered({}, null)).toEqual({ next: null, rest: [] })
})

test('the details offer the same statuses as the menu, a packed order also Cancelled', () => {
  const packed = { ...order, status: 'Processing' } as const
  expect(nextStatusesFor('manager', packed)).toEqual(['Shipped', 'Cancelled'])
  expect(nextStatusesFor('caller', packed)).toEqual(['Cancelled'])
  expect(nextStatusesFor('manager', { ...packed, refused: true })).toEqual([])
  expect(nextStatusesFor('manager', { ...order, status: 'Shipped' })).toEqual(['Delivered'])
})
