import { minutes } from '../../../contract/durations.ts'
import type { OrderData } from '../../../contract/orders/orders.ts'
import { cartEmpty } from '../../cart/cart-errors.ts'
import { clockToleranceMs } from '../../clock/clock-tolerance.ts'
import type { Tx } from '../../db/schema.ts'
import { hashRequest, idempotencyKeyReused, type KeyedCall } from '../../idempotency/earlier-answer.ts'
import { findNewestBetween } from '../order/queries.ts'

const doubleClickMs = minutes(1)

/** A hash of what tells one order request from another: the address and how it is paid. */
export function orderRequestHash({ shippingAddress, paymentMethod }: OrderData): string {
  const { fullName, address, city, postalCode, country, phone = '' } = shippingAddress
  return hashRequest([fullName, address, city, postalCode, country, phone, paymentMethod])
}

/** What a repeat of a request finds. */
export type KeptOrder = { orderId: string }

type Request = KeyedCall & {
  /** A payment that has made no order yet. */
  paymentIntentId?: string | undefined
  /** What this key got before. */
  earlier: KeptOrder | null
  now: Date
  cartIsEmpty: boolean
}

/**
 * The id of the order that this very request has made before; null when it is a new one. Asked with the cart locked, so
 * a repeat sees what the first made.
 * @throws idempotency_key_reused the key stands for another request
 * @throws cart_empty there is nothing to order and nothing to repeat
 */
export async function findRepeatedOrder(tx: Tx, request: Request): Promise<string | null> {
  const { userId, idempotencyKey, paymentIntentId, requestHash, earlier, now, cartIsEmpty } = request
  if (earlier && paymentIntentId !== undefined) throw idempotencyKeyReused()
  if (earlier) return earlier.orderId
  if (!cartIsEmpty) return null
  if (idempotencyKey !== null) throw cartEmpty()
  // An order further ahead was placed before the clock was put back, nobody knows how long ago.
  const from = (ms: number) => new Date(now.getTime() + ms)
  const newest = await findNewestBetween(tx, userId, from(-doubleClickMs), from(clockToleranceMs))
  if (newest?.requestHash !== requestHash) throw cartEmpty()
  return newest.id
}
