import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { retryTransaction } from './in-transaction.ts'
import * as shop from './migrations/0001-shop.ts'
import * as storefront from './migrations/0002-storefront.ts'
import * as unusedPictures from './migrations/0003-unused-pictures.ts'
import * as staff from './migrations/0004-staff.ts'
import * as payments from './migrations/0005-payments.ts'
import * as paymentState from './migrations/0006-payment-state.ts'
import * as paymentProblems from './migrations/0007-payment-problems.ts'
import * as onePlaceForKeys from './migrations/0008-one-place-for-keys.ts'
import * as publicChanges from './migrations/0009-public-changes.ts'
import * as sessionChanges from './migrations/0010-session-changes.ts'
import * as whichProduct from './migrations/0011-which-product.ts'
import * as salesSums from './migrations/0012-sales-sums.ts'
import * as orderStatusChanges from './migrations/0013-order-status-changes.ts'
import * as whoseAvailability from './migrations/0014-whose-availability.ts'
import * as orderSearchLater from './migrations/0015-order-search-later.ts'
import * as holdTimes from './migrations/0016-hold-times.ts'
import * as orderCounts from './migrations/0017-order-counts.ts'
import * as orderPhones from './migrations/0018-order-phones.ts'
import * as knownDevices from './migrations/0020-known-devices.ts'
import * as sessionLists from './migrations/0022-session-lists.ts'
import * as secondFactors from './migrations/0023-second-factors.ts'
import * as staffRoles from './migrations/0024-staff-roles.ts'
import * as chores from './migrations/0026-chores.ts'
import * as remotePictures from './migrations/0028-remote-pictures.ts'
import type { Db } from './schema.ts'

/** Written out in order. A migration's name never changes once it has landed. */
export const migrations: Record<string, Migration> = {
  '0001-shop': shop,
  '0002-storefront': storefront,
  '0003-unused-pictures': unusedPictures,
  '0004-staff': staff,
  '0005-payments': payments,
  '0006-payment-state': paymentState,
  '0007-payment-problems': paymentProblems,
  '0008-one-place-for-keys': onePlaceForKeys,
  '0009-public-changes': publicChanges,
  '0010-session-changes': sessionChanges,
  '0011-which-product': whichProduct,
  '0012-sales-sums': salesSums,
  '0013-order-status-changes': orderStatusChanges,
  '0014-whose-availability': whoseAvailability,
  '0015-order-search-later': orderSearchLater,
  '0016-hold-times': holdTimes,
  '0017-order-counts': orderCounts,
  '0018-order-phones': orderPhones,
  '0020-known-devices': knownDevices,
  '0022-session-lists': sessionLists,
  '0023-second-factors': secondFactors,
  '0024-staff-roles': staffRoles,
  '0026-chores': chores,
  '0028-remote-pictures': remotePictures,
}

const provider: MigrationProvider = { getMigrations: async () => migrations }

/**
 * Brings the database to the newest schema; a failed migration is rolled back and its cause thrown. Processes that
 * start together wait for each other (Kysely takes an advisory lock). An older process may be taking orders meanwhile:
 * after a deadlock with it the migration is tried again.
 */
export const migrate = (db: Db, { schema, until }: MigrationTarget = {}): Promise<void> =>
  retryTransaction(async () => {
    const migrator = new Migrator({ db, provider, ...(schema ? { migrationTableSchema: schema } : {}) })
    const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest())
    if (error) throw error
  })

/** The schema in which the tables are made, unless it is the usual one; and after which migration to stop. */
type MigrationTarget = { schema?: string; until?: string }

const [newest = ''] = Object.keys(migrations).slice(-1)

/** Whether the database has this version's schema, or a later one. Throws when it does not answer or has none. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from kysely_migration where name = ${newest}`.execute(db)
  return rows.length > 0
}
