import type { Deps } from '../deps.ts'
import { purgeAttempts } from '../http/rate-limits.ts'
import { deleteExpiredResets, deleteExpiredSessions } from './queries.ts'
import { purgeChallenges } from './second-factor/challenge.ts'

/** Deletes expired sessions, expired links and old attempt counts. None of them has any effect any more. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredResets(db, now)
  await purgeChallenges({ db, clock })
  await purgeAttempts({ db, clock })
}
