import { sql } from 'kysely'
import { paddedBarcode } from '../../../contract/catalogue/barcode.ts'
import type { Place } from '../../../contract/catalogue/places.ts'
import { rowsOf, toJsonRows } from '../../db/insert-json.ts'
import { isSamePlaceAs } from '../../db/place-columns.ts'
import type { Db, Tx } from '../../db/schema.ts'

type NamedSku = Place & { sku: string }

/** Takes the SKUs off the shelves of a product that get others, and these SKUs off whichever of its shelves have them. */
export const clearSkus = (tx: Tx, productId: string, named: readonly NamedSku[]) =>
  sql`
    update stock set sku = '' from ${rowsOf('stock', toJsonRows(named))} as named
    where stock.product_id = ${productId} and stock.sku <> ''
      and (${isSamePlaceAs('named')} or lower(stock.sku) = lower(named.sku))`.execute(tx)

/** Sets the SKUs of a product's shelves at these places. */
export const setSkus = (tx: Tx, productId: string, named: readonly NamedSku[]) =>
  sql`
    update stock set sku = named.sku from ${rowsOf('stock', toJsonRows(named))} as named
    where stock.product_id = ${productId} and stock.retired_at is null and named.sku <> ''
      and ${isSamePlaceAs('named')}`.execute(tx)

/** Takes these SKUs off the shelves of deleted products, which come back without them. */
export const clearDeletedSkus = (tx: Tx, skus: readonly string[]) =>
  sql`
    update stock set sku = '' from products
    where products.id = product_id and archived_at is not null and sku <> ''
      and lower(sku) in (select lower(asked) from unnest(${skus}::text[]) as asked)`.execute(tx)

/** The ids of the products of which a shelf has this SKU or barcode. */
export const withCode = (typed: string) => sql<{ productId: string; rank: number }>`
  select product_id, 1 as rank from stock where lower(sku) = lower(${typed}) and sku <> ''
  union all
  select product_id, 2 from stock where lpad(barcode, 14, '0') = ${paddedBarcode(typed)} and barcode <> ''`

/** The same of products that are not deleted, those with the SKU first. */
export async function findProductsByCode(db: Db, typed: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select products.id from (${withCode(typed)}) as found
    join products on products.id = product_id and archived_at is null
    order by rank`.execute(db)
  return rows.map(({ id }) => id)
}

export type SkuOwner = { sku: string; productId: string; title: string }

/** Which of these SKUs a shelf has already, however it writes it, with the shelf's product. Deleted products have none. */
export async function findSkuOwners(db: Db | Tx, skus: readonly string[]): Promise<SkuOwner[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<SkuOwner>`
    select asked.sku, product_id, title from unnest(${skus}::text[]) as asked(sku)
    join stock on lower(stock.sku) = lower(asked.sku) and stock.sku <> ''
    join products on products.id = product_id and archived_at is null`.execute(db)
  return rows
}
