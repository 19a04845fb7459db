import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../schema.ts'
import { accountRoutines } from './accounts.ts'
import { announceChanges, announceFunction } from './announce.ts'
import { catalogueRoutines } from './catalogue.ts'
import { markAllSums, orderRoutines } from './orders.ts'

/** Every function and trigger of the database as it is today. Migrations make tables and carry rows over, and none of these. */
const routines = [
  announceFunction,
  ...accountRoutines,
  ...catalogueRoutines,
  ...announceChanges(['deals', 'deal_products'], 'catalogue', 'deals'),
  ...announceChanges(['pages'], 'pages'),
  // Whoever keeps prices hears of changed settings too, since deals round by them.
  ...announceChanges(['settings'], 'settings', 'deals', 'catalogue'),
  ...orderRoutines,
]

const version = createHash('sha256').update(routines.join('\n')).digest('hex')

/**
 * Makes today's functions and triggers, and removes those that an earlier version left. Processes that do so at once wait for
 * one another; orders that are being placed are waited for.
 */
export async function layDownRoutines(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('routines', 0))`.execute(tx)
  const { rows } = await sql<{ version: string | null }>`
    select obj_description(to_regproc('announce'), 'pg_proc') as version`.execute(tx)
  if (rows[0]?.version === version) return
  for (const routine of routines) await sql.raw(routine).execute(tx)
  await dropOthers.execute(tx)
  await sql.raw(markAllSums).execute(tx)
  await sql.raw(`comment on function announce() is '${version}'`).execute(tx)
}

const textOf = (pattern: RegExp) =>
  routines.flatMap(routine => {
    const found = pattern.exec(routine)
    return found ? [`'${found.slice(1).reverse().join(' ')}'`] : []
  })

/** Of a database that the shop shares with others, only what bears names of the shop's own is removed. */
const dropOthers = sql`
  do $$ declare found record; begin
    for found in
      select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
      from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
      where relnamespace = current_schema()::regnamespace and not tgisinternal and proname ~ '^(announce|mark|record_sale)'
        and relname || ' ' || tgname <> all (array[${sql.raw(textOf(/trigger (\w+)[^;]*? on (\w+)/).join())}])
    loop execute found.statement; end loop;
    for found in
      select format('drop function %s', oid::regprocedure) as statement from pg_proc
      where pronamespace = current_schema()::regnamespace and proname ~ '^(announce_|mark_|record_sale_)'
        and proname <> all (array[${sql.raw(textOf(/function (\w+)\(\) returns trigger/).join())}])
    loop execute found.statement; end loop;
  end $$`
