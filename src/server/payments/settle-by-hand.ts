import type { SettledPayment, SettlePayment } from '../../contract/payments.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { CardDeps } from './card-deps.ts'
import { ProviderDown } from './card-provider.ts'
import { cardsOf } from './cards-off.ts'
import { changePayment, findPayment, findRefunds, lockPayment, type Payment } from './queries.ts'
import { insertQueued } from './queue-refund.ts'
import { deleteRefund } from './refund-queries.ts'
import { noSuchPayment, providerBusy } from './refusals.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * What a member of the staff does about a payment with a problem: `retry` tries to settle it now, refunds that failed
 * included; `close` notes how it was settled by hand, and the shop leaves it alone. Both go into the audit trail. Throws
 * `not_found`, or `busy` when the provider does not answer.
 */
export async function settleByHand(
  deps: CardDeps,
  userId: string,
  { id, how, note }: SettlePayment & { id: string },
): Promise<SettledPayment> {
  if (how === 'retry') cardsOf(deps)
  await inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, id)
    if (!payment) throw noSuchPayment()
    await (how === 'close' ? close(tx, deps, payment) : beginAgain(tx, deps, payment))
    await recordChange(tx, deps, {
      ...{ userId, thing: 'payment', subjectId: id, subject: payment.intentId ?? id },
      action: how === 'close' ? 'settled by hand' : 'tried again',
      before: { problem: payment.problem },
      after: { problem: null, ...(note && { note }) },
    })
  })
  if (how === 'retry') await retry(deps, id)
  const { problem = '' } = (await findPayment(deps.db, id)) ?? {}
  return { settled: problem === '', problem }
}

const close = (tx: Tx, { clock }: CardDeps, { id }: Payment) =>
  changePayment(tx, id, { problem: '', problemAt: null, nextTryAt: null, tries: 0, updatedAt: clock() })

/** A refund that failed is asked for anew, as another one: the provider would answer the old one as before. */
async function beginAgain(tx: Tx, deps: CardDeps, payment: Payment): Promise<void> {
  const failed = (await findRefunds(tx, payment.id)).filter(({ state }) => state === 'failed')
  for (const { id, cents, reason, userId, idempotencyKey } of failed) {
    await deleteRefund(tx, id)
    await insertQueued(tx, deps, payment, { cents, reason, userId, idempotencyKey })
  }
  // What cannot be mended at the provider stays a problem until it is closed.
  if (payment.state !== 'failed') await changePayment(tx, payment.id, { problem: '', problemAt: null })
}

async function retry(deps: CardDeps, id: string): Promise<void> {
  try {
    await settlePayment(deps, id)
  } catch (cause) {
    await keepProblem(deps, id, cause)
    if (cause instanceof ProviderDown) throw providerBusy()
  }
}

async function keepProblem({ db, clock }: CardDeps, id: string, cause: unknown): Promise<void> {
  const problem = `The card provider said: ${cause instanceof Error ? cause.message : 'no answer'}`
  const now = clock()
  await inTransaction(db, async tx => {
    const payment = await lockPayment(tx, id)
    // Somebody else, or the job, may have brought it to its end after all.
    if (!payment || !(await isUnfinished(tx, payment))) return
    await changePayment(tx, id, { problem, problemAt: now, nextTryAt: now, updatedAt: now })
  })
}

async function isUnfinished(tx: Tx, { id, state }: Payment): Promise<boolean> {
  if (state === 'ordered' || state === 'releasing') return true
  return (await findRefunds(tx, id)).some(refund => refund.state === 'queued')
}
