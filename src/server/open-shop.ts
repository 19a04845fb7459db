import { uuidv7 } from 'uuidv7'
import { ensureAdminOfSettings } from './accounts/ensure-admin-of-settings.ts'
import { type Control, serveControl } from './backup/control.ts'
import { openCategories } from './catalogue/categories/open-categories.ts'
import { openCollections } from './catalogue/collections/load-collections.ts'
import type { Config } from './config.ts'
import { checkReachable } from './db/check-reachable.ts'
import { closeDataFolder } from './db/data-folder/private-files.ts'
import { migrate } from './db/migrate.ts'
import { holdsDemo } from './db/milestones.ts'
import { type OpenDatabase, openEmbedded, openPostgres, type StatementObserver } from './db/open.ts'
import type { Deps } from './deps.ts'
import { orNoRoomToOpen } from './health/disk-full.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Logs } from './log/open-log.ts'
import { openMailSender } from './mail/open-mail-sender.ts'
import { openOutbox } from './mail/outbox.ts'
import { startMailWorker } from './mail/start-mail-worker.ts'
import { cacheMedia } from './media/cache-media.ts'
import { openMediaStore } from './media/open-media-store.ts'
import { type Notices, openNotices } from './notices/open-notices.ts'
import { openOrderEvents } from './order-events/open-order-events.ts'
import { openPages } from './pages/open-pages.ts'
import { type CardSettings, openCards } from './payments/provider/cards.ts'
import { startSettling } from './payments/start-settling.ts'
import type { DemoLogins } from './seed/demo-accounts.ts'
import { endLastTestPayments } from './seed/leave-demo.ts'
import { demoLogins, dropHalfDemo, refuseCustomers, seedDemo } from './seed/seed-demo.ts'
import { openSettings } from './settings/open-settings.ts'
import { loadSetup } from './setup/setup.ts'

