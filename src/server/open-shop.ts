import { join } from 'node:path'
import { uuidv7 } from 'uuidv7'
import { ensureAdmin } from './accounts/create-admin.ts'
import { purgeExpired } from './accounts/purge-expired.ts'
import type { Config } from './config.ts'
import { checkReachable } from './db/check-reachable.ts'
import { migrate } from './db/migrate.ts'
import { openEmbedded, openPostgres } from './db/open.ts'
import type { Deps, Log } from './deps.ts'
import { folderStore, type MediaStore } from './media/store.ts'
import { warmRenditions } from './media/warm-renditions.ts'
import type { DemoLogins } from './seed/demo-accounts.ts'
import { dropHalfDemo, seedDemo } from './seed/seed-demo.ts'

export type OpenShop = {
  deps: Deps
  /** Who may sign in to the demo; null when this shop holds no demo. */
  demoLogins: DemoLogins | null
  close: () => Promise<void>
}

const hour = 3_600_000

/** Opens the database, brings it up to date, fills an empty demo shop and starts the housekeeping. */
export async function openShop(config: Config, log: Log): Promise<OpenShop> {
  const opened = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)
  const deps: Deps = {
    db: opened.db,
    clock: () => new Date(),
    newId: uuidv7,
    config,
    media: await openMediaStore(config),
    log,
    checkAnswers: config.mode !== 'production',
  }
  try {
    if (config.databaseUrl) await checkReachable(deps.db)
    await migrate(deps.db)
    const demoLogins = await opened.exclusively(() => (config.demo ? seedDemo(deps) : dropHalfDemo(deps)))
    if (config.admin) await ensureAdmin(deps, config.admin)
    const stopHousekeeping = startHousekeeping(deps)
    const close = async () => {
      await stopHousekeeping()
      await opened.close()
    }
    return { deps, demoLogins, close }
  } catch (cause) {
    await opened.close()
    throw cause
  }
}

async function openMediaStore({ mediaS3, dataDir }: Config): Promise<MediaStore> {
  if (!mediaS3) return folderStore(join(dataDir, 'media'))
  // Only a shop that uses a bucket loads the client for it.
  const { s3Store } = await import('./media/s3-store.ts')
  return s3Store(mediaS3)
}

/** Forgets what has expired every hour, and makes missing picture sizes while nobody waits for them. */
function startHousekeeping(deps: Deps): () => Promise<void> {
  const stop = new AbortController()
  const report = (cause: unknown) => deps.log.error('Housekeeping', cause)
  const timer = setInterval(() => purgeExpired(deps).catch(report), hour)
  timer.unref()
  const warming =
    deps.config.mode === 'test' ? Promise.resolve() : warmRenditions(deps, stop.signal).catch(report)
  return async () => {
    clearInterval(timer)
    stop.abort()
    await warming
  }
}
