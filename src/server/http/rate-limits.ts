import { minutes } from '../../contract/durations.ts'
import { ShopError } from '../../contract/errors.ts'
import { toJsonRows } from '../db/insert-json.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { addAttempt, addAttempts, deleteAttempts, deleteExpiredAttempts, subtractAttempt } from './queries.ts'

export type Limit = { max: number; windowMs: number }

export const limits = {
  loginPerAddress: { max: 100, windowMs: minutes(15) },
  signUpPerAddress: { max: 20, windowMs: minutes(60) },
  // Mobile networks put many people behind one address.
  guestPerAddress: { max: 300, windowMs: minutes(60) },
  takenPerAddress: { max: 10, windowMs: minutes(60) },
  codePerAccount: { max: 10, windowMs: minutes(30) },
  currentPasswordPerAccount: { max: 10, windowMs: minutes(15) },
  passwordChangePerAccount: { max: 10, windowMs: minutes(60) },
  forgotPerAddress: { max: 30, windowMs: minutes(60) },
  forgotPerEmailAndAddress: { max: 5, windowMs: minutes(60) },
  resetPerAddress: { max: 30, windowMs: minutes(15) },
  confirmPerAddress: { max: 30, windowMs: minutes(15) },
  confirmationPerAddress: { max: 20, windowMs: minutes(60) },
  confirmationPerAccount: { max: 5, windowMs: minutes(60) },
  testMailPerAccount: { max: 10, windowMs: minutes(60) },
  payPerAccount: { max: 30, windowMs: minutes(15) },
  payPerAddress: { max: 60, windowMs: minutes(60) },
  swapPerOrder: { max: 20, windowMs: minutes(60) },
  trackPerNumber: { max: 200, windowMs: minutes(15) },
  trackPerNumberAndAddress: { max: 10, windowMs: minutes(15) },
  trackPerAddress: { max: 30, windowMs: minutes(15) },
} satisfies Record<string, Limit>

/**
 * Counts one attempt of a `subject`, such as an address or an e-mail address. The count is in the database, so it holds
 * for all processes of the shop and after a restart.
 * @throws too_many past the limit, with the seconds to wait
 */
export async function countAttempt(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  name: keyof typeof limits,
  subject: string,
): Promise<void> {
  if (!config.rateLimits) return
  const limit = limits[name]
  const now = clock()
  const { count, resetsAt } = await addAttempt(db, attemptKey(name, subject), now, limit.windowMs)
  if (count <= limit.max) return
  throw tooMany(Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000))
}

/** The refusal of one attempt too many, with the seconds to wait. */
export function tooMany(seconds: number): ShopError {
  const [wait, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  const message = `Too many attempts. Please wait ${wait} ${unit}${wait === 1 ? '' : 's'} and try again.`
  return new ShopError('too_many', message, undefined, seconds)
}

/** Resets the count after an attempt that succeeded. */
export const clearAttempts = (db: Db, name: keyof typeof limits, subject: string) =>
  deleteAttempts(db, attemptKey(name, subject))

/** Takes one attempt back, so that a success neither counts nor resets the limit. */
export const takeBackAttempt = (db: Db, name: keyof typeof limits, subject: string) =>
  subtractAttempt(db, attemptKey(name, subject))

/** Deletes the counts whose time window has passed. */
export const expireAttempts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteExpiredAttempts(db, clock())

/** Under which the attempts of a subject are counted. */
export const attemptKey = (name: string, subject: string) => `${name}:${subject.slice(0, 300)}`

/** Attempts in the form that `countAttemptsQuery` takes, each key once. */
export const newAttempts = (attempts: readonly { key: string; count: number }[]): string =>
  toJsonRows<'attempts'>(attempts)

/** The query that counts attempts within hours, for statements that count them with what they do. */
export const countAttemptsQuery = (attempts: string, now: Date) => addAttempts(attempts, now)
