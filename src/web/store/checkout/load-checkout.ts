import type { User } from '../../../contract/accounts/accounts.ts'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { CardSetup } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { guestId } from './checkout-values.ts'
import { findSentOrder } from './send-order.ts'

/** Of the buyer's account; of a guest nothing is known. */
type Account = {
  user: User | null
  /** The address of the last order. */
  last: Order['shippingAddress'] | null
  /** Null: there is none; undefined: unknown. */
  lastOrderId: string | null | undefined
  /** Null: the request failed, so the form asks again whether the shop takes cards. */
  setup: CardSetup | null
}

export type CheckoutStart =
  | ({ kind: 'open'; cart: Cart; terms: DeliveryTerms } & Account)
  | { kind: 'empty' }
  /** The answer to the order was lost; this is the order. */
  | { kind: 'ordered'; order: Order }

/** Loads what the checkout starts with. Prefilled fields and cards may be missing; the checkout works without them. */
export async function loadCheckout(userId: string, signal: AbortSignal): Promise<CheckoutStart> {
  const [cart, terms, account] = await Promise.all([
    browserApi.cart.get({}, { signal }),
    browserApi.delivery.terms({}, { signal }),
    userId === guestId ? guest : loadAccount(userId, signal),
  ])
  if (cart.items.length > 0) return { kind: 'open', cart, terms, ...account }
  const order = await findSentOrder(userId)
  return order ? { kind: 'ordered', order } : { kind: 'empty' }
}

/** Cards are for accounts, which a payment that waits belongs to. */
const guest: Account = { user: null, last: null, lastOrderId: undefined, setup: null }

async function loadAccount(userId: string, signal: AbortSignal): Promise<Account> {
  const [user, last, setup] = await Promise.all([
    browserApi.accounts.get({ params: { id: userId } }, { signal }).catch(() => null),
    lastOrder(signal).catch(() => undefined),
    browserApi.payments.setup({}, { signal }).catch(() => null),
  ])
  const lastOrderId = last === undefined ? undefined : (last?._id ?? null)
  return { user, last: last?.shippingAddress ?? null, lastOrderId, setup }
}

async function lastOrder(signal?: AbortSignal): Promise<Order | null> {
  const { orders } = await browserApi.orders.mine({ query: { page: 1, limit: 1 } }, { signal })
  return orders[0] ?? null
}

/**
 * The order another tab has placed since this checkout was opened. `lastId` was the newest order then (null: none;
 * undefined: unknown). Null when there is no such order, or when it cannot be told.
 */
export async function findOrderPlacedElsewhere(lastId: string | null | undefined): Promise<string | null> {
  if (lastId === undefined) return null
  const newest = await lastOrder().catch(() => null)
  return newest && newest._id !== lastId ? newest._id : null
}
