// npm run restore -- <backup> [--replace]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUpShop } from '../src/server/backup/back-up-shop.ts'
import { listBackups } from '../src/server/backup/backup-folder.ts'
import { erasedSince } from '../src/server/backup/erased-since.ts'
import { restoreBackup } from '../src/server/backup/restore-backup.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import { closeDataFolder } from '../src/server/db/data-folder/private-files.ts'
import { openMediaStore } from '../src/server/media/open-media-store.ts'

const usage = `Usage: npm run restore -- <backup> [--replace]
  <backup>   its name, or its folder
  --replace  it takes the place of the shop that is there, which is saved first`

/** A folder, or a name in the folder of backups. */
const findBackup = ({ backups }: Config, name: string) =>
  existsSync(name) ? name : join(backups.folder, name)

async function saveReplaced(config: Config) {
  const { path } = await backUpShop(config, 'before-restore', new Date())
  console.info(`The shop as it was is saved in ${path}`)
  return path
}

/** People who deleted their accounts are back in the older shop, and only the owner can see to it that they go again. */
async function nameErased(replaced: string, backup: string) {
  const people = await erasedSince(replaced, backup)
  if (people.length === 0) return
  console.info("These accounts were deleted after the backup. Delete them again on the page 'Customers':")
  for (const { id, email } of people) console.info(`  ${email} (${id})`)
}

async function restore(config: Config, name: string, isReplaced: boolean) {
  closeDataFolder(config.dataDir)
  const backup = findBackup(config, name)
  let replaced: string | null = null
  const { madeAt } = await restoreBackup({
    backup,
    folder: config.backups.folder,
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    media: await openMediaStore(config),
    saveReplaced: isReplaced
      ? async () => {
          replaced = await saveReplaced(config)
        }
      : null,
  })
  console.info(`The shop is as it was on ${madeAt}. Everybody signs in again.`)
  if (replaced !== null) await nameErased(replaced, backup)
}

try {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean' } },
    allowPositionals: true,
  })
  const config = readConfig(process.env)
  const [name, ...rest] = positionals
  if (name !== undefined && rest.length === 0) await restore(config, name, values.replace === true)
  else {
    const names = (await listBackups(config.backups.folder)).map(backup => `  ${backup.name}`)
    console.error([usage, `Backups in ${config.backups.folder}, the newest first:`, ...names].join('\n'))
    process.exitCode = 2
  }
} catch (error) {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
