import { type Compilable, type OperationNodeSource, type RawBuilder, sql } from 'kysely'

type RowOf<Query> =
  Query extends RawBuilder<infer Row> ? Row : Query extends Compilable<infer Row> ? Row : never

/** A row as JSON holds it: a date is a string. */
export type JsonRow<Row> = { [Column in keyof Row]: JsonValue<Row[Column]> }
type JsonValue<Value> = Value extends Date ? string : Value

/** What a query returns in one statement. */
export type RowsOf<Query> = JsonRow<RowOf<Query>>[]

/** What each of these queries returns in one statement. */
export type Results<Named> = { [Name in keyof Named]: RowsOf<Named[Name]> }

/** Queries by the name of their result. */
export type Queries = Record<string, OperationNodeSource>

/** One statement of these queries; its single row has a column of rows for each. */
export function toStatement(queries: Queries): RawBuilder<Record<string, Fields[]>> {
  const named = Object.entries(queries).map(([name, query]) => ({ query, id: resultOf(name) }))
  const expressions = named.map(({ id, query }) => sql`${id} as (${query})`)
  const answers = named.map(({ id }) => sql`(select coalesce(json_agg(${id}), '[]') from ${id}) as ${id}`)
  return sql`with ${sql.join(expressions)} select ${sql.join(answers)}`
}

const columnOf = (name: string) => `result of ${name}`

/** The name of a query's CTE, for use in other queries of the statement. */
export const resultOf = (name: string): RawBuilder<unknown> => sql.id(columnOf(name))

/** The ids that the query of this name returns. */
export const idsIn = (name: string): RawBuilder<string> => sql`select id from ${resultOf(name)}`

/** What the queries of these names returned. */
export function fromRows<Named extends Queries>(
  names: readonly string[],
  [row]: readonly Record<string, Fields[]>[],
): Results<Named> {
  const results = names.map(name => [name, row?.[columnOf(name)]?.map(camelCased) ?? []])
  // Each query's rows stand under its name, with the columns of its type.
  return Object.fromEntries(results) as Results<Named>
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
