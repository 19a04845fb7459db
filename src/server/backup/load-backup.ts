import { inTransaction } from '../db/in-transaction.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations.ts'
import type { Db, Tx } from '../db/schema.ts'
import { hashFile, readLines } from './json-lines.ts'
import { leftOutTables } from './left-out.ts'
import { damaged, type Manifest, pictureListPath, rowsPath } from './manifest.ts'
import { insertRows, listTables, setCounters, setTriggers, type Table } from './rows-queries.ts'

/** Whether this version of the shop has all these migrations. */
export const isKnown = (names: readonly string[]): boolean => names.every(name => name in migrations)

/**
 * Checks that a backup is whole, undamaged, and one that this version of the shop can read.
 * @throws Error with words for a person otherwise
 */
export async function checkBackup(backup: string, manifest: Manifest): Promise<void> {
  if (!isKnown(manifest.migrations))
    throw new Error(
      `${backup} was made by a newer version of the shop (${manifest.version}). Update the shop, then restore.`,
    )
  const files = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: rowsPath(backup, name), sha256 })),
    { path: pictureListPath(backup), sha256: manifest.pictures.sha256 },
  ]
  for (const { path, sha256 } of files) {
    const found = await hashFile(path).catch(cause => {
      throw damaged(backup, String(cause))
    })
    if (found !== sha256) throw damaged(backup, `${path} is not what was saved`)
  }
}

/**
 * Fills an empty database with the rows of a backup: in the tables of that time, which are then brought to those of today.
 * `schema` names the one that the connection works in, unless it is the usual one.
 */
export async function loadBackup(
  db: Db,
  backup: string,
  manifest: Manifest,
  { schema }: { schema?: string } = {},
): Promise<void> {
  const inSchema = schema ? { schema } : {}
  await migrate(db, { ...inSchema, only: manifest.migrations })
  const tables = await listTables(db)
  await inTransaction(db, async tx => {
    for (const table of inOrder(tables)) {
      if (!leftOutTables.has(table.name)) await loadTable(tx, table, backup, manifest)
    }
    await setCounters(tx, manifest.counters)
  })
  await migrate(db, inSchema)
}

async function loadTable(tx: Tx, table: Table, backup: string, manifest: Manifest): Promise<void> {
  const saved = manifest.tables.find(({ name }) => name === table.name)
  if (!saved || saved.columns.toSorted().join() !== table.columns.toSorted().join())
    throw damaged(backup, `the table ${table.name} is missing or has other columns`)
  await setTriggers(tx, table.name, 'disable')
  const counted = { rows: 0 }
  for await (const rows of batches(readLines(rowsPath(backup, table.name)))) {
    await insertRows(tx, table, `[${rows.join(',')}]`)
    counted.rows += rows.length
  }
  if (counted.rows !== saved.rows) throw damaged(backup, `rows of ${table.name} are missing`)
  await setTriggers(tx, table.name, 'enable')
}

const maxRows = 500
const maxLength = 1024 ** 2

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let [batch, length]: [string[], number] = [[], 0]
  for await (const line of lines) {
    batch.push(line)
    length += line.length
    if (batch.length === maxRows || length > maxLength) {
      yield batch
      ;[batch, length] = [[], 0]
    }
  }
  if (batch.length > 0) yield batch
}

/** Tables after those to which their rows refer. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const place = (table: Table, above: readonly string[]) => {
    if (ordered.includes(table) || above.includes(table.name)) return
    for (const other of tables) if (table.refersTo.includes(other.name)) place(other, [...above, table.name])
    ordered.push(table)
  }
  for (const table of tables) place(table, [])
  return ordered
}
