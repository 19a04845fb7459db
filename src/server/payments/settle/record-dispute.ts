import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { addManualProblem } from '../ledger/problem.ts'
import { changePayment, lockPayment } from '../ledger/queries.ts'

/** Tells the staff that the buyer disputes the charge at their bank. Only a person can end that. */
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
    await changePayment(tx, paymentId, { ...addManualProblem(payment, { code }, now), updatedAt: now })
  })
