import { type Call, type IntentNote, seconds } from './call.ts'
import { releaseCharge } from './charges.ts'
import { emit } from './events.ts'
import { mustBeCancelable, mustBeCapturable } from './intent-states.ts'
import { allowOnly, integer, metadata, oneOf } from './params.ts'
import { retrieveIntent } from './payment-intents.ts'
import { testCardOf } from './payment-methods.ts'
import { badParameter, StripeError } from './stripe-error.ts'
import type { Charge, PaymentIntent } from './stripe-objects.ts'

/** Captures the authorised amount or a part of it; the rest is released at once. */
export function captureIntent(call: Call, id: string): PaymentIntent {
  const { params, store } = call
  allowOnly(params, [
    'amount_to_capture',
    'final_capture',
    'metadata',
    'statement_descriptor',
    'statement_descriptor_suffix',
  ])
  const intent = retrieveIntent(call, id)
  mustBeCapturable(intent)
  const amount = integer(params, 'amount_to_capture') ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable) {
    throw badParameter(
      `Invalid amount_to_capture: must be at least 1 and at most the amount capturable (${intent.amount_capturable}).`,
      'parameter_invalid_integer',
      'amount_to_capture',
    )
  }
  const charge = chargeOf(call, intent)
  failAsTestCard(call, intent, charge)
  const capturedCharge = store.put<'charge'>({
    ...charge,
    captured: true,
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
  })
  const captured = store.put<'payment_intent'>({
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
    metadata: metadata(params, intent.metadata),
  })
  store.unschedule('expire', id)
  emit(call, 'charge.captured', capturedCharge)
  emit(call, 'payment_intent.succeeded', captured)
  return captured
}

/** Fails for the sandbox's own test cards whose capture fails. */
function failAsTestCard(call: Call, intent: PaymentIntent, charge: Charge) {
  const { capture } = testCardOf(call, intent.payment_method ?? '')
  if (capture === 'declined') {
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      charge: charge.id,
      payment_intent: intent,
    })
  }
  const note: IntentNote = call.store.note(intent.id)
  if (capture === 'fails-once' && !note.captureFailed) {
    call.store.setNote(intent.id, { ...note, captureFailed: true })
    throw new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' }, 'all')
  }
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const

export function cancelIntent(call: Call, id: string): PaymentIntent {
  allowOnly(call.params, ['cancellation_reason'])
  const reason = oneOf(call.params, 'cancellation_reason', reasons) ?? null
  const intent = retrieveIntent(call, id)
  mustBeCancelable(intent)
  return cancel(call, intent, reason)
}

/** Cancels an authorisation that was not captured in time. */
export function expireIntent(call: Call, id: string) {
  const intent = call.store.get('payment_intent', id)
  if (intent?.status === 'requires_capture') cancel(call, intent, 'automatic')
}

function cancel(
  call: Call,
  intent: PaymentIntent,
  cancellation_reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  if (intent.status === 'requires_capture') {
    const released = releaseCharge(call, chargeOf(call, intent))
    emit(call, cancellation_reason === 'automatic' ? 'charge.expired' : 'charge.refunded', released)
  }
  const canceled = call.store.put<'payment_intent'>({
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: seconds(call),
    cancellation_reason,
    next_action: null,
    processing: null,
  })
  call.store.unschedule('expire', intent.id)
  emit(call, 'payment_intent.canceled', canceled)
  return canceled
}

function chargeOf(call: Call, intent: PaymentIntent): Charge {
  const charge = call.store.get('charge', intent.latest_charge ?? '')
  if (!charge) throw new Error(`${intent.id} is authorised but has no charge.`)
  return charge
}
