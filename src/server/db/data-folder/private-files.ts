import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [folderMode, fileMode, allModes] = [0o700, 0o600, 0o777]

/**
 * Closes the data folder to all but the shop's own user, with everything in it that an older version or a careless copy
 * left open; a folder that is closed already is not walked through again. From now on this process makes all files so.
 */
export function closeDataFolder(dataDir: string): void {
  process.umask(allModes & ~folderMode)
  mkdirSync(dataDir, { recursive: true, mode: folderMode })
  if (modeOf(dataDir) !== folderMode) closeFiles(dataDir)
}

/** Closes a folder with all files in it to all but the shop's own user. Links are not followed. */
export function closeFiles(folder: string): void {
  // Windows knows no such modes.
  if (process.platform === 'win32') return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? folderMode : fileMode
    if (entry.isDirectory() || entry.isFile()) setMode(join(entry.parentPath, entry.name), mode)
  }
  // Last, so that the next start goes on where one was broken off.
  setMode(folder, folderMode)
}

function setMode(path: string, mode: number): void {
  try {
    if (modeOf(path) !== mode) chmodSync(path, mode)
  } catch (cause) {
    // Another process deletes what it no longer needs.
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
  }
}

const modeOf = (path: string) => lstatSync(path).mode & allModes
