import { ShopError } from '../../contract/errors.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { createUser } from './create-user.ts'
import { hashPassword, passwordMatches } from './password.ts'
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
type AdminDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Sees to it that this e-mail and password sign an admin in. Makes the account if there is none; gives an
 * existing one the password if it has another, and makes a shopper's one an admin's; either ends its sessions.
 * Nothing is done when all is so already, and processes that start at once do not get into each other's way.
 */
export async function ensureAdmin(deps: AdminDeps, credentials: AdminCredentials): Promise<void> {
  // A step that comes to nothing was overtaken by another process: look again at what that one left.
  while (!(await tryToEnsureAdmin(deps, credentials))) {}
}

async function tryToEnsureAdmin(deps: AdminDeps, credentials: AdminCredentials): Promise<boolean> {
  const user = await findUserByEmail(deps.db, credentials.email)
  return user ? promote(deps, user, credentials.password) : create(deps, credentials)
}

async function promote(deps: AdminDeps, user: UserRow, password: string): Promise<boolean> {
  const matches = await passwordMatches(user.passwordHash, password)
  if (matches && user.userType === 'admin') return true
  const passwordHash = matches ? user.passwordHash : await hashPassword(password)
  return inTransaction(deps.db, async tx => {
    const promoted = await promoteUser(tx, user, passwordHash)
    if (promoted) {
      await recordNewAdmin(tx, deps, user, user.userType)
      await deleteSessionsOf(tx, user.id, null)
      await deleteResetsOf(tx, user.id)
    }
    return promoted
  })
}

async function create(deps: AdminDeps, { email, password }: AdminCredentials): Promise<boolean> {
  const nameTaken = await findUserByUsername(deps.db, 'admin')
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
  try {
    await inTransaction(deps.db, async tx => {
      const user = await createUser({ ...deps, db: tx }, admin, { userType: 'admin' })
      await recordNewAdmin(tx, deps, { ...user, id: user._id }, null)
    })
    return true
  } catch (error) {
    if (error instanceof ShopError && error.status === 409) return false
    throw error
  }
}

/** Nobody of the staff did it: it is told as their own doing. Where only the password is new, nothing is. */
const recordNewAdmin = (
  tx: Tx,
  deps: AdminDeps,
  user: Pick<UserRow, 'id' | 'firstName' | 'lastName'>,
  was: UserRow['userType'] | null,
) =>
  recordChange(tx, deps, {
    ...{ userId: user.id, thing: 'staff', subjectId: user.id, subject: fullNameOf(user) },
    action: 'made an admin by the settings',
    before: was && { userType: was },
    after: { userType: 'admin' },
  })
