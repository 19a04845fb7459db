import { hours, minutes, seconds } from '../../contract/durations.ts'
import { clockToleranceMs } from '../clock/clock-tolerance.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import {
  addSpacedAttempt,
  deleteAttempts,
  deleteAttemptsByPrefix,
  deleteFutureAttempts,
  findAttempts,
} from './queries.ts'
import { limits, tooMany } from './rate-limits.ts'

/** After so many tries each further one has to wait, twice as long every time. */
const steps = { free: 5, firstWaitMs: seconds(15), maxWaitMs: minutes(15), forgottenMs: hours(24) }

/** How long after the last of `count` tries the next one is allowed, in ms. */
export const waitAfter = (count: number): number =>
  count < steps.free ? 0 : Math.min(steps.maxWaitMs, steps.firstWaitMs * 2 ** (count - steps.free))

/**
 * Takes one try of a `subject` before anybody knows whether it is right: of many at once only as many as are free get
 * through. Whoever is refused does not make the wait longer.
 * @throws too_many with the seconds to wait
 */
export async function takeTry(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  subject: string,
): Promise<void> {
  if (!config.rateLimits) return
  const now = clock()
  if (await addSpacedAttempt(db, keyOf(subject), now, steps)) return
  const made = await findAttempts(db, keyOf(subject))
  const lastTry = (made?.resetsAt ?? now).getTime() - steps.forgottenMs
  const waitMs = lastTry + waitAfter(made?.count ?? steps.free) - now.getTime()
  throw tooMany(Math.max(1, Math.ceil(waitMs / 1_000)))
}

/** Forgets the tries of a subject after a right one. */
export const deleteTries = (db: Db, subject: string) => deleteAttempts(db, keyOf(subject))

/** Forgets the tries of all subjects that begin with `prefix`. */
export const deleteTriesByPrefix = (db: Db, prefix: string) => deleteAttemptsByPrefix(db, keyOf(prefix))

const keyOf = (subject: string) => `tries:${subject.slice(0, 300)}`

/** The longest window of any count, those of orders included. */
const longestWindowMs = Math.max(hours(1), ...Object.values(limits).map(({ windowMs }) => windowMs))

/** Deletes the counts that were begun before the clock was put back: they would keep people out for as long. */
export const dropFutureAttempts = (db: Db, now: Date) =>
  deleteFutureAttempts(db, {
    latest: new Date(now.getTime() + longestWindowMs + clockToleranceMs),
    spacedPrefix: keyOf(''),
    latestSpaced: new Date(now.getTime() + steps.forgottenMs + clockToleranceMs),
  })
