import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Makes this process the only one on a data folder; returns the release. The lock is the operating system's
 * own (SQLite's exclusive file lock), so it is gone the moment the process is, even after `kill -9`, and a
 * reused process id cannot be mistaken for a living shop. Throws when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    throw new Error(
      `Another shop is already running on the data folder ${folder}. Stop it first, or give this one its own ` +
        'folder with DATA_DIR, or let both share a PostgreSQL server with DATABASE_URL.',
      { cause },
    )
  }
  return () => file.close()
}
