import { toAmount } from '../../contract/money.ts'
import type { Dashboard, DashboardQuery } from '../../contract/staff.ts'
import { loadProducts } from '../catalogue/product/load-products.ts'
import { type ProductDetails, pictureOf } from '../catalogue/product/product.ts'
import { addDays, type Calendar, calendarOf } from '../days.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countOrderWork } from '../orders/count-work.ts'
import { sumSales } from '../orders/sum-sales.ts'
import { findBestSellers } from './best-sellers.ts'
import { countPaymentProblems, findLowShelves } from './dashboard-queries.ts'
import { sumDays } from './sales-queries.ts'

/** How many products that run low, and how many best sellers, are shown. */
const maxShown = 10

/**
 * What is to be done and how the shop does over `days` days of the reader's time zone, the last of them today; dollars.
 * Cancelled and refused orders do not count.
 */
export async function loadDashboard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { days, zone }: DashboardQuery,
): Promise<Dashboard> {
  const now = clock()
  const calendar = calendarOf(zone)
  const today = calendar.dayOf(now)
  const dates = Array.from({ length: days }, (_, nth) => addDays(today, nth + 1 - days))
  const since = calendar.startOfDay(dates[0] ?? today)
  const { currency, since: changedAt } = await sumSales({ db, clock })
  const [work, unsettledPayments, low, sales, best] = await Promise.all([
    countOrderWork({ db }),
    countPaymentProblems(db),
    lowStock(db, now),
    salesByDay(db, dates, calendar),
    bestSellers(db, { since, now, currency }),
  ])
  const revenueSince = changedAt && changedAt > since ? changedAt.toISOString() : null
  return { ...work, unsettledPayments, ...low, days: sales, bestSellers: best, revenueSince }
}

async function salesByDay(
  db: Db,
  dates: readonly string[],
  { startOfDay }: Calendar,
): Promise<Dashboard['days']> {
  const begins = dates.map(startOfDay)
  const end = startOfDay(addDays(dates.at(-1) ?? '', 1))
  const sums = await sumDays(db, [...begins, end])
  return dates.map((day, nth) => ({
    day,
    orders: sums[nth]?.orders ?? 0,
    revenue: toAmount(sums[nth]?.cents ?? 0),
  }))
}

type Span = { since: Date; now: Date; currency: string }

async function bestSellers(db: Db, { now, ...span }: Span): Promise<Dashboard['bestSellers']> {
  const rows = await findBestSellers(db, { ...span, now, limit: maxShown })
  const products = await productsOf(db, rows, now)
  return rows.flatMap(({ productId, units, cents }) => {
    const product = products.get(productId)
    if (!product) return []
    const { id, title } = product
    return [{ _id: id, title, picture: pictureOf(product), units, revenue: toAmount(cents) }]
  })
}

async function lowStock(db: Db, now: Date): Promise<Pick<Dashboard, 'lowStock' | 'lowStockTotal'>> {
  const rows = await findLowShelves(db, { now, limit: maxShown })
  const products = await productsOf(db, rows, now)
  const lowProducts = Array.from(Map.groupBy(rows, row => row.productId)).flatMap(([productId, found]) => {
    const product = products.get(productId)
    if (!product) return []
    const { id, title } = product
    const shelves = found
      .map(({ color, size, quantity }) => ({ color, size, quantity }))
      .toSorted((a, b) => a.quantity - b.quantity || placeOf(product, a) - placeOf(product, b))
    return [{ _id: id, title, picture: pictureOf(product, shelves[0]?.color), shelves }]
  })
  return { lowStock: lowProducts, lowStockTotal: rows[0]?.total ?? 0 }
}

/** Where a shelf stands among the product's own colours and, within a colour, its sizes. */
const placeOf = ({ colours, sizes }: ProductDetails, { color, size }: { color: string; size: string }) =>
  colours.findIndex(({ name }) => name === color) * (sizes.length + 1) + sizes.indexOf(size)

const productsOf = (db: Db, rows: readonly { productId: string }[], now: Date) =>
  loadProducts(
    db,
    rows.map(row => row.productId),
    now,
  )
