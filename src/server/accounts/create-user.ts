import type { SignUp, User, UserType } from '../../contract/accounts/accounts.ts'
import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { ShopError } from '../../contract/errors.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { hashPassword, noPasswordHash } from './passwords/password.ts'
import { findUserByEmail, findUserByUsername, insertUser, type UserRow } from './queries.ts'
import { toUser } from './to-user.ts'

/** Without a password nobody can sign in until one is chosen through a mailed link. */
export type NewUser = Omit<SignUp, 'password'> & { password: string | null }

type AccountOptions = {
  staffRole?: StaffRole | null
  createdAt?: Date
  /** Whether the e-mail address needs no confirmation; of the staff none does. */
  isConfirmed?: boolean
  /** What is written with the account, or neither. */
  along?: (tx: Tx, user: UserRow) => Promise<void>
}

/**
 * Creates a shopper's account, or one of the staff, with `createdAt` as its date (default: now). Of two calls at once one is refused.
 * @throws email_taken
 * @throws username_taken both naming the field
 */
export async function createUser(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { address, password, email, ...person }: NewUser,
  { staffRole = null, createdAt = clock(), isConfirmed = staffRole !== null, along }: AccountOptions = {},
): Promise<User> {
  const user: UserRow = {
    id: newId(),
    email: email.toLowerCase(),
    passwordHash: password === null ? noPasswordHash : await hashPassword(password),
    firstName: person.firstName,
    lastName: person.lastName,
    username: person.username,
    phone: person.phone,
    gender: person.gender,
    city: address.city,
    street: address.street,
    ...roleColumns(staffRole),
    isGuest: false,
    createdAt,
    // The settings name the first owner's address, and the demo's are nobody's.
    emailConfirmedAt: isConfirmed ? createdAt : null,
  }
  const isNew = along
    ? await inTransaction(db, async tx => {
        const inserted = await insertUser(tx, user)
        if (inserted) await along(tx, user)
        return inserted
      })
    : await insertUser(db, user)
  if (!isNew) throw await taken(db, user)
  return toUser(user)
}

/** The columns of an account that belongs to the staff with this role, or of a shopper's. */
export const roleColumns = (
  staffRole: StaffRole | null,
): { userType: UserType; staffRole: StaffRole | null } => ({
  userType: staffRole === null ? 'shopper' : 'admin',
  staffRole,
})

async function taken(db: Db, { email, username }: UserRow): Promise<ShopError> {
  const emailTaken = 'There is already an account with this email address. Sign in instead.'
  const usernameTaken = 'This username is taken. Please choose another.'
  const byEmail = await findUserByEmail(db, email)
  const byUsername = await findUserByUsername(db, username)
  const fields = {
    ...(byEmail ? { email: emailTaken } : {}),
    ...(byUsername ? { username: usernameTaken } : {}),
  }
  return byEmail
    ? new ShopError('email_taken', emailTaken, fields)
    : new ShopError('username_taken', usernameTaken, fields)
}
