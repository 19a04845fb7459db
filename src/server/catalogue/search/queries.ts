import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** Only so many of the newest matches are ranked; a common word matches thousands. */
const maxRankedMatches = 200

/** Words are common when so many of a sample, the newest products, match. Their newest matches are soon found. */
const common = { sample: 200, matches: 20, lookedAt: 2_000 }

type Wanted = {
  query: string
  isWanted: RawBuilder<unknown>
  /** The column by which products are new. */
  date: RawBuilder<unknown>
}

/**
 * The newest products whose column matches, for a `with` clause: `name` and two more. Empty unless `isNeeded`. The index
 * of words has all matches, but in no order, so for common words it costs less to look through the newest products.
 */
function newestMatches(
  { query, isWanted, date }: Wanted,
  name: string,
  column: string,
  isNeeded: RawBuilder<unknown>,
) {
  const [words, matches] = [sql.ref(column), sql.ref(name)]
  const [among, all] = [sql.ref(`${name}_among_newest`), sql.ref(`${name}_of_all`)]
  const newest = sql`order by ${date} desc, id desc limit`
  const max = sql.lit(maxRankedMatches)
  const newestProducts = (count: number) =>
    sql`(select id, ${date}, ${words} from products where ${isWanted} ${newest} ${sql.lit(count)}) as newest`
  // As a subquery, so that one plan serves all words: PostgreSQL's guess of how common they are is often far off.
  const isMatch = sql`${words} @@ (select ${query}::tsquery)`
  const isCommon = sql`
    (select count(*) from ${newestProducts(common.sample)} where ${isMatch}) >= ${sql.lit(common.matches)}`
  return sql`
    ${among} as materialized (
      select id, ${date} from ${newestProducts(common.lookedAt)}
      where ${isMatch} and ${isNeeded} and ${isCommon} ${newest} ${max}),
    ${all} as materialized (
      select id, ${date} from products where ${isWanted} and ${isMatch}
        and ${isNeeded} and (select count(*) from ${among}) < ${max}),
    ${matches} as materialized (
      select id from ${among} where (select count(*) from ${among}) = ${max}
      union all (select id from ${all} ${newest} ${max}))`
}

/**
 * The newest matches as `by_title` and `by_text`. Words in the title weigh most, so the rest of a product's words is read
 * only when fewer than `enough` products match by title.
 */
const findCandidates = (wanted: Wanted, enough: number) => sql`
  with ${newestMatches(wanted, 'by_title', 'search_title', sql`true`)},
    ${newestMatches(wanted, 'by_text', 'search_vector', sql`(select count(*) from by_title) < ${enough}`)}`

const isCandidate = sql`id = any(array(select id from by_title union select id from by_text))`

/** The text of a tsquery for all matches, and of one for titles that have its words as they were typed. */
export type MatchQuery = { query: string; inTitle: string }

/** Titles with the very words first, then by weight of the words. */
const best = ({ query, inTitle }: MatchQuery) => sql`
  search_title @@ ${inTitle}::tsquery desc,
  ts_rank('{0, 0.1, 0.4, 1}', search_vector, ${query}::tsquery) desc`

/** Ids of the products listed at `now` that match, best first, then the newest. */
export async function findListedMatches(db: Db, match: MatchQuery, now: Date): Promise<string[]> {
  const isWanted = sql`archived_at is null and published_at <= ${now}`
  const { rows } = await sql<{ id: string }>`
    ${findCandidates({ query: match.query, isWanted, date: sql.ref('published_at') }, maxRankedMatches)}
    select id from products where ${isCandidate}
    order by ${best(match)}, published_at desc, id desc`.execute(db)
  return rows.map(row => row.id)
}

/**
 * Ids of the products, drafts too, that match the text of a tsquery: those with the whole title `typed` first, then
 * those whose title begins so, then the best, then the newest.
 */
export async function findStaffMatches(
  db: Db,
  { typed, ...match }: MatchQuery & { typed: string },
  limit: number,
): Promise<string[]> {
  const isWanted = sql`archived_at is null`
  const { rows } = await sql<{ id: string }>`
    ${findCandidates({ query: match.query, isWanted, date: sql.ref('created_at') }, limit)}
    select id from products where ${isCandidate}
    order by
      lower(title) = ${typed} desc,
      starts_with(lower(title), ${typed}) desc,
      id in (select id from by_title) desc,
      ${best(match)},
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
