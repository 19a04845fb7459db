import { inTransaction } from '../db/in-transaction.ts'
import type { ChangeDeps } from './change-deal.ts'
import { noSuchDeal } from './get-deal.ts'
import { deleteDeal as deleteRow, lockDeal } from './queries.ts'
import { fieldsOf, recordDealChange } from './record-deal-change.ts'

/** Deletes a deal; its products stay in the shop. Answers what takes that back. Throws `not_found`. */
export const deleteDeal = (deps: ChangeDeps, userId: string, id: string): Promise<string | null> =>
  inTransaction(deps.db, async tx => {
    const deal = await lockDeal(tx, id)
    if (!deal) throw noSuchDeal()
    const before = await fieldsOf(tx, deal)
    await deleteRow(tx, id)
    return recordDealChange(tx, deps, { userId, id, action: 'deleted', before, after: null })
  })
