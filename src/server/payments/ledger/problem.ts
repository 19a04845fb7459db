import { isDeepStrictEqual } from 'node:util'
import type { Db, Tx } from '../../db/schema.ts'
import type { PaymentProblem } from '../../db/tables/payment-tables.ts'
import type { Payment } from './queries.ts'
import { findRefunds } from './refund-queries.ts'

type Problems = Pick<Payment, 'problems' | 'problemAt' | 'problemStays'>

export const noProblems: Problems = { problems: [], problemAt: null, problemStays: false }

/** These replace what went before, unless only a person may end that. */
export const addProblems = (before: Problems, added: readonly PaymentProblem[], now: Date): Problems =>
  before.problemStays
    ? { ...pickProblems(before), problems: joined(before.problems, added) }
    : { problems: [...added], problemAt: before.problemAt ?? now, problemStays: false }

/** A problem that the shop cannot see come right, beside what there is: only a person may end it. */
export const addManualProblem = (before: Problems, added: PaymentProblem, now: Date): Problems => ({
  problems: joined(before.problems, [added]),
  problemAt: before.problemAt ?? now,
  problemStays: true,
})

const joined = (before: readonly PaymentProblem[], added: readonly PaymentProblem[]): PaymentProblem[] => [
  ...before,
  ...added.filter(problem => !before.some(known => isDeepStrictEqual(known, problem))),
]

/** What remains once everything has come right that the shop can see. */
export const clearResolvedProblems = (payment: Problems): Problems =>
  payment.problemStays ? pickProblems(payment) : noProblems

export const pickProblems = ({ problems, problemAt, problemStays }: Problems): Problems => ({
  problems,
  problemAt,
  problemStays,
})

export const hasSameProblems = (one: Problems, other: Problems): boolean =>
  isDeepStrictEqual(one.problems, other.problems)

/** What the staff must know of a payment that could not be settled, with what the provider said. */
export function delayedProblem({ state }: Payment, cause: unknown): PaymentProblem {
  const said = cause instanceof Error ? cause.message : 'no answer'
  if (state === 'ordered') return { code: 'charge_delayed', said }
  return { code: state === 'captured' ? 'refund_delayed' : 'release_delayed', said }
}

/** Whether the staff know that a refund is waiting; otherwise it is only on its way. */
export const isRefundReported = ({ problems }: Payment): boolean =>
  problems.some(({ code }) => code === 'refund_delayed' || code === 'cancelled_without_cards')

/** Whether the shop still has to charge, release or refund something; otherwise it only watches. */
export async function hasWorkLeft(
  db: Db | Tx,
  { id, state }: Pick<Payment, 'id' | 'state'>,
): Promise<boolean> {
  if (state === 'ordered' || state === 'releasing') return true
  return (await findRefunds(db, id)).some(refund => refund.state === 'queued')
}
