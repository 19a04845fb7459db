import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { recordChore } from './record-chore.ts'

async function openShop() {
  const shop = await createTestApp()
  const { client } = await makeUser(shop, 'owner')
  return { shop, read: () => client.staff.health() }
}

test('a fresh shop says what it runs on, that no chore was done yet and that there is no backup', async () => {
  const { shop, read } = await openShop()
  const health = await read()
  expect(health).toMatchObject({
    at: shop.clock.now.toISOString(),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    ...{ isDemo: false, backsUp: true, newestBackupAt: null },
    mail: { isSent: false, waiting: 0, refused: 0, givenUp: 0, oldestAt: null, lastError: null },
  })
  expect(health.chores.map(({ doneAt }) => doneAt)).toEqual([null, null, null])
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
  expect(health.disk?.totalBytes).toBeGreaterThan(health.disk?.freeBytes ?? 0)
})

test('the newest whole backup tells how old the last backup is', async () => {
  const { shop, read } = await openShop()
  const folder = join(shop.deps.config.dataDir, 'backups')
  await mkdir(folder)
  expect((await read()).newestBackupAt).toBeNull()
  for (const name of [
    '2026-11-21T03-00-00Z-nightly',
    '2026-11-22T03-00-05Z-nightly',
    'unfinished-2026-11-23',
  ])
    await mkdir(join(folder, name))
  expect((await read()).newestBackupAt).toBe('2026-11-22T03:00:05.000Z')
})

test('mails that wait, were refused and were given up are counted, with what the server said but no address', async () => {
  const { shop, read } = await openShop()
  const createdAt = new Date('2026-11-22T10:00:00Z')
  const mail = { recipient: 'sana@example.com', subject: 's', body: 'b', createdAt, nextTryAt: createdAt }
  const lastError = '550 <sana@example.com> mailbox full'
  await shop.db
    .insertInto('outbox')
    .values([
      { ...mail, id: '1' },
      { ...mail, id: '2', lastError: null, sentAt: createdAt },
      { ...mail, id: '3', lastError },
      { ...mail, id: '4', lastError: 'older', givenUpAt: createdAt, createdAt: new Date(0) },
    ])
    .execute()
  expect((await read()).mail).toEqual({
    ...{ isSent: false, waiting: 1, refused: 1, givenUp: 1, oldestAt: createdAt.toISOString() },
    lastError: '550 <s***@example.com> mailbox full',
  })
})

test('a chore is noted when it is done and when it fails, and a failure is forgotten once it is done again', async () => {
  const { shop, read } = await openShop()
  const sums = async () => (await read()).chores.find(({ name }) => name === 'sums')
  const first = shop.clock.now.toISOString()
  await recordChore(shop.deps, 'sums', async () => {})
  expect(await sums()).toEqual({ name: 'sums', doneAt: first, failedAt: null })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const failing = recordChore(shop.deps, 'sums', () => Promise.reject(new Error('no room')))
  await expect(failing).rejects.toThrow('no room')
  expect(await sums()).toEqual({ name: 'sums', doneAt: first, failedAt: shop.clock.now.toISOString() })
  await recordChore(shop.deps, 'sums', async () => {})
  expect(await sums()).toMatchObject({ doneAt: shop.clock.now.toISOString(), failedAt: null })
})
