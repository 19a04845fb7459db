import type { Tx } from '../../db/schema.ts'
import { yieldEvery } from '../../yield-every.ts'
import { lockShelvesUnread } from '../stock/stock-queries.ts'
import { findMany } from './find-many.ts'
import { noSuchProduct } from './get-product.ts'
import type { Product } from './product.ts'
import { lockRows } from './queries.ts'

/**
 * The products of these ids, archived ones too, by id; nobody else changes or buys them until the transaction ends.
 * Lock all that a change needs at once, so that two changes never wait for each other.
 */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map()
  const yieldIfDue = yieldEvery()
  await lockRows(tx, ids)
  await yieldIfDue()
  await lockShelvesUnread(tx, ids)
  await yieldIfDue()
  // Read only now: another transaction may have changed them while this one waited.
  return findMany(tx, ids)
}

/**
 * One product, locked as `lockProducts` does.
 * @throws not_found for an unknown or archived product
 */
export async function lockProduct(tx: Tx, id: string): Promise<Product> {
  const product = (await lockProducts(tx, [id])).get(id)
  if (!product || product.archivedAt) throw noSuchProduct()
  return product
}
