import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ChosenOptions } from '../../contract/catalogue.ts'
import type { PaymentState } from '../../contract/order-status.ts'
import type { PaymentProblemCode, RefundState } from '../../contract/payments.ts'

/**
 * How far a payment is with the card provider. `open`: its stock is held and the card is being asked. `declined`: the
 * card was refused and the stock went back; another may be tried. `authorised`: the order may be placed. `ordered`: it
 * was, and the capture is due. `captured`: the card was charged, whatever is given back later. `releasing`: to be
 * cancelled at the provider. `released`: it was. `failed`: an order whose authorisation ended before its capture.
 */
export type CardState =
  | 'open'
  | 'declined'
  | 'authorised'
  | 'ordered'
  | 'captured'
  | 'releasing'
  | 'released'
  | 'failed'

/** One thing that the shop cannot bring right by itself; `said` is the card provider's own message. */
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
  /** The provider's id; null until it has been told of the payment. */
  intentId: string | null
  amountCents: number
  currency: string
  /** What was in the cart, at which prices. */
  cartFingerprint: string
  state: CardState
  /** What its order, if it has one, says of its money. */
  paymentState: Generated<PaymentState>
  orderId: string | null
  capturedCents: Generated<number>
  refundedCents: Generated<number>
  /** How many cards, or tries of one, the payment has seen. */
  attempt: Generated<number>
  heldUntil: Date
  /** When the shop looks after it by itself; null: there is nothing to do. */
  nextTryAt: Date | null
  tries: Generated<number>
  /** What a person has to know, from `problemAt` until it is settled. */
  problems: ColumnType<PaymentProblem[], string | undefined, string>
  problemAt: Date | null
  /** The shop cannot see it come right, so only a person ends it. */
  problemStays: Generated<boolean>
  createdAt: Date
  updatedAt: Date
}

/** Pieces taken off a shelf for a payment. */
export type StockHoldsTable = {
  paymentId: string
  userId: string
  productId: string
  stockId: string
  options: JSONColumnType<ChosenOptions>
  optionsKey: string
  quantity: number
}

export type RefundsTable = {
  id: string
  paymentId: string
  cents: number
  reason: string
  /** Null: nobody asked for it but the shop itself. */
  userId: string | null
  state: RefundState
  providerId: string | null
  createdAt: Date
}

/** Messages of the card provider; `doneAt` null: heard, but not yet acted upon. */
export type CardEventsTable = { id: string; kind: string; receivedAt: Date; doneAt: Date | null }
