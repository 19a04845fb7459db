import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { seconds } from '../../../contract/durations.ts'

/** Size and time of the last change, by path below the folder. */
type Versions = Map<string, string>

/** A file changed this recently may change again without getting another time. */
const coarsestClockMs = seconds(1)

/**
 * Copies the folder of the embedded database, while the shop works with it, as it is at one moment. Files are copied until
 * few change meanwhile; the shop's queries wait only for those few. Throws once the copy is not wanted any more.
 */
export async function copyEmbedded(pglite: PGlite, from: string, to: string, wanted: AbortSignal) {
  await pglite.exec('checkpoint')
  const copied: Versions = new Map()
  // Twice: the second time copies what changed while the first went on.
  const copy = (paths: readonly string[]) => copyChanged(from, to, copied, paths, wanted)
  for (let round = 1; round <= 2; round += 1) await copy(await listFiles(from))
  // While a transaction is open, nobody else uses the only connection.
  await pglite.transaction(async tx => {
    await tx.exec('checkpoint')
    const { rows } = await tx.query<{ name: string }>(
      'select redo_wal_file as name from pg_control_checkpoint()',
    )
    await copy([...(await listFiles(from)), `pg_wal/${rows[0]?.name}`])
  })
}

/** All files but the log of changes, of which a database after a checkpoint needs no more than one file. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const isLog = (path: string) => /^pg_wal\/[0-9A-F]{24}$/.test(path)
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(path => !isLog(path))
}

async function copyChanged(
  from: string,
  to: string,
  copied: Versions,
  paths: readonly string[],
  wanted: AbortSignal,
) {
  await copyFolders(from, to)
  for (const path of paths) {
    wanted.throwIfAborted()
    const version = await versionOf(join(from, path))
    if (version !== null && copied.get(path) === version) continue
    await mkdir(dirname(join(to, path)), { recursive: true })
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(ignoreMissing)
    if (version === null) copied.delete(path)
    else copied.set(path, version)
  }
}

/** PostgreSQL misses its empty folders too. */
async function copyFolders(from: string, to: string) {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      await mkdir(join(to, entry.parentPath.slice(from.length + 1), entry.name), { recursive: true })
}

/** Null if the time of the last change is too recent to trust. */
async function versionOf(path: string): Promise<string | null> {
  const { size, mtimeNs, mtimeMs } = await stat(path, { bigint: true })
  return Date.now() - Number(mtimeMs) < coarsestClockMs ? null : `${size} ${mtimeNs}`
}

const ignoreMissing = (cause: unknown) => {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
}
