import type { Db } from '../db/schema.ts'
import { searchSellers, sumSellers } from './sales-queries.ts'

/**
 * Few products sell most of the pieces, so the best sellers of a year are nearly always among the first 25 of its months.
 * Where 250 are not enough either, sales are so even that every product is summed.
 */
const depths = [25, 250]

/**
 * The products with most pieces sold since a moment until the end of this month, returned ones left out; of equal ones those
 * with more revenue in `currency`. The best of each month are summed first: any other sold at most what the next ones sold.
 */
export async function findBestSellers(
  db: Db,
  { since, now, limit, currency }: { since: Date; now: Date; limit: number; currency: string },
) {
  const months = monthsOf(since, now)
  const firstWholeMonth = months.find(month => month >= since) ?? nextMonth(now)
  const span = { since, months, firstWholeMonth, limit, currency }
  for (const depth of depths) {
    const { sellers, unseen } = await searchSellers(db, { ...span, depth })
    const maxUnseen = unseen[0]?.maxUnits ?? 0
    if (maxUnseen === 0 || (sellers[limit - 1]?.units ?? 0) > maxUnseen) return sellers
  }
  return sumSellers(db, span)
}

const monthOf = (moment: Date): Date => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()))
const nextMonth = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1))

/** The months in UTC between two moments, both included, by their first moments. */
function monthsOf(from: Date, to: Date): Date[] {
  const months: Date[] = []
  for (let month = monthOf(from); month <= to; month = nextMonth(month)) months.push(month)
  return months
}
