import type { Deps } from '../deps.ts'
import { deleteExpiredAttempts, deleteExpiredSessions } from './queries.ts'

/** Deletes sessions past their time and tries that no longer count. For tidiness: neither has any effect. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredAttempts(db, now)
}
