import type { Payment } from './queries.ts'

type Problem = Pick<Payment, 'problem' | 'problemAt' | 'problemStays'>

export const noProblem: Problem = { problem: '', problemAt: null, problemStays: false }

/** One more thing that a person has to know. It takes the place of what went before, unless only a person may end that. */
export const addProblem = (before: Problem, words: string, now: Date): Problem =>
  before.problemStays
    ? addLastingProblem(before, words, now)
    : { problem: words, problemAt: before.problemAt ?? now, problemStays: false }

/** One more thing that only a person may end, beside whatever there is. */
export const addLastingProblem = ({ problem, problemAt }: Problem, words: string, now: Date): Problem => ({
  problem: problem.includes(words) ? problem : `${problem} ${words}`.trimStart(),
  problemAt: problemAt ?? now,
  problemStays: true,
})

/** What is left when all has come right that the shop can see. */
export const withoutProblem = (payment: Problem): Problem =>
  payment.problemStays ? sameProblem(payment) : noProblem

export const sameProblem = ({ problem, problemAt, problemStays }: Problem): Problem => ({
  problem,
  problemAt,
  problemStays,
})
