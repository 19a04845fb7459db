import { statfsSync } from 'node:fs'

/** PostgreSQL's log is extended by 16 MB at a time. */
const neededBytes = 20 * 1024 ** 2

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Why a data folder could not be opened: for want of room, where there is little. */
export function orFullDisk(cause: unknown, dataDir: string, free = freeBytes): unknown {
  const left = free(dataDir)
  if (left >= neededBytes) return cause
  return new Error(
    `The disk with the data folder ${dataDir} is full (${Math.floor(left / 1024 ** 2)} MB free), so the database cannot be ` +
      'opened. Nothing is lost. Make room on the disk, then start the shop again.',
    { cause },
  )
}
