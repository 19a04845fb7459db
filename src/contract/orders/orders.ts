import { z } from 'zod'
import { Amount, AmountSum, OrderCash } from '../amounts.ts'
import { ChosenOptions } from '../catalogue/catalogue.ts'
import { OrderDelivery } from '../delivery/delivery.ts'
import { required } from '../field-messages.ts'
import { pageQuery } from '../lists.ts'
import { contactLine, Id, optionalContactLine, Timestamp } from '../text.ts'
import { withLatinDigits } from '../typed-numbers.ts'
import { optionalPhone, typedPhone } from '../typed-phone.ts'
import { adjustmentKinds } from './adjustments.ts'
import { AccountExtras } from './order-extras.ts'
import { orderStatuses, paymentStates } from './order-status.ts'
import { OtherSizes } from './other-sizes.ts'
import { ShownTotal } from './shown-total.ts'

/** The status of an order. */
export const OrderStatus = z.enum(orderStatuses)

/** Cash on delivery, or card. */
export const PaymentMethod = z.enum(['COD', 'online'], 'Choose COD or online.')
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** How far an order's card payment has come. */
export const PaymentState = z.enum(paymentStates)

/** The id of a Stripe PaymentIntent. */
const PaymentIntentId = z
  .string()
  .regex(/^pi_[A-Za-z0-9_]{1,200}$/, 'Use the id of the card payment, which begins with pi_.')

/** Where the courier delivers an order. */
export const ShippingAddress = z.object({
  fullName: contactLine(120, 'Enter the full name of the person receiving the parcel.'),
  address: contactLine(300, 'Enter the street address, for example House 12, Street 4.'),
  city: contactLine(100, 'Enter the city.'),
  /** '' where the shop asks for none. */
  postalCode: optionalContactLine(20).default(''),
  country: contactLine(80).default('Pakistan'),
  phone: optionalPhone().optional(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

export const postalCodeMissing = 'Enter the postal code.'

/** The same, where the shop requires a postal code. */
export const AddressWithPostalCode = ShippingAddress.extend({
  postalCode: contactLine(20, postalCodeMissing),
})

const OrderData = z.object({
  shippingAddress: ShippingAddress,
  paymentMethod: PaymentMethod.default('COD'),
  ...AccountExtras.shape,
  ...ShownTotal.shape,
  /** Optional extra for `online`: the payment that `payments.pay` answered; by default the buyer's latest. */
  paymentIntentId: PaymentIntentId.optional(),
})
export type OrderData = z.infer<typeof OrderData>

const unwrap = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : payload

/** The specification sends the payload under `data`; it may also be sent as the whole body. */
export const PlaceOrder = z.preprocess(unwrap, OrderData)

/** One line of an order, with title, picture and price as they were when it was placed. */
export const OrderItem = z.object({
  productId: z.object({ _id: Id, title: z.string(), product_images: z.array(z.string()) }),
  price: Amount,
  quantity: z.number().int().positive(),
  options: ChosenOptions,
})
export type OrderItem = z.infer<typeof OrderItem>

/**
 * One change of an order's status; `from` is null for a new order. `by` has an empty id for one of the shop's own actors, and
 * for buyers, who see the shop's name instead of its staff.
 */
export const StatusChange = z.object({
  at: Timestamp,
  from: OrderStatus.nullable(),
  to: OrderStatus,
  by: z.object({ userId: z.string(), name: z.string() }),
})
export type StatusChange = z.infer<typeof StatusChange>

/** A charge, or what is taken off (less than 0), by its kind. */
export const OrderAdjustment = z.object({ kind: z.enum(adjustmentKinds), amount: z.number() })

/** An order as its buyer sees it. */
export const Order = z.object({
  _id: Id,
  /** The short order number that people read aloud. */
  number: z.number().int(),
  status: OrderStatus,
  paymentMethod: PaymentMethod,
  paymentState: PaymentState,
  createdAt: Timestamp,
  /** Of lines and adjustments. */
  totalPrice: AmountSum,
  /** In which currency all its amounts are. */
  currency: z.string(),
  delivery: OrderDelivery,
  /** What the shop took off; 0: nothing. */
  discount: AmountSum,
  /** Optional extra: all that the total has beside the lines, delivery and discount among it. */
  adjustments: z.array(OrderAdjustment),
  /** What the courier collects in another currency, and the rate behind it; null: the total, or nothing. */
  cash: OrderCash.nullable(),
  /** The tax that the total includes, and under which number the shop pays it; null: none is named. */
  tax: z.object({ percent: z.number(), number: z.string(), amount: AmountSum }).nullable(),
  /** What the card was charged; 0 for cash, and before. */
  chargedTotal: AmountSum,
  /** What was refunded to the card so far. */
  refundedTotal: AmountSum,
  /** Optional extra: refused at the door and returned, so that nothing is to be paid any more. */
  refused: z.boolean(),
  /** Optional extra: the number of the order in whose parcel it comes; it is closed itself. */
  comesWith: z.number().int().optional(),
  shippingAddress: z.object({
    fullName: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
    /** In E.164, but for what older orders have that is no number. */
    phone: z.string().optional(),
    /** The phone as people in the country of the address write it. */
    phoneText: z.string().optional(),
  }),
  /** Of a guest `email` is what they gave, or ''. */
  userId: z.object({ _id: Id, email: z.string(), emailConfirmed: z.boolean(), guest: z.boolean() }),
  /** What the buyer asked of the shop or the courier. */
  buyerNote: z.string(),
  items: z.array(OrderItem),
})
export type Order = z.infer<typeof Order>

/** One order with its history, oldest change first. */
export const OrderDetail = Order.extend({
  courier: z.string(),
  trackingNumber: z.string(),
  /** Whether its buyer can still cancel it. */
  mayCancel: z.boolean(),
  /** Optional extra for its buyer, as long as pieces can be swapped or exchanged. */
  otherSizes: OtherSizes.optional(),
  events: z.array(StatusChange),
})
export type OrderDetail = z.infer<typeof OrderDetail>

/** A page of orders with the total number of them. */
export const OrderPage = z.object({ orders: z.array(Order), total: z.number().int().min(0) })

/** The page of your own orders. */
export const MyOrdersQuery = pageQuery(5)

/** The order number, with or without a leading #, and the phone of the order, in any notation. */
export const TrackOrder = z.object({
  number: z
    .string(required('Enter the order number.'))
    .overwrite(withLatinDigits)
    .trim()
    .regex(/^#?\d{1,9}$/, 'Enter the order number, for example 1042.')
    .transform(text => Number(text.replace('#', ''))),
  phone: typedPhone('Enter the phone number of the order.'),
})
export type TrackOrder = z.infer<typeof TrackOrder>

/** An order as anybody sees it who knows its number and phone: without name, street and account. */
export const TrackedOrder = Order.pick({
  number: true,
  status: true,
  paymentMethod: true,
  createdAt: true,
  totalPrice: true,
  currency: true,
  delivery: true,
  discount: true,
  adjustments: true,
  cash: true,
  comesWith: true,
  items: true,
}).extend({
  city: z.string(),
  country: z.string(),
  courier: z.string(),
  trackingNumber: z.string(),
  otherSizes: OtherSizes.optional(),
  events: z.array(StatusChange.omit({ by: true })),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>
