import {
  type Checkout,
  lockCartShelves,
  type PickedStock,
  pickCartStock,
  takeCartStock,
} from '../../cart/check-out-cart.ts'
import type { PricedCart } from '../../cart/load-cart.ts'
import { spendHold } from '../../catalogue/stock/stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { changePayment, isLive, lockPayment, type Payment, selectLiveId } from '../ledger/queries.ts'
import { jobDelayMs } from '../limits.ts'
import { cartChangedSincePayment, paymentNotReady, paymentReleased } from '../payment-errors.ts'
import { cartFingerprint } from './cart-fingerprint.ts'
import { releaseOpenPayment } from './release.ts'

type PayDeps = Pick<Deps, 'clock' | 'newId'>

/** What placing an order does about its payment, inside the order's transaction. */
export type OrderPaymentSteps = {
  /** The order that this payment has paid for already; null: none yet. */
  orderId: string | null
  /** Picks the order's stock; `pieces` are what the order has yet to take off the shelves. */
  pickStock: (checkout: Checkout & { hasOpenPayment: boolean }) => Promise<PickedStock>
  linkToOrder: (orderId: string) => Promise<void>
}

/** Whether a person has a live card payment. Their cart is locked, so nobody can start one. */
export const openPaymentQuery = (tx: Tx, userId: string) => selectLiveId(tx, userId)

/**
 * Cash on delivery: locks the shelves of what is in the cart. The person's live card payment is released, and its stock
 * with it.
 */
export async function payOnDelivery(tx: Tx, deps: PayDeps, userId: string): Promise<OrderPaymentSteps> {
  await lockCartShelves(tx, userId)
  const pickStock: OrderPaymentSteps['pickStock'] = async ({ cart, shelves, hasOpenPayment }) => {
    if (!hasOpenPayment) return pickCartStock(cart.lines, shelves)
    await releaseOpenPayment(tx, deps, userId)
    return takenStock(await takeCartStock(tx, cart.lines))
  }
  return { orderId: null, pickStock, linkToOrder: async () => {} }
}

const takenStock = (stockIds: ReadonlyMap<string, string>): PickedStock => ({ stockIds, pieces: new Map() })

/**
 * By card: locks the payment of this id until the transaction ends; null: nobody has paid yet. `pickStock` refuses what
 * must not be charged.
 * @throws payment_not_ready nobody has paid yet
 * @throws payment_released the payment was given up
 * @throws cart_changed the cart is not the one that was paid for
 * @throws out_of_stock the held stock went back after a declined card, and the shelf is empty now
 */
export async function payByCard(tx: Tx, deps: PayDeps, paymentId: string | null): Promise<OrderPaymentSteps> {
  const payment = paymentId === null ? undefined : await lockPayment(tx, paymentId)
  if (!payment) {
    const refuse = async () => {
      throw paymentNotReady('Please pay with your card first.')
    }
    return { orderId: null, pickStock: refuse, linkToOrder: refuse }
  }
  return {
    orderId: payment.orderId,
    pickStock: async ({ cart }) => takenStock(await takeHeldStock(tx, payment, cart)),
    linkToOrder: orderId => linkToOrder(tx, deps, payment, orderId),
  }
}

async function takeHeldStock(
  tx: Tx,
  payment: Payment,
  cart: PricedCart,
): Promise<ReadonlyMap<string, string>> {
  if (!isLive(payment)) throw paymentReleased()
  if (payment.cartFingerprint !== cartFingerprint(cart)) throw cartChangedSincePayment()
  const holds = await spendHold(tx, payment.id)
  if (holds.length === 0) return takeCartStock(tx, cart.lines)
  const byChoice = new Map(holds.map(hold => [`${hold.productId}\n${hold.optionsKey}`, hold.stockId]))
  return new Map(
    cart.lines.map(({ id, productId, optionsKey }) => {
      const stockId = byChoice.get(`${productId}\n${optionsKey}`)
      if (stockId === undefined) throw new Error('A line was paid for without its stock being held')
      return [id, stockId]
    }),
  )
}

/** From now on the capture is due. */
async function linkToOrder(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id }: Payment,
  orderId: string,
): Promise<void> {
  const now = clock()
  const nextTryAt = new Date(now.getTime() + jobDelayMs)
  const ordered = { state: 'ordered', paymentState: 'authorised', orderId } as const
  await changePayment(tx, id, { ...ordered, nextTryAt, tries: 0, updatedAt: now })
}
