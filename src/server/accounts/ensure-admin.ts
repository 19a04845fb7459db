import type { User } from '../../contract/accounts/accounts.ts'
import { ShopError } from '../../contract/errors.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { CurrentSettings } from '../settings/settings.ts'
import { createUser, roleColumns } from './create-user.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import { hashPassword, passwordMatches } from './passwords/password.ts'
import {
  deleteResetsOf,
  deleteSessionsOf,
  findUserByEmail,
  findUserByUsername,
  promoteUser,
  type UserRow,
} from './queries.ts'
import { fullNameOf } from './staff-access.ts'

export type AdminCredentials = { email: string; password: string }
type OwnerAction = 'made an owner by the settings' | 'made an owner on leaving the demo'

type AdminDeps = Pick<Deps, 'db' | 'clock' | 'newId'> & { settings: CurrentSettings }

/**
 * Makes sure that this e-mail and password sign an owner of the shop in: creates the account, sets the password, or
 * promotes whoever has it, whose sessions then end. Does nothing when all is so already, even if the password is one
 * that could not be chosen today. Safe when several processes start at once.
 * @throws invalid for a password that is too short for the staff, or guessed first
 */
export async function ensureAdmin(deps: AdminDeps, credentials: AdminCredentials): Promise<void> {
  // False: another process was quicker; look again.
  while (!(await tryToEnsureAdmin(deps, credentials))) {}
}

async function tryToEnsureAdmin(deps: AdminDeps, credentials: AdminCredentials): Promise<boolean> {
  const user = await findUserByEmail(deps.db, credentials.email)
  return user ? promote(deps, user, credentials.password) : create(deps, credentials)
}

async function promote(deps: AdminDeps, user: UserRow, password: string): Promise<boolean> {
  const matches = await passwordMatches(user.passwordHash, password)
  if (matches && user.staffRole === 'owner') return true
  await checkNewPassword(deps, password, { ...user, userType: 'admin' })
  const passwordHash = matches ? user.passwordHash : await hashPassword(password)
  return inTransaction(deps.db, async tx => {
    const promoted = await promoteUser(tx, user, {
      ...roleColumns('owner'),
      passwordHash,
      // As of all staff: nobody but whoever runs the shop names this address.
      emailConfirmedAt: user.emailConfirmedAt ?? deps.clock(),
    })
    if (promoted) {
      await recordNewOwner(tx, deps, { user, was: user, action: 'made an owner by the settings' })
      await deleteSessionsOf(tx, user.id, null)
      await deleteResetsOf(tx, user.id)
    }
    return promoted
  })
}

async function create(deps: AdminDeps, credentials: AdminCredentials): Promise<boolean> {
  try {
    await inTransaction(deps.db, tx => createOwner(tx, deps, credentials, 'made an owner by the settings'))
    return true
  } catch (error) {
    if (error instanceof ShopError && error.status === 409) return false
    throw error
  }
}

/**
 * Creates the account of an owner of whom nothing is known but how to sign in, and records it as `action`.
 * @throws invalid for a password that is too short for the staff, or guessed first
 * @throws email_taken
 */
export async function createOwner(
  tx: Tx,
  deps: Omit<AdminDeps, 'db'>,
  { email, password }: AdminCredentials,
  action: OwnerAction,
): Promise<User> {
  const nameTaken = await findUserByUsername(tx, 'admin')
  const admin = {
    email,
    password,
    username: nameTaken ? `admin-${deps.newId().slice(-8)}` : 'admin',
    firstName: 'Shop',
    lastName: 'Admin',
    phone: '',
    gender: 'other',
    address: { city: '', street: '' },
  } as const
  await checkNewPassword(deps, password, { ...admin, ...admin.address, userType: 'admin' })
  const user = await createUser({ ...deps, db: tx }, admin, { staffRole: 'owner' })
  await recordNewOwner(tx, deps, { user: { ...user, id: user._id }, was: null, action })
  return user
}

type NewOwner = {
  user: Pick<UserRow, 'id' | 'firstName' | 'lastName'>
  was: Pick<UserRow, 'userType' | 'staffRole'> | null
  action: OwnerAction
}

/**
 * Recorded as the person's own change, since no member of the staff did it. A new password alone is not recorded.
 */
const recordNewOwner = (tx: Tx, deps: Omit<AdminDeps, 'db'>, { user, was, action }: NewOwner) =>
  recordChange(tx, deps, {
    userId: user.id,
    subjectType: 'staff',
    subjectId: user.id,
    subject: fullNameOf(user),
    action,
    before: was && roleColumns(was.staffRole),
    after: roleColumns('owner'),
  })
