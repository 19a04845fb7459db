import type { Product } from '../../contract/catalogue.ts'
import type { Db, Tx } from '../db/schema.ts'
import { findByIds } from './queries.ts'
import { toProduct } from './to-product.ts'

export type Sellable = { product: Product; archived: boolean }

/** The products of these ids, by id, with `archived` set on what the shop no longer sells. Unknown ids are left out. */
export async function loadSellable(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Sellable>> {
  if (ids.length === 0) return new Map()
  const rows = await findByIds(db, [...new Set(ids)])
  return new Map(
    rows.map(({ archivedAt, ...row }) => [
      row.id,
      { product: toProduct(row), archived: archivedAt !== null },
    ]),
  )
}

/** The products of these ids that are on sale, by id. Unknown and archived ids are left out. */
export async function loadProducts(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Product>> {
  const sellable = [...(await loadSellable(db, ids))]
  return new Map(sellable.flatMap(([id, { product, archived }]) => (archived ? [] : [[id, product]])))
}

/** The products of these ids that are on sale, in the order of the ids, each once. */
export async function loadInOrder(db: Db | Tx, ids: readonly string[]): Promise<Product[]> {
  const products = await loadProducts(db, ids)
  return [...new Set(ids)].flatMap(id => products.get(id) ?? [])
}
