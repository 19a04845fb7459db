import { ShopError } from '../../../contract/errors.ts'
import { formatDollars, toDollars } from '../../../contract/money.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { withoutProblem } from '../ledger/problem.ts'
import { changePayment, type Payment } from '../ledger/queries.ts'
import { callerSettlesMs } from '../provider/cards.ts'
import { dropRefunds, findRefunds, freeKey, insertRefund } from './refund-queries.ts'
import { refundableCents } from './refundable.ts'

type QueueDeps = Pick<Deps, 'clock' | 'newId'>

export type RefundInput = {
  cents: number
  reason: string
  /** Who asked for it; null: the shop itself. */
  userId: string | null
  idempotencyKey?: string | null
}

/** The same as `refundableOf`, of a locked payment. */
export const loadRefundableCents = async (tx: Tx, payment: Payment): Promise<number> =>
  refundableCents(payment, await findRefunds(tx, payment.id))

/**
 * Writes down that money of a locked payment is to be given back, which happens after the transaction, once. It takes
 * the place of refunds that failed, unless they came to more. Throws `not_refundable` for more than there is.
 */
export async function queueRefund(
  tx: Tx,
  deps: QueueDeps,
  payment: Payment,
  wish: RefundInput,
): Promise<void> {
  const left = await loadRefundableCents(tx, payment)
  if (wish.cents > left || left <= 0) throw tooMuch(left)
  const isEnough = wish.cents >= Math.min(left, await failedCents(tx, payment))
  if (isEnough) {
    await dropRefunds(tx, payment.id, ['failed'])
    await changePayment(tx, payment.id, withoutProblem(payment))
  }
  if (wish.idempotencyKey) await freeKey(tx, payment.id, wish.idempotencyKey)
  await insertQueuedRefund(tx, deps, payment, wish)
}

async function failedCents(tx: Tx, { id }: Payment): Promise<number> {
  const failed = (await findRefunds(tx, id)).filter(({ state }) => state === 'failed')
  return failed.reduce((sum, { cents }) => sum + cents, 0)
}

/** The same for a sum that is known to be there. */
export async function insertQueuedRefund(
  tx: Tx,
  { clock, newId }: QueueDeps,
  payment: Payment,
  { idempotencyKey = null, ...wish }: RefundInput,
): Promise<void> {
  const now = clock()
  await insertRefund(tx, {
    ...{ id: newId(), paymentId: payment.id, ...wish, idempotencyKey },
    ...{ state: 'queued', providerId: null, createdAt: now },
  })
  const nextTryAt = new Date(now.getTime() + callerSettlesMs)
  await changePayment(tx, payment.id, { nextTryAt, tries: 0, updatedAt: now })
}

function tooMuch(left: number): ShopError {
  if (left <= 0) return new ShopError('not_refundable', 'All that was charged has been given back already.')
  const words = `At most ${formatDollars(toDollars(left))} can still be given back.`
  return new ShopError('not_refundable', words, { amount: words })
}
