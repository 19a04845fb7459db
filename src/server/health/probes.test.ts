import { Hono } from 'hono'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import type { Database, Db } from '../db/schema.ts'
import { mountProbes } from './probes.ts'

const gone = new Error('The database is gone.')

/** A shop whose database is asked through `connect`; without that it is a working database of its own. */
async function openProbes(connect?: () => Promise<never>, timeoutMs = 20_000) {
  const shop = await createTestApp()
  const logged: unknown[] = []
  const log = {
    info: (message: string) => logged.push(message),
    warn: () => {},
    error: (message: string, cause: unknown) => logged.push(message, cause),
  }
  const db: Db = connect ? new Kysely<Database>({ dialect: new PostgresDialect({ pool: connect }) }) : shop.db
  const app = new Hono()
  mountProbes(app, { db, log, closing: shop.deps.closing }, timeoutMs)
  const ask = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, await answer.text(), answer.headers.get('cache-control')]
  }
  return { shop, logged, ask }
}

const ready = [200, 'ready', 'no-store']
const notReady = [503, 'not ready', 'no-store']

test('without its database the shop is healthy but not ready, and logs why once', async () => {
  const { ask, logged } = await openProbes(() => Promise.reject(gone))
  expect(await ask('/healthz')).toEqual([200, 'ok', 'no-store'])
  for (let asked = 0; asked < 3; asked++) expect(await ask('/readyz')).toEqual(notReady)
  expect(logged).toEqual(['Not ready', gone])
})

test('a database that does not answer is not waited for, and is asked once however many ask the shop', async () => {
  let connections = 0
  const { ask, logged } = await openProbes(() => {
    connections++
    return new Promise<never>(() => {})
  }, 50)
  expect(await Promise.all([ask('/readyz'), ask('/readyz')])).toEqual([notReady, notReady])
  expect(await ask('/readyz')).toEqual(notReady)
  expect(connections).toBe(1)
  expect(logged).toMatchObject(['Not ready', { message: expect.stringContaining('not answered') }])
})

test('a shop is ready once its newest migration is done, and ready again when what failed is over', async () => {
  const { shop, ask, logged } = await openProbes()
  expect(await ask('/readyz')).toEqual(ready)
  const newest = sql`select max(name) from kysely_migration`
  await sql`update kysely_migration set name = name || '-undone' where name = (${newest})`.execute(shop.db)
  expect(await ask('/readyz')).toEqual(notReady)
  await sql`update kysely_migration set name = replace(name, '-undone', '')`.execute(shop.db)
  expect(await ask('/readyz')).toEqual(ready)
  expect(logged).toMatchObject(['Not ready', { message: expect.stringContaining('schema') }, 'Ready again'])
})

test('a shop that is closing is not ready', async () => {
  const { shop, ask } = await openProbes()
  shop.close()
  expect(await ask('/readyz')).toEqual(notReady)
})
