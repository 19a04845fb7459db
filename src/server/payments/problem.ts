import type { Payment } from './queries.ts'

type Problem = Pick<Payment, 'problem' | 'problemAt' | 'problemStays'>

export const noProblem: Problem = { problem: '', problemAt: null, problemStays: false }

/** One more thing that a person has to know. It takes the place of what went before, unless only a person may end that. */
export function addProblem({ problem, problemAt, problemStays }: Problem, words: string, now: Date): Problem {
  const all = !problemStays ? words : problem.includes(words) ? problem : `${problem} ${words}`
  return { problem: all, problemAt: problemAt ?? now, problemStays }
}

/** What is left when all has come right that the shop can see. */
export const withoutProblem = (payment: Problem): Problem =>
  payment.problemStays ? sameProblem(payment) : noProblem

export const sameProblem = ({ problem, problemAt, problemStays }: Problem): Problem => ({
  problem,
  problemAt,
  problemStays,
})
