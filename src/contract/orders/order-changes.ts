import { z } from 'zod'
import { Amount, AmountSum } from '../amounts.ts'
import { ChosenOptions } from '../catalogue/catalogue.ts'
import { shownPlace } from '../catalogue/shelves.ts'
import { DaySpan } from '../delivery/delivery.ts'
import { maxLineQuantity } from '../limits.ts'
import { Id, optionalLine, paragraph, Timestamp } from '../text.ts'
import { OrderAdjustment, ShippingAddress } from './orders.ts'
import { OrderVersion } from './shown-total.ts'
import { StaffOrder } from './staff-orders.ts'

/** How many lines one change may name, and how many pieces it may add. */
const maxLines = 100

/** One line as it is to be; its price stays, and a quantity of 0 takes it out. */
const LineChange = z.object({
  lineId: Id,
  quantity: z.number().int().min(0).max(maxLineQuantity),
  /** Left out: as they are. */
  options: ChosenOptions.optional(),
})
export type LineChange = z.infer<typeof LineChange>

/** Pieces of a product at the price that it has now. */
export const AddedLine = z.object({
  productId: Id,
  quantity: z.number().int().min(1).max(maxLineQuantity).default(1),
  options: ChosenOptions.default({}),
})
export type AddedLine = z.infer<typeof AddedLine>

const discountFields = z.object({ amount: Amount.optional(), percent: z.number().min(0).max(100).optional() })
const isOneDiscount = ({ amount, percent }: z.infer<typeof discountFields>) =>
  (amount === undefined) !== (percent === undefined)
const notOneDiscount = { path: ['amount'], error: 'Send either an amount or a percentage.' }

/** What is taken off an order: an amount in its currency, or that part of what its pieces cost, to a whole coin. */
export const DiscountSize = discountFields.refine(isOneDiscount, notOneDiscount)
export type DiscountSize = z.infer<typeof DiscountSize>

/** The same with the reason; 0 takes nothing off any more. */
export const Discount = discountFields
  .extend({ reason: optionalLine(200).default('') })
  .refine(isOneDiscount, notOneDiscount)
  .refine(({ amount, percent, reason }) => !(amount || percent) || reason !== '', {
    path: ['reason'],
    error: 'Say why the order is given a discount.',
  })

/** What the parcel costs its buyer, in the order's currency, and why that is not what the shop charges. */
export const SetDelivery = z.object({
  charge: Amount,
  reason: optionalLine(200).refine(reason => reason !== '', 'Say why the delivery costs something else.'),
})

/** How an order is to be changed. What is left out stays as it is. */
export const OrderChange = z.object({
  /** The version of the order that was looked at. */
  version: OrderVersion,
  lines: z.array(LineChange).max(maxLines).default([]),
  added: z.array(AddedLine).max(maxLines).default([]),
  shippingAddress: ShippingAddress.optional(),
  /** What the buyer asks of the shop or the courier. */
  note: paragraph(300).optional(),
  /** null: what the shop charges. */
  delivery: SetDelivery.nullable().optional(),
  discount: Discount.optional(),
})
export type OrderChange = z.infer<typeof OrderChange>

/** The same, to be done; `call`: the buyer asked for it on the phone, which confirms the order. */
export const ChangeOrder = OrderChange.extend({
  /** What the staff were shown that the order comes to: it is refused if that is something else by now. */
  expectedTotal: AmountSum.max(1e9).optional(),
  call: z.strictObject({ note: paragraph(2_000).optional() }).optional(),
})
export type ChangeOrder = z.infer<typeof ChangeOrder>

/** What an order comes to, part by part. */
export const OrderMoney = z.object({
  /** Of all lines. */
  goods: AmountSum,
  delivery: AmountSum,
  discount: AmountSum,
  /** All that the total has beside the goods, these two among it. */
  adjustments: z.array(OrderAdjustment),
  total: AmountSum,
  /** What the courier collects in another currency; null: the total, or nothing. */
  cash: z.object({ amount: AmountSum, currency: z.string() }).nullable(),
})

export type OrderMoney = z.infer<typeof OrderMoney>

/** What a change would do. Nothing has been changed. */
export const OrderChangePreview = z.object({
  currency: z.string(),
  before: OrderMoney,
  after: OrderMoney,
  /** What leaves the shelves (less than 0) and what comes back, by choice. */
  stock: z.array(
    z.object({ title: z.string(), choice: z.string(), pieces: z.number().int(), left: z.number().int() }),
  ),
  /** When it would arrive; null: no days are promised. */
  dates: DaySpan.nullable(),
  /** What goes back to the card that has paid for it. */
  givenBack: AmountSum,
  /** Whether the order is packed already and has to be packed anew. */
  packAgain: z.boolean(),
})
export type OrderChangePreview = z.infer<typeof OrderChangePreview>

/** What an order offers to change: its lines, with what their products come in now. */
export const ChangeableOrder = z.object({
  order: StaffOrder,
  /** Why it cannot be changed; null: it can. */
  refusal: z.string().nullable(),
  lines: z.array(
    z.object({
      lineId: Id,
      productId: Id,
      title: z.string(),
      image: z.string(),
      quantity: z.number().int(),
      price: Amount,
      options: ChosenOptions,
      /** What its product comes in now; empty where the shop no longer sells it. */
      offers: z.object({
        colours: z.array(z.string()),
        sizes: z.array(z.string()),
        /** What the third option is called; '' for none. */
        thirdName: z.string().default(''),
        thirds: z.array(z.string()).default([]),
        lengths: z.array(z.string()).default([]),
        materials: z.array(z.string()).default([]),
      }),
      /** The pieces of each choice that could be had, and how many of them this line has already. */
      stock: z.array(
        z.object({
          ...shownPlace,
          quantity: z.number().int(),
          own: z.number().int().default(0),
          /** What a piece costs now, where it is something else than for the line's choice. */
          price: Amount.optional(),
        }),
      ),
    }),
  ),
})
export type ChangeableOrder = z.infer<typeof ChangeableOrder>

/** Orders whose packing slips were printed. */
export const PrintedOrders = z.object({
  ids: z.array(Id).min(1, 'Name at least one order.').max(50, 'Name at most 50 orders.'),
})

/** Which order goes into the parcel of this one; versions as they were looked at. */
export const MergeOrders = z.object({
  other: Id,
  version: OrderVersion,
  otherVersion: OrderVersion,
})
export type MergeOrders = z.infer<typeof MergeOrders>

/** The orders of the same phone, placed within 48 hours, that can go in one parcel with an order of this version. */
export const MergeableOrders = z.object({
  version: z.number().int(),
  orders: z.array(
    z.object({
      _id: Id,
      number: z.number().int(),
      version: z.number().int(),
      createdAt: Timestamp,
      totalPrice: AmountSum,
      currency: z.string(),
      fullName: z.string(),
      address: z.string(),
      city: z.string(),
      items: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
    }),
  ),
})
export type MergeableOrders = z.infer<typeof MergeableOrders>
