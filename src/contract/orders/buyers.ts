import { z } from 'zod'
import { AmountSum } from '../amounts.ts'
import { pageQuery } from '../lists.ts'
import { Id, line, optionalLine, paragraph, searchText, Timestamp } from '../text.ts'
import { BuyerMarks } from './buyer-marks.ts'
import { orderSources } from './order-sources.ts'
import { OrderStatus } from './orders.ts'
import { StaffOrderDetail } from './staff-orders.ts'

/** At most so many are told of one phone number. */
export const accountsOfBuyer = 100

/**
 * A buyer is a phone number: `_id` are the digits of its E.164 form. An account that no order's number leads to stands for
 * itself, by its own id.
 */
const Buyer = z.object({
  _id: Id,
  /** False for such an account, which has no page of its own. */
  isNumber: z.boolean(),
  /** As people write it. */
  phone: z.string(),
  /** Of the newest order; an account's own. */
  fullName: z.string(),
  city: z.string(),
  record: StaffOrderDetail.shape.buyer,
  lastOrderAt: Timestamp.nullable(),
  /** Who ordered with this number, or has it as theirs: what can be exported and deleted; accounts come before guests. */
  accounts: z.array(z.object({ _id: Id, name: z.string(), email: z.string(), guest: z.boolean() })),
  tags: BuyerMarks.shape.tags,
  block: BuyerMarks.shape.block,
})
export type Buyer = z.infer<typeof Buyer>

/** `refused`: those who refused a parcel; `blocked`: those who are now. `q` looks in names, e-mails, phones and tags. */
export const BuyersQuery = pageQuery(20).extend({
  q: searchText(200).default(''),
  show: z.enum(['', 'refused', 'blocked']).default(''),
})
export type BuyersQuery = z.infer<typeof BuyersQuery>

/** A page of the buyers, who ordered last first, and after them accounts that ordered nothing. */
export const BuyerPage = z.object({ buyers: z.array(Buyer), total: z.number().int().min(0) })
export type BuyerPage = z.infer<typeof BuyerPage>

/** A buyer with what the staff wrote and the newest fifty orders. */
export const BuyerDetail = Buyer.extend({
  note: z.string(),
  /** Raised by every change of what the staff wrote. */
  version: z.number().int(),
  orders: z.array(
    z.object({
      _id: Id,
      number: z.number().int(),
      status: OrderStatus,
      refused: z.boolean(),
      createdAt: Timestamp,
      totalPrice: AmountSum,
      currency: z.string(),
      source: z.enum(orderSources),
    }),
  ),
})
export type BuyerDetail = z.infer<typeof BuyerDetail>

/** What the staff want to remember of a buyer. */
export const BuyerNotes = z.object({
  /** The version that was looked at. */
  version: z.number().int().min(0).max(1e9),
  note: paragraph(2_000).default(''),
  tags: z.array(line(40, 'Write the tag, or leave it out.')).max(12).default([]),
})
export type BuyerNotes = z.infer<typeof BuyerNotes>

/** From when on a buyer may order against cash again; null: at once. */
export const BlockBuyer = z.object({
  block: z
    .object({
      reason: optionalLine(200).refine(reason => reason !== '', 'Say why the number is blocked.'),
      until: Timestamp.nullable().default(null),
    })
    .nullable(),
  /** The reason of the block that was looked at, '' for none; refused where it is another one by now. */
  seen: optionalLine(200).optional(),
})
export type BlockBuyer = z.infer<typeof BlockBuyer>
