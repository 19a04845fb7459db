import { z } from 'zod'
import { ChosenOptions } from './catalogue.ts'
import { DollarSum, Dollars } from './dollars.ts'
import { OrderPayment } from './order-payment.ts'
import { orderStatuses } from './order-status.ts'
import { pageQuery } from './page-query.ts'
import { paymentStates } from './payment-state.ts'
import { Id, line, optionalLine, paragraph, Timestamp } from './text.ts'

export const OrderStatus = z.enum(orderStatuses, `Use one of ${orderStatuses.join(', ')}.`)

export const PaymentMethod = z.enum(['COD', 'online'], 'Choose COD or online.')
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const PaymentState = z.enum(paymentStates)

/** A card provider's id of a payment. */
const PaymentIntentId = z.string().regex(/^pi_[A-Za-z0-9_]{1,200}$/, 'This is not a payment.')

export const ShippingAddress = z.object({
  fullName: line(120, 'Enter the full name of who receives the parcel.'),
  address: line(300, 'Enter the street address, for example House 12, Street 4.'),
  city: line(100, 'Enter the city.'),
  postalCode: line(20, 'Enter the postal code.'),
  country: line(80).default('Pakistan'),
  phone: optionalLine(32).optional(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

const OrderData = z.object({
  shippingAddress: ShippingAddress,
  paymentMethod: PaymentMethod.default('COD'),
  /** Optional extra: what the buyer was shown. The order is refused when the cart has come to something else. */
  expectedTotal: DollarSum.max(1e9).optional(),
  /** Optional extra for online: the payment that `stripe.pay` answered; left out, the buyer's latest. */
  paymentIntentId: PaymentIntentId.optional(),
})
export type OrderData = z.infer<typeof OrderData>

const unwrap = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : payload

/** The specification sends the payload under `data`; the bare payload is understood too. */
export const PlaceOrder = z.preprocess(unwrap, OrderData)

export const OrderItem = z.object({
  productId: z.object({ _id: Id, title: z.string(), product_images: z.array(z.string()) }),
  price: Dollars,
  quantity: z.number().int().positive(),
  options: ChosenOptions,
})
export type OrderItem = z.infer<typeof OrderItem>

/**
 * One change of an order's status: who, when, from, to. `from` is null where the order begins. Buyers are told the
 * shop's name in place of its people's, with an empty id.
 */
export const OrderEvent = z.object({
  at: Timestamp,
  from: OrderStatus.nullable(),
  to: OrderStatus,
  by: z.object({ userId: z.string(), name: z.string() }),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const Order = z.object({
  _id: Id,
  /** Short number for people, counting up. */
  number: z.number().int(),
  status: OrderStatus,
  paymentMethod: PaymentMethod,
  paymentState: PaymentState,
  createdAt: Timestamp,
  totalPrice: DollarSum,
  /** What has been given back to the card so far. */
  refundedTotal: DollarSum,
  shippingAddress: z.object({
    fullName: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
    phone: z.string().optional(),
  }),
  userId: z.object({ _id: Id, email: z.string() }),
  items: z.array(OrderItem),
})
export type Order = z.infer<typeof Order>

/** One order with its history, oldest change first. */
export const OrderDetail = Order.extend({
  courier: z.string(),
  trackingNumber: z.string(),
  events: z.array(OrderEvent),
})
export type OrderDetail = z.infer<typeof OrderDetail>

export const OrderPage = z.object({ orders: z.array(Order), total: z.number().int().min(0) })

/** Filters of the staff's orders: words are looked for in number, id, name, phone and e-mail. Days are whole, in UTC. */
const orderFilters = {
  status: z.union([OrderStatus, z.literal('')], `Use one of ${orderStatuses.join(', ')}.`).default(''),
  search: z.string().max(200).optional(),
  from: z.iso.date('Write the day like 2026-11-21.').optional(),
  to: z.iso.date('Write the day like 2026-11-21.').optional(),
}

export const MyOrdersQuery = pageQuery(5)

export const AllOrdersQuery = pageQuery(10).extend(orderFilters)
export type AllOrdersQuery = z.infer<typeof AllOrdersQuery>

export const ExportOrdersQuery = z.object(orderFilters)
export type ExportOrdersQuery = z.infer<typeof ExportOrdersQuery>

/** Whether the buyer of a cash-on-delivery order has said on the phone that they want it. */
export const Confirmation = z.enum(['not_needed', 'open', 'confirmed', 'wrong_number'])
export type Confirmation = z.infer<typeof Confirmation>

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

/** `counts` by status and, under `all`, of all: with the other filters in force, without the status. */
export const StaffOrderPage = z.object({
  orders: z.array(StaffOrder),
  total: z.number().int().min(0),
  counts: z.record(z.enum([...orderStatuses, 'all']), z.number().int().min(0)),
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

const By = z.object({ userId: z.string(), name: z.string() })

/** All about one order, for the staff: history, calls and notes oldest first. */
export const StaffOrderDetail = StaffOrder.extend({
  events: z.array(OrderEvent),
  calls: z.array(z.object({ at: Timestamp, by: By, outcome: CallOutcome, note: z.string() })),
  notes: z.array(z.object({ at: Timestamp, by: By, text: z.string() })),
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

export const ToConfirm = z.object({ orders: z.array(StaffOrderDetail), total: z.number().int().min(0) })

export const BulkStatus = z.object({
  ids: z.array(Id).min(1, 'Choose at least one order.').max(100, 'Choose at most 100 orders.'),
  status: OrderStatus,
})
export type BulkStatus = z.infer<typeof BulkStatus>

export const BulkMoved = z.object({
  moved: z.array(Id),
  refused: z.array(z.object({ id: Id, message: z.string() })),
})

export const SomeOrdersQuery = z.object({
  ids: z
    .string()
    .max(50 * 121)
    .transform(text => text.split(',').filter(Boolean))
    .pipe(z.array(Id).min(1).max(50, 'Print at most 50 orders at once.')),
})

/** What happened in the shop, as it happens. `beat` only keeps the line open. */
export const ShopEvent = z.object({
  kind: z.enum(['order_placed', 'order_moved', 'beat']),
  orderId: Id.optional(),
  number: z.number().int().optional(),
  status: OrderStatus.optional(),
})
export type ShopEvent = z.infer<typeof ShopEvent>

/** The order's number with or without a leading #, and the phone the courier calls, written in any way. */
export const TrackOrder = z.object({
  number: z
    .string('Enter the order number.')
    .trim()
    .regex(/^#?\d{1,9}$/, 'Enter the order number, for example 1042.')
    .transform(text => Number(text.replace('#', ''))),
  phone: z
    .string('Enter the phone number of the order.')
    .trim()
    .regex(/^\+?[0-9 ()./-]{6,31}$/, 'Enter the phone number of the order, for example +92 300 1234567.'),
})
export type TrackOrder = z.infer<typeof TrackOrder>

/** What a parcel's tracker may see: no name, no street, no account. */
export const TrackedOrder = Order.pick({
  number: true,
  status: true,
  paymentMethod: true,
  createdAt: true,
  totalPrice: true,
  items: true,
}).extend({
  city: z.string(),
  country: z.string(),
  courier: z.string(),
  trackingNumber: z.string(),
  events: z.array(OrderEvent.omit({ by: true })),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

export const UpdateStatus = z.object({
  status: OrderStatus,
  /** Optional extras for Shipped: who carries it and how it is followed. */
  courier: optionalLine(80).optional(),
  trackingNumber: optionalLine(80).optional(),
})
export type UpdateStatus = z.infer<typeof UpdateStatus>
