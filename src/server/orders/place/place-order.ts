import { ShopError } from '../../../contract/errors.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { checkNewAddress } from '../../contacts/check-contact.ts'
import { inTransaction, isLockTimeout } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findAuthorisedPayment } from '../../payments/authorise/find-authorised-payment.ts'
import { cashSteps, lockCashCheckouts, payByCard } from '../../payments/hold/pay-for-order.ts'
import { settleSoon } from '../../payments/settle/settle-soon.ts'
import { runInBatches } from '../../run-in-batches.ts'
import { createBlocklist } from '../buyers/refuse-blocked.ts'
import { loadOrder } from '../order/load-orders.ts'
import { type LockedCheckout, type PlaceOrderInput, writeCheckouts } from './write-checkouts.ts'

export type PlaceDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'config' | 'settings' | 'outbox' | 'orderEvents' | 'cards' | 'log'
>

/** How long a batch waits for stock that somebody has locked, and how long the next batch waits for it. */
const lockWaitMs = 250

/**
 * Places orders as `placeOrder` does; several cash orders that come at once in one transaction.
 * @throws invalid naming a country that the shop does not deliver to, or a phone that cannot be called or that gets nothing
 * against cash
 */
export function createOrderPlacer(
  deps: PlaceDeps & Pick<Deps, 'notices'>,
): (input: PlaceOrderInput) => Promise<Order> {
  const placeInBatch = runInBatches((inputs: readonly PlaceOrderInput[]) => placeBatch(deps, inputs), {
    maxRunning: 1,
    nextAfterMs: lockWaitMs,
  })
  const refuseBlocked = createBlocklist(deps)
  return async ({ shippingAddress, ...rest }) => {
    const input = { ...rest, shippingAddress: checkNewAddress(deps, shippingAddress) }
    if (input.paymentMethod !== 'COD') return placeOrder(deps, input)
    await refuseBlocked(input)
    return finishPlacing(deps, input, await placeInBatch(input))
  }
}

/**
 * Orders what is in the person's cart, at the catalogue's prices of this moment, all or nothing. An online order takes the
 * person's authorised payment, which is captured once the order is written. The same request again returns the order it
 * made (docs/decisions/0004). `shippingAddress` has been checked.
 * @throws cart_empty
 * @throws invalid naming the phone when a parcel to be paid at the door has none, or the payment method where no cash is
 * collected
 * @throws out_of_stock names the product
 * @throws order_too_large
 * @throws too_many_open_orders
 * @throws too_many
 * @throws cart_changed the buyer was shown another total, or paid for another cart or to deliver it elsewhere
 * @throws idempotency_key_reused the key stands for another request
 * @throws payments_off the shop takes no cards
 * @throws not_found the payment is somebody else's
 * @throws payment_not_ready the card is not authorised
 * @throws payment_released the payment was given up
 * @throws busy the card provider does not answer; nothing is charged
 */
export async function placeOrder(deps: PlaceDeps, input: PlaceOrderInput): Promise<Order> {
  const { userId } = input
  const online = input.paymentMethod === 'online'
  // The provider is asked first: inside the transaction nobody waits for a network.
  const paid = online ? await findAuthorisedPayment(deps, userId, input.paymentIntentId) : null
  const placed = await inTransaction(deps.db, async tx => {
    const payment = online
      ? await payByCard(tx, deps, { userId, paymentId: paid?.id ?? null })
      : await cashSteps(tx, deps, userId)
    const outcome = (await placeLocked(tx, deps, [{ input, payment }])).get(input)
    // Thrown here, so that nothing stays of a payment that was released for it.
    if (outcome instanceof ShopError || !outcome) throw outcome ?? new Error('An order was not written')
    return outcome
  })
  wakeWorkers(deps)
  return paid ? capture(deps, paid.id, placed) : placed
}

/** What became of a request in a batch: its order, why it is refused, or null for what must be placed alone. */
export type BatchOutcome = Order | ShopError | null

/** Places cash orders in one transaction, so that nobody waits for another or fails because of one. */
export async function placeBatch(
  deps: PlaceDeps,
  inputs: readonly PlaceOrderInput[],
): Promise<BatchOutcome[]> {
  const [only, ...others] = inputs
  if (only && others.length === 0) return [await placeOrder(deps, only)]
  let isDone = false
  try {
    const outcomes = await inTransaction(deps.db, async tx => {
      isDone = false
      const outcomes = await placeLocked(tx, deps, await lockTogether(tx, inputs))
      isDone = true
      return outcomes
    })
    wakeWorkers(deps)
    return inputs.map(input => outcomes.get(input) ?? null)
  } catch (error) {
    // After a commit whose answer was lost, an order may be there: placing it again could make two.
    if (isDone) throw error
    if (!isLockTimeout(error)) deps.log.error('Placing orders together; each is placed alone', error)
    return inputs.map(() => null)
  }
}

/** What a request gets that came in a batch. Called in its own context, which is logged with what is placed alone. */
export async function finishPlacing(
  deps: PlaceDeps,
  input: PlaceOrderInput,
  outcome: BatchOutcome,
): Promise<Order> {
  if (outcome instanceof ShopError) throw outcome
  return outcome ?? placeOrder(deps, input)
}

/** Those whose cart is free and waits for no payment. A person's second request waits for the first, so it is left out. */
async function lockTogether(tx: Tx, inputs: readonly PlaceOrderInput[]): Promise<LockedCheckout[]> {
  const firstOfUser = new Map(inputs.toReversed().map(input => [input.userId, input]))
  const locked = await lockCashCheckouts(tx, [...firstOfUser.keys()], lockWaitMs)
  return inputs.flatMap(input => {
    const payment = firstOfUser.get(input.userId) === input ? locked.get(input.userId) : undefined
    return payment ? { input, payment } : []
  })
}

/** What becomes of these requests: an order, which it may be a repeat of, or why it is refused. */
async function placeLocked(
  tx: Tx,
  deps: PlaceDeps,
  checkouts: readonly LockedCheckout[],
): Promise<Map<PlaceOrderInput, Order | ShopError>> {
  const placed = new Map<PlaceOrderInput, Order | ShopError>()
  for (const [input, outcome] of await writeCheckouts(tx, deps, checkouts)) {
    const order = typeof outcome === 'string' ? await loadOrder(tx, outcome) : outcome
    if (!order) throw new Error('An order was not there after it was written')
    placed.set(input, order)
  }
  return placed
}

/** Says that orders have been committed to those who carry on with them. */
export function wakeWorkers({
  outbox,
  orderEvents,
  cards,
}: Pick<Deps, 'outbox' | 'orderEvents' | 'cards'>): void {
  outbox.wake()
  orderEvents.wake()
  cards?.wake()
}

/** The order is written, so a capture that fails is no reason to refuse it. */
async function capture(deps: PlaceDeps, paymentId: string, order: Order): Promise<Order> {
  await settleSoon(deps, paymentId)
  return (await loadOrder(deps.db, order._id)) ?? order
}
