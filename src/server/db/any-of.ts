import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * These ids as a subquery's array, for `any`. PostgreSQL cannot see how many there are, so it plans a prepared statement
 * once for any number; otherwise it would plan it anew at each call, which takes longer than running it.
 */
export const idArray = (ids: readonly string[]): RawBuilder<string[]> =>
  sql`array(select unnest(${ids}::text[]))`

/** Whether a column is one of these ids: one statement for any number of them, while `in` makes one for each number. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> => sql`any(${idArray(ids)})`

/**
 * Whether a column is one of the ids that a query returns. PostgreSQL then expects a few and looks each up; joined with
 * a query whose rows it cannot count, it may read the whole table instead.
 */
export const anyFrom = (query: Expression<unknown>): RawBuilder<string> => sql`any(array(${query}))`
