import { sql } from 'kysely'
import type { ChoreName } from '../../contract/health.ts'
import type { Db } from '../db/schema.ts'

/** Also forgets an earlier failure. */
export const upsertChoreDone = (db: Db, name: ChoreName, doneAt: Date) =>
  db
    .insertInto('chores')
    .values({ name, doneAt, failedAt: null, lastError: null })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ doneAt, failedAt: null, lastError: null }))
    .execute()

export const upsertChoreFailed = (db: Db, name: ChoreName, failedAt: Date, lastError: string) =>
  db
    .insertInto('chores')
    .values({ name, doneAt: null, failedAt, lastError })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ failedAt, lastError }))
    .execute()

export const findChores = (db: Db) => db.selectFrom('chores').select(['name', 'doneAt', 'failedAt']).execute()

export async function findDatabaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return Number(rows[0]?.bytes ?? 0)
}
