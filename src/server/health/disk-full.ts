import { ShopError } from '../../contract/errors.ts'
import type { Config } from '../config.ts'

/** PostgreSQL's code and those of the system for a disk without room, or without room for the shop. */
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something was not written for want of room. It has failed as a whole. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && diskFullCodes.has(String(error.code))

/** Somebody has to make room first. */
const retryAfterSeconds = 60

export const diskFull = () =>
  new ShopError(
    'disk_full',
    'The shop has no room left to save this, so nothing was changed. Please try again later.',
    undefined,
    retryAfterSeconds,
  )

/** Why the shop cannot open, in words where it is for want of room: at its first start it may be filling in the demo. */
export function orNoRoomToOpen(
  cause: unknown,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
) {
  if (!isDiskFull(cause)) return cause
  const disk = databaseUrl
    ? 'The disk of the database or of the data folder'
    : 'The disk with the data folder'
  return new Error(
    `${disk} ${dataDir} is full, so the shop cannot be opened. Nothing of it is lost. Make room on the disk, then start ` +
      'the shop again: it goes on from here.',
    { cause },
  )
}
