import { z } from 'zod'
import { AmountSum } from './amounts.ts'
import { toCents } from './money.ts'
import { AccountExtras } from './orders/order-extras.ts'
import { PaymentState, ShippingAddress } from './orders/orders.ts'
import { Id, paragraph, Timestamp } from './text.ts'

/** Strict, so that a card number is refused: card data goes to the card provider only. */
export const PayInput = z.strictObject({
  paymentMethodId: z
    .string()
    .regex(/^pm_[A-Za-z0-9_]{1,200}$/, 'Use the id of the payment method, which begins with pm_.'),
  shippingAddress: ShippingAddress.optional(),
  ...AccountExtras.shape,
  /** The `paymentIntentId` of an authorisation that this card replaces; it is released. */
  replaces: z.string().max(200).optional(),
})
export type PayInput = z.infer<typeof PayInput>

/**
 * `requiresAction`: the buyer must confirm with the bank, using the client secret, before the order can be placed. The
 * payment is held for `heldForMs` milliseconds from now, and so is its stock as far as the shop holds any.
 */
export const PayResult = z.object({
  requiresAction: z.boolean(),
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  heldForMs: z.number().int().nonnegative(),
})
export type PayResult = z.infer<typeof PayResult>

/** What the browser needs to know before it shows a card form. */
export const CardSetup = z.object({
  /** Whether the shop takes cards; if not, the other fields are empty. */
  cards: z.boolean(),
  publishableKey: z.string(),
  /** The address of the sandbox's script on this shop; null when the provider's own script is used. */
  scriptUrl: z.string().nullable(),
  /** No real money moves. */
  testMode: z.boolean(),
})
export type CardSetup = z.infer<typeof CardSetup>

/** A webhook's body, exactly as received, and the signature that proves who sent it. */
export const SignedEvent = z.object({ payload: z.string().min(1), signature: z.string().max(2_000) })
export type SignedEvent = z.infer<typeof SignedEvent>

/** Why a payment needs a person. `other`: told before there were codes. */
export const PaymentProblemCode = z.enum([
  'charge_delayed',
  'refund_delayed',
  'release_delayed',
  'refund_failed',
  'authorisation_ended',
  'charged_less',
  'cancelled_without_cards',
  'disputed',
  'dispute_closed',
  'other',
])
export type PaymentProblemCode = z.infer<typeof PaymentProblemCode>

/** A payment that the shop could not settle by itself. */
export const UnsettledPayment = z.object({
  _id: Id,
  /** The provider's id of it; null when the provider never received it. */
  paymentIntentId: z.string().nullable(),
  amount: AmountSum,
  /** In which currency all its amounts are. */
  currency: z.string(),
  captured: AmountSum,
  refunded: AmountSum,
  state: PaymentState,
  /** What is wrong and what can be done, for a person. */
  problem: z.string(),
  /** The same for programs. */
  problemCodes: z.array(PaymentProblemCode),
  since: Timestamp,
  /** When the shop tries again by itself; null when it has stopped trying. */
  nextTryAt: Timestamp.nullable(),
  buyer: z.object({ _id: Id, name: z.string(), email: z.string() }),
  /** Null when the cart it paid for never became an order. */
  order: z.object({ _id: Id, number: z.number().int() }).nullable(),
})
export type UnsettledPayment = z.infer<typeof UnsettledPayment>

/** A page of unsettled payments with the total number of them. */
export const UnsettledPage = z.object({
  payments: z.array(UnsettledPayment),
  total: z.number().int().min(0),
})
export type UnsettledPage = z.infer<typeof UnsettledPage>

/** `retry` tries now. `close` records that somebody has settled it by hand; `note` says how. */
export const SettlePayment = z
  .object({
    how: z.enum(['retry', 'close'], 'Choose retry or close.').default('retry'),
    note: paragraph(2_000).default(''),
  })
  .refine(({ how, note }) => how === 'retry' || note !== '', {
    path: ['note'],
    message: 'Write down how it was settled.',
  })
export type SettlePayment = z.infer<typeof SettlePayment>

/** Whether the payment is settled now; `problem` is '' when there is none. */
export const SettleResult = z.object({
  settled: z.boolean(),
  problem: z.string(),
  problemCodes: z.array(PaymentProblemCode),
})
export type SettleResult = z.infer<typeof SettleResult>

/** How far a refund has come. */
export const RefundState = z.enum(['queued', 'done', 'failed', 'dropped'])
export type RefundState = z.infer<typeof RefundState>

/** The card payment of an order, as the staff see it. */
export const OrderPayment = z.object({
  _id: Id,
  paymentIntentId: z.string(),
  amount: AmountSum,
  /** In which currency all its amounts are. */
  currency: z.string(),
  captured: AmountSum,
  refunded: AmountSum,
  /** What can still be refunded: captured, and neither refunded nor queued for it. */
  refundable: AmountSum,
  /** Why the payment cannot be settled, as a sentence; '' for no problem. */
  problem: z.string(),
  problemCodes: z.array(PaymentProblemCode),
  /** Oldest first. `queued`: not yet confirmed by the card provider. `dropped`: replaced by another, or settled by hand. */
  refunds: z.array(
    z.object({
      _id: Id,
      at: Timestamp,
      /** The shop's name, with an empty id, for what the shop did by itself. */
      by: z.object({ userId: z.string(), name: z.string() }),
      amount: AmountSum,
      reason: z.string(),
      state: RefundState,
    }),
  ),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/** The amount to refund; by default all that can be refunded. */
export const RefundOrder = z.object({
  amount: AmountSum.max(1e9)
    .refine(amount => toCents(amount) > 0, 'Enter the amount to refund.')
    .optional(),
  reason: paragraph(500).default(''),
})
export type RefundOrder = z.infer<typeof RefundOrder>
