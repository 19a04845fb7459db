import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

/** The staff, longest-standing member first, with when each last signed in or changed something. */
export const findMembers = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .where('userType', '=', 'admin')
    .select(['id', 'email', 'username', 'firstName', 'lastName', 'userType', 'staffRole', 'passwordHash'])
    .select(
      sql<Date | null>`greatest(
        (select max(created_at) from sessions where sessions.user_id = users.id),
        (select max(at) from changes where changes.user_id = users.id))`.as('lastSeen'),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
