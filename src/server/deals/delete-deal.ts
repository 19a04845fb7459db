import { inTransaction } from '../db/in-transaction.ts'
import { type ChangeDeps, lockExistingDeal } from './change-deal.ts'
import { deleteDeal as deleteRow } from './queries.ts'
import { recordDealChange, toDealRecord } from './record-deal-change.ts'

/**
 * Deletes a deal; its products stay in the shop. Returns the batch that undoes it.
 * @throws not_found for an unknown id
 */
export const deleteDeal = (deps: ChangeDeps, userId: string, id: string): Promise<string | null> =>
  inTransaction(deps.db, async tx => {
    const before = await toDealRecord(tx, await lockExistingDeal(tx, id))
    await deleteRow(tx, id)
    return recordDealChange(tx, deps, { userId, id, action: 'deleted', before, after: null })
  })
