import type { OpenCategories } from './catalogue/categories/categories.ts'
import type { OpenCollections } from './catalogue/collections/collections.ts'
import type { Config } from './config.ts'
import type { Db } from './db/schema.ts'
import type { Log } from './log/log.ts'
import type { SecurityLog } from './log/security-log.ts'
import type { Outbox } from './mail/outbox.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Notices } from './notices/open-notices.ts'
import type { OrderEvents } from './order-events/open-order-events.ts'
import type { OpenPages } from './pages/page-links.ts'
import type { Cards } from './payments/provider/cards.ts'
import type { OpenSettings } from './settings/settings.ts'

export type Clock = () => Date

/** What the shop's operations work with. Clock and id maker are passed in, so tests can fix them. */
export type Deps = {
  db: Db
  clock: Clock
  newId: () => string
  config: Config
  /** What the owner sets on the screens. */
  settings: OpenSettings
  /** The groups and categories that the staff have made. */
  categories: OpenCategories
  collections: OpenCollections
  /** Which of the shop's own pages are published. */
  pages: OpenPages
  media: MediaStore
  outbox: Outbox
  /** Tells the staff's screens what happens to orders. */
  orderEvents: OrderEvents
  /** Tells this process what any process changed of what the public sees. */
  notices: Notices
  /** Null while the shop takes no cards. */
  cards: Cards | null
  log: Log
  securityLog: SecurityLog
  /** Aborted when the shop closes; ends what has no end of its own, such as event streams. */
  closing: AbortSignal
  /** Check every answer against its row of the contract; on in tests and development. */
  checkAnswers: boolean
}

/** What everything about payments works with. */
export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'cards' | 'log'>
