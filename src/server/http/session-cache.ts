import { seconds } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import { keepValues } from '../notices/keep-values.ts'
import type { Notice } from '../notices/notice.ts'
import { findSessionUser } from './queries.ts'
import { type Caller, hashToken } from './session.ts'

/** A caller, and when their session was last used as far as is known here. */
export type FoundSession = Caller & { lastSeenAt: Date }

/** The person of a token, or null if it is unknown, ended or expired. */
export type FindCaller = (token: string) => Promise<FoundSession | null>

type KeptCaller = { caller: FoundSession; since: number; endsAt: number }

/** A notice should never be late; if one is, this is how long an ended session may go on. */
const keptMs = seconds(5)
const maxKept = 10_000

/**
 * Finds callers, and keeps them for some seconds so that most calls need no query for it. A notice ends a kept session
 * in every process as soon as the commit that ends it or changes its account.
 */
export function openSessions({ db, clock, notices }: Pick<Deps, 'db' | 'clock' | 'notices'>): FindCaller {
  const kept = keepValues<KeptCaller>(notices, { maxKept, endedBy })
  return async token => {
    const [tokenHash, now] = [hashToken(token), clock()]
    const since = now.getTime()
    const known = kept.get(tokenHash)
    if (known && known.since <= since && since < known.endsAt) return known.caller
    const keep = kept.beginReading()
    const found = await findSessionUser(db, tokenHash, now)
    if (!found) return null
    const { expiresAt, ...caller } = found
    keep(tokenHash, { caller, since, endsAt: Math.min(since + keptMs, expiresAt.getTime()) })
    return caller
  }
}

function endedBy(notice: Notice, kept: Map<string, KeptCaller>): boolean {
  if (notice.kind !== 'session' && notice.kind !== 'account') return false
  if (notice.kind === 'session') kept.delete(notice.tokenHash)
  else for (const [tokenHash, { caller }] of kept) if (caller.userId === notice.userId) kept.delete(tokenHash)
  return true
}
