import type { StaffDeal } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { loadStaffDeals } from './load-staff-deals.ts'
import { findDeals } from './queries.ts'

/** All deals, latest start first. */
export const getDeals = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<StaffDeal[]> =>
  loadStaffDeals(db, await findDeals(db), clock())
