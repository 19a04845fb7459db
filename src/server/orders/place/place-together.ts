import { ShopError } from '../../../contract/errors.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { pickCartStock } from '../../cart/check-out-cart.ts'
import type { PricedCart } from '../../cart/load-cart.ts'
import { type LockedShelves, withoutPieces } from '../../catalogue/stock/stock.ts'
import { checkShippingAddress } from '../../contacts/check-contact.ts'
import { inTransaction, isLockTimeout } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { hashRequest, usedKeysQuery } from '../../idempotency/earlier-answer.ts'
import { lockForDeliveries } from '../../payments/hold/pay-for-order.ts'
import { runInBatches } from '../../run-in-batches.ts'
import { openBlocking } from '../buyers/refuse-blocked.ts'
import { checkOrder } from './check-order.ts'
import { requestFingerprint } from './find-repeated-order.ts'
import { type CountedOrders, limitOrders } from './limit-orders.ts'
import type { NewOrder } from './new-order.ts'
import { type PlaceDeps, type PlaceOrderInput, placeOrder, wakeWorkers } from './place-order.ts'
import { readCheckouts } from './read-checkouts.ts'
import { writeOrders } from './write-orders.ts'

/** How long a batch waits for stock that somebody has locked, and how long the next batch waits for it. */
const lockWaitMs = 250

/**
 * Places orders as `placeOrder` does; several cash orders that come at once in one transaction.
 * @throws invalid naming a country that the shop does not deliver to, or a phone that cannot be called or that gets nothing
 * against cash
 */
export function openOrdering(
  deps: PlaceDeps & Pick<Deps, 'notices'>,
): (input: PlaceOrderInput) => Promise<Order> {
  const placeInBatch = runInBatches((inputs: readonly PlaceOrderInput[]) => placeTogether(deps, inputs), {
    maxRunning: 1,
    nextAfterMs: lockWaitMs,
  })
  const refuseBlocked = openBlocking(deps)
  return async ({ shippingAddress, ...rest }) => {
    const input = { ...rest, shippingAddress: checkShippingAddress(deps, shippingAddress) }
    if (input.paymentMethod !== 'COD') return placeOrder(deps, input)
    await refuseBlocked(input)
    return placeInBatch(input)
  }
}

/** Places cash orders. What is not plain is placed alone, so that nobody waits for another or fails because of one. */
export async function placeTogether(
  deps: PlaceDeps,
  inputs: readonly PlaceOrderInput[],
): Promise<(Order | Promise<Order>)[]> {
  const [only, ...others] = inputs
  if (only && others.length === 0) return [await placeOrder(deps, only)]
  const outcomes = await placeInOneTransaction(deps, inputs)
  return inputs.map(async input => {
    const outcome = outcomes.get(input)
    if (outcome === undefined) return placeOrder(deps, input)
    if (outcome instanceof ShopError) throw outcome
    return outcome
  })
}

/** The order that was placed, or why the request is refused. */
type Outcome = Order | ShopError

/** What became of these requests in one transaction, without those that must be looked at alone. */
async function placeInOneTransaction(
  deps: PlaceDeps,
  inputs: readonly PlaceOrderInput[],
): Promise<ReadonlyMap<PlaceOrderInput, Outcome>> {
  let isDone = false
  try {
    const outcomes = await inTransaction(deps.db, async tx => {
      isDone = false
      const outcomes = await writePlainOrders(tx, deps, inputs)
      isDone = true
      return outcomes
    })
    wakeWorkers(deps)
    return outcomes
  } catch (error) {
    // After a commit whose answer was lost, an order may be there: placing it again could make two.
    if (isDone) throw error
    if (!isLockTimeout(error)) deps.log.error('Placing orders together; each is placed alone', error)
    return new Map()
  }
}

