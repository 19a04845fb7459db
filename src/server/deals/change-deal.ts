import type { ChangedDeal } from '../../contract/catalogue/deals.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { toWireStaffDeal } from './deals-wire.ts'
import { noSuchDeal } from './get-deals.ts'
import { loadStaffDeal } from './load-deals.ts'
import { type DealRow, lockDeal } from './queries.ts'
import { recordDealChange, toDealRecord } from './record-deal-change.ts'

export type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings'>

/**
 * Locks a deal, changes it, records the change in the audit trail and returns the deal as it is then. `changeId` undoes it.
 * @throws not_found for an unknown id
 */
export function changeDeal(
  deps: ChangeDeps,
  { userId, id }: { userId: string; id: string },
  change: (tx: Tx) => Promise<void>,
): Promise<ChangedDeal> {
  return inTransaction(deps.db, async tx => {
    const before = await toDealRecord(tx, await lockExistingDeal(tx, id))
    await change(tx)
    const deal = await lockExistingDeal(tx, id)
    const after = await toDealRecord(tx, deal)
    const changeId = await recordDealChange(tx, deps, { userId, id, action: 'changed', before, after })
    return { ...toWireStaffDeal(await loadStaffDeal(tx, deal, deps)), changeId }
  })
}

/**
 * Locks the deal of this id until the transaction ends.
 * @throws not_found for an unknown id
 */
export async function lockExistingDeal(tx: Tx, id: string): Promise<DealRow> {
  const deal = await lockDeal(tx, id)
  if (!deal) throw noSuchDeal()
  return deal
}