export type OpenShop = {
  deps: Deps
  /** The demo's logins; null when this shop holds no demo. */
  demoLogins: DemoLogins | null
  /** Whether this is a shop for customers that has no product yet. */
  isEmpty: boolean
  /** Ends the event streams, which would keep their connections open; everything else goes on. */
  endEventStreams: () => void
  poolUse: OpenDatabase['poolUse']
  databaseQueue: OpenDatabase['queueLength']
  /**
   * Resolves when the shop is to close and open again: a command wants it, its owner has left the demo, or the embedded
   * database has stopped.
   */
  restartAsked: Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the database, migrates it, fills an empty demo shop and starts the background work. `findCardSettings` is told
 * whether the data is a demo's; without card settings the shop takes no cards.
 */
export async function openShop(
  config: Config,
  logs: Logs,
  findCardSettings: (isDemo: boolean) => Promise<CardSettings | null> = async () => null,
  observeStatement?: StatementObserver,
): Promise<OpenShop> {
  closeDataFolder(config.dataDir)
  const opened = await openDatabase(config, observeStatement)
  let notices: Notices | null = null
  let kept: Kept | null = null
  const wakers: { mail?: () => void; settling?: () => void } = {}
  const closing = new AbortController()
  const restart = Promise.withResolvers<void>()
  try {
    if (config.databaseUrl) await checkReachable(opened.db)
    await migrate(opened.db)
    opened.limitStatements()
    void opened.stopped?.then(cause => {
      logs.log.error('The embedded database has stopped; the shop opens again', cause)
      restart.resolve()
    })
    notices = await openNotices(opened, uuidv7)
    kept = await openKept({ db: opened.db, config, notices })
    const media = cacheMedia(await openMediaStore(config))
    const base = baseDeps(
      { db: opened.db, config, notices, media, kept, logs, closing: closing.signal },
      () => wakers.mail?.(),
    )
    await opened.withExclusiveLock(() =>
      config.demo ? seedDemo({ ...base, cards: null }) : dropHalfDemo(base),
    )
    // The demo may have been filled in just now.
    await kept.refresh()
    const isDemo = await opensAsDemo(base, restart.resolve)
    const cardSettings = await findCardSettings(isDemo)
    const cards = cardSettings && (await openCards(cardSettings, () => wakers.settling?.()))
    const deps: Deps = { ...base, cards }
    if (config.admin) await ensureAdminOfSettings(deps, config.admin, isDemo)
    const backsUp = config.backups.isNightly ?? !isDemo
    const stopHousekeeping = startHousekeeping(deps, opened.runChore, { backsUp })
    const control = opened.copyTo && (await openControl(deps, opened.copyTo, restart.resolve))
    const mail = startMailWorker(deps, openMailSender(deps))
    wakers.mail = mail.wake
    const settling = deps.cards ? startSettling(deps) : null
    if (settling) wakers.settling = settling.wake
    const close = async () => {
      control?.close()
      await Promise.all([stopHousekeeping(), mail.stop(), settling?.stop()])
      await deps.orderEvents.stop()
      kept?.stop()
      await deps.notices.stop()
      await opened.close()
    }
    return {
      deps,
      demoLogins: isDemo ? demoLogins : null,
      isEmpty: !isDemo && (await loadSetup(deps)).products === 0,
      endEventStreams: () => closing.abort(),
      poolUse: opened.poolUse,
      databaseQueue: opened.queueLength,
      restartAsked: restart.promise,
      close,
    }
  } catch (cause) {
    kept?.stop()
    await notices?.stop()
    await opened.close()
    throw orNoRoomToOpen(cause, config)
  }
}

type Opened = Pick<Deps, 'db' | 'config' | 'notices' | 'media' | 'closing'> & { kept: Kept; logs: Logs }

/** What operations work with, but for cards: whether there are any depends on the data. */
function baseDeps({ kept, logs, ...opened }: Opened, wakeMail: () => void): Omit<Deps, 'cards'> {
  const { settings, categories, collections, pages } = kept
  const clock = () => new Date()
  return {
    ...opened,
    ...logs,
    clock,
    newId: uuidv7,
    settings,
    categories,
    collections,
    pages,
    orderEvents: openOrderEvents({ db: opened.db, clock, log: logs.log }),
    outbox: openOutbox({ clock, newId: uuidv7, settings, wake: wakeMail }),
    checkAnswers: opened.config.mode !== 'production',
  }
}

/** Whether this is a demo. Cards and backups depend on it, so the shop opens again once it is none any more. */
async function opensAsDemo({ db, clock, config, settings }: Omit<Deps, 'cards'>, restart: () => void) {
  await endLastTestPayments({ db, clock })
  const isDemo = await holdsDemo(db)
  if (!isDemo) return false
  refuseCustomers(config)
  settings.subscribe(() => settings.current().isDemo || restart())
  return true
}

type Kept = Awaited<ReturnType<typeof openKept>>

/** What of the database is read like a variable. */
async function openKept(deps: Pick<Deps, 'db' | 'config' | 'notices'>) {
  const [settings, categories] = [await openSettings(deps), await openCategories(deps)]
  const collections = await openCollections(deps)
  const pages = await openPages(deps)
  const all = [settings, categories, collections, pages]
  return {
    settings,
    categories,
    collections,
    pages,
    refresh: () => Promise.all(all.map(each => each.refresh())),
    stop: () => all.forEach(each => void each.stop()),
  }
}

async function openDatabase(
  { databaseUrl, poolSize, dataDir }: Config,
  observe?: StatementObserver,
): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, poolSize, observe) : openEmbedded(dataDir, observe)
}

/** Without it commands can work only while the shop is stopped. */
async function openControl({ config, log }: Deps, copy: Control['copy'], restart: () => void) {
  try {
    return await serveControl(config.dataDir, { copy, restart: async () => restart() })
  } catch (cause) {
    log.error('Listening to commands', cause)
    return null
  }
}