/** Writes the orders of those whose cart is free, has something in it and waits for no payment, and who repeat nothing. */
async function writePlainOrders(
  tx: Tx,
  deps: PlaceDeps,
  inputs: readonly PlaceOrderInput[],
): Promise<ReadonlyMap<PlaceOrderInput, Outcome>> {
  const userIds = [...new Set(inputs.map(({ userId }) => userId))]
  const cartIds = await lockForDeliveries(tx, userIds, lockWaitMs)
  const isRepeat = await findRepeats(tx, inputs)
  const now = deps.clock()
  const requests = inputs.filter(isFirstOfUser).filter(({ userId }) => cartIds.has(userId))
  const { shelves, cartOf, buyerOf, countedOf } = await readCheckouts(tx, deps, { requests, now })
  const limit = limitOrders(deps)
  const [refused, drafts] = [new Map<PlaceOrderInput, ShopError>(), new Map<PlaceOrderInput, NewOrder>()]
  const left = new Map(shelves)
  for (const input of requests) {
    const cartId = cartIds.get(input.userId)
    const cart = cartOf(input.userId, left)
    if (cartId === undefined || cart.lines.length === 0 || isRepeat(input)) continue
    const counted = countedOf(input)
    const buyer = buyerOf(input.userId)
    const picked = checkAndPick(deps, input, { buyer, cart, shelves: left, counted, limit, now })
    if (picked instanceof ShopError) {
      refused.set(input, picked)
      continue
    }
    const ordered = new Set(cart.lines.map(line => line.productId))
    for (const [productId, all] of withoutPieces(left, ordered, picked.stock.pieces)) left.set(productId, all)
    const requestHash = hashRequest(requestFingerprint(input))
    drafts.set(input, {
      ...input,
      requestHash,
      cart,
      now,
      cartId,
      buyer,
      counted,
      ...picked,
      paymentState: 'unpaid',
    })
  }
  if (drafts.size === 0) return refused
  const placed = await writeOrders(tx, deps, [...drafts.values()])
  // Every draft has become an order, in the same order.
  const orders = [...drafts.keys()].map((input, nth) => [input, placed[nth] as Order] as const)
  return new Map<PlaceOrderInput, Outcome>([...refused, ...orders])
}

/** A person's second request waits for the first, so it is placed alone. */
const isFirstOfUser = ({ userId }: PlaceOrderInput, nth: number, inputs: readonly PlaceOrderInput[]) =>
  inputs.findIndex(other => other.userId === userId) === nth

type Candidate = {
  buyer: NewOrder['buyer']
  cart: PricedCart
  shelves: LockedShelves
  counted: CountedOrders | null
  limit: ReturnType<typeof limitOrders>
  now: Date
}

/** The pieces of the whole cart and its delivery, or why it cannot be ordered. */
function checkAndPick(
  deps: Pick<PlaceDeps, 'config' | 'settings' | 'cards'>,
  input: PlaceOrderInput,
  { buyer, cart, shelves, counted, limit, now }: Candidate,
): Pick<NewOrder, 'stock' | 'charges'> | ShopError {
  try {
    const charges = checkOrder(deps, input, { buyer, cart, now })
    const stock = pickCartStock(cart.lines, shelves)
    if (counted) limit(counted, input.paymentMethod)
    return { stock, charges }
  } catch (error) {
    if (error instanceof ShopError) return error
    throw error
  }
}

/** Which of these requests come under a key that was used before. */
async function findRepeats(
  tx: Tx,
  inputs: readonly PlaceOrderInput[],
): Promise<(input: PlaceOrderInput) => boolean> {
  const keys = inputs.flatMap(({ userId, idempotencyKey: key }) => (key === null ? [] : { userId, key }))
  if (keys.length === 0) return () => false
  const { rows } = await usedKeysQuery(JSON.stringify(keys)).execute(tx)
  return ({ userId, idempotencyKey }) =>
    rows.some(used => used.userId === userId && used.key === idempotencyKey)
}
