import { days } from '../../../contract/durations.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Device } from '../../http/device-cookie.ts'
import { deleteDevicesBefore, deleteOldestDevices, isDeviceKnown, upsertDevice } from './queries.ts'

const maxDevices = 20
const forgottenMs = days(365)

/**
 * Under which name tries at an account are counted. All callers share one count, whatever network they come from; a
 * browser that has signed in to this account before has its own, so that a stranger cannot lock its owner out.
 */
export async function triesSubject(db: Db, email: string, { hash }: Device): Promise<string> {
  const known = hash !== null && (await isDeviceKnown(db, email, hash))
  return triesPrefix(email) + (known ? hash.slice(0, 24) : '')
}

/** What all subjects of an account begin with. */
export const triesPrefix = (email: string): string => `sign-in ${email} `

/** Notes that somebody proved on this browser that the account is theirs. */
export async function rememberDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  device: Device,
): Promise<void> {
  await upsertDevice(db, { userId, deviceHash: device.remember(), lastUsedAt: clock() })
  await deleteOldestDevices(db, userId, maxDevices)
}

/** Deletes browsers that have not signed in for a year. */
export const expireDevices = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteDevicesBefore(db, new Date(clock().getTime() - forgottenMs))
