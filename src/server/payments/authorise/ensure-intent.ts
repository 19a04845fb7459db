import { ShopError } from '../../../contract/errors.ts'
import { giveHoldBack } from '../../catalogue/holds/holds.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { PaymentDeps } from '../../deps.ts'
import { beginRelease } from '../hold/release.ts'
import { changePayment, isLive, lockPayment, type Payment } from '../ledger/queries.ts'
import { callOrBusy, paymentReleased, paymentSuperseded, toBusyError } from '../payment-errors.ts'
import { type Intent, ProviderRefused } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'

/**
 * The payment's intent, created at the provider where there is none yet. Its id is saved before any card is confirmed,
 * so nothing is authorised that the shop does not know of.
 * @throws busy the provider does not answer
 * @throws invalid the provider does not take this amount
 * @throws payment_released the payment was given up
 */
export async function ensureIntent(deps: PaymentDeps, payment: Payment): Promise<Intent> {
  const { provider } = requireCards(deps)
  const { id: paymentId, intentId, amountCents, currency } = payment
  if (intentId !== null) return findKnownIntent(deps, paymentId, provider.findIntent(intentId))
  const intent = await provider.createIntent({ paymentId, amountCents, currency }).catch(async cause => {
    // Otherwise it may exist there all the same; the next try asks under the same key.
    if (!(cause instanceof ProviderRefused)) throw toBusyError(deps, cause)
    await releaseUnsent(deps, payment)
    throw new ShopError('invalid', cause.message)
  })
  if (await saveIntentId(deps, paymentId, intent.id)) return intent
  await provider.cancelIntent(intent.id).catch(cause => {
    // Refused: whoever gave the payment up has cancelled it already.
    if (!(cause instanceof ProviderRefused)) deps.log.error('Cancelling an unused payment', cause)
  })
  throw paymentSuperseded()
}

/** An intent that the provider does not know, such as one of another account, ends the payment. */
async function findKnownIntent(
  deps: PaymentDeps,
  paymentId: string,
  found: Promise<Intent>,
): Promise<Intent> {
  try {
    return await callOrBusy(deps, found)
  } catch (cause) {
    if (!(cause instanceof ProviderRefused)) throw cause
    await inTransaction(deps.db, async tx => {
      const payment = await lockPayment(tx, paymentId)
      if (payment && isLive(payment)) await beginRelease(tx, deps, payment)
    })
    throw paymentReleased()
  }
}

/** False when the payment was given up meanwhile. */
const saveIntentId = (deps: PaymentDeps, paymentId: string, intentId: string): Promise<boolean> =>
  inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, paymentId)
    // A second click may have been first: under one key both get the same intent.
    if (payment?.intentId) return payment.intentId === intentId
    if (!payment || !isLive(payment)) return false
    await changePayment(tx, paymentId, { intentId, updatedAt: deps.clock() })
    return true
  })

/** No card was confirmed, so there is nothing to release at the provider. */
const releaseUnsent = (deps: PaymentDeps, { id }: Payment): Promise<void> =>
  inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, id)
    if (!payment || payment.intentId !== null || !isLive(payment)) return
    await giveHoldBack(tx, deps, id)
    await changePayment(tx, id, {
      state: 'released',
      paymentState: 'released',
      nextTryAt: null,
      updatedAt: deps.clock(),
    })
  })
