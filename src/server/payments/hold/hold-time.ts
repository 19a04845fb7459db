import { hours } from '../../../contract/durations.ts'
import { findHoldTimes } from '../../catalogue/holds/holds.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { maxHoldMs } from '../limits.ts'

/** In every hour stock is held for a person for `maxHoldMs` at most. */
const windowMs = hours(1)

export type HoldTime = {
  /** How long more, in ms, stock may be held for the person from now on. */
  leftMs: number
  /** Whether stock is held for this payment now. */
  isHolding: (paymentId: string) => boolean
}

/** What is left of a person's time, whatever payments and carts the rest was for. Their cart is locked. */
export async function readHoldTime(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  userId: string,
): Promise<HoldTime> {
  const now = clock().getTime()
  const since = now - windowMs
  const times = await findHoldTimes(tx, userId, new Date(since))
  const heldMs = times.reduce((sum, { beganAt, endedAt }) => {
    // What lies in the future is from before the clock was put back.
    const until = Math.min(now, endedAt?.getTime() ?? now)
    return sum + Math.max(0, until - Math.max(since, beganAt.getTime()))
  }, 0)
  return {
    leftMs: config.rateLimits ? Math.max(0, maxHoldMs - heldMs) : maxHoldMs,
    isHolding: paymentId => times.some(time => time.paymentId === paymentId && time.endedAt === null),
  }
}
