import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { hours, minutes } from '../src/contract/durations.ts'
import { calendarOf } from '../src/server/days.ts'
import { lockFolder } from '../src/server/db/lock-folder.ts'
import { killShopWhenItSays, startShop, temporaryFolder } from './start-shop.ts'

/**
 * Data folders of shops that were stopped. Creating a database takes seconds of a core and filling the demo many more,
 * so each is made once, kept, and copied for whoever needs one.
 */
const makers = { empty: makeEmpty, demo: makeDemo }
type Kind = keyof typeof makers

/** A copy of the folder of a shop that was opened without the demo. */
export const emptyShopFolder = () => copyFolder('empty')

/**
 * A copy of the folder of a demo shop. Its first start was ended by `kill -9` in the middle of filling the demo; the
 * second one filled it.
 */
export const demoShopFolder = () => copyFolder('demo')

const root = fileURLToPath(new URL('../', import.meta.url))
const kept = join(root, 'node_modules/.cache/zari/shop-folders')

/** What the folders follow from: the built server fills them. */
const sources = ['build/server/main.js', 'demo', 'package-lock.json']

/** The demo's orders and deals are dated by the moment of its filling, so it must not be old. */
const maxAge = hours(1)

async function makeEmpty(path: string): Promise<void> {
  const shop = await startShop({ DATA_DIR: path, DEMO: '0' })
  await shop.stop()
}

async function makeDemo(path: string): Promise<void> {
  await cp(await keptFolder('empty'), path, { recursive: true })
  await killShopWhenItSays('Filling the shop', { DATA_DIR: path })
  const shop = await startShop({ DATA_DIR: path })
  await shop.stop()
}

async function copyFolder(kind: Kind) {
  const copy = await temporaryFolder()
  const release = await lock()
  try {
    await cp(await keptFolder(kind), copy.path, { recursive: true })
  } finally {
    release()
  }
  return copy
}

/** Waits until no other process makes or copies one of the folders. */
async function lock(): Promise<() => void> {
  const giveUpAt = Date.now() + minutes(5)
  for (;;) {
    try {
      return lockFolder(kept)
    } catch (cause) {
      if (Date.now() > giveUpAt) throw cause
    }
    await setTimeout(100)
  }
}

/** The path of a kept folder, made if there is none that fits. To be called with the lock. */
async function keptFolder(kind: Kind): Promise<string> {
  const path = join(kept, `${kind}-${await hashOfSources()}`)
  if (await isFresh(path)) return path
  for (const name of await readdir(kept))
    if (name.startsWith(kind)) await rm(join(kept, name), { recursive: true })
  const making = join(kept, `${kind}-unfinished`)
  await mkdir(making)
  await makers[kind](making)
  await rename(making, path)
  return path
}

async function isFresh(path: string): Promise<boolean> {
  const made = (await stat(path).catch(() => null))?.mtime
  if (!made) return false
  const now = new Date()
  const { dayOf } = calendarOf('UTC')
  return dayOf(made) === dayOf(now) && now.getTime() - made.getTime() < maxAge
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of await filesOf(join(root, source))) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
}
