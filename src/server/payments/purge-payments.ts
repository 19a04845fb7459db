import { days } from '../../contract/durations.ts'
import { purgeHoldTimes } from '../catalogue/stock/stock.ts'
import type { Deps } from '../deps.ts'
import { deleteOldPayments } from './ledger/queries.ts'
import { deleteOldEvents } from './settle/event-queries.ts'

/** The provider repeats an event for a few days; people ask about a payment for longer. */
const keptMs = { events: days(30), payments: days(180), holdTimes: days(1) }

/** Deletes old events of the provider and old payments that came to nothing, and forgets when stock was held. */
export async function purgePayments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  await deleteOldEvents(db, ago(keptMs.events))
  await deleteOldPayments(db, ago(keptMs.payments))
  await purgeHoldTimes(db, ago(keptMs.holdTimes))
}
