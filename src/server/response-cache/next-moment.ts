import { hours } from '../../contract/durations.ts'
import type { Policies } from '../../contract/policies.ts'
import type { Deps } from '../deps.ts'
import { findNextMoment } from './queries.ts'

export type NextMoment = {
  /** The time in ms at which an answer made at `now` ends by the clock alone. */
  after: (now: number, isOfSales: boolean) => Promise<number>
  /** To be called when the catalogue changed. */
  forget: () => void
}

/** Best sellers are counted from full hours on (`orders/hot-selling.ts`). */
const salesStepMs = hours(1)

/**
 * Knows until when public answers last, with one query after each change of the catalogue and each such moment. While
 * notices may be missed it asks every time.
 */
export function createNextMoment({
  db,
  notices,
  settings,
}: Pick<Deps, 'db' | 'notices' | 'settings'>): NextMoment {
  let known: { from: number; at: Promise<number> } | null = null
  const find = async (now: number) =>
    (await findNextMoment(db, new Date(now)))?.getTime() ?? Number.POSITIVE_INFINITY
  const after = async (now: number, isOfSales: boolean) => {
    let current = known
    if (!current || now < current.from || now >= (await current.at.catch(() => 0))) {
      current = { from: now, at: find(now) }
      known = notices.isListening() ? current : null
    }
    const end = Math.min(await current.at, nextAnnouncement(settings.current().policies, now))
    return isOfSales ? Math.min(end, (Math.floor(now / salesStepMs) + 1) * salesStepMs) : end
  }
  return {
    after,
    forget: () => {
      known = null
    },
  }
}

/** When the owner's announcement begins or ends next. */
function nextAnnouncement({ announcementFrom, announcementUntil }: Policies, now: number): number {
  const moments = [announcementFrom, announcementUntil].flatMap(each => each ?? []).map(Date.parse)
  return Math.min(...moments.filter(moment => moment > now))
}
