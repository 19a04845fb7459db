import type { SignUp, User } from '../../contract/accounts/accounts.ts'
import { checkPhone } from '../contacts/check-contact.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countAttempt, takeBackAttempt } from '../http/rate-limits.ts'
import { queueConfirmation } from './confirmation/mail-confirmation.ts'
import { createUser } from './create-user.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'

/**
 * Creates a shopper's account, whatever user type the request names, and mails a link that confirms its address.
 * @throws invalid for a password that is guessed first, or a phone that cannot be called
 * @throws email_taken
 * @throws username_taken
 * @throws too_many when one network creates many accounts, or has asked for ten taken names within an hour: then also for
 * free ones, so that nobody can list who has an account
 */
export async function signUp(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'settings' | 'outbox' | 'log'>,
  person: SignUp,
  { address, origin }: { address: string; origin: string | null },
): Promise<User> {
  await countAttempt(deps, 'signUpPerAddress', address)
  const phone = checkPhone(deps, person.phone)
  await checkNewPassword(deps, person.password, { ...person, ...person.address, userType: 'shopper' })
  await countAttempt(deps, 'takenPerAddress', address)
  const along = (tx: Tx, account: { id: string; email: string }) =>
    queueConfirmation(tx, deps, account, origin)
  const user = await createUser(deps, { ...person, phone }, { along })
  await takeBackAttempt(deps.db, 'takenPerAddress', address)
  deps.outbox.wake()
  return user
}
