import { type Call, seconds } from './call.ts'
import { emit } from './events.ts'
import { newId } from './new-id.ts'
import { notFound } from './stripe-error.ts'
import type { Charge, PaymentIntent, PaymentMethod } from './stripe-objects.ts'
import type { Decline } from './test-cards.ts'

export function retrieveCharge(call: Call, id: string): Charge {
  const charge = call.store.get('charge', id)
  if (!charge) throw notFound('charge', id, 'id')
  return charge
}

/** Stores one attempt to charge an intent (authorised, captured or declined) and emits its event. */
export function recordCharge(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
  secured: boolean,
): Charge {
  const captured = !decline && intent.capture_method !== 'manual'
  const charge = call.store.put<'charge'>({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured,
    created: seconds(call),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(call, intent, method, secured) },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  })
  emit(call, decline ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

const outcomeOf = (decline: Decline | null): Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: decline && !decline.blocked ? '01' : null,
  network_status: decline
    ? decline.blocked
      ? 'not_sent_to_network'
      : 'declined_by_network'
    : 'approved_by_network',
  reason: decline ? (decline.decline_code ?? decline.code) : null,
  risk_level: decline?.blocked ? 'highest' : 'normal',
  seller_message: decline
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: decline ? (decline.blocked ? 'blocked' : 'issuer_declined') : 'authorized',
})

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>

function cardDetails(
  call: Call,
  intent: PaymentIntent,
  { card }: PaymentMethod,
  secured: boolean,
): CardDetails {
  if (!card) throw new Error('The sandbox supports cards only.')
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card.brand,
    ...(intent.capture_method === 'manual' && {
      capture_before: Math.floor((call.now + call.settings.authorisationMs) / 1000),
    }),
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: secured ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: 'unregulated',
    transaction_link_id: null,
    three_d_secure: secured
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    wallet: null,
  }
}

/** Releases what was authorised and not captured. */
export const releaseCharge = (call: Call, charge: Charge): Charge =>
  call.store.put<'charge'>({
    ...charge,
    amount_refunded: charge.amount - charge.amount_captured,
    refunded: charge.amount_captured === 0,
  })
