import { join } from 'node:path'
import { uuidv7 } from 'uuidv7'
import { ensureAdmin } from './accounts/ensure-admin.ts'
import type { Config } from './config.ts'
import { checkReachable } from './db/check-reachable.ts'
import { migrate } from './db/migrate.ts'
import { openEmbedded, openPostgres } from './db/open.ts'
import type { Deps, Log } from './deps.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openMailSender } from './mail/open-mail-sender.ts'
import { openOutbox } from './mail/outbox.ts'
import { startMailWorker } from './mail/start-mail-worker.ts'
import { folderStore, type MediaStore } from './media/media-store.ts'
import { openOrderEvents } from './order-events/open-order-events.ts'
import { type CardSettings, openCards } from './payments/provider/cards.ts'
import { startSettling } from './payments/start-settling.ts'
import type { DemoLogins } from './seed/demo-accounts.ts'
import { dropHalfDemo, seedDemo } from './seed/seed-demo.ts'
import type { Worker } from './start-worker.ts'

export type OpenShop = {
  deps: Deps
  /** The demo's logins; null when this shop holds no demo. */
  demoLogins: DemoLogins | null
  /** Ends the event streams, which would keep their connections open; everything else goes on. */
  endEventStreams: () => void
  close: () => Promise<void>
}

/**
 * Opens the database, migrates it, fills an empty demo shop and starts the background work. Without card settings the
 * shop takes no cards.
 */
export async function openShop(
  config: Config,
  log: Log,
  cardSettings: CardSettings | null = null,
): Promise<OpenShop> {
  const opened = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)
  let worker: Worker | null = null
  let settling: Worker | null = null
  const closing = new AbortController()
  const [clock, newId] = [() => new Date(), uuidv7]
  const deps: Deps = {
    db: opened.db,
    clock,
    newId,
    orderEvents: openOrderEvents({ db: opened.db, clock, log }),
    outbox: openOutbox({ clock, newId, wake: () => worker?.wake() }),
    cards: cardSettings && openCards(cardSettings, () => settling?.wake()),
    config,
    media: await openMediaStore(config),
    log,
    closing: closing.signal,
    checkAnswers: config.mode !== 'production',
  }
  try {
    if (config.databaseUrl) await checkReachable(deps.db)
    await migrate(deps.db)
    const demoLogins = await opened.withExclusiveLock(() =>
      config.demo ? seedDemo(deps) : dropHalfDemo(deps),
    )
    if (config.admin) await ensureAdmin(deps, config.admin)
    const stopHousekeeping = startHousekeeping(deps)
    const mail = startMailWorker(deps, openMailSender(config, log))
    worker = mail
    settling = deps.cards ? startSettling(deps) : null
    const close = async () => {
      await Promise.all([stopHousekeeping(), mail.stop(), settling?.stop()])
      await deps.orderEvents.stop()
      await opened.close()
    }
    return { deps, demoLogins, endEventStreams: () => closing.abort(), close }
  } catch (cause) {
    await opened.close()
    throw cause
  }
}

async function openMediaStore({ mediaS3, dataDir }: Config): Promise<MediaStore> {
  if (!mediaS3) return folderStore(join(dataDir, 'media'))
  // Only a shop with a bucket loads the S3 client.
  const { s3Store } = await import('./media/s3-store.ts')
  return s3Store(mediaS3)
}
