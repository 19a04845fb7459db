import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from './schema.ts'

type Table = keyof Database
type Row<T extends Table> = Selectable<Database[T]>

/**
 * For every column of a table whether it is written; one that is not gets what the database gives it. An expression is read
 * from the row as `given`.
 */
type Columns<T extends Table> = {
  [Column in keyof Required<Insertable<Database[T]>>]: undefined extends Insertable<Database[T]>[Column]
    ? boolean | RawBuilder<unknown>
    : true | RawBuilder<unknown>
}
type WrittenRow<T extends Table, C> = Pick<
  Row<T>,
  keyof Row<T> & keyof { [Name in keyof C as C[Name] extends true ? Name : never]: 1 }
>

const toColumn = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** A row as JSON that PostgreSQL reads as one of a table. */
export const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [toColumn(name), value]))

/** Parts of rows as the one parameter that `rowsOf` reads. */
export const toJsonRows = <T extends Table>(rows: readonly Partial<Row<T>>[]): string =>
  JSON.stringify(rows.map(withColumnNames))

/** The rows that JSON of `toJsonRows` holds; columns that it does not name are null. */
export const rowsOf = (table: Table, json: string): RawBuilder<unknown> => rowsOfNamed(table, json)

/** The same of a table whose name the database gave. */
export const rowsOfNamed = (table: string, json: string): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`

/**
 * Inserts rows of a table given as one parameter, so that the statement is the same for any number of them. Every column is
 * named once; a forgotten one does not compile.
 */
export function insertJson<T extends Table, const C extends Columns<T>>(table: T, written: C) {
  const entries = Object.entries<boolean | RawBuilder<unknown>>(written).filter(
    ([, value]) => value !== false,
  )
  const columns = sql.join(entries.map(([name]) => sql.id(name)))
  const values = sql.join(entries.map(([name, value]) => (value === true ? sql.id(name) : value)))
  /** Inserts the rows that another source gives under the same names. */
  const insertFrom = (source: RawBuilder<unknown>) =>
    sql`insert into ${sql.table(table)} (${columns}) select ${values} from ${source}`
  return {
    toJson: (rows: readonly WrittenRow<T, C>[]): string => JSON.stringify(rows.map(withColumnNames)),
    insert: (json: string) => insertFrom(sql`${rowsOf(table, json)} as given`),
    insertFrom,
  }
}
