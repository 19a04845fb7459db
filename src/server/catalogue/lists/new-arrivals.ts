import type { Product } from '../../../contract/catalogue.ts'
import type { PageQuery } from '../../../contract/lists.ts'
import type { Deps } from '../../deps.ts'
import { priceRows } from '../../prices/price-rows.ts'
import { toProduct } from '../product/product-wire.ts'
import { findNewest } from '../product/queries.ts'

/** A page of the products on sale, newest first. */
export async function newArrivals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  page: PageQuery,
): Promise<Product[]> {
  const now = clock()
  return (await priceRows(db, await findNewest(db, page, now), now)).map(toProduct)
}
