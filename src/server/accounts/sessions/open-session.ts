import { randomBytes } from 'node:crypto'
import type { UserType } from '../../../contract/accounts/accounts.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../../http/session.ts'
import { coarseNetwork } from './coarse-network.ts'
import { deviceWords } from './device-words.ts'
import { insertSession } from './queries.ts'
import { sessionEnd } from './session-times.ts'

/** Where a person signs in: the caller's network, and the browser as it names itself. */
export type SignInPlace = { address: string; userAgent: string }

type Account = { id: string; userType: UserType; passwordHash: string }

/**
 * The new session's token, of which only the hash is stored; or null when the password was changed at this very moment.
 * `createdAt`: when the person signed in.
 */
export async function openSession(
  { db, clock }: { db: Db | Tx; clock: Deps['clock'] },
  { id, userType, passwordHash }: Account,
  { address, userAgent }: SignInPlace,
  createdAt = clock(),
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const now = clock()
  const session = {
    tokenHash: hashToken(token),
    userId: id,
    createdAt,
    lastSeenAt: now,
    expiresAt: sessionEnd(userType, createdAt, now),
    device: deviceWords(userAgent),
    network: coarseNetwork(address),
  }
  return (await insertSession(db, session, passwordHash)) ? token : null
}
