import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where under the data folder the embedded database is. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'database')

/** Where a restore puts a whole database, for the next opening to take over. */
export const restoredFolder = (dataDir: string): string => join(dataDir, 'database-restored')

/** Takes over a restored database, if there is one. To be called by who holds the data folder; may be broken off anywhere. */
export function adoptRestored(dataDir: string): void {
  const [folder, restored] = [embeddedFolder(dataDir), restoredFolder(dataDir)]
  const replaced = `${folder}-replaced`
  if (existsSync(restored)) {
    if (existsSync(folder)) {
      rmSync(replaced, { recursive: true, force: true })
      renameSync(folder, replaced)
    }
    renameSync(restored, folder)
  }
  rmSync(replaced, { recursive: true, force: true })
}
