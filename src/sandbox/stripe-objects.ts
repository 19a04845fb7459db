import type Stripe from 'stripe'

// Stripe's own types as the sandbox stores them: references are ids and are expanded only in answers.
export type PaymentMethod = Stripe.PaymentMethod
export type Refund = Stripe.Refund & { charge: string; payment_intent: string }
export type Charge = Stripe.Charge & { payment_intent: string }
export type PaymentIntent = Stripe.PaymentIntent & {
  latest_charge: string | null
  payment_method: string | null
  client_secret: string
}
/** An event as it is stored and sent; `data.object` is the object at that moment. */
export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: StoredObject }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}
export type StoredObject = PaymentIntent | Charge | Refund | PaymentMethod

export type Kind = 'payment_intent' | 'charge' | 'refund' | 'payment_method' | 'event'
export type ObjectOf<K extends Kind> = {
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  payment_method: PaymentMethod
  event: Event
}[K]

export const API_VERSION = '2026-10-28.endive'
