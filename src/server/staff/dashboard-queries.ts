import { sql } from 'kysely'
import type { Place } from '../../contract/catalogue/places.ts'
import { anyOf } from '../db/any-of.ts'
import { placeOfRows } from '../db/place-columns.ts'
import type { Db } from '../db/schema.ts'

/** How many card payments wait for a person. */
export async function countPaymentProblems(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from payments where problem_at is not null`.execute(db)
  return rows[0]?.total ?? 0
}

/** The empty shelves of these products. */
export async function findEmptyShelves(db: Db, productIds: readonly string[]) {
  const { rows } = await sql<Place & { productId: string }>`
    select product_id as "productId", ${placeOfRows()} from stock
    where product_id = ${anyOf(productIds)} and retired_at is null and quantity = 0`.execute(db)
  return rows
}
