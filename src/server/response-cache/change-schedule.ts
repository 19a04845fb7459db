import { hours } from '../../contract/durations.ts'
import { homeMoments } from '../../contract/settings/home/active-parts.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import type { Deps } from '../deps.ts'
import { nextScheduledChange } from './queries.ts'

export type ChangeSchedule = {
  /** The time in ms at which an answer made at `now`, which depends on these names, ends by the clock alone. */
  nextAfter: (now: number, names: ReadonlySet<string>) => Promise<number>
  /** To be called when the catalogue changed. */
  clear: () => void
}

/** Best sellers, and what is new in collections, are counted from full hours on. */
const hourMs = hours(1)

/**
 * Knows until when public answers last, with one query after each change of the catalogue and each such moment. While
 * notices may be missed it asks every time.
 */
export function createChangeSchedule({
  db,
  notices,
  settings,
  collections,
}: Pick<Deps, 'db' | 'notices' | 'settings' | 'collections'>): ChangeSchedule {
  let known: { from: number; at: Promise<number> } | null = null
  const find = async (now: number) =>
    (await nextScheduledChange(db, new Date(now)))?.getTime() ?? Number.POSITIVE_INFINITY
  const nextAfter = async (now: number, names: ReadonlySet<string>) => {
    let current = known
    if (!current || now < current.from || now >= (await current.at.catch(() => 0))) {
      current = { from: now, at: find(now) }
      known = notices.isListening() ? current : null
    }
    const end = Math.min(await current.at, nextOfSettings(settings.current(), now))
    const isByTheHour = names.has('sales') || hasNewest(collections.current())
    return isByTheHour ? Math.min(end, (Math.floor(now / hourMs) + 1) * hourMs) : end
  }
  return {
    nextAfter,
    clear: () => {
      known = null
    },
  }
}

/** When the owner's announcement, or a part of the home page, comes or goes next. */
function nextOfSettings({ policies, home }: Settings, now: number): number {
  const { announcementFrom, announcementUntil } = policies
  const moments = [announcementFrom, announcementUntil, ...homeMoments(home)]
  return Math.min(
    ...moments
      .flatMap(each => each ?? [])
      .map(Date.parse)
      .filter(moment => moment > now),
  )
}

/** Whether a collection has what was listed lately, which the clock alone changes. */
const hasNewest = ({ rows }: { rows: readonly { rule: { days: number | null } | null }[] }) =>
  rows.some(({ rule }) => rule !== null && rule.days !== null)
