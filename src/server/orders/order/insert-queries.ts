import { type Selectable, sql } from 'kysely'
import { insertJson } from '../../db/insert-json.ts'
import type { Database } from '../../db/schema.ts'

/** What comes later in an order's life is left to the database. */
export const newOrders = insertJson('orders', {
  id: true,
  number: false,
  userId: true,
  status: true,
  paymentMethod: true,
  totalCents: true,
  currency: true,
  cashCents: true,
  cashCurrency: true,
  cashRate: true,
  taxPercent: true,
  taxNumber: true,
  adjustments: true,
  deliveryFrom: true,
  deliveryUntil: true,
  fullName: true,
  address: true,
  city: true,
  postalCode: true,
  country: true,
  phone: true,
  requestHash: true,
  createdAt: true,
  source: true,
  courier: false,
  trackingNumber: false,
  confirmation: true,
  attempts: false,
  lastCallAt: false,
  refusedAt: false,
  refusedBy: false,
  cashNotedAt: false,
  cashNotedBy: false,
  phoneKey: true,
  searchText: true,
  guestEmail: true,
  buyerNote: true,
  version: false,
  changedAt: false,
  buyerChangedAt: false,
  printedAt: false,
  mergedInto: false,
})

export const insertOrders = (orders: string) =>
  sql<{ id: string; number: number }>`${newOrders.insert(orders)} returning id, number`

export const newEvents = insertJson('orderEvents', {
  id: true,
  orderId: true,
  at: true,
  userId: true,
  machine: false,
  fromStatus: false,
  toStatus: true,
})

/** Inserts the first event of each order. */
export const insertPlacedEvents = (events: string) =>
  sql<{ id: string }>`${newEvents.insert(events)} returning id`

/** A line without SKU is a new one, with SKU and cost of its pieces; one from another order brings both. */
export type NewLine = Omit<Selectable<Database['orderLines']>, 'cameBack' | 'sku' | 'costCents'> & {
  sku?: string
  costCents?: number | null
}

export const newLines = insertJson('orderLines', {
  id: true,
  orderId: true,
  position: true,
  productId: true,
  title: true,
  image: true,
  priceCents: true,
  basePriceCents: true,
  dealId: true,
  quantity: true,
  options: true,
  stockId: true,
  sku: sql`coalesce(given.sku, (select sku from stock where stock.id = given.stock_id), '')`,
  costCents: sql`case when given.sku is null then (select cost_cents from stock where stock.id = given.stock_id)
    else given.cost_cents end`,
  placedAt: true,
  currency: true,
  cameBack: false,
})

export const insertLines = (lines: string) => sql<{ id: string }>`${newLines.insert(lines)} returning id`
