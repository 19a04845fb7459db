import type { User } from '../../../contract/accounts.ts'
import type { Cart } from '../../../contract/cart.ts'
import type { Order } from '../../../contract/orders.ts'
import type { CardSetup } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { findSentOrder } from './send-order.ts'

type OpenCheckout = {
  kind: 'open'
  cart: Cart
  user: User | null
  /** Where the last order went. */
  last: Order['shippingAddress'] | null
  /** Null: there is none; undefined: nobody knows. */
  lastOrderId: string | null | undefined
  /** Null: not answered, so whether the shop takes cards is still to be asked. */
  setup: CardSetup | null
}

export type CheckoutStart =
  | OpenCheckout
  | { kind: 'empty' }
  /** The answer to the order was lost on the way; this is it. */
  | { kind: 'ordered'; order: Order }

/** What checkout begins with. Without prefilled fields or cards it is still a checkout, so those may be missing. */
export async function loadCheckout(userId: string, signal: AbortSignal): Promise<CheckoutStart> {
  const [cart, user, last, setup] = await Promise.all([
    browserApi.cart.get({}, { signal }),
    browserApi.accounts.get({ params: { id: userId } }, { signal }).catch(() => null),
    lastOrder(signal).catch(() => undefined),
    browserApi.payments.setup({}, { signal }).catch(() => null),
  ])
  if (cart.items.length > 0) {
    const lastOrderId = last === undefined ? undefined : (last?._id ?? null)
    return { kind: 'open', cart, user, last: last?.shippingAddress ?? null, lastOrderId, setup }
  }
  const order = await findSentOrder(userId)
  return order ? { kind: 'ordered', order } : { kind: 'empty' }
}

async function lastOrder(signal: AbortSignal): Promise<Order | null> {
  const { orders } = await browserApi.orders.mine({ query: { page: 1, limit: 1 } }, { signal })
  return orders[0] ?? null
}
