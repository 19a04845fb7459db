import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Makes this process the only one on a folder; returns the release. The lock is SQLite's exclusive file lock, held by the
 * operating system: it ends with the process, also after `kill -9`.
 * @throws Error saying `held` when another process holds it; or that the folder cannot be used
 */
export function lockFolder(folder: string, held = anotherShop(folder)): () => void {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    if (!isHeld(cause)) throw new Error(`The folder ${folder} cannot be locked: ${cause}`, { cause })
    throw new Error(held, { cause })
  }
  return () => file.close()
}

const anotherShop = (folder: string) =>
  `Another shop is already running on the data folder ${folder}. Stop it first, or give this one its own ` +
  'folder with DATA_DIR, or let both share a PostgreSQL server with DATABASE_URL.'

/** SQLite's code for "somebody else holds the lock"; all other codes are about the file. */
const sqliteBusy = 5

const isHeld = (cause: unknown) =>
  cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy
