import Stripe from 'stripe'
import { z } from 'zod'
import {
  CardDeclined,
  type Intent,
  intentStatuses,
  ProviderBusy,
  ProviderDown,
  type ProviderRefund,
  ProviderRefused,
} from './card-provider.ts'
import { fromProviderAmount } from './provider-amount.ts'

/** Stripe's answer or error, translated for the shop. */
export async function callStripe<Answer>(
  call: Promise<unknown>,
  translate: (answer: unknown) => Answer,
): Promise<Answer> {
  try {
    return translate(await call)
  } catch (cause) {
    throw translateError(cause)
  }
}

export const noAnswer = () => new ProviderDown('The card provider did not answer in time.')

function translateError(cause: unknown): unknown {
  if (cause instanceof z.ZodError) return nonsense()
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

/** Something between the shop and the provider answered, or the provider itself is broken. */
const nonsense = () => new ProviderDown('The card provider gave an answer that makes no sense.')

const cents = z.number().int().min(0)
const metadata = z.record(z.string(), z.string()).nullish()

const StripeIntent = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: cents,
  currency: z.string(),
  amount_received: cents,
  client_secret: z.string().nullish(),
  metadata,
})

export function toIntent(answer: unknown): Intent {
  const intent = StripeIntent.parse(answer)
  return {
    id: intent.id,
    // A status that is new at Stripe is not an end.
    status: intentStatuses.find(status => status === intent.status) ?? 'processing',
    amountCents: fromProviderAmount(intent.amount, intent.currency),
    currency: intent.currency,
    capturedCents: fromProviderAmount(intent.amount_received, intent.currency),
    clientSecret: intent.client_secret ?? '',
    paymentId: intent.metadata?.payment_id ?? null,
  }
}

/** The same for an answer that must be about this intent. */
export const toIntentOf =
  (intentId: string) =>
  (answer: unknown): Intent => {
    const intent = toIntent(answer)
    if (intent.id !== intentId) throw nonsense()
    return intent
  }

const refundStates: Record<string, ProviderRefund['state']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

const StripeRefund = z.object({
  id: z.string().min(1),
  amount: cents,
  currency: z.string(),
  status: z.string().nullish(),
  created: z.number(),
  metadata,
})

export function toRefund(answer: unknown): ProviderRefund {
  const refund = StripeRefund.parse(answer)
  return {
    id: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    cents: fromProviderAmount(refund.amount, refund.currency),
    state: refundStates[refund.status ?? ''] ?? 'pending',
    createdAt: new Date(refund.created * 1_000),
  }
}

const StripeRefunds = z.object({ data: z.array(z.unknown()) })

export const toRefunds = (answer: unknown): ProviderRefund[] => StripeRefunds.parse(answer).data.map(toRefund)
