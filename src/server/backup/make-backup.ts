import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db, Tx } from '../db/schema.ts'
import { inNewBackup, listBackups, syncFolder } from './backup-folder.ts'
import type { BackupKind } from './backup-kinds.ts'
import { writeLines } from './json-lines.ts'
import { leftOutTables } from './left-out.ts'
import { backupFormat, type Manifest, manifestPath, rowsPath } from './manifest.ts'
import { listMigrations, listTables, readCounters, readOneMoment, readRows } from './rows-queries.ts'
import { type PictureSource, savePictures } from './save-pictures.ts'

export type BackupTask = {
  /** The folder of all backups. */
  folder: string
  kind: BackupKind
  version: string
  now: Date
  pictures: PictureSource
  /** Opens the database to be saved, given a folder that is deleted afterwards. */
  openSource: (work: string) => Promise<{ db: Db; close: () => Promise<void> }>
}

export type MadeBackup = { path: string; manifest: Manifest }

/**
 * Saves a shop as it is at one moment: its rows, then the pictures they name. Neither the shop nor this process holds more
 * of it in memory than a few rows.
 * @throws Error when another backup is being made, or the disk is full; nothing is left behind then
 */
export async function makeBackup(task: BackupTask): Promise<MadeBackup> {
  const { folder, kind, now, version } = task
  const [earlier] = await listBackups(folder)
  const made: { manifest?: Manifest } = {}
  const path = await inNewBackup(folder, { kind, now }, async backup => {
    const rows = await saveRows(task, backup)
    const pictures = await savePictures(backup, task.pictures, earlier?.path ?? null)
    made.manifest = { format: backupFormat, madeAt: now.toISOString(), version, ...rows, pictures }
    await writeSynced(manifestPath(backup), JSON.stringify(made.manifest, null, 2))
  })
  if (!made.manifest) throw new Error('The backup has no manifest')
  return { path, manifest: made.manifest }
}

type SavedRows = Pick<Manifest, 'migrations' | 'tables' | 'counters'>

async function saveRows({ openSource }: BackupTask, backup: string): Promise<SavedRows> {
  await mkdir(join(backup, 'rows'))
  const work = join(backup, 'work')
  const { db, close } = await openSource(work)
  try {
    return await inTransaction(db, tx => saveTables(tx, backup))
  } finally {
    await close()
    await rm(work, { recursive: true, force: true })
  }
}

async function saveTables(tx: Tx, backup: string): Promise<SavedRows> {
  await readOneMoment(tx)
  const tables: Manifest['tables'] = []
  for (const table of await listTables(tx)) {
    if (leftOutTables.has(table.name)) continue
    const counted = { rows: 0 }
    async function* rows() {
      for await (const row of readRows(tx, table)) {
        counted.rows += 1
        yield row
      }
    }
    const sha256 = await writeLines(rowsPath(backup, table.name), rows())
    tables.push({ name: table.name, columns: table.columns, rows: counted.rows, sha256 })
  }
  await syncFolder(join(backup, 'rows'))
  return { migrations: await listMigrations(tx), tables, counters: await readCounters(tx) }
}

async function writeSynced(path: string, text: string) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
