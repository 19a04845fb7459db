import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { roleColumns } from './create-user.ts'
import { noPasswordHash } from './passwords/password.ts'
import {
  deleteResetsOf,
  deleteSessionsOf,
  findUserByUsername,
  insertUser,
  lockUserByEmail,
  type UserRow,
  updateUser,
} from './queries.ts'

export type NewMember = { email: string; firstName: string; lastName: string; staffRole: StaffRole }

/**
 * `was`: the account before; null when there was none. `needsPassword`: no password has been chosen yet. `hadAccount`: it was
 * a shopper's, whose profile tells so however often it is invited.
 */
export type NewStaffMember = {
  id: string
  name: string
  was: Pick<UserRow, 'userType' | 'staffRole'> | null
  needsPassword: boolean
  hadAccount: boolean
}

/**
 * Makes the person with this e-mail a member of the staff, creating an account if needed. A member who has yet to
 * choose a password gets the new role; one who has keeps theirs. New members can sign in only after
 * choosing a password through a mailed link: a shopper's password, sessions and links end here.
 */
export async function addStaffMember(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  person: NewMember,
): Promise<NewStaffMember> {
  for (;;) {
    const user = await lockUserByEmail(tx, person.email)
    if (user) return promote(tx, user, person.staffRole)
    const made = await makeAccount(tx, deps, person)
    if (made)
      return { id: made.id, name: fullNameOf(made), was: null, needsPassword: true, hadAccount: false }
    // Somebody created the account or took the username at this very moment: try again.
  }
}

/**
 * Signing up does not prove an e-mail address, so a shopper's account may belong to a stranger: staff get in only
 * through the link mailed to the address.
 */
async function promote(tx: Tx, user: UserRow, staffRole: StaffRole): Promise<NewStaffMember> {
  const { id, userType, passwordHash, phone, city, street } = user
  const needsPassword = userType === 'shopper' || passwordHash === noPasswordHash
  // An account that an invitation made has none of them.
  const hadAccount = userType === 'shopper' || `${phone}${city}${street}` !== ''
  const admitted = { id, name: fullNameOf(user), was: user, needsPassword, hadAccount }
  if (!needsPassword) return admitted
  await updateUser(tx, id, { ...roleColumns(staffRole), passwordHash: noPasswordHash })
  if (userType === 'admin') return admitted
  await endSessionsAndLinks(tx, id)
  return admitted
}

/** First and last name. */
export const fullNameOf = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

async function makeAccount(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { email, firstName, lastName, staffRole }: NewMember,
): Promise<UserRow | null> {
  const id = newId()
  const user: UserRow = {
    id,
    email,
    firstName,
    lastName,
    username: await availableUsername(tx, email, id),
    passwordHash: noPasswordHash,
    phone: '',
    gender: 'other',
    city: '',
    street: '',
    ...roleColumns(staffRole),
    createdAt: clock(),
    emailConfirmedAt: null,
    isGuest: false,
  }
  return (await insertUser(tx, user)) ? user : null
}

async function availableUsername(tx: Tx, email: string, id: string): Promise<string> {
  const name = (email.split('@')[0] ?? '').replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 30) || 'staff'
  return (await findUserByUsername(tx, name)) ? `${name}-${id.slice(-8)}` : name
}

/** Ends what somebody could sign in or go on with. */
export async function endSessionsAndLinks(tx: Tx, id: string): Promise<void> {
  await deleteSessionsOf(tx, id, null)
  await deleteResetsOf(tx, id)
}
