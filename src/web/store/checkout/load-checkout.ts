import type { User } from '../../../contract/accounts.ts'
import type { Cart } from '../../../contract/cart.ts'
import type { Order } from '../../../contract/orders.ts'
import type { CardSetup } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { openAttempt } from './attempt.ts'
import { sendOrder } from './send-order.ts'

type Open = {
  kind: 'open'
  cart: Cart
  user: User | null
  /** Where the last order went. */
  last: Order['shippingAddress'] | null
  /** Null: there is none; undefined: nobody knows. */
  lastOrderId: string | null | undefined
  setup: CardSetup
}

export type CheckoutStart =
  | Open
  | { kind: 'empty' }
  /** The answer to the order was lost on the way; this is it. */
  | { kind: 'ordered'; order: Order }

/** What checkout begins with. Without prefilled fields or cards it is still a checkout, so those may be missing. */
export async function loadCheckout(userId: string, signal: AbortSignal): Promise<CheckoutStart> {
  const [cart, user, last, setup] = await Promise.all([
    browserApi.cart.get({}, { signal }),
    browserApi.user.get({ params: { id: userId } }, { signal }).catch(() => null),
    lastOrder(signal).catch(() => undefined),
    browserApi.stripe.setup({}, { signal }).catch(() => noCards),
  ])
  if (cart.items.length > 0) {
    const lastOrderId = last === undefined ? undefined : (last?._id ?? null)
    return { kind: 'open', cart, user, last: last?.shippingAddress ?? null, lastOrderId, setup }
  }
  const attempt = openAttempt(userId)
  if (!attempt) return { kind: 'empty' }
  try {
    return { kind: 'ordered', order: await sendOrder(attempt) }
  } catch (error) {
    if (error instanceof ApiError && error.unreachable) throw error
    return { kind: 'empty' }
  }
}

async function lastOrder(signal: AbortSignal): Promise<Order | null> {
  const { orders } = await browserApi.order.mine({ query: { page: 1, limit: 1 } }, { signal })
  return orders[0] ?? null
}

const noCards: CardSetup = { cards: false, publishableKey: '', scriptUrl: null, testMode: false }
