import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'
import type { Cart } from '../../../contract/cart.ts'
import { dropPayment, giveUpPayment, isHeld, keepPayment, keptPayment } from './kept-payment.ts'

// Only ids, quantities and prices tell carts apart here.
const cartOf = (quantity: number, price: number) =>
  ({ items: [{ _id: 'a', quantity, price }], totalPrice: 0 }) as unknown as Cart
const payer = { userId: 'u1', cart: cartOf(2, 48), total: 98.5 }
const heldUntil = 1_000
const payment = { paymentIntentId: 'pi_1', heldUntil }

function found(storage: Storage) {
  const kept = keptPayment(payer, storage)
  if (!kept) throw new Error('No payment was kept')
  return kept
}

test('a payment is found again for the same cart, until it is dropped', () => {
  const storage = memoryStorage()
  expect(keptPayment(payer, storage)).toBeNull()
  keepPayment(payer, payment, storage)
  const again = { userId: 'u1', cart: cartOf(2, 48), total: 98.5 }
  expect(keptPayment(again, storage)).toMatchObject({ paymentIntentId: 'pi_1' })
  dropPayment(storage)
  expect(keptPayment(payer, storage)).toBeNull()
})

test('never for other pieces, other prices, another delivery or somebody else', () => {
  const storage = memoryStorage()
  keepPayment(payer, payment, storage)
  expect(keptPayment({ ...payer, cart: cartOf(3, 48) }, storage)).toBeNull()
  expect(keptPayment({ ...payer, cart: cartOf(2, 45) }, storage)).toBeNull()
  expect(keptPayment({ ...payer, total: 99 }, storage)).toBeNull()
  expect(keptPayment({ ...payer, userId: 'u2' }, storage)).toBeNull()
})

test('an order can be placed with it for as long as the shop holds it, and no longer', () => {
  const storage = memoryStorage()
  keepPayment(payer, payment, storage)
  const kept = found(storage)
  expect(isHeld(kept, heldUntil - 1)).toBe(true)
  expect(isHeld(kept, heldUntil)).toBe(false)
})

test('one that was given up is not ordered with, but can be named to be released', () => {
  const storage = memoryStorage()
  giveUpPayment(storage)
  expect(keptPayment(payer, storage)).toBeNull()
  keepPayment(payer, payment, storage)
  giveUpPayment(storage)
  const kept = found(storage)
  expect(isHeld(kept, 1)).toBe(false)
  expect(kept.paymentIntentId).toBe('pi_1')
})
