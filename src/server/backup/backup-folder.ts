import { existsSync, mkdirSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../db/lock-folder.ts'
import { type BackupKind, backupKinds } from './backup-kinds.ts'

const unfinished = 'unfinished-'
const namePattern = new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ-(${backupKinds.join('|')})$`)

export type BackupName = { name: string; kind: BackupKind; madeAt: Date; path: string }

/** The whole backups in a folder, the newest first. */
export async function listBackups(folder: string): Promise<BackupName[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap(name => {
      const kind = backupKinds.find(each => each === namePattern.exec(name)?.[1])
      return kind ? [{ name, kind, madeAt: timeOf(name), path: join(folder, name) }] : []
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1))
}

const timeOf = (name: string) => new Date(name.replace(/^(.{10}T..)-(..)-(..Z).*$/, '$1:$2:$3'))

/**
 * Makes a backup in a folder of its own, which gets its name once everything is on the disk. One at a time; what an earlier
 * one left unfinished goes.
 * @throws Error when another backup is being made, or cannot be finished
 */
export async function inNewBackup(
  folder: string,
  { kind, now }: { kind: BackupKind; now: Date },
  fill: (path: string) => Promise<void>,
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const release = lockFolder(folder, 'Another backup is being made. Try again when it is finished.')
  const name = freeName(folder, kind, now)
  const path = join(folder, `${unfinished}${name}`)
  try {
    await removeUnfinished(folder)
    mkdirSync(path)
    await fill(path)
    await syncFolder(path)
    await rename(path, join(folder, name))
    await syncFolder(folder)
  } catch (cause) {
    await rm(path, { recursive: true, force: true })
    throw cause
  } finally {
    release()
  }
  return join(folder, name)
}

/** Named by its time; by the next free second, should there be one of the same. */
function freeName(folder: string, kind: BackupKind, now: Date): string {
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${kind}`
  return existsSync(join(folder, name)) ? freeName(folder, kind, new Date(now.getTime() + 1_000)) : name
}

async function removeUnfinished(folder: string) {
  // A shop may still be copying for a command that was killed.
  for (const name of await readdir(folder))
    if (name.startsWith(unfinished))
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20 })
}

/** Deletes all but the newest backups that the shop made by itself. What a person asked for stays. */
export async function pruneNightly(folder: string, kept: number): Promise<void> {
  const nightly = (await listBackups(folder)).filter(({ kind }) => kind === 'nightly')
  for (const { path, name } of nightly.slice(kept)) {
    // Half deleted, it must not be taken for a whole one.
    const going = join(folder, `${unfinished}${name}`)
    await rename(path, going)
    await rm(going, { recursive: true, force: true })
  }
}

/** The names in a folder are on the disk once this resolves. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
