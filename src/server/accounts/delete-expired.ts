import type { Deps } from '../deps.ts'
import { expireGuestSessions } from '../http/guests/guest-session.ts'
import { expireAttempts } from '../http/rate-limits.ts'
import { deleteExpiredConfirmations } from './confirmation/queries.ts'
import { expireDevices } from './devices/known-devices.ts'
import { deleteForgottenGuests } from './guests/guest-queries.ts'
import { deleteExpiredResets, deleteExpiredSessions } from './queries.ts'
import { expireChallenges } from './second-factor/challenge.ts'

/** Deletes expired sessions and links, guests who ordered nothing and whose cookie has ended, old attempt counts, and browsers that nobody has signed in from for a year. */
export async function deleteExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteExpiredResets(db, now)
  await deleteExpiredConfirmations(db, now)
  await expireChallenges({ db, clock })
  await expireDevices({ db, clock })
  await expireAttempts({ db, clock })
  await expireGuestSessions(db, now)
  await deleteForgottenGuests(db)
}
