import type { Deps } from '../deps.ts'
import { deleteOldPayments } from './ledger/queries.ts'
import { deleteOldEvents } from './settle/event-queries.ts'

const dayMs = 86_400_000

/** The provider repeats an event for a few days; people ask about a payment for longer. */
const keptMs = { events: 30 * dayMs, payments: 180 * dayMs }

/** Deletes old events of the provider and old payments that came to nothing. */
export async function purgePayments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  await deleteOldEvents(db, ago(keptMs.events))
  await deleteOldPayments(db, ago(keptMs.payments))
}
