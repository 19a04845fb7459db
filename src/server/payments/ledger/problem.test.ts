import { expect, test } from 'vitest'
import {
  addManualProblem,
  addProblems,
  clearResolvedProblems,
  delayedProblem,
  hasSameProblems,
  isRefundReported,
  noProblems,
} from './problem.ts'
import type { Payment } from './queries.ts'

const [earlier, now] = [new Date('2026-11-21T09:00:00Z'), new Date('2026-11-21T10:00:00Z')]
const disputed = { code: 'disputed' } as const
const ended = { code: 'authorisation_ended' } as const
const delayed = (said: string) => ({ code: 'charge_delayed', said }) as const

test('new problems replace those before, which the shop can see come right', () => {
  const first = addProblems(noProblems, [delayed('no answer')], earlier)
  expect(first).toEqual({ problems: [delayed('no answer')], problemAt: earlier, problemStays: false })
  const second = addProblems(first, [delayed('too busy')], now)
  expect(second).toEqual({ problems: [delayed('too busy')], problemAt: earlier, problemStays: false })
  expect(clearResolvedProblems(second)).toEqual(noProblems)
})

test('a problem that only a person may end stays beside new ones, each once', () => {
  const manual = addManualProblem(addProblems(noProblems, [ended], earlier), disputed, now)
  expect(manual).toEqual({ problems: [ended, disputed], problemAt: earlier, problemStays: true })
  expect(addManualProblem(manual, disputed, now)).toEqual(manual)
  const more = addProblems(manual, [disputed, delayed('no answer')], now)
  expect(more).toEqual({ ...manual, problems: [ended, disputed, delayed('no answer')] })
  expect(clearResolvedProblems(more)).toEqual(more)
  expect(addManualProblem(noProblems, disputed, now).problemAt).toBe(now)
})

test('problems are the same when codes and what the provider said are the same', () => {
  const one = addProblems(noProblems, [delayed('no answer')], earlier)
  expect(hasSameProblems(one, addProblems(noProblems, [delayed('no answer')], now))).toBe(true)
  expect(hasSameProblems(one, addProblems(noProblems, [delayed('too busy')], now))).toBe(false)
})

test.each([
  ['ordered', 'charge_delayed'],
  ['captured', 'refund_delayed'],
  ['releasing', 'release_delayed'],
] as const)('a payment that is %s and cannot be settled has the problem %s', (state, code) => {
  // Only the state counts.
  const payment = { state } as Payment
  expect(delayedProblem(payment, new Error('Too busy.'))).toEqual({ code, said: 'Too busy.' })
  expect(delayedProblem(payment, 'Too busy.')).toEqual({ code, said: 'no answer' })
})

test('the staff know of a refund that is late or was left over by a cancellation', () => {
  const isReported = (...problems: Payment['problems']) => isRefundReported({ problems } as Payment)
  expect(isReported({ code: 'refund_delayed', said: 'no answer' })).toBe(true)
  expect(isReported(disputed, { code: 'cancelled_without_cards' })).toBe(true)
  expect(isReported(disputed)).toBe(false)
  expect(isReported()).toBe(false)
})
