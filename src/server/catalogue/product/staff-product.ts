import type { StaffProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { atCurrentPrices, loadProducts } from './load-products.ts'
import type { Product } from './product.ts'
import { toWireStaffProduct } from './product-wire.ts'

/** A stored product as the staff see it at `now`, with the price of that moment. */
export async function toStaffProduct(db: Db | Tx, product: Product, now: Date): Promise<StaffProduct> {
  const [priced] = await atCurrentPrices(db, [product], now)
  if (!priced) throw new Error('A product had no price')
  return toWireStaffProduct(priced, now)
}

/** The products of these ids that are not archived, in the order of the ids, as the staff see them at `now`. */
export async function loadStaffProducts(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<StaffProduct[]> {
  const products = await loadProducts(db, ids, now)
  return ids.flatMap(id => {
    const product = products.get(id)
    return product && product.archivedAt === null ? [toWireStaffProduct(product, now)] : []
  })
}
