import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { moveSaleChanges } from './sales-queries.ts'

/**
 * Brings the sums of sales up to date with every order committed so far. An order only notes that it was placed,
 * cancelled or refused, so that orders do not wait for each other's sums (docs/decisions/0019).
 */
export async function sumSales({ db }: Pick<Deps, 'db'>): Promise<void> {
  await inTransaction(db, moveSaleChanges)
}
