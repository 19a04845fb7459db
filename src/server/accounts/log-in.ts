import type { Credentials } from '../../contract/accounts.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { clearAttempts, countAttempt, takeBackAttempt } from '../http/rate-limits.ts'
import { nameAccount } from '../log/request-context.ts'
import { passwordMatches } from './password.ts'
import { findUserByEmail } from './queries.ts'
import { openSession } from './sessions/open-session.ts'

/**
 * Opens a session; returns its token, of which only the hash is stored. A wrong e-mail and a wrong password get the same
 * answer after the same work.
 * @throws wrong_credentials
 * @throws too_many after many wrong tries from one address
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'securityLog'>,
  credentials: Credentials,
  address: string,
  userAgent = '',
): Promise<{ token: string }> {
  // PostgreSQL's text type holds no NUL, so no account has one.
  const email = credentials.email.toLowerCase().replaceAll('\0', '\uFFFD')
  nameAccount(email)
  const account = loginAttemptKey(email) + address
  await countAttempt(deps, 'loginPerAddress', address)
  await countAttempt(deps, 'loginPerAccount', account)

  const user = await findUserByEmail(deps.db, email)
  const matches = await passwordMatches(user?.passwordHash ?? null, credentials.password)
  const token = user && matches ? await openSession(deps, user, { address, userAgent }) : null
  if (!user || token === null) throw new ShopError('wrong_credentials', 'please enter valid email & password')

  await clearAttempts(deps.db, 'loginPerAccount', account)
  // Not cleared: otherwise somebody with an account of their own could go on guessing others' passwords.
  await takeBackAttempt(deps.db, 'loginPerAddress', address)
  const event = user.userType === 'admin' ? 'staff_signed_in' : 'signed_in'
  deps.securityLog(event, { userId: user.id, network: address })
  return { token }
}

/** The subject under which tries at one account are counted, from any address. */
export const loginAttemptKey = (email: string): string => `${email} `
