import type { SettlePayment, SettleResult } from '../../../contract/payments.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { PaymentDeps } from '../../deps.ts'
import { addProblem, hasWorkLeft, stuckMessage, withoutProblem } from '../ledger/problem.ts'
import { changePayment, findPayment, lockPayment, type Payment } from '../ledger/queries.ts'
import { ProviderDown } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'
import { queueRefund } from '../refund/queue-refund.ts'
import { dropRefunds, findRefunds } from '../refund/refund-queries.ts'
import { paymentNotFound, providerBusyForStaff } from '../refusals.ts'
import { settlePayment } from '../settle/settle-payment.ts'
import { settleSoon } from '../settle/settle-soon.ts'
import { checkBeforeClosing, closePayment } from './close-payment.ts'

/**
 * What a member of the staff does about a payment with a problem: `retry` tries to settle it now, refunds that failed
 * included; `close` notes how it was settled by hand, keeps a charge that the provider knows of, and ends what the shop had
 * still to do, as `closePayment` says. Both go into the audit trail. Throws `not_found`, `illegal_transition` for what
 * needs no closing, `not_refundable` when the refunds that failed come to more than is left, `payments_off`, or `busy`
 * when the provider does not answer.
 */
export async function resolveProblem(
  deps: PaymentDeps,
  userId: string,
  { id, how, note }: SettlePayment & { id: string },
): Promise<SettleResult> {
  const told = how === 'close' ? await checkBeforeClosing(deps, id) : null
  if (!told) requireCards(deps)
  await inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, id)
    if (!payment) throw paymentNotFound()
    await (told ? closePayment(tx, deps, told, payment) : startRetry(tx, deps, payment))
    await recordChange(tx, deps, {
      ...{ userId, thing: 'payment', subjectId: id, subject: payment.intentId ?? id },
      action: how === 'close' ? 'settled by hand' : 'tried again',
      before: { problem: (told ?? payment).problem },
      after: { problem: null, ...(note && { note }) },
    })
  })
  if (how === 'retry') await settleNow(deps, id)
  const { state, problem = '' } = (await findPayment(deps.db, id)) ?? {}
  if (how === 'close' && state === 'releasing') await settleSoon(deps, id)
  return { settled: problem === '', problem }
}

/**
 * A refund that failed is asked for anew, as another one, and a capture under another key: the provider would answer the
 * old one as before.
 */
async function startRetry(tx: Tx, deps: PaymentDeps, payment: Payment): Promise<void> {
  const failed = (await findRefunds(tx, payment.id)).filter(({ state }) => state === 'failed')
  await dropRefunds(tx, payment.id, ['failed'])
  for (const { cents, reason, userId, idempotencyKey } of failed) {
    await queueRefund(tx, deps, payment, { cents, reason, userId, idempotencyKey })
  }
  // What cannot be mended at the provider stays a problem until it is closed.
  const problem = payment.state === 'failed' ? {} : withoutProblem(payment)
  await changePayment(tx, payment.id, { tries: payment.tries + 1, ...problem })
}

async function settleNow(deps: PaymentDeps, id: string): Promise<void> {
  try {
    await settlePayment(deps, id)
  } catch (cause) {
    await restoreProblem(deps, id, cause)
    if (!(cause instanceof ProviderDown)) return
    deps.log.error(`Payment ${id} could not be tried again`, cause)
    throw providerBusyForStaff()
  }
}

async function restoreProblem({ db, clock }: PaymentDeps, id: string, cause: unknown): Promise<void> {
  const now = clock()
  await inTransaction(db, async tx => {
    const payment = await lockPayment(tx, id)
    // Somebody else, or the job, may have brought it to its end after all.
    if (!payment || !(await hasWorkLeft(tx, payment))) return
    const problem = addProblem(payment, stuckMessage(payment, cause), now)
    await changePayment(tx, id, { ...problem, nextTryAt: now, updatedAt: now })
  })
}
