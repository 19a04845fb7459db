import { type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'

/** As accounts read and write it; the database makes the search's text from it. */
export type UserRow = Omit<Selectable<Database['users']>, 'searchText'>
type ResetRow = Selectable<Database['passwordResets']>
type SessionRow = Selectable<Database['sessions']>

export const findUser = (db: Db | Tx, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst()

/** Whatever the case of its letters. */
export const findUserByEmail = (db: Db | Tx, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').where(sameText('email', email)).selectAll().executeTakeFirst()

export const findUserByUsername = (db: Db | Tx, username: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').where(sameText('username', username)).selectAll().executeTakeFirst()

const sameText = (column: 'email' | 'username', text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${text})`

/** False when the e-mail or the username is somebody else's; the unique indexes decide, also between two at once. */
export async function insertUser(db: Db | Tx, user: UserRow): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Of two that change how this account is opened the second waits here. */
export const lockUserByEmail = (tx: Tx, email: string): Promise<UserRow | undefined> =>
  tx.selectFrom('users').where(sameText('email', email)).selectAll().forNoKeyUpdate().executeTakeFirst()

/** All members of the staff, held; of two that change who belongs to it the second waits, and sees what is left. */
export const lockAdmins = (tx: Tx): Promise<UserRow[]> =>
  tx.selectFrom('users').where('userType', '=', 'admin').selectAll().orderBy('id').forNoKeyUpdate().execute()

/** As `lockUserByEmail`. Always before their links are touched, so that two who do both never wait for each other. */
export const lockUser = (tx: Tx, id: string) =>
  tx.selectFrom('users').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst()

type UserChanges = Partial<Pick<UserRow, 'firstName' | 'lastName' | 'passwordHash' | 'userType'>>

export const updateUser = (tx: Tx, id: string, changes: UserChanges): Promise<UserRow> =>
  tx.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** False when the account is no longer as it was read. */
export async function promoteUser(tx: Tx, read: UserRow, passwordHash: string): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set({ userType: 'admin', passwordHash })
    .where('id', '=', read.id)
    .where('passwordHash', '=', read.passwordHash)
    .where('userType', '=', read.userType)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/**
 * Opens a session, unless the password has been changed since `passwordHash` was checked: then false. The
 * share lock makes a change of password wait, so that it finds this session to end.
 */
export async function insertSession(db: Db, session: SessionRow, passwordHash: string): Promise<boolean> {
  const inserted = await db
    .insertInto('sessions')
    .columns(['tokenHash', 'userId', 'createdAt', 'expiresAt'])
    .expression(q =>
      q
        .selectFrom('users')
        .select([
          sql<string>`${session.tokenHash}::text`.as('tokenHash'),
          'id',
          sql<Date>`${session.createdAt}::timestamptz`.as('createdAt'),
          sql<Date>`${session.expiresAt}::timestamptz`.as('expiresAt'),
        ])
        .where('id', '=', session.userId)
        .where('passwordHash', '=', passwordHash)
        .forShare(),
    )
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

export const deleteSession = (db: Db, tokenHash: string) =>
  db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()

export const findSession = (tx: Tx, tokenHash: string) =>
  tx.selectFrom('sessions').where('tokenHash', '=', tokenHash).select('userId').executeTakeFirst()

/** Ends the sessions of a person, all but the one to keep. */
export const deleteSessionsOf = (tx: Tx, userId: string, keep: string | null) =>
  tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(keep !== null, q => q.where('tokenHash', '!=', keep))
    .execute()

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()

export const insertReset = (tx: Tx, reset: ResetRow) =>
  tx.insertInto('passwordResets').values(reset).execute()

/** Whose link it is while it is good, for a look before the work; only `takeReset` is sure. */
export const findReset = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Uses the link up and answers whose it is; of two at once one gets it. */
export const takeReset = (tx: Tx, tokenHash: string, now: Date) =>
  tx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()

/** Ends the links that a person has been mailed. */
export const deleteResetsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('passwordResets').where('userId', '=', userId).execute()

export const deleteExpiredResets = (db: Db, now: Date) =>
  db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute()
