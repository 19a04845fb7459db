import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { CardFailure, type CardFieldName } from './card-handle.ts'
import { stripeMessage } from './stripe-message.ts'

type CreatedPaymentMethod = { id: string } | { field: CardFieldName; message: string }

/** Stripe's id of the typed card; null when a field is wrong, which is then focused. Throws `CardFailure`. */
export async function createPaymentMethod(
  stripe: Stripe | null,
  elements: StripeElements | null,
  name: string,
): Promise<CreatedPaymentMethod> {
  const card = elements?.getElement(CardNumberElement)
  if (!stripe || !elements || !card) throw notLoaded()
  const { error, paymentMethod } = await stripe
    .createPaymentMethod({ type: 'card', card, billing_details: { name } })
    .catch((cause: unknown) => {
      throw new CardFailure(stripeMessage.methodFailed, { cause, kind: 'unreached' })
    })
  if (paymentMethod) return { id: paymentMethod.id }
  const field = wrongField(error)
  if (!field) throw new CardFailure(error.message || stripeMessage.methodFailed)
  focusField(elements, field)
  return { field, message: error.message || stripeMessage.methodFailed }
}

/** An error found before anything was sent belongs to one field. */
function wrongField({ type, code = '' }: StripeError): CardFieldName | undefined {
  if (type !== 'validation_error') return undefined
  return (['number', 'expiry', 'cvc'] as const).find(name => code.includes(name))
}

export function focusField(elements: StripeElements, field: CardFieldName): void {
  if (field === 'number') elements.getElement(CardNumberElement)?.focus()
  if (field === 'expiry') elements.getElement(CardExpiryElement)?.focus()
  if (field === 'cvc') elements.getElement(CardCvcElement)?.focus()
}

const notLoaded = () => new CardFailure(stripeMessage.cannotPay, { kind: 'card form' })

/**
 * Runs 3-D Secure. Throws `CardFailure` when it was not passed. When the payment ended elsewhere, in another tab or by
 * timeout, the shop decides: it knows whether there is an order.
 */
export async function authenticateCard(stripe: Stripe | null, clientSecret: string): Promise<void> {
  if (!stripe) throw notLoaded()
  const { error } = await stripe.handleNextAction({ clientSecret }).catch((cause: unknown) => {
    throw new CardFailure(stripeMessage.actionFailed, { cause, kind: 'unreached' })
  })
  const status = error?.payment_intent?.status
  if (!error || (status && status !== 'requires_payment_method' && status !== 'requires_action')) return
  throw new CardFailure(error.message || stripeMessage.actionFailed)
}
