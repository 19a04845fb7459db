import Stripe from 'stripe'
import { seconds } from '../../../contract/durations.ts'
import { withinTime } from '../../within-time.ts'
import type { CardProvider, ProviderEvent } from './card-provider.ts'
import { toProviderAmount } from './provider-amount.ts'
import { callStripe, noAnswer, toIntent, toIntentOf, toRefund, toRefunds } from './stripe-answers.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is; left out: at Stripe. */
  apiUrl?: string | undefined
  /** After so long without a word one try of a call is given up. */
  timeoutMs?: number
  /** After so long a call is given up, with all its tries and however slowly the answer comes. */
  limitMs?: number
  /** How often the library repeats a call that was not answered; left out: as often as it sees fit. */
  maxNetworkRetries?: number | undefined
}

/** The card provider Stripe, through its own library. */
export function stripeProvider({
  secretKey,
  webhookSecret,
  apiUrl,
  timeoutMs = seconds(15),
  limitMs = seconds(20),
  maxNetworkRetries,
}: StripeSettings): CardProvider {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    telemetry: false,
    ...(maxNetworkRetries === undefined ? {} : { maxNetworkRetries }),
    ...addressOf(apiUrl),
  })
  const intents = stripe.paymentIntents
  const call = <Answer>(asked: Promise<unknown>, translate: (answer: unknown) => Answer) =>
    callStripe(withinTime(limitMs, asked, noAnswer), translate)
  /** The answer must be about this intent. */
  const callAbout = (intentId: string, asked: Promise<unknown>) => call(asked, toIntentOf(intentId))
  return {
    createIntent: ({ paymentId, amountCents, currency }) =>
      call(
        intents.create(
          {
            amount: toProviderAmount(amountCents, currency),
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
      callAbout(
        intentId,
        intents.confirm(
          intentId,
          { payment_method: paymentMethodId, ...toShipping(shippingAddress) },
          { idempotencyKey: `confirm-${intentId}-${attempt}` },
        ),
      ),
    findIntent: intentId => callAbout(intentId, intents.retrieve(intentId)),
    captureIntent: (intentId, attempt) =>
      callAbout(
        intentId,
        intents.capture(intentId, {}, { idempotencyKey: `capture-${intentId}-${attempt}` }),
      ),
    cancelIntent: intentId => callAbout(intentId, intents.cancel(intentId)),
    refund: ({ refundId, key, intentId, cents, currency }) =>
      call(
        stripe.refunds.create(
          {
            payment_intent: intentId,
            amount: toProviderAmount(cents, currency),
            metadata: { refund_id: refundId },
          },
          { idempotencyKey: `refund-${key}` },
        ),
        toRefund,
      ),
    findRefunds: intentId => call(stripe.refunds.list({ payment_intent: intentId, limit: 100 }), toRefunds),
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
