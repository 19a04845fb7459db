import { expect, test } from 'vitest'
import type { Cart } from '../../../contract/cart.ts'
import { dropPayment, keepPayment, keptPayment } from './kept-payment.ts'

function memory(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: () => null,
    length: 0,
  }
}

// Only ids, quantities and prices tell carts apart here.
const cartOf = (quantity: number, price: number) =>
  ({ items: [{ _id: 'a', quantity, price }], totalPrice: 0 }) as unknown as Cart
const payer = { userId: 'u1', cart: cartOf(2, 48) }

test('a payment is found again for the same cart, until it is dropped', () => {
  const storage = memory()
  expect(keptPayment(payer, storage)).toBeNull()
  keepPayment(payer, 'pi_1', storage)
  expect(keptPayment({ userId: 'u1', cart: cartOf(2, 48) }, storage)).toBe('pi_1')
  dropPayment(storage)
  expect(keptPayment(payer, storage)).toBeNull()
})

test('never for other pieces, other prices or somebody else', () => {
  const storage = memory()
  keepPayment(payer, 'pi_1', storage)
  expect(keptPayment({ ...payer, cart: cartOf(3, 48) }, storage)).toBeNull()
  expect(keptPayment({ ...payer, cart: cartOf(2, 45) }, storage)).toBeNull()
  expect(keptPayment({ ...payer, userId: 'u2' }, storage)).toBeNull()
})
