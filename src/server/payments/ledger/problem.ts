import type { Db, Tx } from '../../db/schema.ts'
import { findRefunds } from '../refund/refund-queries.ts'
import type { Payment } from './queries.ts'

type Problem = Pick<Payment, 'problem' | 'problemAt' | 'problemStays'>

export const noProblem: Problem = { problem: '', problemAt: null, problemStays: false }

/** One more thing that a person has to know. It replaces what went before, unless only a person may end that. */
export const addProblem = (before: Problem, message: string, now: Date): Problem =>
  before.problemStays
    ? addLastingProblem(before, message, now)
    : { problem: message, problemAt: before.problemAt ?? now, problemStays: false }

/** One more thing that only a person may end, beside what there is. */
export const addLastingProblem = ({ problem, problemAt }: Problem, message: string, now: Date): Problem => ({
  problem: problem.includes(message) ? problem : `${problem} ${message}`.trimStart(),
  problemAt: problemAt ?? now,
  problemStays: true,
})

/** What remains once everything has come right that the shop can see. */
export const withoutProblem = (payment: Problem): Problem =>
  payment.problemStays ? sameProblem(payment) : noProblem

export const sameProblem = ({ problem, problemAt, problemStays }: Problem): Problem => ({
  problem,
  problemAt,
  problemStays,
})

const refundStuck = 'The refund has not gone through'

/** What is told of a cancelled order whose money nobody can give back, or release, at present. */
export const cardsAreOff =
  'The order was cancelled while the shop takes no cards, so its card has not been released, or its money not given back. Do it at the card provider, or take cards again.'

/** What the staff are told of a payment that the shop does not bring to its end, for all its trying. */
export function stuckMessage({ state }: Payment, cause: unknown): string {
  const doing =
    state === 'ordered'
      ? 'The card could not be charged'
      : state === 'captured'
        ? refundStuck
        : 'The authorisation could not be released; it ends by itself within seven days'
  const said = cause instanceof Error ? cause.message : 'no answer'
  return `${doing}. The card provider said: ${said} The shop goes on trying.`
}

/** Whether the staff have been told that a refund waits for them; otherwise it is only on its way. */
export const isToldOfWaiting = ({ problem }: Payment): boolean =>
  problem.includes(refundStuck) || problem.includes(cardsAreOff)

/** Whether the shop still has to charge, release or refund something; otherwise it only watches. */
export async function hasWorkLeft(
  db: Db | Tx,
  { id, state }: Pick<Payment, 'id' | 'state'>,
): Promise<boolean> {
  if (state === 'ordered' || state === 'releasing') return true
  return (await findRefunds(db, id)).some(refund => refund.state === 'queued')
}
