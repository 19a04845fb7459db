import { sql } from 'kysely'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

export type Limit = { max: number; windowMs: number }

const minutes = (n: number) => n * 60_000

export const limits = {
  loginPerAccount: { max: 10, windowMs: minutes(15) },
  loginPerAddress: { max: 100, windowMs: minutes(15) },
  signUpPerAddress: { max: 20, windowMs: minutes(60) },
  forgotPerAddress: { max: 30, windowMs: minutes(60) },
  forgotPerEmail: { max: 5, windowMs: minutes(60) },
  resetPerAddress: { max: 30, windowMs: minutes(15) },
  payPerAccount: { max: 30, windowMs: minutes(15) },
  trackPerNumber: { max: 10, windowMs: minutes(15) },
  trackPerAddress: { max: 30, windowMs: minutes(15) },
} satisfies Record<string, Limit>

/**
 * Counts one try under `key` and throws `too_many` past the limit. The count lives in the database, so it
 * holds across several shop processes and a restart. `subject` is what is counted: an address, an e-mail.
 */
export async function countAttempt(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  name: keyof typeof limits,
  subject: string,
): Promise<void> {
  if (!config.rateLimits) return
  const limit = limits[name]
  const now = clock()
  const { count, resetsAt } = await bump(db, keyOf(name, subject), now, limit.windowMs)
  if (count <= limit.max) return
  throw tooMany(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000)))
}

function tooMany(seconds: number): ShopError {
  const wait = Math.ceil(seconds / 60)
  const message = `Too many tries. Please wait ${wait} minute${wait === 1 ? '' : 's'} and try again.`
  return new ShopError('too_many', message, undefined, seconds)
}

/** Forgets the tries, after one that succeeded. */
export const clearAttempts = (db: Db, name: keyof typeof limits, subject: string) =>
  db.deleteFrom('attempts').where('key', '=', keyOf(name, subject)).execute()

/** Forgets the tries of all subjects that begin so. */
export const clearAttemptsOf = (db: Db, name: keyof typeof limits, beginning: string) =>
  db
    .deleteFrom('attempts')
    .where(sql<boolean>`starts_with(key, ${keyOf(name, beginning)})`)
    .execute()

/** Uncounts one try, where successes shall not use the limit up but must not reset it either. */
export const takeBackAttempt = (db: Db, name: keyof typeof limits, subject: string) =>
  db
    .updateTable('attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', keyOf(name, subject))
    .execute()

const keyOf = (name: string, subject: string) => `${name}:${subject.slice(0, 300)}`

function bump(db: Db, key: string, now: Date, windowMs: number) {
  const resetsAt = new Date(now.getTime() + windowMs)
  return db
    .insertInto('attempts')
    .values({ key, count: 1, resetsAt })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.resets_at <= ${now} then 1 else attempts.count + 1 end`,
        resetsAt: sql<Date>`case when attempts.resets_at <= ${now} then ${resetsAt} else attempts.resets_at end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
}
