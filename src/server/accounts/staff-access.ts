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

/** `name`: what they are called here. `was`: what they were before; null when they had no account. `needsPassword`: they have not chosen one yet. */
export type NewStaffMember = {
  id: string
  name: string
  was: UserRow['userType'] | null
  needsPassword: boolean
}

/**
 * Makes whoever has this e-mail a member of the staff, in a new account if they have none. Nobody can sign in to it
 * before a password has been chosen by a mailed link: a shopper's own, sessions and earlier links end here.
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
    // Somebody made that account, or took that username, this very moment: look again.
  }
}

/**
 * Signing up proves no e-mail, so whoever made a shopper's account may be a stranger to it: nobody gets in as staff
 * but by the link that goes to the e-mail.
 */
async function promote(tx: Tx, user: UserRow): Promise<NewStaffMember> {
  const { id, userType, passwordHash } = user
  const admitted = { id, name: fullNameOf(user), was: userType }
  if (userType === 'admin') return { ...admitted, needsPassword: passwordHash === noPasswordHash }
  await updateUser(tx, id, { userType: 'admin', passwordHash: noPasswordHash })
  await endSessionsAndLinks(tx, id)
  return { ...admitted, needsPassword: true }
}

/** The name of a person as they are called. */
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
 * Makes a member of the staff an ordinary shopper and ends their sessions and mailed links. Answers who it was. Of two
 * at once the second waits. Throws `not_found` for who is no member, `last_admin` when nobody who has a password would
 * be left.
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
