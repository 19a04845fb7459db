import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

export const send = (db: Db | Tx, channel: string, text: string) =>
  sql`select pg_notify(${channel}, ${text})`.execute(db)
