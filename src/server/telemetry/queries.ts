import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export async function countOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
