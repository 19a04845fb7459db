import { z } from 'zod'
import { AmountSum } from '../amounts.ts'
import { pageQuery } from '../lists.ts'
import { searchText, Timestamp } from '../text.ts'
import { Order, OrderItem } from './orders.ts'

/**
 * The orders of one step: `pack` those ready to be packed, `ship` those that are packed. `q`, an order's number or how a
 * parcel's begins, finds those of this step, or else of the other.
 */
export const PackingQuery = pageQuery(25).extend({
  step: z.enum(['pack', 'ship']).default('pack'),
  q: searchText(60).default(''),
})
export type PackingQuery = z.infer<typeof PackingQuery>

/** An order as it is packed and labelled: no prices, no account, no record of its buyer. */
export const PackingOrder = Order.pick({
  _id: true,
  number: true,
  status: true,
  paymentMethod: true,
  paymentState: true,
  createdAt: true,
  currency: true,
  shippingAddress: true,
}).extend({
  /** What was asked of the shop or the courier. */
  note: z.string(),
  /** Each with its SKU, '' for none. */
  items: z.array(OrderItem.omit({ price: true }).extend({ sku: z.string() })),
  /** What the courier collects; 0 when the card was charged. */
  amountToCollect: AmountSum,
  /** What the order comes to in the currency of its prices, where the courier collects another one; null: in all others. */
  total: z.object({ amount: AmountSum, currency: z.string() }).nullable(),
  /** Refused at the door and returned. */
  refused: z.boolean(),
  courier: z.string(),
  trackingNumber: z.string(),
  /** When the staff changed it last: an earlier slip is not true any more; null: never. */
  changedAt: Timestamp.nullable(),
  /** Whether it was changed after its slip was printed. */
  printAgain: z.boolean(),
  /** Goes up with every change of what is packed or where it goes. */
  version: z.number().int(),
})
export type PackingOrder = z.infer<typeof PackingOrder>

/** A page of one step, oldest order first, with the number of orders of both steps. */
export const PackingPage = z.object({
  orders: z.array(PackingOrder),
  toPack: z.number().int().min(0),
  toShip: z.number().int().min(0),
})
export type PackingPage = z.infer<typeof PackingPage>
