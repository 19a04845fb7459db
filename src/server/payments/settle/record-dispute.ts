import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { addLastingProblem } from '../ledger/problem.ts'
import { changePayment, lockPayment } from '../ledger/queries.ts'

const words = {
  opened:
    'The buyer disputes this charge at their bank. Answer at the card provider before its deadline, or the money goes back.',
  closed: 'The dispute about this charge has been decided; the card provider shows who keeps the money.',
} as const

/** Tells the staff of a buyer's objection at their bank; the shop has no part in it, so a person ends it. */
export const recordDispute = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  paymentId: string,
  dispute: keyof typeof words,
): Promise<void> =>
  inTransaction(db, async tx => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) return
    const now = clock()
    await changePayment(tx, paymentId, { ...addLastingProblem(payment, words[dispute], now), updatedAt: now })
  })
