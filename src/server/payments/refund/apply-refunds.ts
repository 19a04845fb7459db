import { formatDollars, toDollars } from '../../../contract/money.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { addProblem, sameProblem, withoutProblem } from '../ledger/problem.ts'
import { changeOrderMoney, changePayment, lockPayment, type Payment } from '../ledger/queries.ts'
import type { ProviderRefund } from '../provider/card-provider.ts'
import { changeRefund, findRefunds } from './refund-queries.ts'
import { nextRefundCheckAt } from './watch-refunds.ts'

type ApplyDeps = Pick<Deps, 'db' | 'clock'>

type StoredRefund = Awaited<ReturnType<typeof findRefunds>>[number]

/** What the provider would not give back, with its words, by the shop's own id of the refund. */
export type RefusalMessages = ReadonlyMap<string, string>

/**
 * Writes down what the provider knew of a payment's refunds when it was asked: those made there by hand count as well,
 * and one that failed after all is taken back and reported.
 */
export const applyRefunds = (
  deps: ApplyDeps,
  paymentId: string,
  told: readonly ProviderRefund[],
  refused: RefusalMessages,
): Promise<void> =>
  inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Error('A payment was not there any more')
    const stored = await findRefunds(tx, paymentId)
    const known = told.map(refund =>
      hasFailed(refund, stored) ? { ...refund, state: 'failed' as const } : refund,
    )
    const problems: string[] = []
    for (const refund of stored) {
      const mine = known.find(({ refundId }) => refundId === refund.id)
      const words = await applyOne(tx, refund, mine, refused.get(refund.id))
      if (words) problems.push(words)
    }
    await writeTotals(tx, deps, payment, { known, words: problems.join(' ') })
  })

/** Failing is an end: who was told earlier that it is on its way has been told too early. */
const hasFailed = ({ id }: ProviderRefund, stored: readonly StoredRefund[]): boolean =>
  stored.some(({ providerId, state }) => providerId === id && (state === 'failed' || state === 'dropped'))

/** Answers what a person has to know about it, where there is something new. */
async function applyOne(
  tx: Tx,
  refund: StoredRefund,
  told: ProviderRefund | undefined,
  refusal: string | undefined,
): Promise<string> {
  const { id, cents, state } = refund
  const [now, providerId] = [stateAfter(state, told, refusal), told?.id ?? refund.providerId]
  if (now === state && providerId === refund.providerId) return ''
  await changeRefund(tx, id, { state: now, providerId })
  if (now !== 'failed' || state === 'failed') return ''
  const reason = refusal ? ` It said: ${refusal}` : ''
  return `${formatDollars(toDollars(cents))} could not be given back by the card provider.${reason} Try again, or give it back another way.`
}

function stateAfter(
  state: StoredRefund['state'],
  told: ProviderRefund | undefined,
  refusal: string | undefined,
): StoredRefund['state'] {
  if (told && told.state !== 'failed') return 'done'
  if (told) return state === 'dropped' ? 'dropped' : 'failed'
  return refusal !== undefined && state === 'queued' ? 'failed' : state
}

async function writeTotals(
  tx: Tx,
  { clock }: ApplyDeps,
  payment: Payment,
  { known, words }: { known: readonly ProviderRefund[]; words: string },
): Promise<void> {
  const [now, refunds] = [clock(), await findRefunds(tx, payment.id)]
  const refundedCents = Math.min(refundedTotal(known, refunds), payment.capturedCents)
  const problem = problemAfter(payment, { refunds, words, now })
  const isNews = refundedCents !== payment.refundedCents || problem.problem !== payment.problem
  // What still waits is left to the pauses of whoever tries.
  const waits = refunds.some(({ state }) => state === 'queued')
  await changePayment(tx, payment.id, {
    ...{ refundedCents, ...problem, updatedAt: isNews ? now : payment.updatedAt },
    ...(!waits && { tries: 0, nextTryAt: nextRefundCheckAt(known, now) }),
  })
  if (!payment.orderId || !isNews) return
  const whole = refundedCents > 0 && refundedCents >= payment.capturedCents
  await changeOrderMoney(tx, payment.orderId, { refundedCents, paymentState: whole ? 'refunded' : 'paid' })
}

function problemAfter(
  payment: Payment,
  { refunds, words, now }: { refunds: readonly StoredRefund[]; words: string; now: Date },
) {
  if (words) return addProblem(payment, words, now)
  const isOpen = refunds.some(({ state }) => state === 'queued' || state === 'failed')
  return isOpen ? sameProblem(payment) : withoutProblem(payment)
}

/** In cents. Somebody else may have given back, and written so down, after the provider was asked what it knows. */
function refundedTotal(known: readonly ProviderRefund[], stored: readonly StoredRefund[]): number {
  const told = new Set(known.map(({ id }) => id))
  const since = stored.filter(({ state, providerId }) => state === 'done' && !told.has(providerId ?? ''))
  const given = [...known.filter(({ state }) => state !== 'failed'), ...since]
  return given.reduce((sum, { cents }) => sum + cents, 0)
}
