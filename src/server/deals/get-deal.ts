import type { StaffDeal } from '../../contract/deals.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { loadStaffDeal } from './load-staff-deals.ts'
import { findDeal } from './queries.ts'

/** The refusal of an id that no deal has. */
export const noSuchDeal = () => new ShopError('not_found', 'There is no such deal.')

/** The deal of this id, running or not. Throws `not_found`. */
export async function getDeal({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<StaffDeal> {
  const deal = await findDeal(db, id)
  if (!deal) throw noSuchDeal()
  return loadStaffDeal(db, deal, clock())
}
