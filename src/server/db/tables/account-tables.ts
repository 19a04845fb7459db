import type { ColumnType, Generated } from 'kysely'
import type { Gender, UserType } from '../../../contract/accounts/accounts.ts'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'

export type UsersTable = {
  id: string
  email: string
  username: string
  passwordHash: string
  firstName: string
  lastName: string
  phone: string
  gender: Gender
  city: string
  street: string
  userType: UserType
  /** Null for shoppers, and only for them. */
  staffRole: StaffRole | null
  createdAt: Date
  /** Null until somebody has shown that they read mail to this address. */
  emailConfirmedAt: Date | null
  /** Somebody who orders without an account; the name, e-mail and phone are on each order. */
  isGuest: Generated<boolean>
  /** Read by the staff's search (`accounts/user-search-text.ts`). */
  searchText: Generated<string>
}

export type SessionsTable = {
  tokenHash: string
  userId: string
  createdAt: Date
  /** Moves on while the session is used. */
  expiresAt: Date
  lastSeenAt: Generated<Date>
  /** Browser and system in a few words, and the first part of the network's address. */
  device: Generated<string>
  network: Generated<string>
}

/** Browsers with a cart and no account. */
export type GuestSessionsTable = { tokenHash: string; userId: string; expiresAt: Date }

export type PasswordResetsTable = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date }

/** Links that confirm the address they were mailed to. */
export type EmailConfirmationsTable = {
  tokenHash: string
  userId: string
  email: string
  createdAt: Date
  expiresAt: Date
}

/** One-time codes of a member of the staff. Without `secret` the set-up has only begun. */
export type SecondFactorsTable = {
  userId: string
  secret: string | null
  since: Date | null
  /** The time step of the last accepted code. A bigint, which drivers read as text or number. */
  lastStep: ColumnType<string | number, number | undefined, number>
  pendingSecret: string | null
  pendingUntil: Date | null
}

/** Browsers that have signed in to an account. */
export type KnownDevicesTable = { userId: string; deviceHash: string; lastUsedAt: Date }

export type RecoveryCodesTable = { userId: string; codeHash: string }

/** Whose password was right, and who still owes a code. */
export type LoginChallengesTable = {
  challengeHash: string
  userId: string
  tries: Generated<number>
  expiresAt: Date
}

/** What is switched on for the whole shop. */
export type SwitchesTable = { name: string; turnedOnAt: Date }
