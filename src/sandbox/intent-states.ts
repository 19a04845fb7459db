import { unexpectedState } from './stripe-error.ts'
import type { PaymentIntent } from './stripe-objects.ts'

type Status = PaymentIntent['status']

const unpaid: Status[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const cancelable: Status[] = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

const joined = (statuses: Status[]) => statuses.join(', ')

export function mustBeCapturable(intent: PaymentIntent) {
  if (intent.status === 'requires_capture') return
  const why =
    intent.status === 'succeeded'
      ? 'it has already been captured.'
      : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`
  throw unexpectedState(`This PaymentIntent could not be captured because ${why}`, intent)
}

export function mustBeCancelable(intent: PaymentIntent) {
  if (cancelable.includes(intent.status)) return
  throw unexpectedState(
    `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${joined(cancelable)}.`,
    intent,
  )
}

export function mustBeConfirmable(intent: PaymentIntent) {
  if (unpaid.includes(intent.status)) return
  const why =
    intent.status === 'succeeded' || intent.status === 'requires_capture'
      ? 'it has already succeeded after being previously confirmed.'
      : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${joined(unpaid)}.`
  throw unexpectedState(`You cannot confirm this PaymentIntent because ${why}`, intent)
}

export function mustBeChangeable(intent: PaymentIntent, what: string) {
  if (unpaid.includes(intent.status)) return
  throw unexpectedState(
    `This PaymentIntent's ${what} could not be updated because it has a status of ${intent.status}. You may only update the ${what} of a PaymentIntent with one of the following statuses: ${joined(unpaid)}.`,
    intent,
  )
}

export function mustHaveMethod(intent: PaymentIntent, method: string | null): string {
  if (method) return method
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    intent,
  )
}
