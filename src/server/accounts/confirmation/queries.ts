import type { Selectable } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'

export const insertConfirmation = (tx: Tx, row: Selectable<Database['emailConfirmations']>) =>
  tx.insertInto('emailConfirmations').values(row).execute()

export const findConfirmation = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('emailConfirmations')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .select(['userId', 'email'])
    .executeTakeFirst()

/** Marks the address as confirmed if the account still has it; says whether it does. */
export async function markConfirmed(tx: Tx, { userId, email }: { userId: string; email: string }, now: Date) {
  const updated = await tx
    .updateTable('users')
    .set(({ fn, val }) => ({ emailConfirmedAt: fn.coalesce('emailConfirmedAt', val(now)) }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Ends all links for confirming an address that were mailed to a person. */
export const deleteConfirmationsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('emailConfirmations').where('userId', '=', userId).execute()

export const deleteExpiredConfirmations = (db: Db, now: Date) =>
  db.deleteFrom('emailConfirmations').where('expiresAt', '<=', now).execute()
