import { ShopError } from '../../../contract/errors.ts'
import type { CurrentSettings } from '../../settings/settings.ts'
import type { UserRow } from '../queries.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isMadeOfWords } from './own-words.ts'

type Person = Pick<UserRow, 'email' | 'username' | 'firstName' | 'lastName' | 'userType'>

/** A login of the staff opens everybody's orders and addresses. */
export const minStaffPassword = 12

/**
 * Refuses passwords that are guessed first. Everybody who lets a person choose one asks here, before `createUser` or
 * `hashPassword`, which take any: the demo's logins are made without asking.
 * @throws invalid naming the field `password`
 */
export async function checkNewPassword(
  { settings }: { settings: CurrentSettings },
  password: string,
  person: Person,
): Promise<void> {
  const { name } = settings.current().shop
  const words = await passwordProblem(password.normalize('NFKC'), person, name)
  if (words) throw new ShopError('invalid', words, { password: words })
}

async function passwordProblem(password: string, person: Person, shopName: string): Promise<string | null> {
  if (person.userType === 'admin' && password.length < minStaffPassword)
    return `Use at least ${minStaffPassword} characters: this login is for the shop’s staff.`
  if (await isCommonPassword(password.toLowerCase()))
    return 'Many people use this password, so it is guessed first. Choose another one.'
  if (isMadeOfWords(password, ownWords(person, shopName)))
    return 'This is too easy to guess: it is made of your name, email or the shop’s name. Choose other words.'
  return null
}

function ownWords({ email, username, firstName, lastName }: Person, shopName: string): string[] {
  const [local = ''] = email.split('@')
  const words = [local, username, firstName, lastName, shopName]
  const parts = words.flatMap(word => word.split(/[^\p{L}\p{M}]+/u)).filter(part => part.length > 2)
  return [...words, ...parts]
}
