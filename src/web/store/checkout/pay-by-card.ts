import type { PayInput } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { CardFailure, type CardHandle } from './card/card-handle.ts'
import { stripeMessage } from './card/stripe-message.ts'
import type { KeptPayment } from './kept-payment.ts'

type Call = typeof browserApi.payments.pay

/**
 * Authorises the typed card for what is in the cart and answers the payment's id, and the moment (milliseconds) until
 * which it is held; null when a field of the card is wrong. Nothing is charged before there is an order. Throws
 * `CardFailure`, or what the shop refuses.
 */
export async function payByCard(
  card: CardHandle | null,
  rest: Omit<PayInput, 'paymentMethodId'>,
  pay: Call = browserApi.payments.pay,
): Promise<KeptPayment | null> {
  if (!card) throw new CardFailure(stripeMessage.notLoaded, { kind: 'card form' })
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

/** Something between the browser and the shop may have answered, and not in the shop's words. */
function toFailure(error: unknown): never {
  if (error instanceof ApiError && !error.hasWords)
    throw new CardFailure(stripeMessage.serverFailed, { cause: error, kind: 'unknown' })
  throw error
}
