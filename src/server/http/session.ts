import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { UserType } from '../../contract/accounts/accounts.ts'
import type { StaffRole } from '../../contract/accounts/staff-roles.ts'

/** A person who is signed in, or a guest on the rows that take them. */
export type Caller = {
  userId: string
  userType: UserType
  /** Null for shoppers. */
  staffRole: StaffRole | null
  email: string
  username: string
  firstName: string
  lastName: string
  tokenHash: string
  signedInAt: Date
  /** Whether they have to set up a second factor before anything else. */
  needsSecondFactor: boolean
  /** Somebody without an account: 'new' as long as nothing is stored of them. */
  guest?: 'known' | 'new'
}

/** Whether somebody has one of these roles. */
export const hasRole = ({ staffRole }: Pick<Caller, 'staffRole'>, roles: readonly StaffRole[]): boolean =>
  staffRole !== null && roles.includes(staffRole)

/** Only this hash of a token is stored, so nobody can sign in with a copied database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token of a request: `Authorization: Bearer <token>`, the bare token there, or a `token` header. */
export function tokenOf(c: Context): string | null {
  const header = c.req.header('authorization') ?? c.req.header('token')
  const token = header?.replace(/^Bearer\s+/i, '')
  return token && token.length <= 200 ? token : null
}
