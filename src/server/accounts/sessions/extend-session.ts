import type { Deps } from '../../deps.ts'
import type { FoundSession } from '../../http/session-cache.ts'
import { extendSession } from './queries.ts'
import { sessionEnd, sessionTimes } from './session-times.ts'

/** Lets a session go on from now, and writes that it was used; at most once a minute for staff, once an hour for others. */
export async function extendUsedSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: FoundSession,
): Promise<void> {
  const now = clock()
  const { tokenHash, userType, signedInAt, lastSeenAt } = session
  const seenBefore = new Date(now.getTime() - sessionTimes[userType].writeEveryMs)
  if (lastSeenAt > seenBefore) return
  // Before the write, so that calls which come meanwhile do not write as well.
  session.lastSeenAt = now
  await extendSession(db, tokenHash, { now, seenBefore, expiresAt: sessionEnd(userType, signedInAt, now) })
}
