// npm run backup
import { parseArgs } from 'node:util'
import { backUpShop } from '../src/server/backup/back-up-shop.ts'
import { readConfig } from '../src/server/config.ts'
import { closeDataFolder } from '../src/server/db/data-folder/private-files.ts'

try {
  const { values } = parseArgs({ options: { nightly: { type: 'boolean' } } })
  const config = readConfig(process.env)
  closeDataFolder(config.dataDir)
  const { path, manifest } = await backUpShop(config, values.nightly ? 'nightly' : 'manual', new Date())
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { count, missing } = manifest.pictures
  console.info(`Saved ${rows} rows and ${count} pictures in ${path}`)
  if (missing > 0) console.error(`${missing} pictures had no file and could not be saved.`)
} catch (error) {
  console.error(`No backup was made. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
