import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** Only so many of the newest matches are ranked; a common word matches thousands. */
const maxRankedMatches = 200

// Words in the title weigh most, so the rest of a product's words is read only when few products match by title.

/** Ids of the products listed at `now` that match the text of a tsquery: by weight of the words, then the newest. */
export async function findListedMatches(db: Db, query: string, now: Date): Promise<string[]> {
  const matches = (column: 'search_title' | 'search_vector') => sql`
    select id from products
    where archived_at is null and published_at <= ${now} and ${sql.ref(column)} @@ ${query}::tsquery`
  const newest = sql`order by published_at desc, id desc limit ${sql.lit(maxRankedMatches)}`
  const { rows } = await sql<{ id: string }>`
    with by_title as materialized (${matches('search_title')} ${newest}),
      by_text as materialized (
        ${matches('search_vector')} and (select count(*) from by_title) < ${sql.lit(maxRankedMatches)} ${newest})
    select id from products
    where id = any(array(select id from by_title union select id from by_text))
    order by
      ts_rank('{0, 0.1, 0.4, 1}', search_vector, ${query}::tsquery) desc,
      published_at desc, id desc`.execute(db)
  return rows.map(row => row.id)
}

/**
 * Ids of the products, drafts too, that match the text of a tsquery: those with the whole title `typed` first, then
 * those whose title begins so, then by weight of the words, then the newest.
 */
export async function findStaffMatches(
  db: Db,
  { typed, query }: { typed: string; query: string },
  limit: number,
): Promise<string[]> {
  const matches = (column: 'search_title' | 'search_vector') => sql`
    select id from products where archived_at is null and ${sql.ref(column)} @@ ${query}::tsquery`
  const newest = sql`order by created_at desc, id desc limit ${sql.lit(maxRankedMatches)}`
  const { rows } = await sql<{ id: string }>`
    with by_title as materialized (${matches('search_title')} ${newest}),
      by_text as materialized (${matches('search_vector')} and (select count(*) from by_title) < ${limit} ${newest})
    select id from products
    where id = any(array(select id from by_title union select id from by_text))
    order by
      lower(title) = ${typed} desc,
      starts_with(lower(title), ${typed}) desc,
      id in (select id from by_title) desc,
      ts_rank('{0, 0.1, 0.4, 1}', search_vector, ${query}::tsquery) desc,
      created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows.map(row => row.id)
}

/** The shop's words that resemble each of these, most similar first, with their similarity (0.3 to 1). */
export async function findSimilarTerms(db: Db, words: readonly string[]) {
  const { rows } = await sql<{ typed: string; word: string; similarity: number }>`
    select typed.word as typed, near.word, near.similarity
    from unnest(${words}::text[]) as typed(word)
    cross join lateral (
      select word, similarity(word, typed.word) as similarity
      from search_terms where word % typed.word
      order by similarity desc, word limit 10
    ) as near
    order by near.similarity desc, near.word`.execute(db)
  return rows
}

/** Adds the words that are new to the shop. Pass them sorted, so that two transactions never wait for each other. */
export const insertSearchTerms = (tx: Tx, words: readonly string[]) =>
  sql`insert into search_terms (word) select unnest(${words}::text[]) on conflict do nothing`.execute(tx)
