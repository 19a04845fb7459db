import { type Call, seconds } from './call.ts'
import { emit } from './events.ts'
import { newId } from './new-id.ts'
import { allowOnly, integer, metadata, oneOf, text } from './params.ts'
import { retrieveIntent } from './payment-intents.ts'
import { testCardOf } from './payment-methods.ts'
import { badParameter, invalid, notFound } from './stripe-error.ts'
import type { Charge, Refund } from './stripe-objects.ts'

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

export function retrieveRefund(call: Call, id: string): Refund {
  const refund = call.store.get('refund', id)
  if (!refund) throw notFound('refund', id, 'id')
  return refund
}

/** Refunds all or a part of what was captured. @throws charge_already_refunded when nothing is left. */
export function createRefund(call: Call): Refund {
  const { params, store } = call
  allowOnly(params, ['amount', 'charge', 'payment_intent', 'reason', 'metadata', 'instructions_email'])
  const charge = chargeToRefund(call)
  const left = charge.amount - charge.amount_refunded
  const amount = integer(params, 'amount') ?? left
  mustBeRefundable(charge, amount, left)
  const behaviour = testCardOf(call, charge.payment_method ?? '').refund
  const refund = store.put<'refund'>({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(call),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: metadata(params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: oneOf(params, 'reason', reasons) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behaviour === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  })
  const refunded = store.put<'charge'>({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  })
  if (behaviour) store.schedule('settle_refund', refund.id, call.now + call.settings.laterMs)
  emit(call, 'refund.created', refund)
  emit(call, 'charge.refunded', refunded)
  return refund
}

function chargeToRefund(call: Call): Charge {
  const [chargeId, intentId] = [text(call.params, 'charge'), text(call.params, 'payment_intent')]
  if (!chargeId && !intentId) {
    throw badParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
      'payment_intent',
    )
  }
  const id = chargeId ?? retrieveIntent(call, intentId ?? '').latest_charge
  const charge = call.store.get('charge', id ?? '')
  if (!charge && chargeId) throw notFound('charge', chargeId, 'charge')
  if (charge?.captured) return charge
  throw invalid(
    `This PaymentIntent (${charge?.payment_intent ?? intentId}) does not have a successful charge to refund.`,
  )
}

function mustBeRefundable(charge: Charge, amount: number, left: number) {
  if (charge.refunded || left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  if (amount < 1) {
    throw badParameter(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount',
    )
  }
  if (amount > left) {
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    )
  }
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** Finishes a refund: a pending one succeeds, any other fails and its amount is charged again. */
export function finishRefund(call: Call, id: string) {
  const refund = call.store.get('refund', id)
  const charge = call.store.get('charge', refund?.charge ?? '')
  if (!refund || !charge) return
  if (refund.status === 'pending') {
    emit(call, 'refund.updated', call.store.put<'refund'>({ ...refund, status: 'succeeded' }))
    return
  }
  const failed = call.store.put<'refund'>({
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  call.store.put<'charge'>({
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  for (const type of ['refund.updated', 'refund.failed']) emit(call, type, failed)
}
