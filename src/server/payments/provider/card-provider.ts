import type { ShippingAddress } from '../../../contract/orders/orders.ts'

/** Stripe's statuses of a PaymentIntent. */
export const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

/** The provider's side of a payment, as it is at this moment. */
export type Intent = {
  id: string
  status: IntentStatus
  amountCents: number
  currency: string
  capturedCents: number
  /** Lets the buyer's browser confirm this intent and nothing else. */
  clientSecret: string
  /** The shop's own id of the payment; null: the shop did not make it. */
  paymentId: string | null
}

/** A refund at the provider. `pending` is on its way and need not be asked for again. */
export type ProviderRefund = {
  id: string
  /** The shop's own id of the refund; null: made at the provider by hand. */
  refundId: string | null
  cents: number
  state: 'pending' | 'done' | 'failed'
  createdAt: Date
}

/** A webhook event: something about an intent has changed. */
export type ProviderEvent = {
  id: string
  kind: string
  intentId: string | null
  paymentId: string | null
  /** Null: the event is not about a dispute. */
  dispute: 'opened' | 'closed' | null
}

export type ConfirmInput = {
  intentId: string
  paymentMethodId: string
  /** Another number is another try; the same number has its effect once. */
  attempt: number
  shippingAddress: ShippingAddress | undefined
}

export type RefundRequest = {
  refundId: string
  key: string
  intentId: string
  cents: number
  /** In small letters. */
  currency: string
}

/**
 * What the shop asks of a card provider. Every call may be repeated and has its effect once. Calls throw
 * `CardDeclined`, `ProviderRefused` or `ProviderDown`.
 */
export type CardProvider = {
  /** No card is confirmed yet. */
  createIntent: (payment: { paymentId: string; amountCents: number; currency: string }) => Promise<Intent>
  /** Authorises the card: it is authorised or declined, or the bank wants the buyer to act. Captures nothing. */
  confirmIntent: (confirmation: ConfirmInput) => Promise<Intent>
  findIntent: (intentId: string) => Promise<Intent>
  /** Another `attempt` is another try, as with `confirmIntent`. */
  captureIntent: (intentId: string, attempt: number) => Promise<Intent>
  /** Releases what was authorised. */
  cancelIntent: (intentId: string) => Promise<Intent>
  /** Refunds once for one `key`. */
  refund: (request: RefundRequest) => Promise<ProviderRefund>
  /** All refunds of an intent, whoever made them. */
  findRefunds: (intentId: string) => Promise<ProviderRefund[]>
  /** Null for what is not an event, or not signed by the provider. */
  readEvent: (payload: string, signature: string) => ProviderEvent | null
}

/** The bank or the provider refused this card; the message is for the buyer. */
export class CardDeclined extends Error {
  override name = 'CardDeclined'
}

/** The provider will not do this, however often it is asked: the intent is in another state, or does not exist. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  /** The intent is in another state than the request needs. */
  readonly isState: boolean

  constructor(message: string, isState: boolean) {
    super(message)
    this.isState = isState
  }
}

/** No answer, or an error on the provider's side. The request may have worked all the same. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
}

/** Another request for the same intent is under way. */
export class ProviderBusy extends ProviderDown {
  override name = 'ProviderBusy'
}
