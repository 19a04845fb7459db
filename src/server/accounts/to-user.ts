import type { Identity, User } from '../../contract/accounts/accounts.ts'
import type { Caller } from '../http/session.ts'
import type { UserRow } from './queries.ts'

/** An account as the API shows it, without its password. */
export const toUser = (row: UserRow): User => ({
  _id: row.id,
  ...toIdentity({ ...row, userId: row.id }),
  phone: row.phone,
  gender: row.gender,
  address: { city: row.city, street: row.street },
  emailConfirmed: row.emailConfirmedAt !== null,
})

/** The owner of a token as the API shows it. */
export const toIdentity = (
  who: Omit<Caller, 'tokenHash' | 'signedInAt' | 'needsSecondFactor'>,
): Identity => ({
  id: who.userId,
  email: who.email,
  username: who.username,
  firstName: who.firstName,
  lastName: who.lastName,
  userType: who.userType,
  staffRole: who.staffRole,
})
