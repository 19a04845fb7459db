import type { Product } from '../../../contract/catalogue.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Price } from '../../prices/discount-price.ts'
import { priceRows } from '../../prices/price-rows.ts'
import { toProduct } from './product-wire.ts'
import { findByIds } from './queries.ts'

/** `archived`: the shop gave it up. `onSale`: shoppers see it and can buy it; a draft is neither. */
export type Sellable = { product: Product; price: Price; archived: boolean; onSale: boolean }

/** The products of these ids, by id, with what they cost at `now`, whether or not they are on sale then. Unknown ids are left out. */
export async function loadSellable(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Sellable>> {
  if (ids.length === 0) return new Map()
  const rows = await priceRows(db, await findByIds(db, [...new Set(ids)]), now)
  return new Map(
    rows.map(({ archivedAt, ...row }) => {
      const archived = archivedAt !== null
      const onSale = !archived && row.publishedAt !== null && row.publishedAt <= now
      return [row.id, { product: toProduct(row), price: row, archived, onSale }]
    }),
  )
}

/** The products of these ids that are on sale at `now`, by id; all others are left out. */
export async function loadProducts(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Product>> {
  const sellable = [...(await loadSellable(db, ids, now))]
  return new Map(sellable.flatMap(([id, { product, onSale }]) => (onSale ? [[id, product]] : [])))
}

/** The products of these ids that are on sale at `now`, in the order of the ids, each once. */
export async function loadInOrder(db: Db | Tx, ids: readonly string[], now: Date): Promise<Product[]> {
  const products = await loadProducts(db, ids, now)
  return [...new Set(ids)].flatMap(id => products.get(id) ?? [])
}
