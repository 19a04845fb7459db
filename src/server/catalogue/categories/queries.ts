import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** Groups first, each level in its order. */
export const findCategoryRows = (db: Db | Tx) =>
  db
    .selectFrom('categories')
    .select(['code', 'parent', 'name', 'intro', 'picture', 'audience', 'hidden', 'version'])
    .orderBy(sql`parent is not null`)
    .orderBy('position')
    .orderBy('code')
    .execute()

export const findOldCategories = (db: Db | Tx) =>
  db.selectFrom('oldCategories').select(['code', 'leadsTo', 'isRename']).execute()

/** Whoever changes categories waits until the transaction has ended. */
export const holdTable = (tx: Tx) => sql`lock table categories in row share mode`.execute(tx)

/** Whoever holds or changes categories waits until the transaction has ended. */
export const lockTable = (tx: Tx) => sql`lock table categories in exclusive mode`.execute(tx)
