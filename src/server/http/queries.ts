import { sql } from 'kysely'
import { rowsOf } from '../db/insert-json.ts'
import type { Db } from '../db/schema.ts'

/** Whether the shop asks its staff for a second factor and this member has none yet. */
const needsSecondFactor = sql<boolean>`user_type = 'admin'
  and exists (select 1 from switches where name = 'second factor for all staff')
  and not exists (select 1 from second_factors where second_factors.user_id = users.id and since is not null)`

/** The person of a session that has not expired. */
export const findSessionUser = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .select([
      'users.id as userId',
      'userType',
      'staffRole',
      'email',
      'username',
      'firstName',
      'lastName',
      'sessions.tokenHash',
      needsSecondFactor.as('needsSecondFactor'),
      'sessions.createdAt as signedInAt',
      'sessions.lastSeenAt',
      'sessions.expiresAt',
    ])
    .executeTakeFirst()

/** Counts one attempt; the count begins again once its window, in milliseconds, has passed. */
export function addAttempt(db: Db, key: string, now: Date, windowMs: number) {
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

/** The same for the `key` and `count` of rows given as JSON, in windows of an hour. */
export const addAttempts = (attempts: string, now: Date) =>
  sql<{ key: string }>`
    insert into attempts (key, count, resets_at)
    select key, count, ${now}::timestamptz + interval '1 hour'
    from ${rowsOf('attempts', attempts)} as attempts_to_count
    on conflict (key) do update set
      count = case when attempts.resets_at <= ${now}::timestamptz then 0 else attempts.count end + excluded.count,
      resets_at = case when attempts.resets_at <= ${now}::timestamptz then excluded.resets_at else attempts.resets_at end
    returning key`

export const subtractAttempt = (db: Db, key: string) =>
  db
    .updateTable('attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute()

export const deleteAttempts = (db: Db, key: string) =>
  db.deleteFrom('attempts').where('key', '=', key).execute()

export const deleteAttemptsByPrefix = (db: Db, prefix: string) =>
  db.deleteFrom('attempts').where(sql<boolean>`starts_with(key, ${prefix})`).execute()

export const deleteExpiredAttempts = (db: Db, now: Date) =>
  db.deleteFrom('attempts').where('resetsAt', '<=', now).execute()

/** Deletes counts that last longer than any begun now: until `latest`, and until `latestSpaced` where tries are spaced. */
export const deleteFutureAttempts = (
  db: Db,
  { latest, spacedPrefix, latestSpaced }: { latest: Date; spacedPrefix: string; latestSpaced: Date },
) =>
  db
    .deleteFrom('attempts')
    .where('resetsAt', '>', latest)
    .where(sql<boolean>`(not starts_with(key, ${spacedPrefix}) or resets_at > ${latestSpaced}::timestamptz)`)
    .execute()

type Steps = { free: number; firstWaitMs: number; maxWaitMs: number; forgottenMs: number }

/**
 * Counts one attempt if it comes long enough after the last one, and says whether. `resets_at` is the time of the last
 * attempt plus `forgottenMs`. One statement, so that of many attempts at once none slips through.
 */
export async function addSpacedAttempt(
  db: Db,
  key: string,
  now: Date,
  { free, firstWaitMs, maxWaitMs, forgottenMs }: Steps,
): Promise<boolean> {
  const resetsAt = new Date(now.getTime() + forgottenMs)
  const added = await db
    .insertInto('attempts')
    .values({ key, count: 1, resetsAt })
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when attempts.resets_at <= ${now} then 1 else attempts.count + 1 end`,
          resetsAt,
        })
        .where(sql<boolean>`attempts.resets_at <= ${now} or attempts.count < ${free}
          or attempts.resets_at <= ${resetsAt}::timestamptz - interval '1 ms'
            * least(${maxWaitMs}::float8, ${firstWaitMs}::float8 * power(2, least(attempts.count - ${free}, 30)))`),
    )
    .returning('count')
    .executeTakeFirst()
  return added !== undefined
}

export const findAttempts = (db: Db, key: string) =>
  db.selectFrom('attempts').where('key', '=', key).select(['count', 'resetsAt']).executeTakeFirst()
