import { clockToleranceMs } from '../../clock/clock-tolerance.ts'
import type { Db } from '../../db/schema.ts'
import { stepAt } from './codes.ts'
import { bringStepsForward } from './queries.ts'

/**
 * Makes the next code count for whoever used one while the clock was ahead: it would be taken for an old one until then.
 * Codes of that time cannot be told from used ones, but only who saw the phone then knows one.
 */
export const hastenCodes = (db: Db, now: Date) =>
  bringStepsForward(db, { latest: stepAt(now), tooFar: stepAt(new Date(now.getTime() + clockToleranceMs)) })
