import { ShopError } from '../../contract/errors.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { noPasswordHash } from './password.ts'
import {
  deleteResetsOf,
  deleteSessionsOf,
  findUserByUsername,
  insertUser,
  lockAdmins,
  lockUserByEmail,
  type UserRow,
  updateUser,
} from './queries.ts'

export type Person = { email: string; firstName: string; lastName: string }

/**
 * `was`: the user type before; null when there was no account. `needsPassword`: no password has been chosen yet.
 */
export type NewStaffMember = {
  id: string
  name: string
  was: UserRow['userType'] | null
  needsPassword: boolean
}

/**
 * Makes the person with this e-mail a member of the staff, creating an account if needed. They can sign in only after
 * choosing a password through a mailed link: a shopper's password, sessions and links end here.
 */
export async function addStaffMember(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  person: Person,
): Promise<NewStaffMember> {
  for (;;) {
    const user = await lockUserByEmail(tx, person.email)
    if (user) return promote(tx, user)
    const made = await makeAccount(tx, deps, person)
    if (made) return { id: made.id, name: fullNameOf(made), was: null, needsPassword: true }
    // Somebody created the account or took the username at this very moment: try again.
  }
}

/**
 * Signing up does not prove an e-mail address, so a shopper's account may belong to a stranger: staff get in only
 * through the link mailed to the address.
 */
async function promote(tx: Tx, user: UserRow): Promise<NewStaffMember> {
  const { id, userType, passwordHash } = user
  const admitted = { id, name: fullNameOf(user), was: userType }
  if (userType === 'admin') return { ...admitted, needsPassword: passwordHash === noPasswordHash }
  await updateUser(tx, id, { userType: 'admin', passwordHash: noPasswordHash })
  await endSessionsAndLinks(tx, id)
  return { ...admitted, needsPassword: true }
}

/** First and last name. */
export const fullNameOf = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

async function makeAccount(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { email, firstName, lastName }: Person,
): Promise<UserRow | null> {
  const id = newId()
  const user: UserRow = {
    ...{ id, email, firstName, lastName, username: await availableUsername(tx, email, id) },
    ...{ passwordHash: noPasswordHash, phone: '', gender: 'other', city: '', street: '' },
    ...{ userType: 'admin', createdAt: clock() },
  }
  return (await insertUser(tx, user)) ? user : null
}

async function availableUsername(tx: Tx, email: string, id: string): Promise<string> {
  const name = (email.split('@')[0] ?? '').replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 30) || 'staff'
  return (await findUserByUsername(tx, name)) ? `${name}-${id.slice(-8)}` : name
}

/**
 * Makes a member of the staff an ordinary shopper and ends their sessions and links; returns who it was. Of two calls
 * at once the second waits.
 * @throws not_found when they are no member
 * @throws last_admin when nobody with a password would be left
 */
export async function removeStaffMember(tx: Tx, id: string): Promise<UserRow> {
  const admins = await lockAdmins(tx)
  const member = admins.find(admin => admin.id === id)
  if (!member) throw new ShopError('not_found', 'There is no such member of staff.')
  if (!admins.some(admin => admin.id !== id && admin.passwordHash !== noPasswordHash)) {
    throw new ShopError(
      'last_admin',
      'Someone has to look after the shop: the last member of staff cannot be removed.',
    )
  }
  await updateUser(tx, id, { userType: 'shopper' })
  await endSessionsAndLinks(tx, id)
  return member
}

async function endSessionsAndLinks(tx: Tx, id: string): Promise<void> {
  await deleteSessionsOf(tx, id, null)
  await deleteResetsOf(tx, id)
}
