import { describe, expect, test } from 'vitest'
import { staffRoles } from '../../../../contract/accounts/staff-roles.ts'
import { isOpen, statusMovesOf } from '../../../../contract/orders/find-moves.ts'
import { orderStatuses } from '../../../../contract/orders/order-status.ts'
import { Confirmation } from '../../../../contract/orders/staff-orders.ts'
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
  const { primary, menu } = actionsOf({ ...order, ...changes }, role)
  return { primary: primary?.label ?? null, menu: menu.map(({ label }) => label) }
}

test('an order that nobody has confirmed is called about first; packing it without stands in the menu', () => {
  const { primary, menu } = offered({})
  expect(primary).toBe('Confirm')
  expect(menu).toContain('Pack without a call…')
  expect(menu).toContain('Wrong number')
  expect(offered({ confirmation: 'wrong_number' }).menu).not.toContain('Wrong number')
})

test('a confirmed order and one paid by card are packed, then shipped, then delivered', () => {
  expect(offered({ confirmation: 'confirmed' }).primary).toBe('Pack')
  expect(offered({ confirmation: 'not_needed', paymentMethod: 'online' }).primary).toBe('Pack')
  expect(offered({ status: 'Processing', confirmation: 'confirmed' }).primary).toBe('Ship')
  expect(offered({ status: 'Shipped', confirmation: 'confirmed' }).primary).toBe('Delivered')
})

test('the cash of a delivered order is noted, once', () => {
  const delivered = { status: 'Delivered', confirmation: 'confirmed' } as const
  expect(offered(delivered).primary).toBe('Cash received')
  expect(offered({ ...delivered, paymentState: 'paid' }).primary).toBeNull()
  expect(offered({ ...delivered, paymentMethod: 'online' }).primary).toBeNull()
  expect(offered(delivered, 'caller').primary).toBeNull()
})

test('a manager records a parcel that came back, once', () => {
  expect(offered({ status: 'Shipped' }).menu).toContain('Parcel refused…')
  expect(offered({ status: 'Shipped', refused: true }).menu).not.toContain('Parcel refused…')
  expect(offered({ status: 'Shipped' }, 'packer').menu).not.toContain('Parcel refused…')
  expect(offered({ status: 'Delivered' }).menu).not.toContain('Parcel refused…')
})

test('a sale at the counter is taken back by a manager, and what a courier has brought by nobody', () => {
  const sold = { status: 'Delivered', source: 'counter', paymentState: 'paid' } as const
  expect(offered(sold).menu).toContain('Cancel order…')
  expect(offered(sold, 'caller').menu).not.toContain('Cancel order…')
  expect(offered({ ...sold, courier: 'TCS' }).menu).not.toContain('Cancel order…')
  expect(offered({ ...sold, source: 'phone' }).menu).not.toContain('Cancel order…')
})

test('a finished order, and one that came back, have no next step', () => {
  expect(offered({ status: 'Cancelled', confirmation: 'not_needed' }).primary).toBeNull()
  expect(offered({ status: 'Shipped', confirmation: 'confirmed', refused: true }).primary).toBeNull()
})

test('a caller confirms and cancels, but does not pack', () => {
  expect(offered({}, 'caller')).toMatchObject({ primary: 'Confirm' })
  const confirmed = offered({ confirmation: 'confirmed' }, 'caller')
  expect(confirmed.primary).toBeNull()
  expect(confirmed.menu).toContain('Same again…')
  for (const others of ['Pack', 'Call the buyer', 'Print slip', 'Print invoice'])
    expect(confirmed.menu).not.toContain(others)
  expect(offered({}, null)).toEqual({ primary: null, menu: [] })
})

describe.each(staffRoles)('a %s', role => {
  test.each(orderStatuses)('is offered every move of a %s order that is theirs, and no other', status => {
    for (const confirmation of Confirmation.options) {
      const changed = { ...order, status, confirmation }
      const { primary, menu } = actionsOf(changed, role)
      const moves = [primary, ...menu].flatMap(action =>
        action && 'move' in action.effect ? action.effect.move : [],
      )
      for (const move of moves) {
        expect(isOpen(move, changed)).toBe(true)
        expect(move.by).toContain(role)
      }
      expect(moves).toEqual(expect.arrayContaining(statusMovesOf(changed, role)))
      expect(new Set(moves).size).toBe(moves.length)
      const labels = menu.map(({ label }) => label)
      if (labels.includes('Cancel order…')) expect(labels.at(-1)).toBe('Cancel order…')
    }
  })
})
