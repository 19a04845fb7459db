import { existsSync } from 'node:fs'
import { readConfig } from '../src/server/config.ts'
import { embeddedFolder } from '../src/server/db/data-folder/adopt-restored.ts'
import { silentLogs } from '../src/server/log/silent-log.ts'
import { openShop } from '../src/server/open-shop.ts'

/**
 * Makes the embedded database of a new shop and fills its demo, as the shop's first start does, and ends. A database that
 * is there already is left alone: the shop may be in use.
 */
async function main() {
  const config = { ...readConfig(process.env), warmPictures: false }
  if (config.databaseUrl !== null || existsSync(embeddedFolder(config.dataDir))) return
  // `build-shop.ts` has said what goes on. The shop prints logins and reports faults when it starts.
  const shop = await openShop(config, silentLogs)
  await shop.close()
}

await main().catch(() => process.exit(1))
