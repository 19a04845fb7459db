import { formatDollars, toDollars } from '../../contract/money.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { ProviderRefund } from './card-provider.ts'
import {
  changeOrderMoney,
  changePayment,
  changeRefund,
  findRefunds,
  lockPayment,
  type Payment,
} from './queries.ts'

type ApplyDeps = Pick<Deps, 'db' | 'clock'>

type StoredRefund = Awaited<ReturnType<typeof findRefunds>>[number]

/** What the provider would not give back, with its words, by the shop's own id of the refund. */
export type RefusedRefunds = ReadonlyMap<string, string>

/**
 * Writes down what the provider knows of a payment's refunds now: those made there by hand count as well, and one that
 * failed after all is taken back and reported.
 */
export const applyRefunds = (
  deps: ApplyDeps,
  paymentId: string,
  known: readonly ProviderRefund[],
  refused: RefusedRefunds,
): Promise<void> =>
  inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Error('A payment was not there any more')
    const stored = await findRefunds(tx, paymentId)
    const problems: string[] = []
    for (const refund of stored) {
      const told = known.find(({ refundId }) => refundId === refund.id)
      const words = await applyOne(tx, refund, told, refused.get(refund.id))
      if (words) problems.push(words)
    }
    await writeSums(tx, deps, payment, { known, problem: problems.join(' ') })
  })

/** Answers what a person has to know about it, where there is something new. */
async function applyOne(
  tx: Tx,
  { id, cents, state, providerId }: StoredRefund,
  told: ProviderRefund | undefined,
  refusal: string | undefined,
): Promise<string> {
  const now = told ? (told.state === 'failed' ? 'failed' : 'done') : refusal === undefined ? state : 'failed'
  if (now === state && (told?.id ?? providerId) === providerId) return ''
  await changeRefund(tx, id, { state: now, providerId: told?.id ?? providerId })
  if (now !== 'failed' || state === 'failed') return ''
  const reason = refusal ? ` It said: ${refusal}` : ''
  return `${formatDollars(toDollars(cents))} could not be given back by the card provider.${reason} Try again, or give it back another way.`
}

async function writeSums(
  tx: Tx,
  { clock }: ApplyDeps,
  payment: Payment,
  { known, problem }: { known: readonly ProviderRefund[]; problem: string },
): Promise<void> {
  const [now, refunds] = [clock(), await findRefunds(tx, payment.id)]
  const refundedCents = Math.min(givenBack(known, refunds), payment.capturedCents)
  const waiting = refunds.some(({ state }) => state === 'queued')
  const standing = refunds.some(({ state }) => state === 'failed') ? payment.problem : ''
  const words = problem || standing
  await changePayment(tx, payment.id, {
    ...{ refundedCents, updatedAt: now, tries: 0, nextTryAt: waiting ? now : null },
    ...{ problem: words, problemAt: words ? (payment.problemAt ?? now) : null },
  })
  if (!payment.orderId) return
  const whole = refundedCents > 0 && refundedCents >= payment.capturedCents
  await changeOrderMoney(tx, payment.orderId, { refundedCents, paymentState: whole ? 'refunded' : 'paid' })
}

/** In cents. Somebody else may have given back, and written so down, after the provider was asked what it knows. */
function givenBack(known: readonly ProviderRefund[], stored: readonly StoredRefund[]): number {
  const told = new Set(known.map(({ id }) => id))
  const since = stored.filter(({ state, providerId }) => state === 'done' && !told.has(providerId ?? ''))
  const given = [...known.filter(({ state }) => state !== 'failed'), ...since]
  return given.reduce((sum, { cents }) => sum + cents, 0)
}
