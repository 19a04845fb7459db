import type { SignUp, User } from '../../contract/accounts.ts'
import type { Deps } from '../deps.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { createUser } from './create-user.ts'

/**
 * Creates a shopper's account, whatever user type the request names.
 * @throws email_taken
 * @throws username_taken
 * @throws too_many when one address creates many accounts
 */
export async function signUp(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'config'>,
  person: SignUp,
  address: string,
): Promise<User> {
  await countAttempt(deps, 'signUpPerAddress', address)
  return createUser(deps, person)
}
