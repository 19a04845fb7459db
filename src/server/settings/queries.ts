import { sql } from 'kysely'
import type { SettingGroup } from '../../contract/settings/settings.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db, Fields, Tx } from '../db/schema.ts'

export const findSettings = (db: Db | Tx) => db.selectFrom('settings').selectAll().execute()

/** Until the transaction ends, nobody else saves how and where people can pay. */
export const lockWaysToPay = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('ways to pay', 0))`.execute(tx)

type NewValue = { value: Fields; changedAt: Date }

/** Writes a group for the first time; false when somebody else has. */
export async function insertSettings(tx: Tx, name: SettingGroup, { value, changedAt }: NewValue) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settings')
    .values({ name, version: 1, value: JSON.stringify(value), changedAt })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes a group anew; false when it has another version by now. */
export async function updateSettings(
  tx: Tx,
  name: SettingGroup,
  version: number,
  { value, changedAt }: NewValue,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('settings')
    .set({ version: version + 1, value: JSON.stringify(value), changedAt })
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes a value without a version of its own, as part of what happens to the whole shop. */
export const replaceSettings = (tx: Tx, name: SettingGroup, value: Fields) =>
  tx
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('name', '=', name)
    .execute()

/** The sizes of these pictures, which cannot be deleted until the transaction ends. */
export const findPictureSizes = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('media')
    .select(['id', 'width', 'height'])
    .where('id', '=', anyOf(ids))
    .where('givenUpAt', 'is', null)
    .forKeyShare()
    .execute()

export const findPlaceholders = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('media')
    .select(['id', 'placeholder'])
    .where('id', '=', anyOf(ids))
    .where('givenUpAt', 'is', null)
    .execute()
