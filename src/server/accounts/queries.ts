import { type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'
import { userSearchText } from './user-search-text.ts'

/** A user without `searchText`, which is written from the rest. */
export type UserRow = Omit<Selectable<Database['users']>, 'searchText'>
type ResetRow = Selectable<Database['passwordResets']>

export const findUser = (db: Db | Tx, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst()

/** Regardless of upper and lower case. */
export const findUserByEmail = (db: Db | Tx, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').where(sameText('email', email)).selectAll().executeTakeFirst()

export const findUserByUsername = (db: Db | Tx, username: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').where(sameText('username', username)).selectAll().executeTakeFirst()

const sameText = (column: 'email' | 'username', text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${text})`

/** False when the e-mail or username is taken; the unique indexes decide, also between two calls at once. */
export async function insertUser(db: Db | Tx, user: UserRow): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values({ ...user, searchText: userSearchText(user) })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Locks the account: of two changes to how it is opened, the second waits. */
export const lockUserByEmail = (tx: Tx, email: string): Promise<UserRow | undefined> =>
  tx.selectFrom('users').where(sameText('email', email)).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Locks all staff members: of two changes to who belongs, the second waits and sees the result of the first. */
export const lockAdmins = (tx: Tx): Promise<UserRow[]> =>
  tx.selectFrom('users').where('userType', '=', 'admin').selectAll().orderBy('id').forNoKeyUpdate().execute()

/** The owners of the shop who have chosen a password. */
export async function listOwnerEmails(db: Db | Tx): Promise<string[]> {
  const owners = await db
    .selectFrom('users')
    .where('staffRole', '=', 'owner')
    .where('passwordHash', '!=', '')
    .select('email')
    .execute()
  return owners.map(({ email }) => email)
}

/** Locks like `lockUserByEmail`. Always taken before links are touched, so that two operations never deadlock. */
export const lockUser = (tx: Tx, id: string) =>
  tx.selectFrom('users').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst()

/** Also keeps orders from being placed for the account until the transaction ends. */
export const lockWholeUser = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  tx.selectFrom('users').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const blankUser = (
  tx: Tx,
  id: string,
  blank: Omit<UserRow, 'id' | 'userType' | 'staffRole' | 'createdAt'>,
) =>
  tx
    .updateTable('users')
    .set({ ...blank, searchText: userSearchText(blank) })
    .where('id', '=', id)
    .execute()

type UserChanges = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'city'
    | 'street'
    | 'email'
    | 'passwordHash'
    | 'userType'
    | 'staffRole'
    | 'emailConfirmedAt'
  >
>

export async function updateUser(tx: Tx, id: string, changes: UserChanges): Promise<UserRow> {
  const change = tx.updateTable('users').set(changes).where('id', '=', id).returningAll()
  const { searchText: before, ...user } = await change.executeTakeFirstOrThrow()
  const searchText = userSearchText(user)
  if (searchText !== before) await tx.updateTable('users').set({ searchText }).where('id', '=', id).execute()
  return user
}

/** False when the account has changed since it was read. */
export async function promoteUser(
  tx: Tx,
  read: UserRow,
  changes: Pick<UserRow, 'userType' | 'staffRole' | 'passwordHash' | 'emailConfirmedAt'>,
): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set(changes)
    .where('id', '=', read.id)
    .where('passwordHash', '=', read.passwordHash)
    .where('staffRole', 'is not distinct from', read.staffRole)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export const deleteSession = (db: Db, tokenHash: string) =>
  db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()

export const findSession = (tx: Tx, tokenHash: string) =>
  tx.selectFrom('sessions').where('tokenHash', '=', tokenHash).select('userId').executeTakeFirst()

/** Ends all sessions of a person but `keep`, and sign-ins that still wait for a code. */
export async function deleteSessionsOf(tx: Tx, userId: string, keep: string | null): Promise<void> {
  await tx.deleteFrom('loginChallenges').where('userId', '=', userId).execute()
  await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(keep !== null, q => q.where('tokenHash', '!=', keep))
    .execute()
}

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()

export const insertReset = (tx: Tx, reset: ResetRow) =>
  tx.insertInto('passwordResets').values(reset).execute()

/** The owner of a valid link, for a look before the work; only `takeReset` is binding. */
export const findReset = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Uses the link up and returns its owner; of two calls at once one gets it. */
export const takeReset = (tx: Tx, tokenHash: string, now: Date) =>
  tx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()

/** Whether a link was mailed to a person between these times and has not been used. */
export async function hasResetBetween(tx: Tx, userId: string, since: Date, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('passwordResets')
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .where('createdAt', '<=', now)
    .select('userId')
    .executeTakeFirst()
  return found !== undefined
}

/** Ends all links mailed to a person. */
export const deleteResetsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('passwordResets').where('userId', '=', userId).execute()

export const deleteExpiredResets = (db: Db, now: Date) =>
  db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute()
