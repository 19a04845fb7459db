import { seconds } from '../../../contract/durations.ts'
import {
  type Checkout,
  isUnchanged,
  lockCart,
  lockCartQueries,
  lockCartShelves,
  lockCartsQueries,
  lockedCartIds,
  type PickedStock,
  pickCartStock,
  takeCartStock,
} from '../../cart/check-out-cart.ts'
import type { PricedCart } from '../../cart/load-cart.ts'
import { lockTimeoutQuery } from '../../db/in-transaction.ts'
import { prepareStatement } from '../../db/prepare-statement.ts'
import type { Tx } from '../../db/schema.ts'
import type { OrderTotals } from '../../delivery/order-charges.ts'
import type { Deps } from '../../deps.ts'
import {
  changePayment,
  isLive,
  lockPayment,
  type Payment,
  selectLiveId,
  selectUsersWithLive,
} from '../ledger/queries.ts'
import { jobDelayMs } from '../limits.ts'
import { cartChangedSincePayment, paymentNotReady, paymentReleased } from '../payment-errors.ts'
import { cartFingerprint } from './cart-fingerprint.ts'
import { takeHeldStock } from './hold-stock.ts'
import { releaseOpenPayment } from './release.ts'

type PayDeps = Pick<Deps, 'clock' | 'newId'>

/** What placing an order does about its payment, inside the order's transaction. The cart is locked. */
export type OrderPaymentSteps = {
  /** Null for somebody who never had a cart. */
  cartId: string | null
  /** The order that this payment has paid for already; null: none yet. */
  orderId: string | null
  /** Picks the order's stock; `pieces` are what the order has yet to take off the shelves. */
  pickStock: (checkout: Checkout & { charges: OrderTotals }) => Promise<PickedStock>
  linkToOrder: (orderId: string) => Promise<void>
}

/**
 * Cash on delivery: locks the cart and the shelves of what is in it. The person's live card payment is released, and its
 * stock with it; such a payment is locked before any shelf, as settling it does.
 */
export async function cashSteps(tx: Tx, deps: PayDeps, userId: string): Promise<OrderPaymentSteps> {
  const locked = await lockCashCheckout(tx, { userId })
  const isCurrent = isUnchanged(locked)
  // Whoever starts a payment locks the cart and raises its version, so from now on there is no other.
  const openPayments = isCurrent ? locked.openPayments : await selectLiveId(tx, userId).execute()
  const sawPayment = openPayments.length > 0
  if (!sawPayment && !isCurrent) await lockCartShelves(tx, userId)
  const pickStock: OrderPaymentSteps['pickStock'] = async ({ cart, shelves }) => {
    if (!sawPayment) return pickCartStock(cart.lines, shelves)
    const productIds = cart.lines.map(line => line.productId)
    await releaseOpenPayment(tx, deps, { userId, productIds })
    return { stockIds: await takeCartStock(tx, cart.lines), pieces: new Map(), held: new Set() }
  }
  return { cartId: locked.cart[0]?.id ?? null, orderId: null, pickStock, linkToOrder: async () => {} }
}

/**
 * The same for several people at once, where nothing has to be released first. Returns the steps by user id; whoever is
 * missing must be placed alone. What waits for a shelf longer than this fails, until `lockTimeoutQuery` ends the limit.
 */
export async function lockCashCheckouts(
  tx: Tx,
  userIds: readonly string[],
  waitMs: number,
): Promise<ReadonlyMap<string, OrderPaymentSteps>> {
  const locked = await lockTogether(tx, { userIds, waitMs: String(waitMs) })
  const paying = new Set(locked.openPayments.map(({ userId }) => userId))
  const free = [...lockedCartIds(locked)].filter(([userId]) => !paying.has(userId))
  const pickStock: OrderPaymentSteps['pickStock'] = async ({ cart, shelves }) =>
    pickCartStock(cart.lines, shelves)
  return new Map(
    free.map(([userId, cartId]) => [
      userId,
      { cartId, orderId: null, pickStock, linkToOrder: async () => {} },
    ]),
  )
}

const lockTogether = prepareStatement(
  (tx: Tx, { userIds, waitMs }: { userIds: readonly string[]; waitMs: string }) => ({
    limit: lockTimeoutQuery(waitMs),
    openPayments: selectUsersWithLive(tx, userIds),
    ...lockCartsQueries(tx, userIds, { runsAfter: 'limit', skipWhen: 'openPayments' }),
  }),
)

/** How long an order waits for its cart or for stock that somebody has locked; then the answer is `busy`. */
const loneLockWaitMs = seconds(10)

const lockCashCheckout = prepareStatement((tx: Tx, { userId }: { userId: string }) => ({
  limit: lockTimeoutQuery(String(loneLockWaitMs)),
  openPayments: selectLiveId(tx, userId),
  ...lockCartQueries(tx, userId, { runsAfter: 'limit', skipWhen: selectLiveId(tx, userId) }),
}))

/**
 * By card: locks the cart and the payment of this id until the transaction ends; null: nobody has paid yet. `pickStock`
 * refuses what must not be charged.
 * @throws payment_not_ready nobody has paid yet
 * @throws payment_released the payment was given up
 * @throws cart_changed the cart or its delivery is not what was paid for
 * @throws out_of_stock what is not held, or went back after a declined card, has been sold meanwhile
 */
export async function payByCard(
  tx: Tx,
  deps: PayDeps,
  { userId, paymentId }: { userId: string; paymentId: string | null },
): Promise<OrderPaymentSteps> {
  const cartId = await lockCart(tx, userId)
  const payment = paymentId === null ? undefined : await lockPayment(tx, paymentId)
  if (!payment) {
    const refuse = async () => {
      throw paymentNotReady('Please pay with your card first.')
    }
    return { cartId, orderId: null, pickStock: refuse, linkToOrder: refuse }
  }
  return {
    cartId,
    orderId: payment.orderId,
    pickStock: async ({ cart, charges }) => {
      refuseUnlessPaidFor(payment, cart, charges)
      return { ...(await takeHeldStock(tx, deps, payment.id, cart)), pieces: new Map() }
    },
    linkToOrder: orderId => linkToOrder(tx, deps, payment, orderId),
  }
}

function refuseUnlessPaidFor(payment: Payment, cart: PricedCart, charges: OrderTotals): void {
  if (!isLive(payment)) throw paymentReleased()
  if (payment.cartFingerprint !== cartFingerprint(cart, charges)) throw cartChangedSincePayment()
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
