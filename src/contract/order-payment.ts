import { z } from 'zod'
import { DollarSum } from './dollars.ts'
import { toCents } from './money.ts'
import { Id, paragraph, Timestamp } from './text.ts'

export const RefundState = z.enum(['queued', 'done', 'failed', 'dropped'])
export type RefundState = z.infer<typeof RefundState>

/** The card payment of an order, as the staff see it. */
export const OrderPayment = z.object({
  _id: Id,
  paymentIntentId: z.string(),
  amount: DollarSum,
  captured: DollarSum,
  refunded: DollarSum,
  /** What can still be given back: captured, and neither refunded nor about to be. */
  refundable: DollarSum,
  /** What keeps the payment from its end, in words; '' for nothing. */
  problem: z.string(),
  /** Oldest first. `queued`: on its way to the card provider. `dropped`: given up for another one, or settled by hand. */
  refunds: z.array(
    z.object({
      _id: Id,
      at: Timestamp,
      /** The shop's own name, with an empty id, for what it does by itself. */
      by: z.object({ userId: z.string(), name: z.string() }),
      amount: DollarSum,
      reason: z.string(),
      state: RefundState,
    }),
  ),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/** Dollars to give back to the card; left out, all that can be. */
export const RefundOrder = z.object({
  amount: DollarSum.max(1e9)
    .refine(amount => toCents(amount) > 0, 'Enter the amount to give back.')
    .optional(),
  reason: paragraph(500).default(''),
})
export type RefundOrder = z.infer<typeof RefundOrder>
