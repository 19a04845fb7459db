import type { PricedCart } from '../../cart/load-cart.ts'
import { takeCartStock } from '../../cart/take-cart-stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { lockPayment } from '../ledger/queries.ts'
import { paymentNotReady } from '../refusals.ts'
import { releaseLive } from './release.ts'
import { linkToOrder, spendHeldStock } from './spend-payment.ts'

type HoldDeps = Pick<Deps, 'clock' | 'newId'>

/** What an order's way of being paid has to do with it, inside its transaction. */
export type OrderPaymentSteps = {
  /** The order that was paid so before; null: none yet. */
  orderId: string | null
  /** Takes the order's stock and answers where each line's came from, by line id. */
  takeStock: (cart: PricedCart) => Promise<Map<string, string>>
  /** Ties the payment to the order that has been written. */
  linkToOrder: (orderId: string) => Promise<void>
}

/** Cash: a card payment of the same person that might still have become an order is given up, and its stock with it. */
export const payOnDelivery = (tx: Tx, deps: HoldDeps, userId: string): OrderPaymentSteps => ({
  orderId: null,
  takeStock: async cart => {
    await releaseLive(tx, deps, userId)
    return takeCartStock(tx, cart.lines)
  },
  linkToOrder: async () => {},
})

/** A card: the payment of this id, locked until the transaction ends; null: nobody has paid yet. */
export async function payByCard(
  tx: Tx,
  deps: HoldDeps,
  paymentId: string | null,
): Promise<OrderPaymentSteps> {
  const payment = paymentId === null ? undefined : await lockPayment(tx, paymentId)
  if (!payment) {
    const refuse = async () => {
      throw paymentNotReady('Please pay with your card first.')
    }
    return { orderId: null, takeStock: refuse, linkToOrder: refuse }
  }
  return {
    orderId: payment.orderId,
    takeStock: cart => spendHeldStock(tx, payment, cart),
    linkToOrder: orderId => linkToOrder(tx, deps, payment, orderId),
  }
}
