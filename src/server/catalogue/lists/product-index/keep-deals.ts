import type { Deps } from '../../../deps.ts'
import { createCache } from '../../../notices/create-cache.ts'
import { type RunningDeals, runningDealsUntil } from '../../../prices/running-deals.ts'

/** Keeps the deals of all products that run at one moment, until a deal changes, starts or ends. */
export function keepDeals({
  db,
  notices,
}: Pick<Deps, 'db' | 'notices'>): (now: Date) => Promise<RunningDeals> {
  const kept = createCache<RunningDeals>(notices, { max: 1 })
  return async now =>
    kept.get('deals', now.getTime()) ??
    kept.fill(async keep => {
      const { deals, until } = await runningDealsUntil(db, now)
      keep('deals', deals, { from: now.getTime(), until: until?.getTime() })
      return deals
    })
}
