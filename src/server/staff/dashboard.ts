import { toDollars } from '../../contract/money.ts'
import type { Dashboard, DashboardQuery } from '../../contract/staff.ts'
import { loadSellable } from '../catalogue/product/load-products.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countWork, findBestSellers, findLowShelves, sumDays } from './dashboard-queries.ts'

const dayMs = 86_400_000

/** So many products that run low, and best sellers, are shown. */
const shown = 10

/**
 * What is to be done and how the shop does: `days` days by the reader's clock, the last of them today; dollars. Orders
 * cancelled or refused count nothing.
 */
export async function dashboard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: DashboardQuery,
): Promise<Dashboard> {
  const now = clock()
  const since = startOf(query, now)
  return {
    ...(await countWork(db)),
    ...(await lowStock(db, now)),
    days: await everyDay(db, since, query),
    bestSellers: await bestSellers(db, { since, now }),
  }
}

type Span = { since: Date; now: Date }

/** Midnight on the reader's clock at the beginning of the first day. */
function startOf({ days, offset }: DashboardQuery, now: Date): Date {
  const aheadMs = offset * 60_000
  const today = Math.floor((now.getTime() + aheadMs) / dayMs)
  return new Date((today - days + 1) * dayMs - aheadMs)
}

async function everyDay(db: Db, since: Date, { days, offset }: DashboardQuery): Promise<Dashboard['days']> {
  const first = since.getTime() + offset * 60_000
  return (await sumDays(db, { since, days })).map(({ orders, cents }, nth) => ({
    day: new Date(first + nth * dayMs).toISOString().slice(0, 10),
    orders,
    revenue: toDollars(cents),
  }))
}

async function bestSellers(db: Db, { since, now }: Span): Promise<Dashboard['bestSellers']> {
  const rows = await findBestSellers(db, { since, limit: shown })
  const products = await productsOf(db, rows, now)
  return rows.flatMap(({ productId, units, cents }) => {
    const found = products.get(productId)
    if (!found) return []
    const { _id, title, product_images } = found.product
    return [{ _id, title, picture: product_images[0] ?? '', units, revenue: toDollars(cents) }]
  })
}

async function lowStock(db: Db, now: Date): Promise<Pick<Dashboard, 'lowStock' | 'lowStockTotal'>> {
  const rows = await findLowShelves(db, { now, limit: shown })
  const products = await productsOf(db, rows, now)
  const lowProducts = Array.from(Map.groupBy(rows, row => row.productId)).flatMap(([productId, found]) => {
    const product = products.get(productId)?.product
    if (!product) return []
    const { _id, title, colors, product_images } = product
    const shelves = found.map(({ color, size, quantity }) => ({ color, size, quantity }))
    const picture = colors.find(({ name }) => name === shelves[0]?.color)?.image || product_images[0] || ''
    return [{ _id, title, picture, shelves }]
  })
  return { lowStock: lowProducts, lowStockTotal: rows[0]?.total ?? 0 }
}

const productsOf = (db: Db, rows: readonly { productId: string }[], now: Date) =>
  loadSellable(
    db,
    rows.map(row => row.productId),
    now,
  )
