import { seconds } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import type { Notice, SessionNotice } from '../notices/notice.ts'
import { findSessionUser } from './queries.ts'
import { type Caller, hashToken } from './session.ts'

/** The person of a token, or null if it is unknown, ended or expired. */
export type FindCaller = (token: string) => Promise<Caller | null>

/** A notice should never be late; if one is, this is how long an ended session may go on. */
const keptMs = seconds(5)
const usualMaxKept = 10_000

/**
 * Finds callers, and keeps them for some seconds so that most calls need no query for it. A notice ends a kept session
 * in every process as soon as the commit that ends it or changes its account; nothing is kept while notices may be missed.
 */
export function openSessions(
  { db, clock, notices }: Pick<Deps, 'db' | 'clock' | 'notices'>,
  maxKept = usualMaxKept,
): FindCaller {
  const kept = new Map<string, { caller: Caller; endsAt: number }>()
  let endings = 0

  const heard = (notice: Notice | SessionNotice) => {
    if (notice.kind !== 'session' && notice.kind !== 'account') return
    endings += 1
    if (notice.kind === 'session') return void kept.delete(notice.tokenHash)
    for (const [tokenHash, { caller }] of kept) if (caller.userId === notice.userId) kept.delete(tokenHash)
  }
  const missed = () => {
    endings += 1
    kept.clear()
  }
  notices.subscribe({ heard, missed })

  return async token => {
    const [tokenHash, now] = [hashToken(token), clock()]
    const known = kept.get(tokenHash)
    if (known && known.endsAt > now.getTime() && notices.isListening()) return known.caller
    kept.delete(tokenHash)
    const before = { endings, isListening: notices.isListening() }
    const found = await findSessionUser(db, tokenHash, now)
    if (!found) return null
    const { expiresAt, ...caller } = found
    // What ended while it was read is not kept.
    if (before.isListening && notices.isListening() && before.endings === endings) {
      const [oldest] = kept.size >= maxKept ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(tokenHash, { caller, endsAt: Math.min(now.getTime() + keptMs, expiresAt.getTime()) })
    }
    return caller
  }
}
