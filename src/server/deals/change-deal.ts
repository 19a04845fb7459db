import type { ChangedDeal } from '../../contract/deals.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { noSuchDeal } from './get-deal.ts'
import { loadStaffDeal } from './load-staff-deals.ts'
import { lockDeal } from './queries.ts'
import { fieldsOf, recordDealChange } from './record-deal-change.ts'

export type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Changes a deal while nobody else does, writes the change into the audit trail and answers the deal with what takes the
 * change back. Throws `not_found`.
 */
export function changeDeal(
  deps: ChangeDeps,
  { userId, id }: { userId: string; id: string },
  change: (tx: Tx) => Promise<void>,
): Promise<ChangedDeal> {
  return inTransaction(deps.db, async tx => {
    const was = await lockDeal(tx, id)
    if (!was) throw noSuchDeal()
    const before = await fieldsOf(tx, was)
    await change(tx)
    // Still held, so it is read as the change left it.
    const deal = (await lockDeal(tx, id)) ?? was
    const changeId = await recordDealChange(tx, deps, {
      userId,
      id,
      action: 'changed',
      before,
      after: await fieldsOf(tx, deal),
    })
    return { ...(await loadStaffDeal(tx, deal, deps.clock())), changeId }
  })
}
