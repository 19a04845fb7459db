import type { Credentials } from '../../contract/accounts.ts'
import { ShopError } from '../../contract/errors.ts'
import type { LoginAnswer } from '../../contract/second-factor.ts'
import type { Deps } from '../deps.ts'
import { clearAttempts, countAttempt, takeBackAttempt } from '../http/rate-limits.ts'
import { nameAccount } from '../log/request-context.ts'
import { passwordMatches } from './passwords/password.ts'
import { findUserByEmail, type UserRow } from './queries.ts'
import { openChallenge } from './second-factor/challenge.ts'
import { hasSecondFactor } from './second-factor/load-second-factor.ts'
import { openSession, type SignInPlace } from './sessions/open-session.ts'

/**
 * Opens a session, or for staff with a second factor a challenge; returns its token, of which only the hash is stored. A wrong e-mail and a wrong password get the same
 * answer after the same work.
 * @throws wrong_credentials
 * @throws too_many after many wrong tries from one address
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'securityLog'>,
  credentials: Credentials,
  address: string,
  userAgent = '',
): Promise<LoginAnswer> {
  // PostgreSQL's text type holds no NUL, so no account has one.
  const email = credentials.email.toLowerCase().replaceAll('\0', '\uFFFD')
  nameAccount(email)
  const account = loginAttemptKey(email) + address
  await countAttempt(deps, 'loginPerAddress', address)
  await countAttempt(deps, 'loginPerAccount', account)

  const user = await findUserByEmail(deps.db, email)
  const matches = await passwordMatches(user?.passwordHash ?? null, credentials.password)
  const answer = user && matches ? await admit(deps, user, { address, userAgent }) : null
  if (!user || answer === null)
    throw new ShopError('wrong_credentials', 'please enter valid email & password')

  await clearAttempts(deps.db, 'loginPerAccount', account)
  // Not cleared: otherwise somebody with an account of their own could go on guessing others' passwords.
  await takeBackAttempt(deps.db, 'loginPerAddress', address)
  const event = user.userType === 'admin' ? 'staff_signed_in' : 'signed_in'
  if (answer.token) deps.securityLog(event, { userId: user.id, network: address })
  return answer
}

/** Null when the password was changed at this very moment. */
async function admit(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: UserRow,
  place: SignInPlace,
): Promise<LoginAnswer | null> {
  if (user.userType === 'admin' && (await hasSecondFactor(deps.db, user.id))) {
    const challenge = await openChallenge(deps, user)
    return challenge === null ? null : { challenge }
  }
  const token = await openSession(deps, user, place)
  return token === null ? null : { token }
}

/** The subject under which tries at one account are counted, from any address. */
export const loginAttemptKey = (email: string): string => `${email} `
