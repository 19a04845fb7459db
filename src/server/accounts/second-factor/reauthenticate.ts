import { minutes } from '../../../contract/durations.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Deps } from '../../deps.ts'
import { clearAttempts, countAttempt } from '../../http/rate-limits.ts'
import type { Caller } from '../../http/session.ts'
import { passwordMatches } from '../passwords/password.ts'
import { findPasswordHash } from './queries.ts'

export type ReauthenticationDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'securityLog'>

const recentMs = minutes(10)

/**
 * Whoever finds an open screen must not get further: the sign-in is at most ten minutes ago, or the current password is
 * given. A wrong one is refused in any case.
 * @throws reauthenticate otherwise
 * @throws too_many after many wrong passwords
 */
export async function checkReauthenticated(
  deps: ReauthenticationDeps,
  { userId, signedInAt }: Pick<Caller, 'userId' | 'signedInAt'>,
  currentPassword: string | undefined,
): Promise<void> {
  // A sign-in of the future is from before the clock was put back, and nobody knows how long ago.
  const isRecent = Math.abs(deps.clock().getTime() - signedInAt.getTime()) <= recentMs
  if (!currentPassword) {
    if (isRecent) return
    throw new ShopError('reauthenticate', 'Enter your current password to go on.')
  }
  await countAttempt(deps, 'currentPasswordPerAccount', userId)
  const user = await findPasswordHash(deps.db, userId)
  if (!(await passwordMatches(user?.passwordHash ?? null, currentPassword))) {
    const words = 'This is not your current password.'
    throw new ShopError('reauthenticate', words, { currentPassword: words })
  }
  await clearAttempts(deps.db, 'currentPasswordPerAccount', userId)
}
