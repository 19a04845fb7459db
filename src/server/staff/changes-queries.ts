import { sql } from 'kysely'
import type { ChangesQuery } from '../../contract/staff.ts'
import type { Db } from '../db/schema.ts'

export type ChangesFilter = Pick<ChangesQuery, 'thing' | 'subjectId' | 'by'>

function matching(db: Db, { thing, subjectId, by }: ChangesFilter) {
  let query = db.selectFrom('changes')
  if (thing !== '') query = query.where('thing', '=', thing)
  // Looks into records are many, and would hide what was changed.
  else if (subjectId === undefined) query = query.where('action', '<>', 'read the record')
  if (subjectId !== undefined) query = query.where('subjectId', '=', subjectId)
  if (by !== undefined) query = query.where('changes.userId', '=', by)
  return query
}

/** What the first change of the shop's currency after a change replaced; ids grow with time. */
const currencyThen = sql`(
  select later.before ->> 'currency' from changes as later
  where later.thing = 'settings' and later.subject_id = 'money' and later.id > page.id
    and later.after -> 'currency' is not null
  order by later.id limit 1)`

/** One page, latest first, with the names of who made the changes. */
export const findChanges = (
  db: Db,
  filter: ChangesFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom(
      // Only the page's rows are joined, so that a late page costs little more than the first.
      matching(db, filter)
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('changes.id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .leftJoin('users', 'users.id', 'page.userId')
    .leftJoin('orders', join => join.onRef('orders.id', '=', 'page.subjectId').on('thing', '=', 'order'))
    .select(['page.id', 'batchId', 'at', 'page.userId', 'machine', 'firstName', 'lastName'])
    .select(['thing', 'subjectId', 'subject', 'action', 'before', 'after', 'undoneAt'])
    .select(sql<string | null>`coalesce(orders.currency, ${currencyThen})`.as('currency'))
    .orderBy('at', 'desc')
    .orderBy('page.id', 'desc')
    .execute()

export const countChanges = (db: Db, filter: ChangesFilter) =>
  matching(db, filter).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
