import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { folderStore } from '../media/media-store.ts'
import { erasedSince } from './erased-since.ts'
import { makeBackup } from './make-backup.ts'

const shop = await createTestApp()
const folder = await mkdtemp(join(tmpdir(), 'zari-erased-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function back() {
  const mediaFolder = join(shop.deps.config.dataDir, 'media')
  const { path } = await makeBackup({
    ...{ folder, kind: 'manual', version: '1.2.3', now: shop.clock.now },
    pictures: { media: folderStore(mediaFolder), folder: mediaFolder },
    openSource: async () => ({ db: shop.db, close: async () => {} }),
  })
  return path
}

test('a restore names the accounts that were deleted since the backup, and no others', async () => {
  const [before, since] = [await makeUser(shop), await makeUser(shop)]
  await makeUser(shop)
  await before.client.privacy.eraseMine({ body: {} })
  const older = await back()
  await since.client.privacy.eraseMine({ body: {} })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const newer = await back()
  expect(await erasedSince(newer, older)).toEqual([{ id: since.id, email: since.email }])
  expect(await erasedSince(newer, newer)).toEqual([])
  expect(await erasedSince(older, newer)).toEqual([])
})
