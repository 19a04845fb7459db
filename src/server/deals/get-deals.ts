import type { Deal } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { loadDeals } from './load-deals.ts'
import { findDeals } from './queries.ts'

/** All deals, latest start first. */
export const getDeals = async ({ db }: Pick<Deps, 'db'>): Promise<Deal[]> =>
  loadDeals(db, await findDeals(db))
