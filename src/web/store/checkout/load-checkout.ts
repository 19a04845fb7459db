import type { User } from '../../../contract/accounts.ts'
import type { Cart } from '../../../contract/cart.ts'
import type { Order } from '../../../contract/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { openAttempt } from './attempt.ts'
import { sendOrder } from './send-order.ts'

/** `last`: where the last order went. */
type Open = { kind: 'open'; cart: Cart; user: User | null; last: Order['shippingAddress'] | null }

export type CheckoutStart =
  | Open
  | { kind: 'empty' }
  /** The answer to the order was lost on the way; this is it. */
  | { kind: 'ordered'; order: Order }

/** What checkout begins with. A form without prefilled fields is still a form, so they may be missing. */
export async function loadCheckout(userId: string, signal: AbortSignal): Promise<CheckoutStart> {
  const [cart, user, last] = await Promise.all([
    browserApi.cart.get({}, { signal }),
    browserApi.user.get({ params: { id: userId } }, { signal }).catch(() => null),
    lastAddress(signal).catch(() => null),
  ])
  if (cart.items.length > 0) return { kind: 'open', cart, user, last }
  const attempt = openAttempt(userId)
  if (!attempt) return { kind: 'empty' }
  try {
    return { kind: 'ordered', order: await sendOrder(attempt) }
  } catch (error) {
    if (error instanceof ApiError && error.unreachable) throw error
    return { kind: 'empty' }
  }
}

async function lastAddress(signal: AbortSignal) {
  const { orders } = await browserApi.order.mine({ query: { page: 1, limit: 1 } }, { signal })
  return orders[0]?.shippingAddress ?? null
}
