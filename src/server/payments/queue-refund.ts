import { ShopError } from '../../contract/errors.ts'
import { formatDollars, toDollars } from '../../contract/money.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { changePayment, findRefunds, insertRefund, type Payment } from './queries.ts'

type QueueDeps = Pick<Deps, 'clock' | 'newId'>

export type RefundWish = {
  cents: number
  reason: string
  /** Who asked for it; null: the shop itself. */
  userId: string | null
  idempotencyKey?: string | null
}

/**
 * What can still be given back of a locked payment, in cents: captured, and neither given back nor about to be.
 */
export async function refundableCents(tx: Tx, payment: Payment): Promise<number> {
  const refunds = await findRefunds(tx, payment.id)
  const queued = refunds.filter(({ state }) => state === 'queued').reduce((sum, { cents }) => sum + cents, 0)
  return payment.capturedCents - payment.refundedCents - queued
}

/**
 * Writes down that money of a locked payment is to be given back, which happens after the transaction, once. Throws
 * `not_refundable` for more than there is.
 */
export async function queueRefund(
  tx: Tx,
  deps: QueueDeps,
  payment: Payment,
  wish: RefundWish,
): Promise<void> {
  const left = await refundableCents(tx, payment)
  if (wish.cents > left || left <= 0) throw tooMuch(left)
  await insertQueued(tx, deps, payment, wish)
}

export async function insertQueued(
  tx: Tx,
  { clock, newId }: QueueDeps,
  payment: Payment,
  { idempotencyKey = null, ...wish }: RefundWish,
): Promise<void> {
  const now = clock()
  await insertRefund(tx, {
    ...{ id: newId(), paymentId: payment.id, ...wish, idempotencyKey },
    ...{ state: 'queued', providerId: null, createdAt: now },
  })
  await changePayment(tx, payment.id, { nextTryAt: now, tries: 0, updatedAt: now })
}

function tooMuch(left: number): ShopError {
  if (left <= 0) return new ShopError('not_refundable', 'All that was charged has been given back already.')
  const words = `At most ${formatDollars(toDollars(left))} can still be given back.`
  return new ShopError('not_refundable', words, { amount: words })
}
