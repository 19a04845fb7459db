import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../src/server/db/schema.ts'
import { toErrorAnswer } from '../../../src/server/http/errors.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'

const shop = await createTestApp()

/** What a restarting database does to a transaction between two of its queries. */
async function cutOff(tx: Tx): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(shop.db)
  // Whether the news has arrived shows in the client alone: it refuses before it sends anything.
  await expect.poll(() => sql`select 1`.execute(tx).catch(String)).toContain('not queryable')
}

test('a connection that the database drops ends its transaction, not the shop, and the caller is asked to try again', async () => {
  const lost = await shop.db
    .transaction()
    .execute(cutOff)
    .then(
      () => sql`select 1`.execute(shop.db),
      (error: unknown) => error,
    )
  const app = new Hono().onError((_, c) => toErrorAnswer(lost, c, shop.deps))
  app.get('/', () => {
    throw new Error('as the database would have it')
  })
  const answer = await app.request('/')
  expect([lost instanceof Error, answer.status]).toEqual([true, 503])
  expect((await shop.request('GET', '/readyz')).status).toBe(200)
})
