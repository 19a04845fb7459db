import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { checkReachable } from '../db/check-reachable.ts'
import { embeddedFolder } from '../db/data-folder/adopt-restored.ts'
import { openEmbedded, openPostgres } from '../db/open.ts'
import { askShop } from './control.ts'
import type { BackupTask } from './make-backup.ts'

/**
 * Opens the database of a shop to be saved. A running shop keeps its embedded database to itself, and is asked for a copy
 * in the given folder.
 */
export const openSource =
  ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): BackupTask['openSource'] =>
  async work => {
    if (databaseUrl !== null) {
      const opened = openPostgres(databaseUrl, 1)
      await checkReachable(opened.db)
      return opened
    }
    if (!existsSync(embeddedFolder(dataDir))) throw new Error(`There is no shop in ${dataDir}.`)
    const isCopied = await askShop(dataDir, { task: 'copy', folder: resolve(work, 'database') })
    return openEmbedded(isCopied ? work : dataDir)
  }
