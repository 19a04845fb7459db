import { type RawBuilder, sql } from 'kysely'

/**
 * These ids as a subquery's array, for `any`. PostgreSQL cannot see how many there are, so it plans a prepared statement
 * once for any number; otherwise it would plan it anew at each call, which takes longer than running it.
 */
export const idArray = (ids: readonly string[]): RawBuilder<string[]> =>
  sql`array(select unnest(${ids}::text[]))`

/** Whether a column is one of these ids. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> => sql`any(${idArray(ids)})`
