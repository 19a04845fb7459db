import type { SignUp, User } from '../../contract/accounts.ts'
import type { Deps } from '../deps.ts'
import { countAttempt } from '../http/limits.ts'
import { createUser } from './create-user.ts'

/**
 * Makes a shopper's account, whatever kind the request asks for. Throws `email_taken` or `username_taken`,
 * and `too_many` when one address makes account after account.
 */
export async function signUp(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'config'>,
  person: SignUp,
  address: string,
): Promise<User> {
  await countAttempt(deps, 'signUpPerAddress', address)
  return createUser(deps, person, { userType: 'shopper' })
}
