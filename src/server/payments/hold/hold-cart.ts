import { ShopError } from '../../../contract/errors.ts'
import { formatMoney, smallestCents, toAmount } from '../../../contract/money.ts'
import { addedCents, pairAdjustment } from '../../../contract/orders/adjustments.ts'
import type { PayInput } from '../../../contract/payments.ts'
import { cartEmpty } from '../../cart/cart-errors.ts'
import { checkOrderable, lockCart, raiseCartVersion } from '../../cart/check-out-cart.ts'
import { loadCart, type PricedCart } from '../../cart/load-cart.ts'
import type { Tx } from '../../db/schema.ts'
import { chargesOf, type OrderTotals } from '../../delivery/order-charges.ts'
import type { Deps } from '../../deps.ts'
import { changePayment, insertPayment, lockLive, type Payment } from '../ledger/queries.ts'
import { holdMs, maxHoldMs, minCardCents, minRemainingHoldMs } from '../limits.ts'
import { fromProviderAmount, toProviderAmount } from '../provider/provider-amount.ts'
import { cartFingerprint } from './cart-fingerprint.ts'
import { holdStock, linesToHold } from './hold-stock.ts'
import { type HoldTime, readHoldTime } from './hold-time.ts'
import { beginReleaseToTake } from './release.ts'

type HoldDeps = Pick<Deps, 'clock' | 'newId' | 'config' | 'settings'>

/**
 * Holds the person's cart, delivered to this address, for ten minutes. The same cart again is the same payment, held longer, up to
 * half an hour; then `payment` is null once, so that others get a chance at the stock. Another cart, or `replaces`, starts a
 * new payment, and the old one is to be released.
 * @throws cart_empty
 * @throws out_of_stock names the product
 * @throws order_too_large
 * @throws invalid no card pays so little, or parts of a coin
 */
export async function holdCart(
  tx: Tx,
  deps: HoldDeps,
  userId: string,
  { replaces, ...asked }: Omit<PayInput, 'paymentMethodId'>,
): Promise<{ payment: Payment | null; replacedId: string | null }> {
  const cartId = await lockCart(tx, userId)
  const live = await lockLive(tx, userId)
  const now = deps.clock()
  const cart = await loadCart(tx, userId, now)
  if (cartId === null || cart.lines.length === 0) throw cartEmpty()
  const subtotalCents = cart.totalCents
  const pairs = pairAdjustment(cart.savings)
  const city = asked.shippingAddress?.city ?? ''
  const charges = chargesOf(deps, { ...asked, city, paymentMethod: 'online', subtotalCents, pairs, now })
  checkOrderable(cart, { size: deps.config.orderLimits.size, addedCents: addedCents(charges.adjustments) })
  refuseUnpayable(charges)
  const isReplaced = replaces !== undefined && live?.intentId === replaces
  const isSame = live?.cartFingerprint === cartFingerprint(cart, charges) && !isReplaced
  const time = await readHoldTime(tx, deps, userId)
  if (isSame && !isHoldOver(deps, live, time)) {
    return { payment: await extendPayment(tx, deps, live, { cart, time }), replacedId: null }
  }
  // First its stock goes back, for the new payment may want the same pieces.
  const productIds = cart.lines.map(line => line.productId)
  if (live) await beginReleaseToTake(tx, deps, live, productIds)
  if (isSame) return { payment: null, replacedId: live.id }
  // An order that waits for the cart sees by this that the cart is no longer as it was.
  await raiseCartVersion(tx, cartId)
  return {
    payment: await startPayment(tx, deps, userId, { cart, charges, time }),
    replacedId: live?.id ?? null,
  }
}

/** Prices or charges from before the currency had no coins may come to a part of one. */
function refuseUnpayable({ totalCents, currency }: OrderTotals): void {
  const least = Math.max(minCardCents, smallestCents(currency))
  const write = (cents: number) => formatMoney(toAmount(cents), currency)
  if (totalCents < least) throw notByCard(`A card can pay ${write(least)} and more.`)
  const code = currency.toLowerCase()
  if (fromProviderAmount(toProviderAmount(totalCents, code), code) !== totalCents)
    throw notByCard(`A card cannot pay ${write(totalCents)}.`)
}

const notByCard = (why: string) => new ShopError('invalid', `${why} Please choose cash on delivery.`)

function isHoldOver({ clock }: HoldDeps, live: Payment, time: HoldTime): boolean {
  const now = clock().getTime()
  if (live.state === 'authorised') return live.heldUntil.getTime() <= now
  return lastMomentOf(live, now, time, time.isHolding(live.id)) < now + minRemainingHoldMs
}

type WhatToHold = { cart: PricedCart; time: HoldTime }

async function extendPayment(tx: Tx, deps: HoldDeps, live: Payment, what: WhatToHold): Promise<Payment> {
  // Its card is authorised already.
  if (live.state === 'authorised') return live
  const isHeld = what.time.isHolding(live.id)
  const lines = isHeld ? [] : toHold(deps, what)
  await holdStock(tx, deps, live, lines)
  const hold = extendHold(deps, live, what.time, isHeld || lines.length > 0)
  return changePayment(tx, live.id, { state: 'open', attempt: live.attempt + 1, ...hold })
}

async function startPayment(
  tx: Tx,
  deps: HoldDeps,
  userId: string,
  what: WhatToHold & { charges: OrderTotals },
): Promise<Payment> {
  const now = deps.clock()
  const { cart, charges } = what
  const lines = toHold(deps, what)
  const payment = await insertPayment(tx, {
    id: deps.newId(),
    userId,
    intentId: null,
    orderId: null,
    problemAt: null,
    amountCents: charges.totalCents,
    currency: charges.currency.toLowerCase(),
    cartFingerprint: cartFingerprint(cart, charges),
    state: 'open',
    createdAt: now,
    ...extendHold(deps, { createdAt: now }, what.time, lines.length > 0),
  })
  await holdStock(tx, deps, payment, lines)
  return payment
}

/** Who has used up their time pays without their stock being held: the order takes what is there then. */
const toHold = (deps: HoldDeps, { cart, time }: WhatToHold) =>
  time.leftMs < minRemainingHoldMs ? [] : linesToHold(deps, cart)

function extendHold(
  { clock }: HoldDeps,
  payment: Pick<Payment, 'createdAt'>,
  time: HoldTime,
  isHeld: boolean,
) {
  const now = clock()
  const last = lastMomentOf(payment, now.getTime(), time, isHeld)
  const heldUntil = new Date(Math.min(now.getTime() + holdMs, last))
  return { heldUntil, nextTryAt: heldUntil, tries: 0, updatedAt: now }
}

/** When a payment must be over, in ms since 1970, and its stock free again if some is held for it. */
const lastMomentOf = (
  { createdAt }: Pick<Payment, 'createdAt'>,
  now: number,
  time: HoldTime,
  isHeld: boolean,
) => Math.min(createdAt.getTime() + maxHoldMs, isHeld ? now + time.leftMs : Number.POSITIVE_INFINITY)
