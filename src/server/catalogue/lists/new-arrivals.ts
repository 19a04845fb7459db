import type { Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import type { PageQuery } from '../../../contract/lists.ts'
import type { Deps } from '../../deps.ts'
import { pairedCards } from '../links/pairs.ts'
import { atCurrentPrices } from '../product/load-products.ts'
import { findNewest } from '../product/queries.ts'

/** A page of the listed products, newest first. */
export async function newArrivals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  page: PageQuery,
): Promise<WireProduct[]> {
  const now = clock()
  return pairedCards(db, await atCurrentPrices(db, await findNewest(db, page, now), now), now)
}
