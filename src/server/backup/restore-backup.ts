import { existsSync } from 'node:fs'
import { checkReachable } from '../db/check-reachable.ts'
import { embeddedFolder } from '../db/data-folder/adopt-restored.ts'
import { lockFolder } from '../db/lock-folder.ts'
import { openPostgres } from '../db/open.ts'
import type { MediaStore } from '../media/media-store.ts'
import { checkBackup, isKnown } from './load-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { restoreEmbedded, restorePostgres } from './restore-database.ts'
import { checkPictures, restorePictures } from './restore-pictures.ts'
import { hasRows, listMigrations, listTables } from './rows-queries.ts'

export type RestoreTask = {
  /** The folder of one backup. */
  backup: string
  /** The folder of all backups, which is kept busy meanwhile. */
  folder: string
  dataDir: string
  /** Null: the embedded database. */
  databaseUrl: string | null
  media: MediaStore
  /** Saves the shop that is replaced; null: none may be. */
  saveReplaced: (() => Promise<void>) | null
}

/**
 * Makes a backup the shop: the database as a whole or not at all. The shop that is replaced may go on running; what it takes
 * down after it was saved is lost.
 * @throws Error with words for a person when there is a shop that may not be replaced, or the backup is damaged, not
 * whole, or of a newer version; nothing has changed then
 */
export async function restoreBackup(task: RestoreTask): Promise<Manifest> {
  const { backup, folder, dataDir, databaseUrl, media, saveReplaced } = task
  const manifest = await readManifest(backup)
  await checkBackup(backup, manifest)
  await checkPictures(backup)
  if (await holdsShop(task)) {
    if (!saveReplaced) throw new Error('There is a shop already. With --replace the backup takes its place.')
    await saveReplaced()
  }
  const release = lockFolder(folder, 'A backup is being made or restored. Try again when it is finished.')
  try {
    await restorePictures(backup, media)
    if (databaseUrl === null) await restoreEmbedded(dataDir, { backup, manifest })
    else await restorePostgres(databaseUrl, { backup, manifest })
  } finally {
    release()
  }
  return manifest
}

/**
 * Whether there is a shop that a restore would replace.
 * @throws Error when it is one of a newer version on PostgreSQL, some of whose tables would stay
 */
async function holdsShop({ dataDir, databaseUrl }: RestoreTask): Promise<boolean> {
  if (databaseUrl === null) return existsSync(embeddedFolder(dataDir))
  const { db, close } = openPostgres(databaseUrl, 1)
  try {
    await checkReachable(db)
    if (!isKnown(await listMigrations(db)))
      throw new Error('The database is that of a newer version of the shop. Empty it, then restore.')
    const names = (await listTables(db)).map(({ name }) => name)
    for (const name of ['users', 'products', 'orders'])
      if (names.includes(name) && (await hasRows(db, name))) return true
    return false
  } finally {
    await close()
  }
}
