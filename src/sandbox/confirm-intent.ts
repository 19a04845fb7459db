import type { Call, IntentNote } from './call.ts'
import { recordCharge } from './charges.ts'
import { emit } from './events.ts'
import { mustBeConfirmable, mustHaveMethod } from './intent-states.ts'
import { randomText } from './new-id.ts'
import { allowOnly, flag, oneOf, required, text } from './params.ts'
import { findPaymentMethod, methodNote, setMethodNote, testCardOf } from './payment-methods.ts'
import { type ErrorBody, invalid, notFound, StripeError, unexpectedState } from './stripe-error.ts'
import type { PaymentIntent, PaymentMethod } from './stripe-objects.ts'
import type { Decline, TestCard } from './test-cards.ts'

/** Confirms an intent: it becomes authorised, paid, or waits for 3-D Secure. @throws card_declined and the like. */
export function confirmIntent(
  call: Call,
  given: PaymentIntent,
  methodId = given.payment_method,
): PaymentIntent {
  mustBeConfirmable(given)
  const method = findMethod(call, mustHaveMethod(given, methodId))
  mustBeUnused(call, method, given)
  mustHaveReturnUrl(call, given)
  const { authenticated } = intentNote(call, given)
  const methodChanged = given.payment_method !== method.id
  const intent: PaymentIntent = {
    ...given,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  }
  const card = testCardOf(call, method.id)
  if (card.authentication === 'broken') return decline(call, intent, method, lookupFailed)
  if (card.authentication && (methodChanged || !authenticated))
    return requireAuthentication(call, intent, method)
  return attempt(call, intent, method, card)
}

/** Records the result of the 3-D Secure dialog. */
export function authenticateIntent(call: Call, id: string): PaymentIntent {
  allowOnly(call.params, ['client_secret', 'outcome'])
  const outcome = required(oneOf(call.params, 'outcome', ['complete', 'fail']), 'outcome')
  const intent = call.store.get('payment_intent', id)
  if (!intent) throw notFound('payment_intent', id, 'intent')
  if (intent.status !== 'requires_action') {
    throw unexpectedState('The PaymentIntent supplied is not in the requires_action state.', intent)
  }
  const method = methodOf(call, intent)
  if (outcome === 'fail') return failedAuthentication(call, intent, method)
  call.store.setNote(id, { ...intentNote(call, intent), authenticated: true })
  const authenticated: PaymentIntent = { ...intent, next_action: null }
  // With manual confirmation the server has to confirm once more.
  if (intent.confirmation_method === 'manual') {
    return call.store.put<'payment_intent'>({ ...authenticated, status: 'requires_confirmation' })
  }
  return attempt(call, authenticated, method, testCardOf(call, method.id))
}

/** Finishes an attempt that was `processing`. */
export function finishProcessing(call: Call, id: string) {
  const intent = call.store.get('payment_intent', id)
  if (intent?.status !== 'processing') return
  succeed(call, { ...intent, processing: null }, methodOf(call, intent))
}

const intentNote = (call: Call, { id }: PaymentIntent): IntentNote => call.store.note(id)

const methodOf = (call: Call, intent: PaymentIntent) =>
  findMethod(call, mustHaveMethod(intent, intent.payment_method))

function findMethod(call: Call, id: string): PaymentMethod {
  const method = findPaymentMethod(call, id)
  if (method) return method
  throw invalid(`No such PaymentMethod: '${id}'`, { code: 'resource_missing', param: 'payment_method' })
}

function mustBeUnused(call: Call, method: PaymentMethod, intent: PaymentIntent) {
  const { usedBy } = methodNote(call, method.id)
  if (usedBy === undefined || usedBy === intent.id) return
  throw invalid(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
  )
}

function mustHaveReturnUrl(call: Call, intent: PaymentIntent) {
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always'
  const inBrowser = text(call.params, 'client_secret') !== undefined
  if (!mayRedirect || inBrowser || text(call.params, 'return_url')) return
  throw invalid(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    { param: 'return_url' },
  )
}

const lookupFailed: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}
const authenticationNeeded: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

function requireAuthentication(call: Call, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const isOffSession = flag(call.params, 'off_session') || flag(call.params, 'error_on_requires_action')
  if (isOffSession) return decline(call, intent, method, authenticationNeeded)
  markUsed(call, method, intent)
  const waiting = call.store.put<'payment_intent'>({
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: `src_1${randomText(23)}`, stripe_js: '' },
    },
  })
  emit(call, 'payment_intent.requires_action', waiting)
  return waiting
}

function attempt(call: Call, intent: PaymentIntent, method: PaymentMethod, card: TestCard): PaymentIntent {
  if (card.decline) return decline(call, intent, method, card.decline)
  markUsed(call, method, intent)
  if (!card.slow) return succeed(call, intent, method)
  const slow = call.store.put<'payment_intent'>({ ...intent, status: 'processing' })
  call.store.schedule('settle_intent', intent.id, call.now + call.settings.laterMs)
  emit(call, 'payment_intent.processing', slow)
  return slow
}

/** A payment method without a customer can be used for one intent only. */
const markUsed = (call: Call, method: PaymentMethod, intent: PaymentIntent) =>
  setMethodNote(call, method.id, { usedBy: intent.id })

function succeed(call: Call, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const charge = recordCharge(call, intent, method, null, intentNote(call, intent).authenticated ?? false)
  const held = intent.capture_method === 'manual'
  const done = call.store.put<'payment_intent'>({
    ...intent,
    latest_charge: charge.id,
    status: held ? 'requires_capture' : 'succeeded',
    amount_capturable: held ? intent.amount : 0,
    amount_received: held ? 0 : intent.amount,
  })
  if (held) call.store.schedule('expire', intent.id, call.now + call.settings.authorisationMs)
  emit(call, held ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', done)
  return done
}

function decline(call: Call, intent: PaymentIntent, method: PaymentMethod, why: Decline): never {
  const { authenticated = false } = intentNote(call, intent)
  const charge = recordCharge(call, intent, method, why, authenticated)
  const { blocked: _, ...details } = why
  throw fail(call, intent, method, 402, { type: 'card_error', charge: charge.id, ...details }, charge.id)
}

function failedAuthentication(call: Call, intent: PaymentIntent, method: PaymentMethod): never {
  const message =
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.'
  const body: ErrorBody = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message,
  }
  throw fail(call, intent, method, 400, body, intent.latest_charge)
}

/** Sets the intent back to wait for another payment method; the error contains it in its new state. */
function fail(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  status: number,
  body: ErrorBody,
  latest_charge: string | null,
): StripeError {
  const error = new StripeError(status, { ...body, payment_method: method }, 'all')
  const failed = call.store.put<'payment_intent'>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge,
    // Stripe stores the error of the answer here, with the same fields.
    last_payment_error: error.body as unknown as PaymentIntent['last_payment_error'],
  })
  emit(call, 'payment_intent.payment_failed', failed)
  return new StripeError(status, { ...body, payment_method: method, payment_intent: failed }, 'all')
}
