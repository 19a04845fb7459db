import type { User } from '../../../contract/accounts/accounts.ts'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { CardSetup } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { findSentOrder } from './send-order.ts'

type OpenCheckout = {
  kind: 'open'
  cart: Cart
  terms: DeliveryTerms
  user: User | null
  /** The address of the last order. */
  last: Order['shippingAddress'] | null
  /** Null: there is none; undefined: unknown. */
  lastOrderId: string | null | undefined
  /** Null: the request failed, so the form asks again whether the shop takes cards. */
  setup: CardSetup | null
}

export type CheckoutStart =
  | OpenCheckout
  | { kind: 'empty' }
  /** The answer to the order was lost; this is the order. */
  | { kind: 'ordered'; order: Order }

/**
 * Loads what the checkout starts with. Prefilled fields and cards may be missing; the checkout works without them.
 */
export async function loadCheckout(userId: string, signal: AbortSignal): Promise<CheckoutStart> {
  const [cart, terms, user, last, setup] = await Promise.all([
    browserApi.cart.get({}, { signal }),
    browserApi.delivery.terms({}, { signal }),
    browserApi.accounts.get({ params: { id: userId } }, { signal }).catch(() => null),
    lastOrder(signal).catch(() => undefined),
    browserApi.payments.setup({}, { signal }).catch(() => null),
  ])
  if (cart.items.length > 0) {
    const lastOrderId = last === undefined ? undefined : (last?._id ?? null)
    return { kind: 'open', cart, terms, user, last: last?.shippingAddress ?? null, lastOrderId, setup }
  }
  const order = await findSentOrder(userId)
  return order ? { kind: 'ordered', order } : { kind: 'empty' }
}

async function lastOrder(signal: AbortSignal): Promise<Order | null> {
  const { orders } = await browserApi.orders.mine({ query: { page: 1, limit: 1 } }, { signal })
  return orders[0] ?? null
}
