import { type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'

export async function isDeviceKnown(db: Db, email: string, deviceHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .where('deviceHash', '=', deviceHash)
    .select('userId')
    .executeTakeFirst()
  return found !== undefined
}

export const upsertDevice = (db: Db, device: Selectable<Database['knownDevices']>) =>
  db
    .insertInto('knownDevices')
    .values(device)
    .onConflict(conflict =>
      conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastUsedAt: device.lastUsedAt }),
    )
    .execute()

export const deleteOldestDevices = (db: Db, userId: string, kept: number) =>
  db
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('deviceHash', 'in', q =>
      q
        .selectFrom('knownDevices')
        .where('userId', '=', userId)
        .select('deviceHash')
        .orderBy('lastUsedAt', 'desc')
        .orderBy('deviceHash')
        .offset(kept),
    )
    .execute()

export const deleteDevicesBefore = (db: Db, before: Date) =>
  db.deleteFrom('knownDevices').where('lastUsedAt', '<', before).execute()

export const deleteDevicesOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('knownDevices').where('userId', '=', userId).execute()
