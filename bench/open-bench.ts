/** The shop's API over a database filled for the benchmarks, spoken to by a member of its staff. */
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { createApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { type OpenDatabase, openInMemory, openPostgres } from '../src/server/db/open.ts'
import { vacuumEmbedded } from '../src/server/db/vacuum-embedded.ts'
import type { Deps } from '../src/server/deps.ts'
import { hashToken } from '../src/server/http/session.ts'
import { openOutbox } from '../src/server/mail/outbox.ts'
import { folderStore } from '../src/server/media/media-store.ts'
import { openOrderEvents } from '../src/server/order-events/open-order-events.ts'
import { startPostgres } from '../test-support/database/start-postgres.ts'
import { deafNotices } from '../test-support/deaf-notices.ts'
import { fillOrders, today } from './orders.ts'
import { fillProducts } from './products.ts'

export type Bench = {
  deps: Deps
  embedded: boolean
  /** The answer to a GET as it would leave for a browser, compressed; throws when it is a refusal. */
  get: (path: string) => Promise<Response>
  /** The same, read. */
  read: (path: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Opens the embedded database, or a real PostgreSQL of its own, with 10,000 products and 100,000 orders. */
export async function openBench(kind: 'pglite' | 'postgres'): Promise<Bench> {
  const opened = kind === 'postgres' ? await openOwnPostgres() : await openInMemory()
  await migrate(opened.db)
  await fillProducts(opened.db)
  await fillOrders(opened.db)
  return benchOn(opened)
}

/** The API on a database that has been filled. */
export async function benchOn(opened: OpenDatabase): Promise<Bench> {
  await tidy(opened)
  const deps = toDeps(opened)
  const app = createApp(deps)
  const headers = { authorization: `Bearer ${await signIn(deps)}` }
  const ask = async (path: string, more: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers: { ...headers, ...more } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const close = async () => {
    await deps.orderEvents.stop()
    await opened.close()
  }
  const get = (path: string) => ask(path, { 'accept-encoding': 'br' })
  return {
    deps,
    embedded: opened.kind === 'pglite',
    get,
    read: async path => (await ask(path)).json(),
    close,
  }
}

/** What the shop's housekeeping does, or a server that has been up for a while. */
const tidy = ({ db, kind }: OpenDatabase) =>
  kind === 'pglite' ? vacuumEmbedded(db, new AbortController().signal) : sql`vacuum (analyze)`.execute(db)

async function openOwnPostgres(): Promise<OpenDatabase> {
  const server = await startPostgres()
  const database = await server.createDatabase()
  const opened = openPostgres(database.url)
  const close = async () => {
    await opened.close()
    await database.drop()
    await server.stop()
  }
  return { ...opened, close }
}

function toDeps({ db }: OpenDatabase): Deps {
  const config = readConfig({
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    DEMO: '0',
    PUBLIC_URL: 'http://shop.test',
  })
  const [clock, newId] = [() => today, uuidv7]
  const log = { info: () => {}, error: console.error }
  const closing = new AbortController().signal
  const [outbox, orderEvents] = [
    openOutbox({ clock, newId, wake: () => {} }),
    openOrderEvents({ db, clock, log }),
  ]
  const media = folderStore('unused')
  return {
    db,
    clock,
    newId,
    config,
    media,
    outbox,
    notices: deafNotices,
    orderEvents,
    log,
    closing,
    cards: null,
    checkAnswers: false,
  }
}

async function signIn({ db }: Deps): Promise<string> {
  const [token, expiresAt] = ['bench', new Date(today.getTime() + 86_400_000)]
  const session = { tokenHash: hashToken(token), userId: 'user-1', createdAt: today, expiresAt }
  await db.insertInto('sessions').values(session).execute()
  return token
}
