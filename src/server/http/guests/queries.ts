import { anyOf } from '../../db/any-of.ts'
import type { Db, Tx } from '../../db/schema.ts'

export const findGuestSessions = (db: Db, tokenHashes: readonly string[], now: Date) =>
  db
    .selectFrom('guestSessions')
    .where('tokenHash', '=', anyOf(tokenHashes))
    .where('expiresAt', '>', now)
    .selectAll()
    .execute()

export const insertGuestSession = (tx: Tx, row: { tokenHash: string; userId: string; expiresAt: Date }) =>
  tx.insertInto('guestSessions').values(row).execute()

/** False where the guest has a cookie. */
export async function insertMissingGuestSession(
  tx: Tx,
  row: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('guestSessions')
    .values(row)
    .onConflict(conflict => conflict.column('userId').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const extendGuestSession = (db: Db, tokenHash: string, expiresAt: Date) =>
  db.updateTable('guestSessions').set({ expiresAt }).where('tokenHash', '=', tokenHash).execute()

/** Of two calls at once, one gets each guest. */
export const takeGuestSessions = (tx: Tx, tokenHashes: readonly string[], now: Date) =>
  tx
    .deleteFrom('guestSessions')
    .where('tokenHash', '=', anyOf(tokenHashes))
    .where('expiresAt', '>', now)
    .returning('userId')
    .execute()

export const deleteGuestSessionsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('guestSessions').where('userId', '=', userId).execute()

export const deleteExpiredGuestSessions = (db: Db, now: Date) =>
  db.deleteFrom('guestSessions').where('expiresAt', '<=', now).execute()
