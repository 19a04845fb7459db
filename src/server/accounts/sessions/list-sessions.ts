import type { SessionList } from '../../../contract/accounts/sessions.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { findSessionsOf } from './queries.ts'

/** The caller's sessions that have not ended, the last used first. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: Pick<Caller, 'userId' | 'tokenHash'>,
): Promise<SessionList> {
  const rows = await findSessionsOf(db, who.userId, clock())
  return {
    sessions: rows.map(({ tokenHash, device, network, createdAt, lastSeenAt }) => ({
      _id: tokenHash,
      device,
      network,
      signedInAt: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      current: tokenHash === who.tokenHash,
    })),
  }
}
