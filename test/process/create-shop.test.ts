import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '../../src/server/db/open.ts'
import { temporaryFolder } from '../../test-support/start-shop.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = await temporaryFolder()
afterAll(() => folder.remove())

const createShop = () =>
  run(process.execPath, ['scripts/create-shop.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder.path, DATABASE_URL: '', DEMO: '0' },
  })

test('while the pages are built a new shop gets its database, and one that is there is left alone', async () => {
  await createShop()
  const opened = await openEmbedded(folder.path)
  expect(await opened.db.selectFrom('products').selectAll().execute()).toEqual([])
  // It would fail if it opened the database, which is in use here.
  await createShop()
  await opened.close()
})
