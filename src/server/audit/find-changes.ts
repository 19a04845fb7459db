import type { Db, Tx } from '../db/schema.ts'
import { findChangesOf } from './queries.ts'

/** What the staff did to these things under this name, oldest first, with the names of who did it. */
export const listChangesOf = (db: Db | Tx, subjectIds: readonly string[], action: string) =>
  findChangesOf(db, subjectIds, action)
