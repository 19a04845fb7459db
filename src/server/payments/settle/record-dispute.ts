import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { addLastingProblem } from '../ledger/problem.ts'
import { changePayment, lockPayment } from '../ledger/queries.ts'

/** Tells the staff of a buyer's objection at their bank; the shop has no part in it, so a person ends it. */
export const recordDispute = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  paymentId: string,
  dispute: 'opened' | 'closed',
): Promise<void> =>
  inTransaction(db, async tx => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) return
    const now = clock()
    const code = dispute === 'opened' ? 'disputed' : 'dispute_closed'
    await changePayment(tx, paymentId, { ...addLastingProblem(payment, { code }, now), updatedAt: now })
  })
