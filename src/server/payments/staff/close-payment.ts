import { ShopError } from '../../../contract/errors.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps, PaymentDeps } from '../../deps.ts'
import { releaseOrderPayment } from '../hold/release.ts'
import { isRefundReported, noProblems } from '../ledger/problem.ts'
import { changePayment, findPayment, isLive, type Payment } from '../ledger/queries.ts'
import { dropRefunds } from '../ledger/refund-queries.ts'
import { paymentNotFound, providerBusyForStaff } from '../payment-errors.ts'
import { ProviderDown, ProviderRefused } from '../provider/card-provider.ts'
import { syncIntent } from '../settle/apply-intent.ts'

/**
 * To be done before a payment is closed: a charge that failed may have worked after all, or been made by hand, so the
 * provider is asked. Returns the payment as the staff saw it.
 * @throws not_found
 * @throws illegal_transition the payment needs no closing
 * @throws payments_off the shop takes no cards
 * @throws busy the provider does not answer
 */
export async function checkBeforeClosing(deps: PaymentDeps, id: string): Promise<Payment> {
  const seen = await findPayment(deps.db, id)
  if (!seen) throw paymentNotFound()
  if (seen.problems.length === 0 || isLive(seen)) {
    throw new ShopError('illegal_transition', 'This payment has no problem to settle.')
  }
  if (!isUncharged(seen)) return seen
  if (!deps.cards) throw new ShopError('payments_off', closingNeedsCards)
  try {
    if (seen.intentId) await syncIntent(deps, id, await deps.cards.provider.findIntent(seen.intentId))
  } catch (cause) {
    // Where the provider knows nothing of it there is no charge to keep.
    if (cause instanceof ProviderRefused) return seen
    if (!(cause instanceof ProviderDown)) throw cause
    deps.log.error(`Payment ${id} could not be looked at to be settled by hand`, cause)
    throw providerBusyForStaff()
  }
  return seen
}

const isUncharged = ({ state }: Payment): boolean => state === 'ordered' || state === 'failed'

const closingNeedsCards =
  'The shop takes no cards at present, so it can neither see whether this card was charged nor release it. Take cards again, or cancel the order.'

/**
 * Ends a locked payment whose problem somebody has settled by hand: what was to be charged is released, and refunds that
 * failed are dropped. Only what the staff had `seen` is ended: a charge found meanwhile is kept, and a refund that they
 * were not told of goes on.
 */
export async function closePayment(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  seen: Payment,
  payment: Payment,
): Promise<void> {
  const { id, state } = payment
  if (isUncharged(payment)) return releaseOrderPayment(tx, { clock }, id)
  if (isUncharged(seen)) return
  await dropRefunds(tx, id, isRefundReported(payment) ? ['queued', 'failed'] : ['failed'])
  await changePayment(tx, id, { ...noProblems, tries: 0, updatedAt: clock() })
  if (state === 'releasing') {
    await changePayment(tx, id, { state: 'released', paymentState: 'released', nextTryAt: null })
  }
}
