import { hours } from '../../contract/durations.ts'
import type { Db } from '../db/schema.ts'
import { findNextMoment } from './queries.ts'

export type NextMoment = {
  /** The time in ms at which an answer made at `now` ends by the clock alone. */
  after: (now: number, isOfSales: boolean) => Promise<number>
  /** To be called when the catalogue changed. */
  forget: () => void
}

/** Best sellers are counted from full hours on (`orders/hot-selling.ts`). */
const salesStepMs = hours(1)

/** Knows until when public answers last, with one query after each change of the catalogue and each such moment. */
export function createNextMoment(db: Db): NextMoment {
  let known: { from: number; at: Promise<number> } | null = null
  const find = async (now: number) =>
    (await findNextMoment(db, new Date(now)))?.getTime() ?? Number.POSITIVE_INFINITY
  const after = async (now: number, isOfSales: boolean) => {
    let current = known
    if (!current || now < current.from || now >= (await current.at.catch(() => 0))) {
      current = { from: now, at: find(now) }
      known = current
    }
    const end = await current.at
    return isOfSales ? Math.min(end, (Math.floor(now / salesStepMs) + 1) * salesStepMs) : end
  }
  return {
    after,
    forget: () => {
      known = null
    },
  }
}
