import type { UserType } from '../../../contract/accounts/accounts.ts'
import { days, hours, minutes } from '../../../contract/durations.ts'

type SessionTimes = {
  /** The session ends after this long without use, in ms. */
  idleMs: number
  /** It ends this long after the sign-in at the latest. */
  maxMs: number
  /** Its last use is written no more often than this. */
  writeEveryMs: number
}

export const sessionTimes: Record<UserType, SessionTimes> = {
  admin: { idleMs: minutes(30), maxMs: hours(12), writeEveryMs: minutes(1) },
  shopper: { idleMs: days(30), maxMs: Number.POSITIVE_INFINITY, writeEveryMs: hours(1) },
}

/** When a session that is used now ends unless it is used again. */
export function sessionEnd(userType: UserType, signedInAt: Date, now: Date): Date {
  const { idleMs, maxMs } = sessionTimes[userType]
  return new Date(Math.min(now.getTime() + idleMs, signedInAt.getTime() + maxMs))
}
