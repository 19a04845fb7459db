import type { Deps } from '../../../deps.ts'
import { endAllBy, keepValues } from '../../../notices/keep-values.ts'
import { type RunningDeals, runningDealsUntil } from '../../../prices/running-deals.ts'

type KeptDeals = { deals: RunningDeals; from: Date; until: Date | null }

const coversMoment = ({ from, until }: KeptDeals, now: Date) => now >= from && (until === null || now < until)

/** Keeps the deals of all products that run at one moment, until a deal changes, starts or ends. */
export function keepDeals({
  db,
  notices,
}: Pick<Deps, 'db' | 'notices'>): (now: Date) => Promise<RunningDeals> {
  const kept = keepValues<KeptDeals>(notices, { maxKept: 1, endedBy: endAllBy('deals') })
  return async now => {
    const known = kept.get('running')
    if (known && coversMoment(known, now)) return known.deals
    const keep = kept.beginReading()
    const { deals, until } = await runningDealsUntil(db, now)
    keep('running', { deals, from: now, until })
    return deals
  }
}
