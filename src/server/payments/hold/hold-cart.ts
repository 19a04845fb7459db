import { ShopError } from '../../../contract/errors.ts'
import {
  cartEmpty,
  checkOrderable,
  lockCart,
  raiseCartVersion,
  takeCartStock,
} from '../../cart/check-out-cart.ts'
import { loadCart, type PricedCart } from '../../cart/load-cart.ts'
import { recordHolds } from '../../catalogue/stock/stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { changePayment, insertPayment, lockLive, type Payment } from '../ledger/queries.ts'
import { currency, holdMs, maxHoldMs, minCardCents, minRemainingHoldMs } from '../limits.ts'
import { cartFingerprint } from './cart-fingerprint.ts'
import { beginReleaseToTake } from './release.ts'

type HoldDeps = Pick<Deps, 'clock' | 'newId' | 'config'>

/**
 * Holds the person's cart for ten minutes. The same cart again is the same payment, held longer, up to half an hour in all;
 * then `payment` is null once, so that others get a chance at the stock. Another cart, or `replaces` naming the live
 * payment's intent, starts a new payment, and the old one is to be released.
 * @throws cart_empty
 * @throws out_of_stock names the product
 * @throws order_too_large
 * @throws invalid no card pays so little
 */
export async function holdCart(
  tx: Tx,
  deps: HoldDeps,
  userId: string,
  replaces?: string,
): Promise<{ payment: Payment | null; replacedId: string | null }> {
  const cartId = await lockCart(tx, userId)
  const live = await lockLive(tx, userId)
  const cart = await loadCart(tx, userId, deps.clock())
  if (cartId === null || cart.lines.length === 0) throw cartEmpty()
  checkOrderable(cart, deps.config.orderLimits.size)
  if (cart.totalCents < minCardCents) {
    throw new ShopError('invalid', 'A card can pay $0.50 and more. Please choose cash on delivery.')
  }
  const isReplaced = replaces !== undefined && live?.intentId === replaces
  const isSame = live?.cartFingerprint === cartFingerprint(cart) && !isReplaced
  if (isSame && !isHoldOver(deps, live)) {
    return { payment: await extendPayment(tx, deps, live, cart), replacedId: null }
  }
  // First its stock goes back, for the new payment may want the same pieces.
  const productIds = cart.lines.map(line => line.productId)
  if (live) await beginReleaseToTake(tx, deps, live, productIds)
  if (isSame) return { payment: null, replacedId: live.id }
  // An order that waits for the cart sees by this that the cart is no longer as it was.
  await raiseCartVersion(tx, cartId)
  return { payment: await startPayment(tx, deps, userId, cart), replacedId: live?.id ?? null }
}

function isHoldOver({ clock }: HoldDeps, { state, heldUntil, createdAt }: Payment): boolean {
  const now = clock().getTime()
  if (state === 'authorised') return heldUntil.getTime() <= now
  return createdAt.getTime() + maxHoldMs < now + minRemainingHoldMs
}

async function extendPayment(tx: Tx, deps: HoldDeps, live: Payment, cart: PricedCart): Promise<Payment> {
  // Its card is authorised already.
  if (live.state === 'authorised') return live
  if (live.state === 'declined') await holdStock(tx, live, cart)
  const hold = extendHold(deps, live.createdAt)
  return changePayment(tx, live.id, { state: 'open', attempt: live.attempt + 1, ...hold })
}

async function startPayment(tx: Tx, deps: HoldDeps, userId: string, cart: PricedCart): Promise<Payment> {
  const now = deps.clock()
  const payment = await insertPayment(tx, {
    id: deps.newId(),
    userId,
    intentId: null,
    orderId: null,
    problemAt: null,
    amountCents: cart.totalCents,
    currency,
    cartFingerprint: cartFingerprint(cart),
    state: 'open',
    createdAt: now,
    ...extendHold(deps, now),
  })
  await holdStock(tx, payment, cart)
  return payment
}

function extendHold({ clock }: HoldDeps, createdAt: Date) {
  const now = clock()
  const heldUntil = new Date(Math.min(now.getTime() + holdMs, createdAt.getTime() + maxHoldMs))
  return { heldUntil, nextTryAt: heldUntil, tries: 0, updatedAt: now }
}

async function holdStock(tx: Tx, { id: paymentId, userId }: Payment, { lines }: PricedCart): Promise<void> {
  const stockIds = await takeCartStock(tx, lines)
  await recordHolds(
    tx,
    { paymentId, userId },
    lines.map(({ id, productId, options, optionsKey, quantity }) => {
      const stockId = stockIds.get(id)
      if (stockId === undefined) throw new Error('A line was held without its stock')
      return { productId, stockId, options, optionsKey, quantity }
    }),
  )
}
