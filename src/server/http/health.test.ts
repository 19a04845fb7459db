import { Hono } from 'hono'
import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../db/schema.ts'
import { mountHealth } from './health.ts'

test('without its database the shop is healthy but not ready, and logs why', async () => {
  const gone = new Error('The database is gone.')
  const dialect = new PostgresDialect({ pool: () => Promise.reject(gone) })
  const logged: unknown[] = []
  const app = new Hono()
  const log = { info: () => {}, error: (message: string, cause?: unknown) => logged.push(message, cause) }
  mountHealth(app, { db: new Kysely<Database>({ dialect }), log })
  const ask = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, await answer.text(), answer.headers.get('cache-control')]
  }
  expect(await ask('/healthz')).toEqual([200, 'ok', 'no-store'])
  expect(await ask('/readyz')).toEqual([503, 'not ready', 'no-store'])
  expect(logged).toEqual(['Not ready', gone])
})
