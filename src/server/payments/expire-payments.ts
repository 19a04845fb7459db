import { days } from '../../contract/durations.ts'
import { expireHoldTimes } from '../catalogue/holds/holds.ts'
import type { Deps } from '../deps.ts'
import { deleteOldPayments } from './ledger/queries.ts'
import { deleteOldEvents } from './settle/event-queries.ts'

/** The provider repeats an event for a few days, and holding stock is limited by the hour. */
const keptMs = { events: days(30), holdTimes: days(1) }

/** Deletes old events of the provider and old payments that came to nothing, and forgets when stock was held. */
export async function expirePayments({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  await deleteOldEvents(db, ago(keptMs.events))
  await deleteOldPayments(db, ago(config.retention.payments))
  await expireHoldTimes(db, ago(keptMs.holdTimes))
}
