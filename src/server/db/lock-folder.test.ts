import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

const folder = await mkdtemp(join(tmpdir(), 'zari-lock-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('one process at a time holds the lock of a folder, until it releases it', () => {
  const held = join(folder, 'held')
  const release = lockFolder(held)
  expect(() => lockFolder(held)).toThrow('Another shop is already running')
  release()
  lockFolder(held)()
})

test('a lock file that cannot be opened is not reported as another running shop', async () => {
  await writeFile(join(folder, 'lock.sqlite'), 'not a database, '.repeat(100))
  expect(() => lockFolder(folder)).toThrow(/cannot be locked: .*not a database/)
})
