import { ShopError } from '../../../contract/errors.ts'
import type { CurrentSettings } from '../../settings/settings.ts'
import type { UserRow } from '../queries.ts'
import { isMadeOfWords, isPhone } from './own-words.ts'
import { passwordStrength } from './password-strength.ts'

type Person = Pick<
  UserRow,
  'email' | 'username' | 'firstName' | 'lastName' | 'userType' | 'city' | 'street' | 'phone'
>

/** A login of the staff opens everybody's orders and addresses. */
export const minStaffPassword = 12

/** Scores of zxcvbn: a shopper's is not guessed over the network, one of the staff not by a thief of the hash either. */
const minScore = { shopper: 2, admin: 3 }

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
  if (isMadeOfWords(password, ownWords(person, shopName)) || isPhone(password, person.phone))
    return 'This is too easy to guess: it is made of your name, email, phone, address or the shop’s name. Choose other words.'
  const { score, common } = await passwordStrength(password)
  if (score >= minScore[person.userType]) return null
  return common
    ? 'Many people use this password, so it is guessed first. Choose another one.'
    : 'This is too easy to guess. Choose several words that do not belong together.'
}

function ownWords(person: Person, shopName: string): string[] {
  const [local = ''] = person.email.split('@')
  const { username, firstName, lastName, city, street } = person
  const words = [local, username, firstName, lastName, city, street, shopName]
  const parts = words.flatMap(word => word.split(/[^\p{L}\p{M}]+/u)).filter(part => part.length > 2)
  return [...words, ...parts]
}
