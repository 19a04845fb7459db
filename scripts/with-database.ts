import { readConfig } from '../src/server/config.ts'
import { checkReachable } from '../src/server/db/check-reachable.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openEmbedded, openPostgres } from '../src/server/db/open.ts'
import type { Db } from '../src/server/db/schema.ts'

/** Works with the database that the settings name. Throws when a running shop holds the embedded one. */
export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const { db, close } = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir)
  try {
    if (databaseUrl) await checkReachable(db)
    await migrate(db)
    await work(db)
  } finally {
    await close()
  }
}
