import { toDollars } from '../../contract/money.ts'
import type { Dashboard, DashboardQuery } from '../../contract/staff.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countLowShelves, countWork, findBestSellers, findLowShelves, sumDays } from './dashboard-queries.ts'

const dayMs = 86_400_000

/** So many low shelves and best sellers are shown. */
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
    lowStock: await lowStock(db, now),
    lowStockTotal: await countLowShelves(db, now),
    days: await everyDay(db, since, query),
    bestSellers: await bestSellers(db, since),
  }
}

/** Midnight on the reader's clock at the beginning of the first day. */
function startOf({ days, offset }: DashboardQuery, now: Date): Date {
  const aheadMs = offset * 60_000
  const today = Math.floor((now.getTime() + aheadMs) / dayMs)
  return new Date((today - days + 1) * dayMs - aheadMs)
}

async function everyDay(db: Db, since: Date, { days, offset }: DashboardQuery): Promise<Dashboard['days']> {
  const sums = new Map((await sumDays(db, { since, offset })).map(sum => [sum.day, sum]))
  const first = since.getTime() + offset * 60_000
  return Array.from({ length: days }, (_, nth) => {
    const day = new Date(first + nth * dayMs).toISOString().slice(0, 10)
    const { orders = 0, cents = 0 } = sums.get(day) ?? {}
    return { day, orders, revenue: toDollars(cents) }
  })
}

async function bestSellers(db: Db, since: Date): Promise<Dashboard['bestSellers']> {
  const rows = await findBestSellers(db, { since, limit: shown })
  return rows.map(({ id, title, pictures, units, cents }) => ({
    _id: id,
    title,
    picture: pictures[0]?.url ?? '',
    units,
    revenue: toDollars(cents),
  }))
}

async function lowStock(db: Db, now: Date): Promise<Dashboard['lowStock']> {
  const rows = await findLowShelves(db, { now, limit: shown })
  return rows.map(({ id, title, pictures, colors, color, size, quantity }) => ({
    ...{ _id: id, title, color, size, quantity },
    picture: colors.find(({ name }) => name === color)?.image || pictures[0]?.url || '',
  }))
}
