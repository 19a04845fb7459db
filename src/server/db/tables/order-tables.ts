import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Machine } from '../../../contract/actors.ts'
import type { ChosenOptions } from '../../../contract/catalogue/catalogue.ts'
import type { Adjustment } from '../../../contract/orders/adjustments.ts'
import type { OrderSource } from '../../../contract/orders/order-sources.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import type { CallOutcome, Confirmation } from '../../../contract/orders/staff-orders.ts'

export type OrdersTable = {
  id: string
  number: Generated<number>
  userId: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  /** Of lines and adjustments. */
  totalCents: number
  /** An ISO 4217 code. */
  currency: Generated<string>
  /** What the courier collects in another currency, in hundredths of its unit. */
  cashCents: number | null
  cashCurrency: string | null
  cashRate: number | null
  /** Which tax the total includes. */
  taxPercent: number | null
  taxNumber: string | null
  /** Delivery, discount and whatever else it comes to beside its lines. */
  adjustments: ColumnType<Adjustment[], string | undefined, string>
  /** Dates ("2026-11-24"); null: no days were promised. */
  deliveryFrom: string | null
  deliveryUntil: string | null
  fullName: string
  address: string
  city: string
  postalCode: string
  country: string
  phone: string
  /** Fingerprint of the request: tells a repeated click from a second order. */
  requestHash: string
  createdAt: Date
  source: Generated<OrderSource>
  courier: Generated<string>
  trackingNumber: Generated<string>
  confirmation: Generated<Confirmation>
  attempts: Generated<number>
  lastCallAt: Date | null
  refusedAt: Date | null
  refusedBy: string | null
  /** When the cash that the courier collected was noted, and by whom. */
  cashNotedAt: Generated<Date | null>
  cashNotedBy: Generated<string | null>
  phoneKey: Generated<string>
  searchText: Generated<string>
  /** What a guest gave; '' for others, whose account has it. */
  guestEmail: Generated<string>
  /** What the buyer asks of the shop or the courier. */
  buyerNote: Generated<string>
  /** Raised whenever the staff change what was ordered, where it goes or what it costs. */
  version: Generated<number>
  changedAt: Date | null
  /** When its buyer swapped a size last. */
  buyerChangedAt: Generated<Date | null>
  /** When its packing slip was printed last. */
  printedAt: Date | null
  /** The order that took in its lines, for one parcel. */
  mergedInto: string | null
}

export type OrderLinesTable = {
  id: string
  orderId: string
  position: number
  productId: string
  title: string
  image: string
  priceCents: number
  /** The price without the deal `dealId`. */
  basePriceCents: number
  dealId: string | null
  quantity: number
  options: JSONColumnType<ChosenOptions>
  stockId: string
  /** That of its pieces when they were ordered; '' for none. */
  sku: Generated<string>
  /** What each of its pieces had cost the shop then; null where that was not known. */
  costCents: number | null
  /** When its order was placed. */
  placedAt: Date
  /** Of the prices, as its order has it. */
  currency: Generated<string>
  /** The order was cancelled, or refused at the door: the line no longer counts as sold. */
  cameBack: Generated<boolean>
}

export type OrderEventsTable = {
  id: string
  orderId: string
  at: Date
  /** Who moved it: a person, or else one of the shop's own actors. */
  userId: string | null
  machine: Machine | null
  fromStatus: OrderStatus | null
  toStatus: OrderStatus
}

export type OrderCallsTable = {
  id: string
  orderId: string
  at: Date
  userId: string
  outcome: CallOutcome
  note: string
}

/** What the staff wrote of a phone number, and whether it may order against cash. */
export type BuyersTable = {
  /** The digits of its E.164 form. */
  phoneKey: string
  note: Generated<string>
  tags: JSONColumnType<string[]>
  /** The tags as the staff's search reads them. */
  searchText: Generated<string>
  /** Raised whenever note or tags change. */
  version: Generated<number>
  /** Null: never, or not any more. */
  blockedAt: Generated<Date | null>
  /** Null: without an end. */
  blockedUntil: Generated<Date | null>
  blockReason: Generated<string>
}

/** Links that open one order without signing in. */
export type OrderLinksTable = { tokenHash: string; orderId: string; expiresAt: Date }

export type OrderNotesTable = { id: string; orderId: string; at: Date; userId: string; text: string }

/** What triggers mark to be counted again: a quarter of an hour, and the pieces of a product in its month. */
export type SumsToCountTable = { productId: string | null; beginsAt: Date }

/**
 * By the quarter of an hour in which they were placed: the orders that count as sold, and what all orders come to, by how far
 * they have come.
 */
export type SalesByQuarterHourTable = { beginsAt: Date; orders: number; cents: string } & {
  /** How many of the orders are of pieces whose cost is known, what those earned and what they cost. */
  costedOrders: Generated<number>
  /** Of the others. */
  uncostedOrders: Generated<number>
  earnedCents: Generated<string>
  costCents: Generated<string>
} & {
  [Stage in MoneyStage as `${Stage}Cents`]: string
}

/** How far an order has come; each column holds all orders that have come so far or did so before. */
type MoneyStage = 'placed' | 'confirmed' | 'delivered' | 'refused' | 'paid'

/** The parcels that were taken or refused, by the day in UTC on which they were ordered and the city as it was spelled. */
export type ParcelsByDayTable = { day: Date; city: string; parcels: number; refused: number }

/** In which currency the sums of sales are, and since when, if they were in another one before. A single row, or none yet. */
export type SalesCurrencyTable = { currency: string; since: Date | null }

/** The pieces that count as sold, by the month in UTC, named by its first moment. */
export type ProductSalesByMonthTable = { productId: string; month: Date; units: number; cents: string }
