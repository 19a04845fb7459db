import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '../open.ts'
import { closeDataFolder } from './private-files.ts'

const root = mkdtempSync(join(tmpdir(), 'zari-modes-'))
const before = process.umask()
// The least careful machine there is.
beforeEach(() => void process.umask(0))
afterAll(async () => {
  process.umask(before)
  await rm(root, { recursive: true, force: true })
})

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8)

/** How many files and folders there are of each mode. */
function modesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const modes = entries
    .filter(entry => !entry.isSymbolicLink())
    .map(entry => `${entry.isDirectory() ? 'folder' : 'file'} ${modeOf(join(entry.parentPath, entry.name))}`)
  return [...new Set(modes)].toSorted()
}

test('a new data folder has mode 0700 and the files of its database 0600', async () => {
  const folder = join(root, 'new')
  const { close } = await openEmbedded(folder)
  expect([modeOf(folder), ...modesIn(folder)]).toEqual(['700', 'file 600', 'folder 700'])
  await close()
})

test('a data folder that an older version left open to everybody is closed, what its links lead to is not', () => {
  const [folder, elsewhere] = [join(root, 'old'), join(root, 'elsewhere')]
  mkdirSync(join(folder, 'media', 'a'), { recursive: true })
  writeFileSync(join(folder, 'media', 'a', 'master'), 'picture')
  writeFileSync(elsewhere, 'not ours')
  chmodSync(elsewhere, 0o644)
  symlinkSync(elsewhere, join(folder, 'link'))
  chmodSync(folder, 0o777)
  closeDataFolder(folder)
  expect([modeOf(folder), ...modesIn(folder)]).toEqual(['700', 'file 600', 'folder 700'])
  expect(modeOf(elsewhere)).toBe('644')
})
