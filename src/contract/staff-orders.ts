import { z } from 'zod'
import { pageQuery } from './lists.ts'
import { orderStatuses } from './order-status.ts'
import { Order, OrderStatus, StatusChange } from './orders.ts'
import { OrderPayment } from './payments.ts'
import { Id, optionalLine, paragraph, Timestamp, TimeZone } from './text.ts'

/**
 * Filters of the staff's orders: words are looked for in number, id, name, phone and e-mail. Days are whole, by the clocks
 * of the zone.
 */
const orderFilters = {
  status: z.enum(['', ...orderStatuses]).default(''),
  search: z.string().max(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  zone: TimeZone.default('UTC'),
  /** '1' leaves out orders that cannot go on: pending ones whose buyer was not reached yet, and what came back. */
  ready: z.enum(['', '0', '1']).default(''),
}

export const AllOrdersQuery = pageQuery(10).extend({
  ...orderFilters,
  sort: z.enum(['newest', 'oldest']).default('newest'),
})
export type AllOrdersQuery = z.infer<typeof AllOrdersQuery>

export const ExportOrdersQuery = z.object(orderFilters)
export type ExportOrdersQuery = z.infer<typeof ExportOrdersQuery>

/** Whether the buyer of a cash-on-delivery order has said on the phone that they want it. */
export const Confirmation = z.enum(['not_needed', 'open', 'confirmed', 'wrong_number'])
export type Confirmation = z.infer<typeof Confirmation>

/** Orders whose buyer is to be called or, the number being wrong, to be reached in another way. */
export const OrdersToConfirmQuery = pageQuery(20).extend({
  confirmation: Confirmation.extract(['open', 'wrong_number']).default('open'),
})
export type OrdersToConfirmQuery = z.infer<typeof OrdersToConfirmQuery>

/** An order in the staff's list. */
export const StaffOrder = Order.extend({
  confirmation: Confirmation,
  /** Calls made so far. */
  attempts: z.number().int().min(0),
  /** Shipped, but not taken at the door; its stock is back. */
  refused: z.boolean(),
  courier: z.string(),
  trackingNumber: z.string(),
})
export type StaffOrder = z.infer<typeof StaffOrder>

const count = z.number().int().min(0)

/** `counts` by status and, under `all`, of all: with the other filters in force, without the status. */
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
  }),
})
export type StaffOrderPage = z.infer<typeof StaffOrderPage>

export const callOutcomes = ['confirmed', 'no_answer', 'wrong_number', 'cancelled'] as const
export const CallOutcome = z.enum(callOutcomes)
export type CallOutcome = z.infer<typeof CallOutcome>

const Note = z.object({ text: paragraph(2_000).refine(text => text !== '', 'Write the note first.') })
export const AddNote = Note

/** `cancelled` cancels the order too. */
export const RecordCall = z.object({ outcome: CallOutcome, note: paragraph(2_000).optional() })
export type RecordCall = z.infer<typeof RecordCall>

/** Who carries a parcel and how it is followed; '' where it is not known. */
export const Parcel = z.object({ courier: optionalLine(80), trackingNumber: optionalLine(80) })
export type Parcel = z.infer<typeof Parcel>

const By = z.object({ userId: z.string(), name: z.string() })

/** All about one order, for the staff: history, calls and notes oldest first. */
export const StaffOrderDetail = StaffOrder.extend({
  events: z.array(StatusChange),
  calls: z.array(z.object({ at: Timestamp, by: By, outcome: CallOutcome, note: z.string() })),
  notes: z.array(z.object({ at: Timestamp, by: By, text: z.string() })),
  /** What was put right about the parcel once it was on its way: the fields that changed, with what they became. */
  parcels: z.array(Parcel.partial().extend({ at: Timestamp, by: By })),
  /** When the parcel was not taken at the door, and who noted it; null: it was not refused. */
  refusal: z.object({ at: Timestamp, by: By }).nullable(),
  /** Null for cash on delivery. */
  payment: OrderPayment.nullable(),
  /** The phone in E.164, for dialling and WhatsApp; null where the one given cannot be one. */
  e164: z.string().nullable(),
  /** What became of the orders of this phone number, this one left out. */
  buyer: z.object({
    orders: z.number().int().min(0),
    delivered: z.number().int().min(0),
    refused: z.number().int().min(0),
    cancelled: z.number().int().min(0),
  }),
})
export type StaffOrderDetail = z.infer<typeof StaffOrderDetail>

/** A page of the orders at the cash-on-delivery desk, and how many there are in all. */
export const OrdersToConfirm = z.object({ orders: z.array(StaffOrderDetail), total: z.number().int().min(0) })

/** Moves many orders to one status. */
export const BulkStatus = z.object({
  ids: z.array(Id).min(1, 'Choose at least one order.').max(100, 'Choose at most 100 orders.'),
  status: OrderStatus,
  /** Optional extras for Shipped: who carries them all, and by the order's id how each is followed. */
  courier: optionalLine(80).optional(),
  trackingNumbers: z.record(Id, optionalLine(80)).optional(),
})
export type BulkStatus = z.infer<typeof BulkStatus>

export const BulkStatusResult = z.object({
  moved: z.array(Id),
  refused: z.array(z.object({ id: Id, message: z.string() })),
})

export const OrderIdsQuery = z.object({
  ids: z
    .string()
    .max(50 * 121)
    .transform(text => text.split(',').filter(Boolean))
    .pipe(z.array(Id).min(1).max(50, 'Print at most 50 orders at once.')),
})

/**
 * What happened in the shop, as it happens: `order_changed` by a move, a call, a note or its money. `beat` only keeps the
 * line open.
 */
export const OrderEvent = z.object({
  kind: z.enum(['order_placed', 'order_changed', 'beat']),
  orderId: Id.optional(),
  number: z.number().int().optional(),
  status: OrderStatus.optional(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const UpdateStatus = z.object({
  status: OrderStatus,
  /** Optional extras for Shipped: who carries it and how it is followed. */
  courier: optionalLine(80).optional(),
  trackingNumber: optionalLine(80).optional(),
})
export type UpdateStatus = z.infer<typeof UpdateStatus>
