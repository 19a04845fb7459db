import type { ChangeAction } from '../../contract/changes/change-words.ts'
import type { Db, Tx } from '../db/schema.ts'
import { findChangesOf, findNewCurrency } from './queries.ts'

/** Changes of these subjects with this action, oldest first, with the names of who made them. */
export const listChangesOf = (db: Db | Tx, subjectIds: readonly string[], action: ChangeAction) =>
  findChangesOf(db, subjectIds, action)

/** Whether the shop has chosen another currency since this change was recorded. */
export const currencyChangedSince = async (tx: Tx, changeId: string): Promise<boolean> =>
  (await findNewCurrency(tx, changeId)) !== undefined
