import { type Compilable, type OperationNodeSource, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './schema.ts'

type RowOf<Query> =
  Query extends RawBuilder<infer Row> ? Row : Query extends Compilable<infer Row> ? Row : never

/** A row as JSON holds it: a date is a string. */
export type JsonRow<Row> = { [Column in keyof Row]: JsonValue<Row[Column]> }
type JsonValue<Value> = Value extends Date ? string : Value

/** What a query returns in one statement. */
export type RowsOf<Query> = JsonRow<RowOf<Query>>[]

/** What each of these queries returns in one statement. */
export type Results<Queries> = { [Name in keyof Queries]: RowsOf<Queries[Name]> }

/**
 * Runs several queries as one statement, which costs one round trip. Each sees the database as it was when the statement
 * began: none sees what another one writes, and no two may write the same row. A query that writes must return rows; null stands for none.
 */
export async function inOneStatement<Queries extends Record<string, OperationNodeSource | null>>(
  db: Db | Tx,
  queries: Queries,
): Promise<Results<Queries>> {
  const given = Object.entries(queries).filter(([, query]) => query !== null)
  // Numbered, since a name could hide the table that a later query reads.
  const named = given.map(([name, query], index) => ({ name, query, id: sql.id(`q${index}`) }))
  const expressions = named.map(({ id, query }) => sql`${id} as (${query})`)
  const answers = named.map(({ id }) => sql`(select coalesce(json_agg(${id}), '[]') from ${id}) as ${id}`)
  const statement = sql<Record<string, Fields[]>>`with ${sql.join(expressions)} select ${sql.join(answers)}`
  const rows = named.length > 0 ? (await statement.execute(db)).rows : []
  const results = named.map(({ name }, index) => [name, rows[0]?.[`q${index}`]?.map(camelCased) ?? []])
  // Each query's rows stand under its name, with the columns of its type.
  return Object.fromEntries(results) as Results<Queries>
}

type Fields = Record<string, unknown>

const camelCased = (row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [toCamelCase(column), value]))

const known = new Map<string, string>()

function toCamelCase(column: string): string {
  const name = known.get(column) ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  known.set(column, name)
  return name
}
