import { z } from 'zod'
import { Amount, AmountSum } from '../amounts.ts'
import { DaySpan } from '../delivery/delivery.ts'
import { Id, optionalLine, searchText, Timestamp } from '../text.ts'
import { optionalPhone } from '../typed-phone.ts'
import { Block } from './buyer-marks.ts'
import { GuestAddress } from './guest-orders.ts'
import { AddedLine, Discount, DiscountSize, OrderMoney, SetDelivery } from './order-changes.ts'
import { AccountExtras, OrderExtras } from './order-extras.ts'
import { manualSources } from './order-sources.ts'
import { ShownTotal } from './shown-total.ts'
import { StaffOrderDetail } from './staff-orders.ts'

/** Pieces of a product; `price` where the staff sell them at another price than the shop's. */
const ManualLine = AddedLine.extend({ price: Amount.optional() })
export type ManualLine = z.infer<typeof ManualLine>

const lines = z.array(ManualLine).min(1, 'Add at least one piece.').max(100)

/** What an order that the staff type would come to; the city is '' while nobody has said it. */
export const PreviewManualOrder = z.object({
  lines,
  /** Their reasons may still be missing. */
  discount: DiscountSize.optional(),
  delivery: z.object({ charge: Amount }).optional(),
  city: optionalLine(100).default(''),
  /** Sold over the counter: nothing is delivered. */
  takenAlong: z.boolean().default(false),
  ...AccountExtras.shape,
})
export type PreviewManualOrder = z.infer<typeof PreviewManualOrder>

/** What it would come to. Nothing has been written or reserved. */
export const ManualOrderPreview = z.object({
  currency: z.string(),
  /** In the order of the request. */
  lines: z.array(
    z.object({
      title: z.string(),
      /** What a piece costs here, and in the shop. */
      price: Amount,
      shopPrice: Amount,
      total: AmountSum,
      /** How many pieces of this choice the shop has. */
      left: z.number().int(),
    }),
  ),
  money: OrderMoney,
  /** When it would arrive; null: no days are promised. */
  dates: DaySpan.nullable(),
})
export type ManualOrderPreview = z.infer<typeof ManualOrderPreview>

/** What was sold, and what the staff were shown. */
const sold = {
  lines,
  discount: Discount.optional(),
  /** Why lines have a price of their own. */
  priceReason: optionalLine(200).default(''),
  /** The order is refused if it comes to something else. */
  ...ShownTotal.pick({ expectedTotal: true, currency: true }).shape,
}

type Reasoned = { lines: readonly ManualLine[]; priceReason: string }
const hasReason = ({ lines, priceReason }: Reasoned) =>
  priceReason !== '' || lines.every(line => line.price === undefined)
const noReason = { path: ['priceReason'], error: 'Say why the price is another one.' }

/** An order that the staff type for somebody who wrote or called; it is paid to the courier. */
export const ManualOrder = z
  .object({
    ...sold,
    source: z.enum(manualSources, 'Choose where the order comes from.'),
    shippingAddress: GuestAddress,
    /** Where the parcel costs something else than the shop charges. */
    delivery: SetDelivery.optional(),
    ...OrderExtras.shape,
    /** Whether the buyer has said yes already, so that nobody has to call. */
    confirmed: z.boolean().default(false),
  })
  .refine(hasReason, noReason)
export type ManualOrder = z.infer<typeof ManualOrder>

/** Pieces that somebody has paid at the counter and taken along. They need not say who they are. */
export const CounterSale = z
  .object({ ...sold, fullName: optionalLine(120).default(''), phone: optionalPhone().default('') })
  .refine(hasReason, noReason)
export type CounterSale = z.infer<typeof CounterSale>

/** A phone number in any spelling. */
export const BuyerQuery = z.object({ q: searchText(32) })

/** What the shop knows of a phone number from its orders; null: nothing. */
export const KnownBuyer = z
  .object({
    fullName: z.string(),
    address: z.string(),
    city: z.string(),
    /** '' where none was given. */
    postalCode: z.string(),
    email: z.string(),
    /** The newest order, whose address this is. */
    last: z.object({ _id: Id, number: z.number().int(), createdAt: Timestamp }),
    record: StaffOrderDetail.shape.buyer,
    /** What the staff wrote, and whether the number is blocked. */
    note: z.string(),
    tags: z.array(z.string()),
    block: Block.nullable(),
  })
  .nullable()
export type KnownBuyer = z.infer<typeof KnownBuyer>

/** The answer to a phone number: null where it is none that can be called. */
export const BuyerAnswer = z.object({ phone: z.string().nullable(), known: KnownBuyer })
export type BuyerAnswer = z.infer<typeof BuyerAnswer>
