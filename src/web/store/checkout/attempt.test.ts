import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'
import type { Cart } from '../../../contract/cart.ts'
import type { OrderData } from '../../../contract/orders/orders.ts'
import { closeAttempt, openAttempt, startAttempt } from './attempt.ts'

// Only ids and quantities tell carts apart here.
const cartOf = (...lines: [string, number][]) =>
  ({ items: lines.map(([_id, quantity]) => ({ _id, quantity })), totalPrice: 0 }) as unknown as Cart

const dataFor = (city: string): OrderData => ({
  paymentMethod: 'COD',
  shippingAddress: {
    fullName: 'Ayesha Khan',
    address: 'House 12',
    city,
    postalCode: '54000',
    country: 'Pakistan',
  },
})

const quoteOf = (...lines: [string, number][]) => ({ cart: cartOf(...lines), total: 0, cash: null })

const wish = { userId: 'u1', quote: quoteOf(['a', 2]), data: dataFor('Lahore') }

test('repeats the same key for the same order, also after a reload', () => {
  const storage = memoryStorage()
  const first = startAttempt(wish, storage)
  expect(startAttempt(structuredClone(wish), storage).key).toBe(first.key)
  expect(openAttempt('u1', storage)).toEqual(first)
})

test('takes a new key when the address or the cart has changed', () => {
  const storage = memoryStorage()
  const first = startAttempt(wish, storage)
  const moved = startAttempt({ ...wish, data: dataFor('Karachi') }, storage)
  const refilled = startAttempt({ ...wish, quote: quoteOf(['b', 2]) }, storage)
  const more = startAttempt({ ...wish, quote: quoteOf(['b', 3]) }, storage)
  expect(new Set([first.key, moved.key, refilled.key, more.key]).size).toBe(4)
})

test('takes a new key after the shop has answered', () => {
  const storage = memoryStorage()
  const first = startAttempt(wish, storage)
  closeAttempt(storage)
  expect(openAttempt('u1', storage)).toBeNull()
  expect(startAttempt(wish, storage).key).not.toBe(first.key)
})

test("never repeats somebody else's order on a shared computer", () => {
  const storage = memoryStorage()
  const first = startAttempt(wish, storage)
  expect(openAttempt('u2', storage)).toBeNull()
  expect(startAttempt({ ...wish, userId: 'u2' }, storage).key).not.toBe(first.key)
})
