import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export const send = (db: Db, channel: string, text: string) =>
  sql`select pg_notify(${channel}, ${text})`.execute(db)
