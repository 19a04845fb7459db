import type { Tx } from '../db/schema.ts'
import { findNewCurrency } from './queries.ts'

/** Whether the shop has chosen another currency since this change was recorded. */
export const currencyChangedSince = async (tx: Tx, changeId: string): Promise<boolean> =>
  (await findNewCurrency(tx, changeId)) !== undefined
