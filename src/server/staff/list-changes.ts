import type { z } from 'zod'
import { offsetOf } from '../../contract/lists.ts'
import type { Change, ChangePage, ChangesQuery } from '../../contract/staff.ts'
import { toActor } from '../audit/actor.ts'
import type { Deps } from '../deps.ts'
import { countChanges, findChanges } from './changes-queries.ts'

/** A page of the staff's changes, latest first, with their total; prices in cents. */
export async function listChanges(
  { db }: Pick<Deps, 'db'>,
  query: ChangesQuery,
): Promise<z.infer<typeof ChangePage>> {
  const { total } = await countChanges(db, query)
  const rows = await findChanges(db, query, { limit: query.limit, offset: offsetOf(query) })
  return { changes: rows.map(toChange), total }
}

type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number]

const toChange = ({
  id,
  at,
  userId,
  machine,
  firstName,
  lastName,
  before,
  after,
  undoneAt,
  ...change
}: ChangeRow): Change => ({
  ...change,
  _id: id,
  at: at.toISOString(),
  by: toActor({ userId, machine, firstName, lastName }),
  // They were read from a JSON column, so they are JSON.
  before: before as Change['before'],
  after: after as Change['after'],
  undone: undoneAt !== null,
})
