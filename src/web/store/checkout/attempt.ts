import { uuidv7 } from 'uuidv7'
import type { GuestOrder } from '../../../contract/orders/guest-orders.ts'
import type { OrderData } from '../../../contract/orders/orders.ts'
import { personalPrefix } from '../../api/session.ts'
import { type Agreed, quoteKey } from './quote.ts'

/** What is sent: of somebody with an account it says how the order is paid. */
export type SentOrder = OrderData | GuestOrder

/**
 * An order that was sent and not yet answered. It outlives a reload, so that asking again repeats the same
 * request under the same key and never makes a second order.
 */
export type Attempt = { userId: string; key: string; quote: string; data: SentOrder }

const storageKey = `${personalPrefix}checkout-attempt`

type CheckoutRequest = { userId: string; quote: Agreed; data: SentOrder }

/** The attempt for this request: the one under way when nothing changed since, otherwise a new one. */
export function startAttempt(request: CheckoutRequest, storage: Storage = sessionStorage): Attempt {
  const earlier = attemptFor(request, storage)
  if (earlier) return earlier
  const { userId, quote, data } = request
  const attempt = { userId, key: uuidv7(), quote: quoteKey(quote), data }
  storage.setItem(storageKey, JSON.stringify(attempt))
  return attempt
}

/** The attempt under way that wishes exactly this. */
export function attemptFor(
  { userId, quote, data }: CheckoutRequest,
  storage: Storage = sessionStorage,
): Attempt | null {
  const earlier = openAttempt(userId, storage)
  return earlier && earlier.quote === quoteKey(quote) && sameData(earlier.data, data) ? earlier : null
}

/** What this person sent and has heard nothing of. */
export function openAttempt(userId: string, storage: Storage = sessionStorage): Attempt | null {
  // Only `startAttempt` writes under this key, and only whole attempts.
  const attempt = JSON.parse(storage.getItem(storageKey) ?? 'null') as Attempt | null
  return attempt?.userId === userId ? attempt : null
}

/** The shop has answered: the order is made, or it is certain that there is none. */
export const closeAttempt = (storage: Storage = sessionStorage): void => storage.removeItem(storageKey)

const sameData = (a: SentOrder, b: SentOrder) => JSON.stringify(a) === JSON.stringify(b)
