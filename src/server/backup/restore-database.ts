import { lstat, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { adoptRestored, restoredFolder } from '../db/data-folder/adopt-restored.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { lockFolder } from '../db/lock-folder.ts'
import { openEmbedded, openPostgres } from '../db/open.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { syncFolder } from './backup-folder.ts'
import { askShop } from './control.ts'
import { loadBackup } from './load-backup.ts'
import type { Manifest } from './manifest.ts'
import {
  adoptStaging,
  createStaging,
  dropStaging,
  endOtherConnections,
  stagingSchema,
} from './staging-queries.ts'

type Saved = { backup: string; manifest: Manifest }

/**
 * Builds the embedded database of a backup beside the one in use, which the shop takes over when it opens; a shop that
 * runs is asked to open again. Broken off, it leaves the database in use as it was.
 */
export async function restoreEmbedded(dataDir: string, { backup, manifest }: Saved): Promise<void> {
  const building = join(dataDir, 'restore-unfinished')
  await rm(building, { recursive: true, force: true })
  try {
    await buildEmbedded(building, { backup, manifest })
    await rm(restoredFolder(dataDir), { recursive: true, force: true })
    await rename(join(building, 'database'), restoredFolder(dataDir))
    await syncFolder(dataDir)
  } finally {
    await rm(building, { recursive: true, force: true })
  }
  if (await askShop(dataDir, { task: 'restart' })) return
  const release = lockFolder(dataDir)
  try {
    adoptRestored(dataDir)
  } finally {
    release()
  }
}

async function buildEmbedded(folder: string, { backup, manifest }: Saved): Promise<void> {
  const opened = await openEmbedded(folder)
  try {
    await loadBackup(opened.db, backup, manifest)
  } finally {
    await opened.close()
  }
  await syncFiles(folder)
}

/** Enough for a disk to put them in an order that suits it. */
const syncedAtOnce = 16

/** The embedded database leaves it to the system when its files reach the disk. */
async function syncFiles(folder: string): Promise<void> {
  const inTurn = limitConcurrency(syncedAtOnce)
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.map(name => inTurn(() => syncFile(join(folder, name)))))
}

async function syncFile(path: string): Promise<void> {
  const kind = await lstat(path)
  if (kind.isDirectory()) return syncFolder(path)
  if (!kind.isFile()) return
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/**
 * Builds the tables of a backup in a schema of their own, and puts them in the place of those in use in one transaction.
 * Broken off, it leaves those as they were.
 */
export async function restorePostgres(databaseUrl: string, { backup, manifest }: Saved): Promise<void> {
  const opened = openPostgres(databaseUrl, 1)
  try {
    // No shop opens and migrates meanwhile.
    await opened.withExclusiveLock(async () => {
      await createStaging(opened.db)
      const staging = openPostgres(inSchema(databaseUrl, stagingSchema), 1)
      try {
        await loadBackup(staging.db, backup, manifest, { schema: stagingSchema })
      } finally {
        await staging.close()
      }
      await inTransaction(opened.db, adoptStaging)
    })
    await endOtherConnections(opened.db)
  } finally {
    await dropStaging(opened.db).finally(() => opened.close())
  }
}

/** The address of a database with connections that work in a schema first. */
function inSchema(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema},public`)
  return url.href
}
