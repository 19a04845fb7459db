import { ShopError } from '../../../contract/errors.ts'
import type { PayInput } from '../../../contract/payments.ts'
import { giveHoldBack } from '../../catalogue/holds/holds.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { PaymentDeps } from '../../deps.ts'
import { changePayment, lockPayment, type Payment } from '../ledger/queries.ts'
import { callOrBusy, toBusyError } from '../payment-errors.ts'
import { CardDeclined, type Intent, ProviderRefused } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'

/**
 * Confirms an intent with a card. When it is refused, the held stock goes back and the cart is as before.
 * @throws card_declined with the provider's message
 * @throws invalid the provider does not know the payment method
 * @throws busy the provider does not answer
 */
export async function confirmCard(
  deps: PaymentDeps,
  payment: Payment,
  { id: intentId }: Intent,
  { paymentMethodId, shippingAddress }: PayInput,
): Promise<Intent> {
  const { provider } = requireCards(deps)
  try {
    const { attempt } = payment
    const intent = await provider.confirmIntent({ intentId, paymentMethodId, attempt, shippingAddress })
    if (intent.status === 'requires_payment_method') await markDeclined(deps, payment)
    return intent
  } catch (cause) {
    // A second click was first: its result is the answer.
    if (cause instanceof ProviderRefused && cause.isState)
      return callOrBusy(deps, provider.findIntent(intentId))
    if (cause instanceof CardDeclined || cause instanceof ProviderRefused) await markDeclined(deps, payment)
    if (cause instanceof CardDeclined) throw new ShopError('card_declined', cause.message)
    if (cause instanceof ProviderRefused) throw unknownPaymentMethod(cause.message)
    throw toBusyError(deps, cause)
  }
}

const unknownPaymentMethod = (message: string) =>
  new ShopError('invalid', message, { paymentMethodId: message })

/** The stock goes back, unless a later attempt of the same payment is under way, which needs it. */
const markDeclined = (deps: PaymentDeps, { id, attempt }: Payment): Promise<void> =>
  inTransaction(deps.db, async tx => {
    const payment = await lockPayment(tx, id)
    if (payment?.state !== 'open' || payment.attempt !== attempt) return
    await giveHoldBack(tx, deps, id)
    await changePayment(tx, id, { state: 'declined', updatedAt: deps.clock() })
  })
