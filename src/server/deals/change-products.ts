import type { Deal } from '../../contract/deals.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { noSuchDeal } from './get-deal.ts'
import { loadDeal } from './load-deals.ts'
import { lockDeal } from './queries.ts'

/** Changes what a deal holds while nobody else does, and answers the deal. Throws `not_found`. */
export function changeProducts(
  { db }: Pick<Deps, 'db'>,
  id: string,
  change: (tx: Tx) => Promise<void>,
): Promise<Deal> {
  return db.transaction().execute(async tx => {
    const deal = await lockDeal(tx, id)
    if (!deal) throw noSuchDeal()
    await change(tx)
    return loadDeal(tx, deal)
  })
}
