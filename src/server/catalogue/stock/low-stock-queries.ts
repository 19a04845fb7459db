import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/**
 * Says of a row of `stock` beside its product in `products` whether it is low: as few pieces as the product says or, where
 * that says nothing, `shopLimit`.
 */
export async function lowStockRule(db: Db, shopLimit: number) {
  const { rows } = await sql<{ highest: number | null }>`
    select max(low_stock::int) as highest from products where low_stock <> ''`.execute(db)
  const highest = Math.max(shopLimit, rows[0]?.highest ?? 0)
  // The first condition has an index; most shelves have more than anybody would call few.
  return sql<boolean>`(quantity <= ${sql.lit(highest)} and quantity <= coalesce(nullif(low_stock, '')::int, ${sql.lit(shopLimit)}))`
}
