import { days } from '../../../contract/durations.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { PaymentProblem } from '../../db/tables/payment-tables.ts'
import type { Deps } from '../../deps.ts'
import { addProblems, clearResolvedProblems, hasSameProblems, pickProblems } from '../ledger/problem.ts'
import { changePayment, lockPayment, type Payment } from '../ledger/queries.ts'
import { changeRefund, findRefunds } from '../ledger/refund-queries.ts'
import type { ProviderRefund } from '../provider/card-provider.ts'

type ApplyDeps = Pick<Deps, 'db' | 'clock'>

type StoredRefund = Awaited<ReturnType<typeof findRefunds>>[number]

/** What the provider would not refund, with its message, by the shop's own id of the refund. */
export type RefusalMessages = ReadonlyMap<string, string>

/**
 * Writes down what the provider knew of a payment's refunds when it was asked. Refunds made there by hand count as well;
 * one that failed after all becomes a problem of the payment.
 */
export const syncRefunds = (
  deps: ApplyDeps,
  paymentId: string,
  reported: readonly ProviderRefund[],
  refusals: RefusalMessages,
): Promise<void> =>
  inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Error('A payment was not there any more')
    const stored = await findRefunds(tx, paymentId)
    const known = reported.map(refund =>
      hasFailed(refund, stored) ? { ...refund, state: 'failed' as const } : refund,
    )
    const added: PaymentProblem[] = []
    for (const refund of stored) {
      const mine = known.find(({ refundId }) => refundId === refund.id)
      const problem = await applyOne(tx, refund, mine, refusals.get(refund.id))
      if (problem) added.push(problem)
    }
    await writeTotals(tx, deps, payment, { known, added })
  })

/** A failure is final: a report that the refund is on its way is an older one. */
const hasFailed = ({ id }: ProviderRefund, stored: readonly StoredRefund[]): boolean =>
  stored.some(({ providerId, state }) => providerId === id && (state === 'failed' || state === 'dropped'))

/** Returns the problem that is new with it, or null. */
async function applyOne(
  tx: Tx,
  refund: StoredRefund,
  reported: ProviderRefund | undefined,
  refusal: string | undefined,
): Promise<PaymentProblem | null> {
  const { id, cents, state } = refund
  const [now, providerId] = [stateAfter(state, reported, refusal), reported?.id ?? refund.providerId]
  if (now === state && providerId === refund.providerId) return null
  await changeRefund(tx, id, { state: now, providerId })
  if (now !== 'failed' || state === 'failed') return null
  return { code: 'refund_failed', cents, ...(refusal && { said: refusal }) }
}

function stateAfter(
  state: StoredRefund['state'],
  reported: ProviderRefund | undefined,
  refusal: string | undefined,
): StoredRefund['state'] {
  if (reported && reported.state !== 'failed') return 'done'
  if (reported) return state === 'dropped' ? 'dropped' : 'failed'
  return refusal !== undefined && state === 'queued' ? 'failed' : state
}

async function writeTotals(
  tx: Tx,
  { clock }: ApplyDeps,
  payment: Payment,
  { known, added }: { known: readonly ProviderRefund[]; added: readonly PaymentProblem[] },
): Promise<void> {
  const [now, refunds] = [clock(), await findRefunds(tx, payment.id)]
  const refundedCents = Math.min(totalRefunded(known, refunds), payment.capturedCents)
  const problems = problemsAfter(payment, { refunds, added, now })
  const isNew = refundedCents !== payment.refundedCents || !hasSameProblems(problems, payment)
  // A queued refund is tried again after the pauses of whoever tries it.
  const isWaiting = refunds.some(({ state }) => state === 'queued')
  await changePayment(tx, payment.id, {
    ...problems,
    refundedCents,
    paymentState: refundedCents > 0 && refundedCents >= payment.capturedCents ? 'refunded' : 'paid',
    updatedAt: isNew ? now : payment.updatedAt,
    ...(!isWaiting && { tries: 0, nextTryAt: nextRefundCheckAt(known, now) }),
  })
}

function problemsAfter(
  payment: Payment,
  { refunds, added, now }: { refunds: readonly StoredRefund[]; added: readonly PaymentProblem[]; now: Date },
) {
  if (added.length > 0) return addProblems(payment, added, now)
  const isOpen = refunds.some(({ state }) => state === 'queued' || state === 'failed')
  return isOpen ? pickProblems(payment) : clearResolvedProblems(payment)
}

/** In cents. Another process may have refunded, and written it down, since the provider was asked. */
function totalRefunded(known: readonly ProviderRefund[], stored: readonly StoredRefund[]): number {
  const reported = new Set(known.map(({ id }) => id))
  const since = stored.filter(({ state, providerId }) => state === 'done' && !reported.has(providerId ?? ''))
  const refunded = [...known.filter(({ state }) => state !== 'failed'), ...since]
  return refunded.reduce((sum, { cents }) => sum + cents, 0)
}

/** A bank may still return a refund for so long. */
const refundCheckMs = days(30)

/** When to look at the refunds again, in case no event reports a failure; null: no more. */
function nextRefundCheckAt(known: readonly ProviderRefund[], now: Date): Date | null {
  const isYoung = ({ createdAt }: ProviderRefund) => createdAt.getTime() + refundCheckMs > now.getTime()
  const canFail = known.some(refund => refund.state !== 'failed' && isYoung(refund))
  return canFail ? new Date(now.getTime() + days(1)) : null
}
