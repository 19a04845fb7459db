import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { uuidv7 } from 'uuidv7'
import { expect } from 'vitest'
import { createApp } from '../src/server/app.ts'
import { openCategories } from '../src/server/catalogue/categories/open-categories.ts'
import { openCollections } from '../src/server/catalogue/collections/load-collections.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import type { OpenDatabase } from '../src/server/db/open.ts'
import type { Deps } from '../src/server/deps.ts'
import type { SecurityDetails, SecurityEvent } from '../src/server/log/security-log.ts'
import { openOutbox } from '../src/server/mail/outbox.ts'
import { folderStore } from '../src/server/media/media-store.ts'
import { openOrderEvents } from '../src/server/order-events/open-order-events.ts'
import { openPages } from '../src/server/pages/open-pages.ts'
import { openSettings } from '../src/server/settings/open-settings.ts'
import { type ApiClient, createApiClient } from '../src/web/api/client.ts'
import { afterUse } from './after-use.ts'
import { findUnrecorded } from './database/find-unrecorded.ts'
import { openTestDatabase } from './database/test-databases.ts'
import { deafNotices } from './deaf-notices.ts'

export type TestApp = {
  app: Hono
  deps: Deps
  db: Deps['db']
  /** Hears what any process sends on a channel of this database. */
  listen: OpenDatabase['listen']
  /** The shop's clock; set it to travel in time. */
  clock: { now: Date }
  /** What the shop logged as errors; a test that expects one empties it. */
  logged: { message: string; cause: unknown }[]
  /** What the security log was told. */
  securityLogged: ({ event: SecurityEvent } & SecurityDetails)[]
  /** Closes the shop as far as its streams of events go. */
  close: () => void
  /** The browser's own typed client, in process; without a token it is a guest. */
  client: (token?: string) => ApiClient
  /** A bare request, for what the typed client would not send. */
  request: (
    method: string,
    path: string,
    init?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<Response>
  origin: string
}

const origin = 'http://shop.test'

/** A whole shop in this process on a database of its own, closed after the test that opens it, or the test file. */
export async function createTestApp(configured: Partial<Config> = {}): Promise<TestApp> {
  const opened = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'zari-test-'))
  const clock = { now: new Date() }
  const logged: TestApp['logged'] = []
  const securityLogged: TestApp['securityLogged'] = []
  const closing = new AbortController()
  const log: Deps['log'] = {
    info: () => {},
    warn: () => {},
    error: (message, cause) => logged.push({ message, cause }),
  }
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      HOST: new URL(origin).host,
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      DEMO: '0',
    }),
    ...configured,
  }
  const settings = await openSettings({ db: opened.db, config, notices: deafNotices })
  const deps: Deps = {
    db: opened.db,
    clock: () => clock.now,
    newId: uuidv7,
    outbox: openOutbox({ clock: () => clock.now, newId: uuidv7, settings, wake: () => {} }),
    config,
    settings,
    categories: await openCategories({ db: opened.db, notices: deafNotices }),
    collections: await openCollections({ db: opened.db, notices: deafNotices }),
    pages: await openPages({ db: opened.db, notices: deafNotices }),
    cards: null,
    media: folderStore(join(folder, 'media')),
    notices: deafNotices,
    orderEvents: openOrderEvents({ db: opened.db, clock: () => clock.now, log }),
    log,
    securityLog: (event, details = {}) => securityLogged.push({ event, ...details }),
    closing: closing.signal,
    checkAnswers: true,
  }
  const app = createApp(deps)
  afterUse(async () => {
    closing.abort()
    await deps.orderEvents.stop()
    const unrecorded = await findUnrecorded(opened.db).finally(() => opened.close())
    expect(unrecorded).toEqual([])
    await rm(folder, { recursive: true, force: true })
  })
  const fetch = async (request: Request) => app.fetch(request)
  return {
    app,
    deps,
    db: deps.db,
    listen: opened.listen,
    clock,
    logged,
    securityLogged,
    close: () => closing.abort(),
    origin,
    client: token => createApiClient({ fetch, origin, token: () => token ?? null }),
    request: (method, path, { token, body, headers = {} } = {}) =>
      fetch(
        new Request(new URL(path, origin), {
          method,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          body:
            body === undefined
              ? null
              : body instanceof FormData || typeof body === 'string'
                ? body
                : JSON.stringify(body),
        }),
      ),
  }
}
