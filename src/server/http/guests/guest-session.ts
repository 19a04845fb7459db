import { randomBytes } from 'node:crypto'
import { days } from '../../../contract/durations.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Caller, hashToken } from '../session.ts'
import { type GuestCookie, guestKeptMs, hashesOf } from './guest-cookie.ts'
import {
  deleteExpiredGuestSessions,
  deleteGuestSessionsOf,
  extendGuestSession,
  findGuestSessions,
  insertGuestSession,
  insertMissingGuestSession,
  takeGuestSessions,
} from './queries.ts'

/** A cookie is renewed once a day at most, not with every call. */
const renewedAfterMs = days(1)

/** Somebody without an account: known by a cookie, or new, with an id that nothing is stored under yet. */
export async function findGuest(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  cookie: GuestCookie,
): Promise<Caller> {
  const now = clock()
  const sessions = cookie.tokens.length > 0 ? await findGuestSessions(db, hashesOf(cookie), now) : []
  const sessionOf = (token: string) => sessions.find(({ tokenHash }) => tokenHash === hashToken(token))
  // Of a doubled cookie the same one always counts: the first that is known.
  const token = cookie.tokens.find(sessionOf)
  const found = token === undefined ? undefined : sessionOf(token)
  if (token === undefined || !found) return guestCaller(newId(), 'new', now)
  const expiresAt = new Date(now.getTime() + guestKeptMs)
  if (expiresAt.getTime() - found.expiresAt.getTime() > renewedAfterMs) {
    await extendGuestSession(db, found.tokenHash, expiresAt)
    cookie.keep(token)
  }
  return guestCaller(found.userId, 'known', now)
}

const guestCaller = (userId: string, guest: 'known' | 'new', signedInAt: Date): Caller => ({
  userId,
  guest,
  signedInAt,
  userType: 'shopper',
  staffRole: null,
  needsSecondFactor: false,
  email: '',
  username: '',
  firstName: '',
  lastName: '',
  tokenHash: '',
})

/** Whether a cookie still stands for this guest. */
export async function isGuestOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cookie: GuestCookie,
  userId: string,
): Promise<boolean> {
  const sessions = await findGuestSessions(db, hashesOf(cookie), clock())
  return sessions.some(session => session.userId === userId)
}

/** Makes a guest's cookie for 30 days from now; returns what it holds, of which only the hash is stored. */
export async function openGuestSession(tx: Tx, deps: Pick<Deps, 'clock'>, userId: string): Promise<string> {
  const { token, row } = newGuestSession(deps, userId)
  await insertGuestSession(tx, row)
  return token
}

/** The same for a guest who may have a cookie already: null where they do. */
export async function reopenGuestSession(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  userId: string,
): Promise<string | null> {
  const { token, row } = newGuestSession(deps, userId)
  return (await insertMissingGuestSession(tx, row)) ? token : null
}

function newGuestSession({ clock }: Pick<Deps, 'clock'>, userId: string) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock().getTime() + guestKeptMs)
  return { token, row: { tokenHash: hashToken(token), userId, expiresAt } }
}

/** Ends the guests that a cookie stands for, and returns their ids; of two calls at once one gets them. */
export async function takeGuests(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  cookie: Pick<GuestCookie, 'tokens'>,
): Promise<string[]> {
  const taken = await takeGuestSessions(tx, hashesOf(cookie), clock())
  return taken.map(({ userId }) => userId)
}

/** Deletes the guest session after sign-up. */
export const endGuestSession = (tx: Tx, userId: string) => deleteGuestSessionsOf(tx, userId)

export const expireGuestSessions = (db: Db, now: Date) => deleteExpiredGuestSessions(db, now)
