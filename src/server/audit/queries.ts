import type { Insertable } from 'kysely'
import type { Database, Tx } from '../db/schema.ts'

export const insertChange = (tx: Tx, change: Insertable<Database['changes']>) =>
  tx.insertInto('changes').values(change).execute()
