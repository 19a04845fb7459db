import { sql } from 'kysely'
import type { ProductListQuery } from '../../../contract/catalogue/staff-catalogue.ts'
import type { Db } from '../../db/schema.ts'
import { lowStockRule } from '../stock/low-stock-queries.ts'
import { withCode } from '../stock/sku-queries.ts'

export type StaffListFilters = Pick<ProductListQuery, 'category' | 'stock' | 'status'> & {
  now: Date
  /** How many pieces are few in the shop. */
  lowStock: number
  /** What was typed, and the text of its tsquery, which is null where it holds no word. Null: no search. */
  text: { typed: string; query: string | null } | null
  code: string | undefined
}

export type StaffListPage = Pick<ProductListQuery, 'sort' | 'limit'> & { offset: number }

const shelfWith = (condition: ReturnType<typeof sql>) => sql`exists (
  select from stock where stock.product_id = products.id and retired_at is null and ${condition})`

/** Pieces on a shelf that no longer serves a choice count here too, though nobody can buy them; they are rare. */
async function stockCondition(db: Db, { stock, lowStock }: Pick<StaffListFilters, 'stock' | 'lowStock'>) {
  const hasPieces = shelfWith(sql`quantity > 0`)
  if (stock === 'in') return hasPieces
  if (stock === 'out') return sql`not ${hasPieces}`
  const isShort = shelfWith(await lowStockRule(db, lowStock))
  return stock === 'low' ? sql`${isShort} and ${hasPieces}` : isShort
}

const statuses = (now: Date) => ({
  draft: sql`published_at is null`,
  scheduled: sql`published_at > ${now}`,
  published: sql`published_at <= ${now}`,
})

async function matching(db: Db, filters: StaffListFilters) {
  const { category, stock, status, text, code, now } = filters
  const all = [sql`archived_at is null`]
  if (category) all.push(sql`category = ${category}`)
  if (stock) all.push(await stockCondition(db, filters))
  if (status) all.push(statuses(now)[status])
  if (text) all.push(matchesText(text))
  if (code) all.push(hasCode(code))
  return sql.join(all, sql` and `)
}

const hasCode = (typed: string) => sql`id = any(array(select product_id from (${withCode(typed)}) as found))`

const matchesText = ({ typed, query }: NonNullable<StaffListFilters['text']>) => {
  const byName = sql`(id = ${typed} or slug = ${typed} or ${hasCode(typed)})`
  return query === null ? byName : sql`(search_vector @@ ${query}::tsquery or ${byName})`
}

const pieces = sql`coalesce(pieces, 0)`

const withPieces = sql`
  left join (
    select product_id, sum(quantity) as pieces from stock where retired_at is null group by product_id
  ) as shelves on product_id = id`

/** The sort key of each order, and its direction; ties go by the id. */
const orders: Record<ProductListQuery['sort'], [by: ReturnType<typeof sql>, order: ReturnType<typeof sql>]> =
  {
    newest: [sql`created_at`, sql`sort_key desc, id desc`],
    oldest: [sql`created_at`, sql`sort_key, id`],
    title: [sql`lower(title)`, sql`sort_key, id`],
    'price-asc': [sql`price_cents`, sql`sort_key, id desc`],
    'price-desc': [sql`price_cents`, sql`sort_key desc, id desc`],
    'stock-asc': [pieces, sql`sort_key, id desc`],
    'stock-desc': [pieces, sql`sort_key desc, id desc`],
  }

/**
 * The ids of one page and how many products match in all. Matches that are slow to find are found once for both;
 * otherwise each comes from the index that fits it.
 */
export async function findStaffList(
  db: Db,
  filters: StaffListFilters,
  { sort, limit, offset }: StaffListPage,
): Promise<{ ids: string[]; total: number }> {
  const [key, order] = orders[sort]
  const once = filters.text || filters.stock ? sql`materialized` : sql`not materialized`
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with matching as ${once} (
      select id, ${key} as sort_key from products ${sort.startsWith('stock') ? withPieces : sql``}
      where ${await matching(db, filters)})
    select (select count(*)::int from matching) as total,
      array(select id from matching order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}
