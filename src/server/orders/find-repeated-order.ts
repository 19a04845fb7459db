import { createHash } from 'node:crypto'
import { ShopError } from '../../contract/errors.ts'
import type { OrderData } from '../../contract/orders.ts'
import { cartEmpty } from '../cart/refusals.ts'
import type { Tx } from '../db/schema.ts'
import { findByKey, findNewestSince } from './queries.ts'

const doubleClickMs = 60_000

/** Fingerprint of what was asked: the address and how it is paid. */
export function hashRequest({ shippingAddress, paymentMethod }: OrderData): string {
  const { fullName, address, city, postalCode, country, phone = '' } = shippingAddress
  const text = JSON.stringify([fullName, address, city, postalCode, country, phone, paymentMethod])
  return createHash('sha256').update(text).digest('hex')
}

type Request = {
  userId: string
  idempotencyKey: string | null
  /** A payment that has made no order yet. */
  paymentIntentId?: string | undefined
  requestHash: string
  now: Date
  cartIsEmpty: boolean
}

/**
 * The id of the order that this very request has made before, or null when it is a new one. Asked with the
 * cart locked, so a repeat sees what the first made. Throws `idempotency_key_reused` when the key stands for
 * another request, `cart_empty` when there is nothing to order and nothing to repeat.
 */
export async function findRepeatedOrder(tx: Tx, request: Request): Promise<string | null> {
  const { userId, idempotencyKey, paymentIntentId, requestHash, now, cartIsEmpty } = request
  if (idempotencyKey !== null) {
    const order = await findByKey(tx, userId, idempotencyKey)
    if (order && (order.requestHash !== requestHash || paymentIntentId !== undefined)) throw keyReused()
    if (order) return order.id
  }
  if (!cartIsEmpty) return null
  if (idempotencyKey !== null) throw cartEmpty()
  const newest = await findNewestSince(tx, userId, new Date(now.getTime() - doubleClickMs))
  if (newest?.requestHash !== requestHash) throw cartEmpty()
  return newest.id
}

const keyReused = () =>
  new ShopError('idempotency_key_reused', 'This Idempotency-Key has been used for another order.')
