import { type Call, seconds } from './call.ts'
import { confirmIntent } from './confirm-intent.ts'
import { emit } from './events.ts'
import { mustBeChangeable } from './intent-states.ts'
import { amountOf, currencyOf, methodGiven, shippingOf } from './intent-values.ts'
import { newId, randomText } from './new-id.ts'
import {
  allowOnly,
  flag,
  group,
  integer,
  list,
  metadata,
  oneOf,
  type Params,
  required,
  text,
} from './params.ts'
import { notFound } from './stripe-error.ts'
import type { PaymentIntent } from './stripe-objects.ts'

const descriptionParams = [
  'description',
  'metadata',
  'payment_method',
  'payment_method_options',
  'payment_method_types',
  'receipt_email',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
]
const confirmationParams = [
  'error_on_requires_action',
  'off_session',
  'return_url',
  'use_stripe_sdk',
  'radar_options',
]
const changeableParams = [
  'capture_method',
  'payment_method',
  'payment_method_options',
  'payment_method_types',
  'receipt_email',
  'shipping',
]
const creationParams = [
  'amount',
  'currency',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  ...descriptionParams,
  ...confirmationParams,
]

export function retrieveIntent(call: Call, id: string): PaymentIntent {
  const intent = call.store.get('payment_intent', id)
  if (!intent) throw notFound('payment_intent', id, 'intent')
  return intent
}

export function createIntent(call: Call): PaymentIntent {
  const { params, store } = call
  allowOnly(params, creationParams)
  const id = newId('pi')
  const types = list(params, 'payment_method_types')
  const automatic = types.length === 0 && group(params, 'automatic_payment_methods')?.enabled !== 'false'
  const redirects =
    group(params, 'automatic_payment_methods')?.allow_redirects === 'never' ? 'never' : 'always'
  const currency = currencyOf(required(text(params, 'currency'), 'currency'))
  const amount = amountOf(required(integer(params, 'amount'), 'amount'), currency)
  const method = text(params, 'payment_method')
    ? methodGiven(call, text(params, 'payment_method') ?? '')
    : null
  const intent = store.put<'payment_intent'>({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic ? { allow_redirects: redirects, enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethodOf(params) ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: oneOf(params, 'confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: seconds(call),
    currency,
    customer: null,
    customer_account: null,
    description: text(params, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: types.length > 0 ? types : ['card'],
    payment_record: null,
    processing: null,
    receipt_email: text(params, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: null,
    shipping: shippingOf(params) ?? null,
    source: null,
    statement_descriptor: text(params, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: text(params, 'statement_descriptor_suffix') ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  })
  emit(call, 'payment_intent.created', intent)
  return flag(params, 'confirm') ? confirmIntent(call, intent) : intent
}

export function updateIntent(call: Call, id: string): PaymentIntent {
  const { params, store } = call
  allowOnly(params, ['amount', 'currency', 'capture_method', ...descriptionParams])
  const intent = retrieveIntent(call, id)
  for (const name of ['amount', 'currency', 'payment_method', 'capture_method']) {
    if (params[name] !== undefined) mustBeChangeable(intent, name)
  }
  const currency = currencyOf(text(params, 'currency') ?? intent.currency)
  const given = text(params, 'payment_method')
  const payment_method = given ? methodGiven(call, given) : intent.payment_method
  const restarts = given !== undefined || params.amount !== undefined
  return store.put<'payment_intent'>({
    ...intent,
    amount: amountOf(integer(params, 'amount') ?? intent.amount, currency),
    currency,
    payment_method,
    capture_method: captureMethodOf(params) ?? intent.capture_method,
    description: text(params, 'description') ?? intent.description,
    metadata: metadata(params, intent.metadata),
    receipt_email: text(params, 'receipt_email') ?? intent.receipt_email,
    shipping: shippingOf(params) ?? intent.shipping,
    ...(restarts && {
      status: payment_method ? 'requires_confirmation' : 'requires_payment_method',
      next_action: null,
    }),
  })
}

export function confirmById(call: Call, id: string): PaymentIntent {
  const { params } = call
  allowOnly(params, [...changeableParams, ...confirmationParams])
  const intent = retrieveIntent(call, id)
  const changes: Partial<PaymentIntent> = {
    capture_method: captureMethodOf(params) ?? intent.capture_method,
    receipt_email: text(params, 'receipt_email') ?? intent.receipt_email,
    shipping: shippingOf(params) ?? intent.shipping,
  }
  return confirmIntent(call, { ...intent, ...changes }, text(params, 'payment_method'))
}

const captureMethodOf = (params: Params) =>
  oneOf(params, 'capture_method', ['automatic', 'automatic_async', 'manual'])
