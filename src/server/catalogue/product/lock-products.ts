import type { Tx } from '../../db/schema.ts'
import { lockShelves } from '../stock/stock.ts'
import { noSuchProduct } from './get-product.ts'
import type { ProductRow } from './product-wire.ts'
import { findByIds, lockRows } from './queries.ts'

export type LockedProduct = ProductRow & { archivedAt: Date | null }

/**
 * Products, archived ones too, which nobody else changes or buys until the transaction ends, by id; unknown ids are
 * left out. Lock all that a change needs at once: two changes then never wait for each other.
 */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, LockedProduct>> {
  if (ids.length === 0) return new Map()
  await lockRows(tx, ids)
  await lockShelves(tx, ids)
  // Read only now: what had to be waited for may have changed them.
  return new Map((await findByIds(tx, ids)).map(row => [row.id, row]))
}

/** One product of the shop, locked as `lockProducts` does. Throws `not_found` for an unknown or archived one. */
export async function lockProduct(tx: Tx, id: string): Promise<LockedProduct> {
  const product = (await lockProducts(tx, [id])).get(id)
  if (!product || product.archivedAt) throw noSuchProduct()
  return product
}
