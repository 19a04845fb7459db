import type { Deps } from '../deps.ts'
import { deleteExpiredAttempts, deleteExpiredResets, deleteExpiredSessions } from './queries.ts'

/** Deletes sessions and mailed links past their time, and tries that no longer count. For tidiness: none has any effect. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredResets(db, now)
  await deleteExpiredAttempts(db, now)
}
