import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ChosenOptions } from '../../../contract/catalogue/catalogue.ts'
import type { PaymentState } from '../../../contract/orders/order-status.ts'
import type { PaymentProblemCode, RefundState } from '../../../contract/payments.ts'

/** A payment's state; `payments/ledger/payment-states.ts` says what each means and what may follow it. */
export type CardPaymentState =
  | 'open'
  | 'declined'
  | 'authorised'
  | 'ordered'
  | 'captured'
  | 'releasing'
  | 'released'
  | 'failed'

/** One problem the shop cannot solve by itself; `said` is the card provider's own message. */
export type PaymentProblem =
  | { code: 'charge_delayed' | 'refund_delayed' | 'release_delayed'; said: string }
  | { code: 'refund_failed'; cents: number; said?: string | undefined }
  | { code: 'other'; text: string }
  | { code: Exclude<PaymentProblemCode, ProblemCodeWithDetails> }

type ProblemCodeWithDetails =
  | 'charge_delayed'
  | 'refund_delayed'
  | 'release_delayed'
  | 'refund_failed'
  | 'other'

export type PaymentsTable = {
  id: string
  userId: string
  /** The provider's id; null until the payment was created there. */
  intentId: string | null
  amountCents: number
  /** What its order costs, where that became less before the card was charged; null: all of the amount. */
  dueCents: number | null
  currency: string
  /** A fingerprint of the cart: its lines and their prices. */
  cartFingerprint: string
  state: CardPaymentState
  /** The payment state that its order shows. */
  paymentState: Generated<PaymentState>
  orderId: string | null
  capturedCents: Generated<number>
  refundedCents: Generated<number>
  /** How many cards, or tries of one, the payment has seen. */
  attempt: Generated<number>
  heldUntil: Date
  /** When the job looks at it next; null: nothing is due. */
  nextTryAt: Date | null
  tries: Generated<number>
  /** What a person must know, from `problemAt` until it is resolved. */
  problems: ColumnType<PaymentProblem[], string | undefined, string>
  problemAt: Date | null
  /** The shop cannot see this problem resolved, so only a person closes it. */
  problemStays: Generated<boolean>
  createdAt: Date
  updatedAt: Date
}

/** Stock set aside for a payment. */
export type StockHoldsTable = {
  paymentId: string
  userId: string
  productId: string
  stockId: string
  options: JSONColumnType<ChosenOptions>
  optionsKey: string
  quantity: number
}

/** When stock was held for whom; `endedAt` is null while it is held. */
export type HoldTimesTable = { paymentId: string; userId: string; beganAt: Date; endedAt: Date | null }

export type RefundsTable = {
  id: string
  paymentId: string
  cents: number
  reason: string
  /** Null: the shop itself asked for it. */
  userId: string | null
  state: RefundState
  providerId: string | null
  createdAt: Date
}

/** Webhook events of the card provider; `doneAt` is null until the event was handled. */
export type CardEventsTable = { id: string; kind: string; receivedAt: Date; doneAt: Date | null }
