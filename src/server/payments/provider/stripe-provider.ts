import Stripe from 'stripe'
import { seconds } from '../../../contract/durations.ts'
import {
  CardDeclined,
  type CardProvider,
  type Intent,
  intentStatuses,
  ProviderBusy,
  ProviderDown,
  type ProviderEvent,
  type ProviderRefund,
  ProviderRefused,
} from './card-provider.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is; left out: at Stripe. */
  apiUrl?: string | undefined
  /** After so long a call is given up. */
  timeoutMs?: number
  /** How often the library repeats a call that was not answered; left out: as often as it sees fit. */
  maxNetworkRetries?: number | undefined
}

/** The card provider Stripe, through its own library. */
export function stripeProvider({
  secretKey,
  webhookSecret,
  apiUrl,
  timeoutMs = seconds(15),
  maxNetworkRetries,
}: StripeSettings): CardProvider {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    telemetry: false,
    ...(maxNetworkRetries === undefined ? {} : { maxNetworkRetries }),
    ...addressOf(apiUrl),
  })
  const intents = stripe.paymentIntents
  return {
    createIntent: ({ paymentId, amountCents, currency }) =>
      callStripe(
        intents.create(
          {
            amount: amountCents,
            currency,
            capture_method: 'manual',
            // Cards are confirmed in the page; none sends the buyer to another site and back.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            metadata: { payment_id: paymentId },
          },
          { idempotencyKey: `create-${paymentId}` },
        ),
        toIntent,
      ),
    confirmIntent: ({ intentId, paymentMethodId, attempt, shippingAddress }) =>
      callStripe(
        intents.confirm(
          intentId,
          { payment_method: paymentMethodId, ...toShipping(shippingAddress) },
          { idempotencyKey: `confirm-${intentId}-${attempt}` },
        ),
        toIntent,
      ),
    findIntent: intentId => callStripe(intents.retrieve(intentId), toIntent),
    captureIntent: (intentId, attempt) =>
      callStripe(
        intents.capture(intentId, {}, { idempotencyKey: `capture-${intentId}-${attempt}` }),
        toIntent,
      ),
    cancelIntent: intentId => callStripe(intents.cancel(intentId), toIntent),
    refund: ({ refundId, key, intentId, cents }) =>
      callStripe(
        stripe.refunds.create(
          { payment_intent: intentId, amount: cents, metadata: { refund_id: refundId } },
          { idempotencyKey: `refund-${key}` },
        ),
        toRefund,
      ),
    findRefunds: intentId =>
      callStripe(stripe.refunds.list({ payment_intent: intentId, limit: 100 }), list =>
        list.data.map(toRefund),
      ),
    readEvent: (payload, signature) => readEvent(payload, signature, webhookSecret),
  }
}

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    protocol: isPlain ? 'http' : 'https',
    port: port || (isPlain ? 80 : 443),
  }
}

/** Stripe's answer or error, translated for the shop. */
async function callStripe<T, Answer>(call: Promise<T>, translate: (answer: T) => Answer): Promise<Answer> {
  try {
    return translate(await call)
  } catch (cause) {
    throw translateError(cause)
  }
}

function translateError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause
  const { message } = cause
  // Only the message is kept: the library's error carries the whole request and answer.
  if (cause instanceof Stripe.errors.StripeCardError) return new CardDeclined(message)
  if (cause instanceof Stripe.errors.StripeInvalidRequestError) {
    return new ProviderRefused(message, cause.code === 'payment_intent_unexpected_state')
  }
  if (cause.statusCode === 409) return new ProviderBusy(message)
  return new ProviderDown(message || 'The card provider did not answer.')
}

const toIntent = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  // A status that is new at Stripe is not an end.
  status: intentStatuses.find(status => status === intent.status) ?? 'processing',
  amountCents: intent.amount,
  currency: intent.currency,
  capturedCents: intent.amount_received,
  clientSecret: intent.client_secret ?? '',
  paymentId: intent.metadata.payment_id ?? null,
})

const refundStates: Record<string, ProviderRefund['state']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

const toRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  refundId: refund.metadata?.refund_id ?? null,
  cents: refund.amount,
  state: refundStates[refund.status ?? ''] ?? 'pending',
  createdAt: new Date(refund.created * 1_000),
})

function toShipping(address: Parameters<CardProvider['confirmIntent']>[0]['shippingAddress']) {
  if (!address) return {}
  const { fullName: name, address: line1, city, postalCode: postal_code, phone } = address
  // Stripe wants the country's code, and the shop knows its name, so it is left out.
  return { shipping: { name, address: { line1, city, postal_code }, ...(phone ? { phone } : {}) } }
}

const disputes: Record<string, ProviderEvent['dispute']> = {
  'charge.dispute.created': 'opened',
  'charge.dispute.closed': 'closed',
}

function readEvent(payload: string, signature: string, secret: string): ProviderEvent | null {
  try {
    const { id, type, data } = Stripe.webhooks.constructEvent(payload, signature, secret)
    if (!isStripeId(id) || !isStripeId(type)) return null
    return { id, kind: type, dispute: disputes[type] ?? null, ...idsOfEventObject(data.object) }
  } catch {
    // The signature is wrong, or what it signs is not an event.
    return null
  }
}

/** As Stripe writes ids and event types; anything else may be signed, but is no event. */
const isStripeId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,255}$/.test(value)
const stripeIdOrNull = (value: unknown) => (isStripeId(value) ? value : null)

/** The intent that an event is about: its object, or what its object belongs to. */
function idsOfEventObject(object: Stripe.Event.Data.Object): Pick<ProviderEvent, 'intentId' | 'paymentId'> {
  // Stripe's type is a union of all its objects.
  const fields = object as {
    object?: unknown
    id?: unknown
    payment_intent?: unknown
    metadata?: Stripe.Metadata
  }
  const paymentId = stripeIdOrNull(fields.metadata?.payment_id)
  const intentId = fields.object === 'payment_intent' ? fields.id : fields.payment_intent
  return { intentId: stripeIdOrNull(intentId), paymentId }
}
