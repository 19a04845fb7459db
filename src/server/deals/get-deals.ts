import type { StaffDeal as WireStaffDeal } from '../../contract/catalogue/deals.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { toWireStaffDeal } from './deals-wire.ts'
import { loadStaffDeal, loadStaffDeals } from './load-deals.ts'
import { findDeal, findDeals } from './queries.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/** The refusal of an id that no deal has. */
export const noSuchDeal = () => new ShopError('not_found', 'There is no such deal.')

/** All deals, latest start first. */
export async function getDeals(deps: ReadDeps): Promise<WireStaffDeal[]> {
  return (await loadStaffDeals(deps.db, await findDeals(deps.db), deps)).map(toWireStaffDeal)
}

/**
 * The deal of this id, running or not.
 * @throws not_found for an unknown id
 */
export async function getDeal(deps: ReadDeps, id: string): Promise<WireStaffDeal> {
  const deal = await findDeal(deps.db, id)
  if (!deal) throw noSuchDeal()
  return toWireStaffDeal(await loadStaffDeal(deps.db, deal, deps))
}
