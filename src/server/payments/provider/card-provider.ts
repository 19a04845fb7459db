import type { ShippingAddress } from '../../../contract/orders.ts'

/** How far the provider is with an authorisation, in its own words. */
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

/** An authorisation as the provider knows it at this moment. */
export type Intent = {
  id: string
  status: IntentStatus
  amountCents: number
  currency: string
  capturedCents: number
  /** With it the buyer's browser may confirm this payment and nothing else. */
  clientSecret: string
  /** The shop's own id of the payment; null: the shop did not make it. */
  paymentId: string | null
}

/** Money given back. `pending` is on its way and need not be asked for again. */
export type ProviderRefund = {
  id: string
  /** The shop's own id of the refund; null: made at the provider by hand. */
  refundId: string | null
  cents: number
  state: 'pending' | 'done' | 'failed'
  createdAt: Date
}

/** What the provider tells of its own accord: that something about an authorisation has changed. */
export type ProviderEvent = {
  id: string
  kind: string
  intentId: string | null
  paymentId: string | null
  /** What has become of a buyer's objection to the charge at their bank; null: it tells of something else. */
  dispute: 'opened' | 'closed' | null
}

export type ConfirmInput = {
  intentId: string
  paymentMethodId: string
  /** Another number, another try; the same one is made once. */
  attempt: number
  shippingAddress: ShippingAddress | undefined
}

/**
 * What the shop asks of a card provider. Everything may be asked again: the same call has the same effect once. Throws
 * `CardDeclined`, `ProviderRefused` or `ProviderDown`.
 */
export type CardProvider = {
  /** Tells the provider of a payment; no card is asked yet. */
  createIntent: (wish: { paymentId: string; amountCents: number; currency: string }) => Promise<Intent>
  /** Asks the card: authorised, declined, or the bank wants the buyer to act. Captures nothing. */
  confirmIntent: (confirmation: ConfirmInput) => Promise<Intent>
  findIntent: (intentId: string) => Promise<Intent>
  /** As `confirmIntent`: another `attempt`, another try. */
  captureIntent: (intentId: string, attempt: number) => Promise<Intent>
  /** Releases what was authorised. */
  cancelIntent: (intentId: string) => Promise<Intent>
  /** Gives back once for one `key`. */
  refund: (wish: {
    refundId: string
    key: string
    intentId: string
    cents: number
  }) => Promise<ProviderRefund>
  /** All refunds of an authorisation, whoever made them. */
  findRefunds: (intentId: string) => Promise<ProviderRefund[]>
  /** Null for what is no event, or not signed by the provider. */
  readEvent: (payload: string, signature: string) => ProviderEvent | null
}

/** The bank or the provider said no to this card; the message is for the buyer. */
export class CardDeclined extends Error {
  override name = 'CardDeclined'
}

/** The provider will not do this, however often it is asked: the state is another one, or what was named is not there. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  /** The payment has come to another state than the request needs. */
  readonly isState: boolean

  constructor(message: string, isState = false) {
    super(message)
    this.isState = isState
  }
}

/** No answer, or one that says nothing about what was asked. It may have been done all the same. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
}

/** The same is being asked by somebody else at this moment. */
export class ProviderBusy extends ProviderDown {
  override name = 'ProviderBusy'
}
