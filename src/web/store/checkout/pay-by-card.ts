import type { PayInput } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { CardFailure, type CardHandle } from './card/card-handle.ts'
import { stripeMessage } from './card/stripe-message.ts'
import type { KeptPayment } from './kept-payment.ts'

type Call = typeof browserApi.payments.pay

/**
 * Authorises the typed card for the cart. Returns the payment's id and until when it is held (ms since 1970); null
 * when a card field is wrong. Nothing is charged before there is an order. Throws `CardFailure`, or what the shop
 * refuses.
 */
export async function payByCard(
  card: CardHandle | null,
  rest: Omit<PayInput, 'paymentMethodId'>,
  pay: Call = browserApi.payments.pay,
): Promise<KeptPayment | null> {
  if (!card) throw new CardFailure(stripeMessage.cannotPay, { kind: 'card form' })
  const paymentMethodId = await card.createPaymentMethod()
  if (paymentMethodId === null) return null
  // By this device's clock, and rather too early than too late.
  const asked = Date.now()
  const { requiresAction, clientSecret, paymentIntentId, heldForMs } = await pay({
    body: { paymentMethodId, ...rest },
  }).catch(toFailure)
  if (requiresAction) await card.confirm(clientSecret)
  return { paymentIntentId, heldUntil: asked + heldForMs }
}

/** A proxy between browser and shop may have answered, without a message of the shop's. */
function toFailure(error: unknown): never {
  if (error instanceof ApiError && !error.hasWords)
    throw new CardFailure(stripeMessage.serverFailed, { cause: error, kind: 'unknown' })
  throw error
}
