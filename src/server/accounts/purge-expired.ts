import type { Deps } from '../deps.ts'
import { purgeGuestSessions } from '../http/guests/guest-session.ts'
import { purgeAttempts } from '../http/rate-limits.ts'
import { deleteExpiredConfirmations } from './confirmation/queries.ts'
import { purgeDevices } from './devices/known-devices.ts'
import { deleteForgottenGuests } from './guests/guest-queries.ts'
import { deleteExpiredResets, deleteExpiredSessions } from './queries.ts'
import { purgeChallenges } from './second-factor/challenge.ts'

/** Deletes expired sessions and links, guests who ordered nothing and whose cookie has ended, old attempt counts, and browsers that nobody has signed in from for a year. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredResets(db, now)
  await deleteExpiredConfirmations(db, now)
  await purgeChallenges({ db, clock })
  await purgeDevices({ db, clock })
  await purgeAttempts({ db, clock })
  await purgeGuestSessions(db, now)
  await deleteForgottenGuests(db)
}
