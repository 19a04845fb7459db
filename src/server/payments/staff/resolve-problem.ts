import type { SettlePayment, SettleResult } from '../../../contract/payments.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { PaymentDeps } from '../../deps.ts'
import { addProblems, clearResolvedProblems, delayedProblem, hasWorkLeft } from '../ledger/problem.ts'
import { changePayment, findPayment, lockPayment, type Payment } from '../ledger/queries.ts'
import { dropRefunds, findRefunds } from '../ledger/refund-queries.ts'
import { paymentNotFound, providerBusyForStaff } from '../payment-errors.ts'
import { ProviderDown } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'
import { queueRefund } from '../refund/queue-refund.ts'
import { settlePayment } from '../settle/settle-payment.ts'
import { settleSoon } from '../settle/settle-soon.ts'
import { checkBeforeClosing, closePayment } from './close-payment.ts'
import { problemMessage } from './problem-message.ts'

/**
 * What a member of the staff does about a payment with a problem: `retry` settles it now, failed refunds included;
 * `close` notes how it was settled by hand, as `closePayment` says. Both are written into the audit trail.
 * @throws not_found
 * @throws illegal_transition the payment needs no closing
 * @throws not_refundable the refunds that failed come to more than is left
 * @throws payments_off the shop takes no cards
 * @throws busy the provider does not answer
 */
export async function resolveProblem(
  deps: PaymentDeps,
  userId: string,
  { id, how, note }: SettlePayment & { id: string },
): Promise<SettleResult> {
  const seen = how === 'close' ? await checkBeforeClosing(deps, id) : null
  if (!seen) requireCards(deps)
  await inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, id)
    if (!payment) throw paymentNotFound()
    await (seen ? closePayment(tx, deps, seen, payment) : startRetry(tx, deps, payment))
    await recordChange(tx, deps, {
      userId,
      subjectType: 'payment',
      subjectId: id,
      subject: payment.intentId ?? id,
      action: how === 'close' ? 'settled by hand' : 'tried again',
      before: { problem: problemMessage((seen ?? payment).problems, payment.currency) },
      after: { problem: null, ...(note && { note }) },
    })
  })
  if (how === 'retry') await settleNow(deps, id)
  const { state, problems = [], currency = '' } = (await findPayment(deps.db, id)) ?? {}
  if (how === 'close' && state === 'releasing') await settleSoon(deps, id)
  return {
    settled: problems.length === 0,
    problem: problemMessage(problems, currency),
    problemCodes: problems.map(({ code }) => code),
  }
}

/** The provider repeats its answer to a known key: a failed refund becomes a new one, and a capture gets another key. */
async function startRetry(tx: Tx, deps: PaymentDeps, payment: Payment): Promise<void> {
  const failed = (await findRefunds(tx, payment.id)).filter(({ state }) => state === 'failed')
  await dropRefunds(tx, payment.id, ['failed'])
  for (const { cents, reason, userId } of failed) {
    await queueRefund(tx, deps, payment, { cents, reason, userId })
  }
  // What cannot be mended at the provider stays a problem until it is closed.
  const problems = payment.state === 'failed' ? {} : clearResolvedProblems(payment)
  await changePayment(tx, payment.id, { tries: payment.tries + 1, ...problems })
}

async function settleNow(deps: PaymentDeps, id: string): Promise<void> {
  try {
    await settlePayment(deps, id)
  } catch (cause) {
    await recordStuck(deps, id, cause)
    if (!(cause instanceof ProviderDown)) return
    deps.log.error(`Payment ${id} could not be tried again`, cause)
    throw providerBusyForStaff()
  }
}

async function recordStuck({ db, clock }: PaymentDeps, id: string, cause: unknown): Promise<void> {
  const now = clock()
  await inTransaction(db, async tx => {
    const payment = await lockPayment(tx, id)
    // Somebody else, or the job, may have settled it meanwhile.
    if (!payment || !(await hasWorkLeft(tx, payment))) return
    const problems = addProblems(payment, [delayedProblem(payment, cause)], now)
    await changePayment(tx, id, { ...problems, nextTryAt: now, updatedAt: now })
  })
}
