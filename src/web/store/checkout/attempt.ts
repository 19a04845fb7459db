import { uuidv7 } from 'uuidv7'
import type { Cart } from '../../../contract/cart.ts'
import type { OrderData } from '../../../contract/orders/orders.ts'
import { personalPrefix } from '../../api/session.ts'

/**
 * An order that was sent and not yet answered. It outlives a reload, so that asking again repeats the same
 * request under the same key and never makes a second order.
 */
export type Attempt = { userId: string; key: string; cart: string; data: OrderData }

const storageKey = `${personalPrefix}checkout-attempt`

type Wish = { userId: string; cart: Cart; data: OrderData }

/** The attempt for this wish: the one under way when nothing changed since, otherwise a new one. */
export function startAttempt(wish: Wish, storage: Storage = sessionStorage): Attempt {
  const earlier = attemptFor(wish, storage)
  if (earlier) return earlier
  const { userId, cart, data } = wish
  const attempt = { userId, key: uuidv7(), cart: contentsOf(cart), data }
  storage.setItem(storageKey, JSON.stringify(attempt))
  return attempt
}

/** The attempt under way that wishes exactly this. */
export function attemptFor({ userId, cart, data }: Wish, storage: Storage = sessionStorage): Attempt | null {
  const earlier = openAttempt(userId, storage)
  return earlier && earlier.cart === contentsOf(cart) && sameData(earlier.data, data) ? earlier : null
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

/** Whether two answers show the same pieces at the same prices. */
export const sameCart = (a: Cart, b: Cart): boolean => contentsOf(a) === contentsOf(b)

/** What tells one cart from another: its lines, how many of each, and at what price. */
export const contentsOf = (cart: Cart) =>
  cart.items.map(({ _id, quantity, price }) => `${_id}x${quantity}@${price}`).join(' ')
