import type { Credentials } from '../../contract/accounts/accounts.ts'
import type { LoginAnswer } from '../../contract/accounts/second-factor.ts'
import { ShopError } from '../../contract/errors.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Device } from '../http/device-cookie.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { deleteTries, takeTry } from '../http/slow-down.ts'
import { nameAccount } from '../log/request-context.ts'
import { rememberDevice, triesPrefix, triesSubject } from './devices/known-devices.ts'
import { passwordMatches } from './passwords/password.ts'
import { findUserByEmail, lockUser, type UserRow } from './queries.ts'
import { openChallenge } from './second-factor/challenge.ts'
import { hasSecondFactor } from './second-factor/load-second-factor.ts'
import { openSession, type SignInPlace } from './sessions/open-session.ts'

/**
 * Opens a session, or for staff with a second factor a challenge; returns its token, of which only the hash is stored. A
 * wrong e-mail and a wrong password get the same answer after the same work.
 * @throws wrong_credentials
 * @throws too_many while tries at the account have to wait, and after many sign-ins, right or wrong, from one network
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'securityLog'>,
  credentials: Credentials,
  place: SignInPlace & { device: Device },
): Promise<LoginAnswer> {
  // PostgreSQL's text type holds no NUL, so no account has one.
  const email = credentials.email.toLowerCase().replaceAll('\0', '\uFFFD')
  nameAccount(email)
  const tries = await triesSubject(deps.db, email, place.device)
  // Right ones count, too: lists of stolen passwords are right now and then. A known browser has a count of its own, so
  // that whoever shares its network cannot lock it out.
  if (tries === triesPrefix(email)) await countAttempt(deps, 'loginPerAddress', place.address)
  await takeTry(deps, tries)

  const user = await findUserByEmail(deps.db, email)
  const matches = await passwordMatches(user?.passwordHash ?? null, credentials.password)
  const answer = user && matches ? await beginSession(deps, user, place) : null
  if (!user || answer === null)
    throw new ShopError('wrong_credentials', 'please enter valid email & password')

  await deleteTries(deps.db, tries)
  await rememberDevice(deps, user.id, place.device)
  const event = user.userType === 'admin' ? 'staff_signed_in' : 'signed_in'
  if (answer.token) deps.securityLog(event, { userId: user.id, network: place.address })
  return answer
}

/** Null when the password was changed at this very moment. */
async function beginSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: UserRow,
  place: SignInPlace,
): Promise<LoginAnswer | null> {
  if (user.userType === 'admin')
    return inTransaction(deps.db, tx => beginStaffSession({ ...deps, db: tx }, user, place))
  const token = await openSession(deps, user, place)
  return token === null ? null : { token }
}

/** With the account locked: a second factor turned on at this very moment would let this sign-in pass without a code. */
async function beginStaffSession(
  { db: tx, clock }: { db: Tx; clock: Deps['clock'] },
  user: UserRow,
  place: SignInPlace,
): Promise<LoginAnswer | null> {
  await lockUser(tx, user.id)
  if (await hasSecondFactor(tx, user.id)) {
    const challenge = await openChallenge({ db: tx, clock }, user)
    return challenge === null ? null : { challenge }
  }
  const token = await openSession({ db: tx, clock }, user, place)
  return token === null ? null : { token }
}
