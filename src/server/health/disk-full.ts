import { ShopError } from '../../contract/errors.ts'

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
