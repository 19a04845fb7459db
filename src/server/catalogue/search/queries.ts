import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** So many of the newest matches are weighed; a common word matches thousands. */
const maxRankedMatches = 200

/**
 * Ids of the products on sale at `now` that match the text of a tsquery, best first: by weight of the words, then the
 * newest. Only when few match by their title, which weighs most, is the rest of their words looked at.
 */
export async function findListedMatches(db: Db, query: string, now: Date): Promise<string[]> {
  const newest = (column: 'search_title' | 'search_vector') => sql`
    select id from products
    where archived_at is null and published_at <= ${now} and ${sql.ref(column)} @@ ${query}::tsquery`
  const inOrder = sql`order by published_at desc, id desc limit ${sql.lit(maxRankedMatches)}`
  const { rows } = await sql<{ id: string }>`
    with titled as materialized (${newest('search_title')} ${inOrder}),
      told as materialized (
        ${newest('search_vector')} and (select count(*) from titled) < ${sql.lit(maxRankedMatches)} ${inOrder})
    select id from products
    where id = any(array(select id from titled union select id from told))
    order by
      ts_rank('{0, 0.1, 0.4, 1}', search_vector, ${query}::tsquery) desc,
      published_at desc, id desc`.execute(db)
  return rows.map(row => row.id)
}

/**
 * Ids of the products, drafts too, that are called so or match the text of a tsquery, best first: whole title, beginning of
 * the title, weight of the words, then the newest. Only when few match by their title, the rest of their words is looked at.
 */
export async function findStaffMatches(
  db: Db,
  { typed, query }: { typed: string; query: string },
  limit: number,
): Promise<string[]> {
  const newest = (column: 'search_title' | 'search_vector') => sql`
    select id from products where archived_at is null and ${sql.ref(column)} @@ ${query}::tsquery`
  const inOrder = sql`order by created_at desc, id desc limit ${sql.lit(maxRankedMatches)}`
  const { rows } = await sql<{ id: string }>`
    with titled as materialized (${newest('search_title')} ${inOrder}),
      told as materialized (${newest('search_vector')} and (select count(*) from titled) < ${limit} ${inOrder})
    select id from products
    where id = any(array(select id from titled union select id from told))
    order by
      lower(title) = ${typed} desc,
      starts_with(lower(title), ${typed}) desc,
      id in (select id from titled) desc,
      ts_rank('{0, 0.1, 0.4, 1}', search_vector, ${query}::tsquery) desc,
      created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows.map(row => row.id)
}

/** Known words that look like each of these, most alike first, with how alike they are (0.3 to 1). */
export async function findSimilarTerms(db: Db, words: readonly string[]) {
  const { rows } = await sql<{ typed: string; word: string; likeness: number }>`
    select typed.word as typed, near.word, near.likeness
    from unnest(${words}::text[]) as typed(word)
    cross join lateral (
      select word, similarity(word, typed.word) as likeness
      from search_terms where word % typed.word
      order by likeness desc, word limit 10
    ) as near
    order by near.likeness desc, near.word`.execute(db)
  return rows
}

/** Keeps the words new to the shop. Give them sorted, so that two transactions never wait for each other. */
export const insertSearchTerms = (tx: Tx, words: readonly string[]) =>
  sql`insert into search_terms (word) select unnest(${words}::text[]) on conflict do nothing`.execute(tx)
