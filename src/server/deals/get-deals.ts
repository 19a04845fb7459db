import type { StaffDeal as WireStaffDeal } from '../../contract/deals.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { toWireStaffDeal } from './deals-wire.ts'
import { loadStaffDeal, loadStaffDeals } from './load-deals.ts'
import { findDeal, findDeals } from './queries.ts'

/** The refusal of an id that no deal has. */
export const noSuchDeal = () => new ShopError('not_found', 'There is no such deal.')

/** All deals, latest start first. */
export async function getDeals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<WireStaffDeal[]> {
  return (await loadStaffDeals(db, await findDeals(db), clock())).map(toWireStaffDeal)
}

/**
 * The deal of this id, running or not.
 * @throws not_found for an unknown id
 */
export async function getDeal({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<WireStaffDeal> {
  const deal = await findDeal(db, id)
  if (!deal) throw noSuchDeal()
  return toWireStaffDeal(await loadStaffDeal(db, deal, clock()))
}
