import { z } from 'zod'
import { pageQuery } from '../lists.ts'
import { OrderPayment } from '../payments.ts'
import { CalendarDay, Id, optionalLine, paragraph, searchText, Timestamp, TimeZone } from '../text.ts'
import { BuyerMarks } from './buyer-marks.ts'
import { orderSources } from './order-sources.ts'
import { orderStatuses } from './order-status.ts'
import { Order, OrderAdjustment, OrderStatus, StatusChange } from './orders.ts'

/** How the staff's orders are filtered: by status, those that came back apart from the other shipped ones. */
export const orderLists = [...orderStatuses, 'Returned'] as const
export type OrderList = (typeof orderLists)[number]

/**
 * The filters of the staff's orders. `search` looks in number, id, name, phone, e-mail and tracking number. `from` and `to` are
 * whole days in `zone` or else the shop's time zone, both included. Refused parcels are 'Returned' and not 'Shipped' here.
 */
const orderFilters = {
  status: z.enum(['', ...orderLists]).default(''),
  search: searchText(200).optional(),
  from: CalendarDay.optional(),
  to: CalendarDay.optional(),
  zone: TimeZone.optional(),
  /** '1' leaves out orders that cannot be packed: those not yet confirmed by phone, and those that came back. */
  ready: z.enum(['', '0', '1']).default(''),
}

/** The page, filters and sort order of the staff's orders. */
export const AllOrdersQuery = pageQuery(10).extend({
  ...orderFilters,
  sort: z.enum(['newest', 'oldest']).default('newest'),
})
export type AllOrdersQuery = z.infer<typeof AllOrdersQuery>

/** The filters of the orders to export, and whether a row is a line of an order or a whole order. */
export const ExportOrdersQuery = z.object({
  ...orderFilters,
  rows: z.enum(['lines', 'orders']).default('lines'),
})
export type ExportOrdersQuery = z.infer<typeof ExportOrdersQuery>

/**
 * Whether the buyer of a cash-on-delivery order has confirmed it by phone. `not_needed`: nobody has to call, since it is paid by
 * card, cancelled, or was packed without.
 */
export const Confirmation = z.enum(['not_needed', 'open', 'confirmed', 'wrong_number'])
export type Confirmation = z.infer<typeof Confirmation>

/** Orders to confirm by phone, or those whose number is wrong. */
export const OrdersToConfirmQuery = pageQuery(20).extend({
  confirmation: Confirmation.extract(['open', 'wrong_number']).default('open'),
})
export type OrdersToConfirmQuery = z.infer<typeof OrdersToConfirmQuery>

/** An order in the staff's list. */
export const StaffOrder = Order.extend({
  adjustments: z.array(OrderAdjustment.extend({ reason: z.string() })),
  /** Why the shop took something off; '' where it did not. */
  discountReason: z.string(),
  /** Why its delivery costs something else than the shop charges; '' where it does not. */
  deliveryReason: z.string(),
  /** Whether the buyer placed it in the shop, or where the staff took it down. */
  source: z.enum(orderSources),
  confirmation: Confirmation,
  /** Calls made so far. */
  attempts: z.number().int().min(0),
  /** Refused at the door and returned; its pieces are back in stock. */
  refused: z.boolean(),
  courier: z.string(),
  trackingNumber: z.string(),
  /** Raised by every change of what was ordered, where it goes or what it costs. */
  version: z.number().int(),
  /** When it was changed last; null: never. */
  changedAt: Timestamp.nullable(),
  /** Whether its buyer has swapped a size since the last call about it. */
  changedByBuyer: z.boolean(),
  /** Whether it was changed after its packing slip had been printed. */
  printAgain: z.boolean(),
})
export type StaffOrder = z.infer<typeof StaffOrder>

const count = z.number().int().min(0)

/** `counts` by status as the filter has it, and of all orders, given the other filters. */
export const StaffOrderPage = z.object({
  orders: z.array(StaffOrder),
  total: z.number().int().min(0),
  counts: z.object({
    all: count,
    Pending: count,
    Processing: count,
    Shipped: count,
    Delivered: count,
    Cancelled: count,
    Returned: count,
  }),
})
export type StaffOrderPage = z.infer<typeof StaffOrderPage>

