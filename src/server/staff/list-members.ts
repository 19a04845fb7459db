import type { StaffMember } from '../../contract/staff.ts'
import { noPasswordHash } from '../accounts/passwords/password.ts'
import type { Db, Tx } from '../db/schema.ts'
import { findMembers } from './member-queries.ts'

/** The staff, longest-standing member first. */
export async function listMembers(db: Db | Tx): Promise<{ members: StaffMember[] }> {
  const rows = await findMembers(db)
  return {
    members: rows.map(({ passwordHash, lastSeen, staffRole, ...who }) => ({
      ...who,
      // The database has a role for every member of the staff; only its type cannot say so.
      staffRole: staffRole ?? 'packer',
      invited: passwordHash === noPasswordHash,
      lastSeen: lastSeen?.toISOString() ?? null,
    })),
  }
}
