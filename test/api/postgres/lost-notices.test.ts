import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openNotices } from '../../../src/server/notices/open-notices.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'

const shop = await createTestApp()

test('a lost connection is told, opened again, and hears what comes then', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  const heard: string[] = []
  notices.subscribe({ heard: ({ kind }) => heard.push(kind), missed: () => heard.push('missed') })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen %' and datname = current_database()`.execute(shop.db)
  await vi.waitFor(() => expect(heard).toEqual(['missed']))
  await vi.waitFor(() => expect(notices.isListening()).toBe(true), 5_000)
  await makeProduct(await makeUser(shop, 'admin'))
  await notices.caughtUp()
  expect(heard).toContain('catalogue')
  await notices.stop()
  expect(notices.isListening()).toBe(false)
})
