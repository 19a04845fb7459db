import { sql } from 'kysely'
import { rowsOfNamed } from '../db/insert-json.ts'
import type { Db, Tx } from '../db/schema.ts'

export type Table = {
  name: string
  columns: string[]
  /** Tables to which its rows refer. */
  refersTo: string[]
}

/** The tables of the shop with the columns that are not computed from others. Kysely's own tables are left out. */
export async function listTables(db: Db | Tx): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select distinct target.relname::text from pg_constraint
        join pg_class as target on target.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
      ) as refers_to
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely\_%'
    order by relname`.execute(db)
  return rows
}

/** Those that have run; none in an empty database. */
export async function listMigrations(db: Db | Tx): Promise<string[]> {
  const { rows: found } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Everything the transaction reads is from one moment, and it may change nothing. */
export const readOneMoment = (tx: Tx) =>
  sql`set transaction isolation level repeatable read, read only`.execute(tx)

const rowsAtOnce = 200

/** The rows of a table as JSON, some at a time, in no particular order. */
export async function* readRows(tx: Tx, { name, columns }: Table): AsyncGenerator<string> {
  const selected = sql.join(columns.map(column => sql.ref(column)))
  await sql`declare saved_rows no scroll cursor for
    select row_to_json(saved)::text as row from (select ${selected} from ${sql.table(name)}) as saved`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(`${rowsAtOnce}`)} from saved_rows`.execute(tx)
    for (const { row } of rows) yield row
    if (rows.length < rowsAtOnce) break
  }
  await sql`close saved_rows`.execute(tx)
}

type CounterColumn = { table: string; column: string; sequence: string }

/** Columns that are numbered by the database. */
async function listCounterColumns(db: Db | Tx): Promise<CounterColumn[]> {
  const { rows } = await sql<CounterColumn>`
    select relname as table, attname as column,
      pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and attidentity <> ''
    order by relname, attname`.execute(db)
  return rows
}

export type Counter = { table: string; column: string; last: number | null }

export async function readCounters(tx: Tx): Promise<Counter[]> {
  const counters: Counter[] = []
  for (const { table, column, sequence } of await listCounterColumns(tx)) {
    const { rows } = await sql<{ last: string | number | null }>`
      select case when is_called then last_value end as last from ${sql.raw(sequence)}`.execute(tx)
    const last = rows[0]?.last ?? null
    counters.push({ table, column, last: last === null ? null : Number(last) })
  }
  return counters
}

/** Continues the numbering where it was. */
export async function setCounters(tx: Tx, counters: readonly Counter[]): Promise<void> {
  for (const { table, column, sequence } of await listCounterColumns(tx)) {
    const last = counters.find(each => each.table === table && each.column === column)?.last ?? null
    if (last !== null) await sql`select setval(${sequence}::regclass, ${last})`.execute(tx)
  }
}

/** Inserts rows that `readRows` read; `json` is an array of them. */
export async function insertRows(tx: Tx, { name, columns }: Table, json: string): Promise<void> {
  const listed = sql.join(columns.map(column => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${listed}) overriding system value
    select ${listed} from ${rowsOfNamed(name, json)} as given`.execute(tx)
}

/** Rows that come back must not be told and counted as new ones are. */
export const setTriggers = (tx: Tx, name: string, state: 'enable' | 'disable') =>
  sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(tx)

export async function hasRows(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
  return rows.length > 0
}
