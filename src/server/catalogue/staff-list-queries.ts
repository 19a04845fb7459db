import { sql } from 'kysely'
import { LOW_STOCK, type ProductListQuery } from '../../contract/staff-catalogue.ts'
import type { Db } from '../db/schema.ts'

export type StaffFilter = Pick<ProductListQuery, 'category' | 'stock' | 'status'> & {
  now: Date
  /** What was typed, and the text of its tsquery; null where it holds no word. */
  words: { typed: string; query: string | null } | null
}

type Slice = Pick<ProductListQuery, 'sort' | 'limit'> & { offset: number }

/**
 * Asked whether it is true, the list of ids is made once and looked up. The embedded database has no statistics: as a join it
 * would be gone through again for every product.
 */
const stocked = (condition: ReturnType<typeof sql>) => sql`(
  id in (select product_id from stock where retired_at is null group by product_id having ${condition}))`

/** Pieces on a shelf that serves no choice any more count here, though nobody can buy them: there are next to none. */
const stockLevels = {
  in: sql`${stocked(sql`max(quantity) > 0`)} is true`,
  low: sql`${stocked(sql`max(quantity) > 0 and min(quantity) <= ${sql.lit(LOW_STOCK)}`)} is true`,
  short: sql`${stocked(sql`min(quantity) <= ${sql.lit(LOW_STOCK)}`)} is true`,
  out: sql`${stocked(sql`max(quantity) > 0`)} is not true`,
}

const statuses = (now: Date) => ({
  draft: sql`published_at is null`,
  scheduled: sql`published_at > ${now}`,
  published: sql`published_at <= ${now}`,
})

function matching({ category, stock, status, words, now }: StaffFilter) {
  const all = [sql`archived_at is null`]
  if (category) all.push(sql`category = ${category}`)
  if (stock) all.push(stockLevels[stock])
  if (status) all.push(statuses(now)[status])
  if (words) all.push(named(words))
  return sql.join(all, sql` and `)
}

const named = ({ typed, query }: NonNullable<StaffFilter['words']>) => {
  const byName = sql`(id = ${typed} or slug = ${typed})`
  return query === null ? byName : sql`(search_vector @@ ${query}::tsquery or ${byName})`
}

const withPieces = sql`
  left join (
    select product_id, sum(quantity) as pieces from stock where retired_at is null group by product_id
  ) as shelves on product_id = id`

const orders: Record<ProductListQuery['sort'], ReturnType<typeof sql>> = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  title: sql`lower(title), id`,
  'price-asc': sql`price_cents, id desc`,
  'price-desc': sql`price_cents desc, id desc`,
  'stock-asc': sql`coalesce(pieces, 0), id desc`,
  'stock-desc': sql`coalesce(pieces, 0) desc, id desc`,
}

/** The ids of one page. */
export async function findStaffList(
  db: Db,
  filter: StaffFilter,
  { sort, limit, offset }: Slice,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products ${sort.startsWith('stock') ? withPieces : sql``} where ${matching(filter)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(row => row.id)
}

export async function countStaffList(db: Db, filter: StaffFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from products where ${matching(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}
