import { hours, minutes, seconds } from '../../../contract/durations.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { PaymentDeps } from '../../deps.ts'
import { addProblems, delayedProblem, hasSameProblems, hasWorkLeft } from '../ledger/problem.ts'
import { changePayment } from '../ledger/queries.ts'
import { CardDeclined, ProviderBusy, ProviderRefused } from '../provider/card-provider.ts'
import { claimDue, clearNextTry, reschedule } from './job-queries.ts'
import { settlePayment } from './settle-payment.ts'

/** A claimed payment is left to its claimer for so long; after that others take it over. */
const leaseMs = minutes(2)

/** The pause after each failed try; the last one from then on. */
const retryPausesMs = [seconds(15), minutes(1), minutes(2), minutes(5), minutes(15), minutes(30), hours(1)]

/** One failed try may be a hiccup; after so many in a row the staff are told. Refusals are told at once. */
const triesUntilProblem = 3

/**
 * Settles the payment that has been due longest; false when none is due. A failed one is tried again after growing
 * pauses. Any number of processes may do this at once.
 */
export async function settleNext(deps: PaymentDeps): Promise<boolean> {
  const now = deps.clock()
  const leaseEnd = new Date(now.getTime() + leaseMs)
  const due = await claimDue(deps.db, now, leaseEnd)
  if (!due) return false
  try {
    await settlePayment(deps, due.id)
    await clearNextTry(deps.db, due.id, leaseEnd)
  } catch (cause) {
    await recordFailure(deps, { ...due, leaseEnd }, cause)
  }
  return true
}

/** Settles all that is due now, one after another. */
export async function settleDue(deps: PaymentDeps): Promise<void> {
  while (await settleNext(deps)) {}
}

type Claim = { id: string; tries: number; leaseEnd: Date }

async function recordFailure({ db, clock, log }: PaymentDeps, claim: Claim, cause: unknown): Promise<void> {
  const { id, tries, leaseEnd } = claim
  const now = clock()
  const nextTryAt = new Date(
    now.getTime() + (retryPausesMs[Math.min(tries, retryPausesMs.length) - 1] ?? minutes(1)),
  )
  // Another request under way is not a failure.
  if (tries === 1 && !(cause instanceof ProviderBusy)) {
    log.error(`Payment ${id} could not be settled; it is tried again`, cause)
  }
  const isHopeless = cause instanceof ProviderRefused || cause instanceof CardDeclined
  await inTransaction(db, async tx => {
    const payment = await reschedule(tx, { id, leaseEnd, nextTryAt })
    if (!payment || !(isHopeless || tries >= triesUntilProblem)) return
    // Nobody has to hear of a payment that is only watched.
    if (!(await hasWorkLeft(tx, payment))) return isHopeless ? clearNextTry(tx, id, nextTryAt) : undefined
    const problems = addProblems(payment, [delayedProblem(payment, cause)], now)
    const isNew = !hasSameProblems(problems, payment)
    await changePayment(tx, id, { ...problems, ...(isNew && { updatedAt: now }) })
  })
}
