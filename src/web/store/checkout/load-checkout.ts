import type { User } from '../../../contract/accounts.ts'
import type { Cart } from '../../../contract/cart.ts'
import type { Order } from '../../../contract/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { openAttempt } from './attempt.ts'
import { sendOrder } from './send-order.ts'

export type CheckoutStart =
  | { kind: 'open'; cart: Cart; user: User | null }
  | { kind: 'empty' }
  /** The answer to the order was lost on the way; this is it. */
  | { kind: 'ordered'; order: Order }

/** What checkout begins with. A form without prefilled fields is still a form, so the account may be missing. */
export async function loadCheckout(userId: string, signal: AbortSignal): Promise<CheckoutStart> {
  const [cart, user] = await Promise.all([
    browserApi.cart.get({}, { signal }),
    browserApi.user.get({ params: { id: userId } }, { signal }).catch(() => null),
  ])
  if (cart.items.length > 0) return { kind: 'open', cart, user }
  const attempt = openAttempt(userId)
  if (!attempt) return { kind: 'empty' }
  try {
    return { kind: 'ordered', order: await sendOrder(attempt) }
  } catch (error) {
    if (error instanceof ApiError && error.unreachable) throw error
    return { kind: 'empty' }
  }
}
