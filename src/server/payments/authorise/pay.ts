import { ShopError } from '../../../contract/errors.ts'
import type { PayInput, PayResult } from '../../../contract/payments.ts'
import { checkNewAddress } from '../../contacts/check-contact.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps, PaymentDeps } from '../../deps.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { holdCart } from '../hold/hold-cart.ts'
import { isLive, type Payment } from '../ledger/queries.ts'
import { cardsOff, paymentNotReady, paymentReleased, paymentSuperseded } from '../payment-errors.ts'
import type { Intent } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'
import { syncIntent } from '../settle/apply-intent.ts'
import { settleSoon } from '../settle/settle-soon.ts'
import { confirmCard } from './confirm-card.ts'
import { ensureIntent } from './ensure-intent.ts'

type PayDeps = PaymentDeps & Pick<Deps, 'config' | 'settings'>

/**
 * Authorises a card for what is in the person's cart, at the catalogue's prices and with its delivery to the address, and
 * holds its stock, as `holdCart` says. Nothing is captured. One cart is authorised once, however often and from however many tabs it is asked.
 * @throws payments_off the shop takes no cards, or its owner offers them no more
 * @throws invalid naming what is wrong with the address
 * @throws cart_empty
 * @throws out_of_stock names the product
 * @throws card_declined with the provider's message; another card may be tried
 * @throws payment_not_ready the bank has not answered yet
 * @throws payment_released its time is over, or the cart was ordered or paid for otherwise meanwhile
 * @throws too_many
 * @throws busy the provider does not answer
 */
export async function pay(
  deps: PayDeps,
  { userId, address }: { userId: string; address: string },
  input: PayInput,
): Promise<PayResult> {
  requireCards(deps)
  // What is authorised already goes through: an order may still be placed with it.
  if (!deps.settings.current().payment.takesCards) throw cardsOff()
  if (input.shippingAddress) checkNewAddress(deps, input.shippingAddress)
  await countAttempt(deps, 'payPerAccount', userId)
  await countAttempt(deps, 'payPerAddress', address)
  const { payment, replacedId } = await inTransaction(deps.db, tx => holdCart(tx, deps, userId, input))
  if (replacedId) await settleSoon(deps, replacedId)
  if (!payment) throw paymentReleased()
  const found = await ensureIntent(deps, payment)
  const intent = canBeConfirmed(found) ? await confirmCard(deps, payment, found, input) : found
  const now = await syncIntent(deps, payment.id, intent)
  await refuseUnlessLive(deps, now)
  return toResult(intent, now.heldUntil.getTime() - deps.clock().getTime())
}

const canBeConfirmed = ({ status }: Intent) =>
  status === 'requires_payment_method' || status === 'requires_confirmation' || status === 'requires_action'

/** The cart may have been ordered or changed in another tab while the card was confirmed. */
async function refuseUnlessLive(deps: PayDeps, payment: Payment): Promise<void> {
  if (isLive(payment) || payment.orderId) return
  await settleSoon(deps, payment.id)
  throw payment.state === 'released' ? paymentReleased() : paymentSuperseded()
}

function toResult({ status, clientSecret, id }: Intent, leftMs: number): PayResult {
  if (status === 'processing')
    throw paymentNotReady('Your bank has not answered yet. Please try again in a moment.')
  if (status === 'requires_payment_method') throw new ShopError('card_declined', 'Your card was declined.')
  const requiresAction = status === 'requires_action'
  return { requiresAction, clientSecret, paymentIntentId: id, heldForMs: Math.max(0, leftMs) }
}
