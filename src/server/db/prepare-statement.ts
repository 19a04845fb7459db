import { CompiledQuery } from 'kysely'
import { fromRows, type Queries, type Results, toStatement } from './in-one-statement.ts'
import type { Db, Tx } from './schema.ts'

/**
 * Makes one statement of several queries, which costs one round trip. Each query sees the database as it was before the
 * statement, and what another one writes only through `resultOf`; no two may write the same row, and one that writes must
 * return rows. The text is built once, so `make` hands its parameters on and never sees their values.
 */
export function prepareStatement<
  Connection extends Db | Tx,
  Parameters extends Record<string, unknown>,
  Named extends Queries,
>(make: (db: Connection, parameters: Parameters) => Named) {
  let prepared: ReturnType<typeof prepare> | undefined
  const prepare = (db: Connection) => {
    const names = new Map<unknown, string>()
    const placeholders = new Proxy({} as Parameters, {
      get: (_, name: string) => {
        const placeholder = { name }
        names.set(placeholder, name)
        return placeholder
      },
      // A Proxy cannot be spread: it would silently add nothing.
      ownKeys: () => {
        throw new Error('Name the parameters of a prepared statement one by one')
      },
    })
    const queries = make(db, placeholders)
    const { sql, parameters } = toStatement(queries).compile(db)
    const readers = parameters.map(given => {
      const name = names.get(given)
      return (values: Parameters) => (name === undefined ? given : values[name])
    })
    return { sql, readers, names: Object.keys(queries) }
  }
  return async (db: Connection, values: Parameters): Promise<Results<Named>> => {
    prepared ??= prepare(db)
    const { sql, readers, names } = prepared
    const query = CompiledQuery.raw(
      sql,
      readers.map(read => read(values)),
    )
    const { rows } = await db.executeQuery<Record<string, Record<string, unknown>[]>>(query)
    return fromRows<Named>(names, rows)
  }
}
