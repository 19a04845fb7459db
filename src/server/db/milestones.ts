import { hours } from '../../contract/durations.ts'
import { anyOf } from './any-of.ts'
import type { Db, Tx } from './schema.ts'

/** Whether something that happens once to a database, such as filling the demo, has happened. */
export async function hasMilestone(db: Db | Tx, name: string): Promise<boolean> {
  const row = await db.selectFrom('milestones').where('name', '=', name).select('name').executeTakeFirst()
  return row !== undefined
}

export const setMilestone = (db: Db | Tx, name: string, now: Date) =>
  db
    .insertInto('milestones')
    .values({ name, reachedAt: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** Which of these have been reached. */
export async function findMilestones(db: Db | Tx, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('milestones').where('name', '=', anyOf(names)).select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

export const deleteMilestone = (db: Db | Tx, name: string) =>
  db.deleteFrom('milestones').where('name', '=', name).execute()

/** Undoes a milestone; of several callers at once the others wait, and are told that there was none. */
export async function takeMilestone(tx: Tx, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('milestones').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function milestoneReachedAt(db: Db, name: string): Promise<Date | null> {
  const row = await db
    .selectFrom('milestones')
    .where('name', '=', name)
    .select('reachedAt')
    .executeTakeFirst()
  return row?.reachedAt ?? null
}

/** What lies further ahead was written before the clock was put back. */
export const isFuture = (time: Date, now: Date): boolean => time > latestNow(now)

const latestNow = (now: Date) => new Date(now.getTime() + hours(1))

/**
 * Notes that something happens now, and says so to one caller; to none if it last happened after `unlessAfter`, unless
 * that lies in the future.
 */
export async function claimMilestone(
  db: Db,
  name: string,
  { now, unlessAfter }: { now: Date; unlessAfter: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('milestones')
    .values({ name, reachedAt: now })
    .onConflict(conflict =>
      conflict
        .column('name')
        .doUpdateSet({ reachedAt: now })
        .where(({ eb, or }) =>
          or([
            eb('milestones.reachedAt', '<=', unlessAfter),
            eb('milestones.reachedAt', '>', latestNow(now)),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Reached when the demo has filled the database. */
export const demoFilled = 'demo done'

/** Whether the shop's data is the demo's, with logins that everybody knows. */
export const holdsDemo = (db: Db): Promise<boolean> => hasMilestone(db, demoFilled)
