import type { Deps } from '../deps.ts'
import { deleteOldPayments } from './ledger/queries.ts'
import { deleteOldEvents } from './settle/event-queries.ts'

const day = 86_400_000

/** The provider tells nothing again after a few days; a payment that came to nothing is asked about for longer. */
const keptMs = { events: 30 * day, payments: 180 * day }

/** Deletes old events of the provider and old payments that came to nothing. */
export async function purgePayments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  await deleteOldEvents(db, ago(keptMs.events))
  await deleteOldPayments(db, ago(keptMs.payments))
}
