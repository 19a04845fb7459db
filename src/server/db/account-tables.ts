import type { Generated, GeneratedAlways } from 'kysely'
import type { Gender, UserType } from '../../contract/accounts.ts'
import type { StaffRole } from '../../contract/staff-roles.ts'

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
  /** Read by the staff's search. */
  searchText: GeneratedAlways<string>
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

export type PasswordResetsTable = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date }
