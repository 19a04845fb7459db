import { days } from '../../../contract/durations.ts'
import { clockToleranceMs } from '../../clock/clock-tolerance.ts'
import type { Db } from '../../db/schema.ts'
import { holdMs } from '../limits.ts'
import { bringPaymentsForward, shortenFutureHolds } from './job-queries.ts'

/** No payment waits longer for its next turn, refunds that are only watched included. */
const longestWaitMs = days(1)

/** Ends in time what was held, and does what was due, before the clock was put back: both would last for as long. */
export async function hastenPayments(db: Db, now: Date): Promise<void> {
  const after = (ms: number) => new Date(now.getTime() + ms)
  await shortenFutureHolds(db, after(holdMs), after(holdMs + clockToleranceMs))
  await bringPaymentsForward(db, now, after(longestWaitMs + clockToleranceMs))
}
