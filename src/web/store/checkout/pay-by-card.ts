import type { ShippingAddress } from '../../../contract/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError, unknownWords } from '../../api/error.ts'
import { CardFailure, type CardHandle } from './card/card-handle.ts'
import { stripeWords } from './card/stripe-words.ts'

/**
 * Authorises the typed card for what is in the cart and answers the payment's id; null when a field of the card is
 * wrong. Nothing is charged before there is an order. Throws `CardFailure`, or what the shop refuses.
 */
export async function payByCard(
  card: CardHandle | null,
  shippingAddress: ShippingAddress,
): Promise<string | null> {
  if (!card) throw new CardFailure(stripeWords.notLoaded)
  const paymentMethodId = await card.createPaymentMethod()
  if (paymentMethodId === null) return null
  const { requiresAction, clientSecret, paymentIntentId } = await browserApi.stripe
    .pay({ body: { paymentMethodId, shippingAddress } })
    .catch(withWords)
  if (requiresAction) await card.confirm(clientSecret)
  return paymentIntentId
}

/** Something between the browser and the shop may have answered, and not in the shop's words. */
function withWords(error: unknown): never {
  if (error instanceof ApiError && error.message === unknownWords)
    throw new CardFailure(stripeWords.serverFailed, { cause: error })
  throw error
}
