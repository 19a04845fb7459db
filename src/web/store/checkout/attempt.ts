import { uuidv7 } from 'uuidv7'
import type { Cart } from '../../../contract/cart.ts'
import type { OrderData } from '../../../contract/orders.ts'

/**
 * An order that was sent and not yet answered. It outlives a reload, so that asking again repeats the same
 * request under the same key and never makes a second order.
 */
export type Attempt = { userId: string; key: string; cart: string; data: OrderData }

const storageKey = 'checkout-attempt'

/** The attempt for this wish: the one under way when nothing changed since, otherwise a new one. */
export function startAttempt(
  wish: { userId: string; cart: Cart; data: OrderData },
  storage: Storage = sessionStorage,
): Attempt {
  const { userId, data } = wish
  const cart = contentsOf(wish.cart)
  const earlier = openAttempt(userId, storage)
  if (earlier && earlier.cart === cart && sameData(earlier.data, data)) return earlier
  const attempt = { userId, key: uuidv7(), cart, data }
  storage.setItem(storageKey, JSON.stringify(attempt))
  return attempt
}

/** What this person sent and has heard nothing of. */
export function openAttempt(userId: string, storage: Storage = sessionStorage): Attempt | null {
  // Only `startAttempt` writes under this key, and only whole attempts.
  const attempt = JSON.parse(storage.getItem(storageKey) ?? 'null') as Attempt | null
  return attempt?.userId === userId ? attempt : null
}

/** The shop has answered: the order is made, or it is certain that there is none. */
export const closeAttempt = (storage: Storage = sessionStorage): void => storage.removeItem(storageKey)

const sameData = (a: OrderData, b: OrderData) => JSON.stringify(a) === JSON.stringify(b)

const contentsOf = (cart: Cart) => cart.items.map(item => `${item._id}x${item.quantity}`).join(' ')
