import type { Deps } from '../deps.ts'
import { purgeAttempts } from '../http/rate-limits.ts'
import { deleteExpiredConfirmations } from './confirmation/queries.ts'
import { purgeDevices } from './devices/known-devices.ts'
import { deleteExpiredResets, deleteExpiredSessions } from './queries.ts'
import { purgeChallenges } from './second-factor/challenge.ts'

/** Deletes expired sessions and links, old attempt counts, and browsers that nobody has signed in from for a year. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredResets(db, now)
  await deleteExpiredConfirmations(db, now)
  await purgeChallenges({ db, clock })
  await purgeDevices({ db, clock })
  await purgeAttempts({ db, clock })
}
