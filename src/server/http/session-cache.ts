import { seconds } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import { createCache } from '../notices/create-cache.ts'
import { names } from '../notices/notice.ts'
import { findSessionUser } from './queries.ts'
import { type Caller, hashToken } from './session.ts'

/** A caller, and when their session was last used as far as is known here. */
export type FoundSession = Caller & { lastSeenAt: Date }

/** The person of a token, or null if it is unknown, ended or expired. */
export type FindCaller = (token: string) => Promise<FoundSession | null>

/** A notice should never be late; if one is, this is how long an ended session may go on. */
const keptMs = seconds(5)
const maxKept = 10_000

/**
 * Finds callers, and keeps them for some seconds so that most calls need no query for it. A notice ends a kept session
 * in every process as soon as the commit that ends it or changes its account.
 */
export function openSessions({ db, clock, notices }: Pick<Deps, 'db' | 'clock' | 'notices'>): FindCaller {
  const kept = createCache<FoundSession>(notices, { max: maxKept })
  return async token => {
    const [tokenHash, now] = [hashToken(token), clock()]
    const [key, from] = [names.session(tokenHash), now.getTime()]
    const known = kept.get(key, from)
    if (known) return known
    return kept.load(key, async keep => {
      const found = await findSessionUser(db, tokenHash, now)
      if (!found) return null
      const { expiresAt, ...caller } = found
      const until = Math.min(from + keptMs, expiresAt.getTime())
      keep(key, caller, { dependsOn: [names.account(caller.userId)], from, until })
      return caller
    })
  }
}