export const callOutcomes = ['confirmed', 'changed', 'no_answer', 'wrong_number', 'cancelled'] as const
/** How a call to a buyer ended; `changed`: confirmed, with the order changed as the buyer asked. */
export const CallOutcome = z.enum(callOutcomes)
export type CallOutcome = z.infer<typeof CallOutcome>

const Note = z.object({ text: paragraph(2_000).refine(text => text !== '', 'Write the note first.') })
/** A note that only the staff see. */
export const AddNote = Note

/** The outcome of a call that left the order as it was; `cancelled` also cancels the order. */
export const RecordCall = z.object({
  outcome: CallOutcome.exclude(['changed']),
  note: paragraph(2_000).optional(),
})
export type RecordCall = z.infer<typeof RecordCall>

/** Which call is taken back: the last one, which made the order's calls this many. */
export const TakeBackCall = z.object({ attempts: z.number().int().min(1).max(1e6) })
export type TakeBackCall = z.infer<typeof TakeBackCall>

/** The courier and tracking number of a parcel; '' for unknown. */
export const Parcel = z.object({ courier: optionalLine(80), trackingNumber: optionalLine(80) })
export type Parcel = z.infer<typeof Parcel>

/** The same to be set; refused where the parcel is not as it was `seen` any more. */
export const SetParcel = Parcel.extend({ seen: Parcel.optional() })
export type SetParcel = z.infer<typeof SetParcel>

const By = z.object({ userId: z.string(), name: z.string() })

/** All details of an order for the staff; history, calls and notes oldest first. */
export const StaffOrderDetail = StaffOrder.extend({
  events: z.array(StatusChange),
  calls: z.array(z.object({ at: Timestamp, by: By, outcome: CallOutcome, note: z.string() })),
  notes: z.array(z.object({ at: Timestamp, by: By, text: z.string() })),
  /** Corrections of courier and tracking number after shipping: the changed fields with their new values. */
  parcels: z.array(Parcel.partial().extend({ at: Timestamp, by: By })),
  /** What the staff changed of the order: the fields that differ, as the record of changes has them. */
  edits: z.array(
    z.object({
      at: Timestamp,
      by: By,
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  /** When the parcel was recorded as refused, and by whom; null if it was not. */
  refusal: z.object({ at: Timestamp, by: By }).nullable(),
  /** The order whose parcel it went into; null for one that travels alone. */
  mergedInto: z.object({ _id: Id, number: z.number().int() }).nullable(),
  /** Null for cash on delivery. */
  payment: OrderPayment.nullable(),
  /** The phone number in E.164, for dialling and WhatsApp; null if it cannot be one. */
  e164: z.string().nullable(),
  /** The other orders with this phone number, and how they ended. */
  buyer: z.object({
    orders: z.number().int().min(0),
    delivered: z.number().int().min(0),
    refused: z.number().int().min(0),
    cancelled: z.number().int().min(0),
  }),
  /** What is written of this phone number. */
  buyerMarks: BuyerMarks,
})
export type StaffOrderDetail = z.infer<typeof StaffOrderDetail>

/**
 * What the pieces of an order earn, less discounts and refunds, without delivery and the tax in it; and what they had cost the shop:
 * null where that is not known of each.
 */
export const OrderEarnings = z.object({
  earned: z.number(),
  cost: z.number().nullable(),
  currency: z.string(),
})
export type OrderEarnings = z.infer<typeof OrderEarnings>

/** A page of the orders to confirm by phone, with the total number of them. */
export const OrdersToConfirm = z.object({ orders: z.array(StaffOrderDetail), total: z.number().int().min(0) })

/** Up to fifty ids, separated by commas. */
export const OrderIdsQuery = z.object({
  ids: z
    .string()
    .max(50 * 121)
    .transform(text => text.split(',').filter(Boolean))
    .pipe(z.array(Id).min(1).max(50, 'Print at most 50 orders at once.')),
})

/**
 * A new or changed order, sent as it happens. `order_changed` means its status, calls, notes or payment. `beat` only
 * keeps the connection open. `by` is the member of the staff who changed the order.
 */
export const OrderEvent = z.object({
  kind: z.enum(['order_placed', 'order_changed', 'beat']),
  orderId: Id.optional(),
  number: z.number().int().optional(),
  status: OrderStatus.optional(),
  by: Id.optional(),
})
export type OrderEvent = z.infer<typeof OrderEvent>
