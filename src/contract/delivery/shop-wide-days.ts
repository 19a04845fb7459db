import type { Delivery } from './delivery.ts'

/** What a page that is the same for everybody says of when a parcel arrives. */
export type ShopWideDays = {
  /** Working days; null: not every city is promised some. */
  days: { from: number; until: number } | null
  /** Whether the city decides. */
  byCity: boolean
}

/** In how many days the shop delivers, wherever it is to; null for one that promises nobody any. */
export function shopWideDays({
  zones,
  elsewhere,
}: Pick<Delivery, 'zones' | 'elsewhere'>): ShopWideDays | null {
  const all = [...zones, elsewhere].map(({ days }) => days)
  const promised = all.filter(days => days !== null)
  if (promised.length === 0) return null
  const days = {
    from: Math.min(...promised.map(({ from }) => from)),
    until: Math.max(...promised.map(({ until }) => until)),
  }
  const byCity = all.some(each => each?.from !== days.from || each.until !== days.until)
  return { days: promised.length === all.length ? days : null, byCity }
}

/** "2 to 6 working days". */
export function daysLabel({ from, until }: { from: number; until: number }): string {
  const most = until === 1 ? '1 working day' : `${until} working days`
  if (from === until) return until === 0 ? 'the day it is ordered' : most
  return from === 0 ? `up to ${most}` : `${from} to ${most}`
}
