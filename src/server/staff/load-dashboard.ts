import { type Place, placeKey, toPlace } from '../../contract/catalogue/places.ts'
import { choicesOf } from '../../contract/catalogue/stock.ts'
import { toAmount } from '../../contract/money.ts'
import type { Dashboard, DashboardQuery } from '../../contract/staff.ts'
import { countLowProducts } from '../catalogue/lists/staff-products.ts'
import { loadProducts } from '../catalogue/product/load-products.ts'
import { optionValuesOf, type ProductDetails, pictureOf } from '../catalogue/product/product.ts'
import { addDays, type Calendar, calendarOf } from '../days.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { refusedByCity, sumMoney } from '../orders/money/sum-money.ts'
import { sumSales } from '../orders/money/sum-sales.ts'
import { countOrderWork } from '../orders/read/count-work.ts'
import { findBestSellers } from './best-sellers.ts'
import { countPaymentProblems, findEmptyShelves } from './dashboard-queries.ts'
import { sumDays } from './sales-queries.ts'

/** How many best sellers are shown. */
const maxShown = 10

/**
 * What is to be done and how the shop does over `days` days of the shop's time zone or `zone`, the last of them today; in the currency of the sums.
 * Cancelled and refused orders do not count.
 */
export async function loadDashboard(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { days, zone }: DashboardQuery,
): Promise<Dashboard> {
  const now = clock()
  const calendar = calendarOf(zone ?? settings.current().delivery.timeZone)
  const today = calendar.dayOf(now)
  const dates = Array.from({ length: days }, (_, nth) => addDays(today, nth + 1 - days))
  const since = calendar.startOfDay(dates[0] ?? today)
  const { currency, since: changedAt } = await sumSales({ db, clock })
  const span = { since, now, currency }
  const [work, unsettledPayments, lowStockTotal, sales, before, best, sums, cities] = await Promise.all([
    countOrderWork({ db }),
    countPaymentProblems(db),
    countLowProducts({ db, clock, settings }),
    salesByDay(db, dates, calendar),
    sumDays(db, [calendar.startOfDay(addDays(dates[0] ?? today, -days)), since]),
    bestSellers(db, span),
    sumMoney(db, since),
    refusedByCity(db, since),
  ])
  const [{ orders = 0, cents = 0 } = {}] = before
  return {
    ...work,
    unsettledPayments,
    lowStockTotal,
    days: sales,
    ...sums,
    refusedByCity: cities,
    before: { orders, revenue: toAmount(cents) },
    bestSellers: best.map(({ picture, product: _, ...seller }) => ({ ...seller, picture })),
    soldOut: await soldOut(db, best),
    revenueSince: changedAt && changedAt > since ? changedAt.toISOString() : null,
  }
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

/** With the product, whose shelves are looked at next. */
type Seller = Dashboard['bestSellers'][number] & { product: ProductDetails }

async function bestSellers(db: Db, { now, ...span }: Span): Promise<Seller[]> {
  const rows = await findBestSellers(db, { ...span, now, limit: maxShown })
  const ids = rows.map(row => row.productId)
  const products = await loadProducts(db, ids, now)
  return rows.flatMap(({ productId, units, cents }) => {
    const product = products.get(productId)
    if (!product) return []
    const { id, title } = product
    return [{ _id: id, title, picture: pictureOf(product), units, revenue: toAmount(cents), product }]
  })
}

async function soldOut(db: Db, sellers: readonly Seller[]): Promise<Dashboard['soldOut']> {
  const found = await findEmptyShelves(
    db,
    sellers.map(({ _id }) => _id),
  )
  const empty = Map.groupBy(found, ({ productId }) => productId)
  return sellers.flatMap(({ _id, title, units, product }) => {
    const shelves = (empty.get(_id) ?? []).map(toPlace).toSorted(byChoice(product))
    const picture = pictureOf(product, shelves[0]?.color)
    return shelves.length === 0 ? [] : [{ _id, title, picture, units, shelves }]
  })
}

/** For sorting shelves as the product's own choices stand; what serves several comes first. */
function byChoice(product: ProductDetails) {
  const order = new Map(choicesOf(optionValuesOf(product)).map((choice, nth) => [placeKey(choice), nth]))
  const nth = (place: Place) => order.get(placeKey(place)) ?? -1
  return (a: Place, b: Place) => nth(a) - nth(b)
}
