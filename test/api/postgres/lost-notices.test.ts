import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openNotices } from '../../../src/server/notices/open-notices.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'

const shop = await createTestApp()

/** A connection of which only this is known. */
const listening =
  (how: 'connected' | 'lost'): typeof shop.listen =>
  async (_channel, listener) => {
    listener[how]()
    return async () => {}
  }

test('a lost connection is told, opened again, and hears what comes then', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  const heard: string[] = []
  notices.subscribe({ onNotice: ({ kind }) => heard.push(kind), onGap: () => heard.push('missed') })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'select pg_notify(%' and pid <> pg_backend_pid() and datname = current_database()`.execute(
    shop.db,
  )
  await expect.poll(() => heard).toEqual(['missed'])
  await expect.poll(notices.isListening).toBe(true)
  await makeProduct(await makeUser(shop, 'admin'))
  await notices.waitForNotices()
  expect(heard).toContain('product')
  await notices.stop()
  expect(notices.isListening()).toBe(false)
})

test('a database that passes no notices on is not taken for one that does', async () => {
  // As behind a pool that gives every transaction another connection: what was sent never comes back.
  const notices = await openNotices({ db: shop.db, listen: listening('lost') }, shop.deps.newId)
  expect(notices.isListening()).toBe(false)
  await notices.waitForNotices()
})

test('a call whose change is made does not fail because of its notice', async () => {
  const db = { getExecutor: () => ({ executeQuery: () => Promise.reject(new Error('away')) }) }
  const notices = await openNotices(
    {
      // Only what sends a notice.
      db: Object.assign(Object.create(shop.db), db),
      listen: listening('connected'),
    },
    shop.deps.newId,
  )
  await expect(notices.waitForNotices()).resolves.toBeUndefined()
})
