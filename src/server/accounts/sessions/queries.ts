import { type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'

type SessionRow = Selectable<Database['sessions']>

/**
 * Opens a session, unless the password has changed since `passwordHash` was verified: then false. The share lock makes
 * a password change wait, so that it sees this session and ends it.
 */
export async function insertSession(
  db: Db | Tx,
  session: SessionRow,
  passwordHash: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('sessions')
    .columns(['tokenHash', 'userId', 'createdAt', 'lastSeenAt', 'expiresAt', 'device', 'network'])
    .expression(q =>
      q
        .selectFrom('users')
        .select([
          sql<string>`${session.tokenHash}::text`.as('tokenHash'),
          'id',
          sql<Date>`${session.createdAt}::timestamptz`.as('createdAt'),
          sql<Date>`${session.lastSeenAt}::timestamptz`.as('lastSeenAt'),
          sql<Date>`${session.expiresAt}::timestamptz`.as('expiresAt'),
          sql<string>`${session.device}::text`.as('device'),
          sql<string>`${session.network}::text`.as('network'),
        ])
        .where('id', '=', session.userId)
        .where('passwordHash', '=', passwordHash)
        .forShare(),
    )
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Of several processes at once, one writes. A session that has ended stays ended, and none ends sooner by this. */
export const extendSession = (
  db: Db,
  tokenHash: string,
  { now, expiresAt, seenBefore }: { now: Date; expiresAt: Date; seenBefore: Date },
) =>
  db
    .updateTable('sessions')
    .set({ lastSeenAt: now, expiresAt: sql<Date>`greatest(expires_at, ${expiresAt})` })
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '<=', seenBefore)
    .execute()

/** The sessions of a person that have not ended, the last used first. */
export const findSessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .select(['tokenHash', 'device', 'network', 'createdAt', 'lastSeenAt'])
    .orderBy('lastSeenAt', 'desc')
    .orderBy('tokenHash')
    .execute()

/** False when the person has no such session. */
export async function deleteOwnSession(db: Db, userId: string, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .returning('tokenHash')
    .executeTakeFirst()
  return deleted !== undefined
}
