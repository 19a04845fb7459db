import { sql } from 'kysely'
import { leftOutTables } from '../../src/server/backup/left-out.ts'
import { listTables } from '../../src/server/backup/rows-queries.ts'
import type { Db } from '../../src/server/db/schema.ts'

/** Every row that a backup holds, as JSON by table. */
export async function contentOf(db: Db): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {}
  for (const { name, columns } of await listTables(db)) {
    if (leftOutTables.has(name)) continue
    const { rows } = await sql`
      select row_to_json(each)::text as row
      from (select ${sql.join(columns.map(column => sql.ref(column)))} from ${sql.table(name)}) as each
      order by 1`.execute(db)
    content[name] = rows
  }
  return content
}
