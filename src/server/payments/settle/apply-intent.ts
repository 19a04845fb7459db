import { giveHoldBack } from '../../catalogue/holds/holds.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Change, nextState } from '../ledger/next-state.ts'
import { noProblems } from '../ledger/problem.ts'
import { changePayment, lockPayment, type Payment } from '../ledger/queries.ts'
import type { Intent } from '../provider/card-provider.ts'
import { insertQueuedRefund } from '../refund/queue-refund.ts'

type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** Writes down what the provider knows of a payment now, and returns the payment. The same twice changes nothing. */
export const syncIntent = (deps: ApplyDeps, paymentId: string, intent: Intent): Promise<Payment> =>
  inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Error('A payment was not there any more')
    const change = nextState(payment, intent)
    return change ? writeChange(tx, deps, payment, change) : payment
  })

async function writeChange(tx: Tx, deps: ApplyDeps, payment: Payment, change: Change): Promise<Payment> {
  const { id } = payment
  const { refund, problem, ...rest } = change
  const now = deps.clock()
  if (rest.state === 'released') await giveHoldBack(tx, deps, id)
  const changed = await changePayment(tx, id, {
    ...noProblems,
    ...rest,
    ...(problem && { problems: [problem], problemAt: now }),
    updatedAt: now,
    nextTryAt: nextTryAfter(payment, rest.state, now),
    // Another try of a capture has another key at the provider.
    tries: rest.state === 'ordered' ? payment.tries + 1 : 0,
  })
  if (refund) await insertQueuedRefund(tx, deps, changed, { ...refund, userId: null })
  return changed
}

function nextTryAfter({ heldUntil }: Payment, state: Payment['state'], now: Date): Date | null {
  if (state === 'releasing' || state === 'ordered') return now
  return state === 'authorised' ? heldUntil : null
}
