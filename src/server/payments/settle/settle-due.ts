import { inTransaction } from '../../db/in-transaction.ts'
import { addProblem } from '../ledger/problem.ts'
import { changePayment } from '../ledger/queries.ts'
import { stuckWords } from '../ledger/stuck.ts'
import { isUnfinished } from '../ledger/unfinished.ts'
import type { CardDeps } from '../provider/card-deps.ts'
import { CardDeclined, ProviderBusy, ProviderRefused } from '../provider/card-provider.ts'
import { claimDue, putOff, rest } from './job-queries.ts'
import { settlePayment } from './settle-payment.ts'

const second = 1_000
const minute = 60 * second

/** So long, in milliseconds, a payment is held for who claimed it; a process that dies leaves it to others after that. */
const leaseMs = 2 * minute

/** Milliseconds after each try that came to nothing until the next; then always the last. */
const pauses = [15 * second, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute]

/** A try that comes to nothing is a hiccup; so many in a row are told to the staff. What was refused is told at once. */
const patience = 3

/**
 * Settles the payment that has been due longest; false when there is none. What fails is tried again after growing
 * pauses, and told to the staff when it does not come right. Any number of processes may do this at once.
 */
export async function settleNext(deps: CardDeps): Promise<boolean> {
  const now = deps.clock()
  const leaseEnd = new Date(now.getTime() + leaseMs)
  const due = await claimDue(deps.db, now, leaseEnd)
  if (!due) return false
  try {
    await settlePayment(deps, due.id)
    await rest(deps.db, due.id, leaseEnd)
  } catch (cause) {
    await noteFailure(deps, { ...due, leaseEnd }, cause)
  }
  return true
}

/** Settles all that is due now, one after another. */
export async function settleDue(deps: CardDeps): Promise<void> {
  while (await settleNext(deps)) {}
}

type Claim = { id: string; tries: number; leaseEnd: Date }

async function noteFailure({ db, clock, log }: CardDeps, claim: Claim, cause: unknown): Promise<void> {
  const { id, tries, leaseEnd } = claim
  const now = clock()
  const nextTryAt = new Date(now.getTime() + (pauses[Math.min(tries, pauses.length) - 1] ?? minute))
  // Somebody else who is at it is no failure.
  if (tries === 1 && !(cause instanceof ProviderBusy)) {
    log.error(`Payment ${id} could not be settled; it is tried again`, cause)
  }
  const isHopeless = cause instanceof ProviderRefused || cause instanceof CardDeclined
  await inTransaction(db, async tx => {
    const payment = await putOff(tx, { id, leaseEnd, nextTryAt })
    if (!payment || !(isHopeless || tries >= patience)) return
    // What is only watched, and what the provider will not show, nobody has to hear of.
    if (!(await isUnfinished(tx, payment))) return isHopeless ? rest(tx, id, nextTryAt) : undefined
    const problem = addProblem(payment, stuckWords(payment, cause), now)
    const isNews = problem.problem !== payment.problem
    await changePayment(tx, id, { ...problem, ...(isNews && { updatedAt: now }) })
  })
}
