import { ShopError } from '../../../contract/errors.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps, PaymentDeps } from '../../deps.ts'
import { releaseOrdered } from '../hold/release.ts'
import { applyIntent } from '../ledger/apply-intent.ts'
import { isToldOfWaiting, noProblem } from '../ledger/problem.ts'
import { changePayment, findPayment, isLive, type Payment } from '../ledger/queries.ts'
import { ProviderDown, ProviderRefused } from '../provider/card-provider.ts'
import { dropRefunds } from '../refund/refund-queries.ts'
import { paymentNotFound, providerBusyForStaff } from '../refusals.ts'

/**
 * Before a payment is closed: takes up what the provider knows of a charge that came to nothing, since it may have been
 * made after all, or by hand. Answers the payment as it was told to the staff. Throws `not_found`,
 * `illegal_transition` for one that needs no closing, `payments_off`, or `busy` when the provider does not answer.
 */
export async function checkBeforeClosing(deps: PaymentDeps, id: string): Promise<Payment> {
  const told = await findPayment(deps.db, id)
  if (!told) throw paymentNotFound()
  if (told.problem === '' || isLive(told)) {
    throw new ShopError('illegal_transition', 'This payment has no problem that is to be settled.')
  }
  if (!isUncharged(told)) return told
  if (!deps.cards) throw new ShopError('payments_off', closingNeedsCards)
  try {
    if (told.intentId) await applyIntent(deps, id, await deps.cards.provider.findIntent(told.intentId))
  } catch (cause) {
    // Where the provider knows nothing of it there is no charge to keep.
    if (cause instanceof ProviderRefused) return told
    if (!(cause instanceof ProviderDown)) throw cause
    deps.log.error(`Payment ${id} could not be looked at to be settled by hand`, cause)
    throw providerBusyForStaff()
  }
  return told
}

const isUncharged = ({ state }: Payment): boolean => state === 'ordered' || state === 'failed'

const closingNeedsCards =
  'The shop takes no cards at present, so it can neither see whether this card was charged nor release it. Take cards again, or cancel the order.'

/**
 * Ends a locked payment whose problem, as it was `told`, somebody has settled by hand: what was to be charged is
 * released, what failed or waited to be given back is not, and nothing is asked for again. A charge that was found to
 * hold is kept, and a refund of which nobody was told goes on.
 */
export async function closePayment(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  told: Payment,
  payment: Payment,
): Promise<void> {
  const { id, state } = payment
  if (isUncharged(payment)) return releaseOrdered(tx, { clock }, id)
  // What only came to light with the charge has been told to nobody yet.
  if (isUncharged(told)) return
  await dropRefunds(tx, id, isToldOfWaiting(payment) ? ['queued', 'failed'] : ['failed'])
  await changePayment(tx, id, { ...noProblem, tries: 0, updatedAt: clock() })
  if (state === 'releasing') {
    await changePayment(tx, id, { state: 'released', paymentState: 'released', nextTryAt: null })
  }
}
