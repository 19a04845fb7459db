import type { ChangedThing } from '../../contract/staff.ts'
import type { Fields, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { differing } from './differing.ts'
import { insertChange } from './queries.ts'

/** What a member of staff did to one thing. Fields by name, prices in cents; null: it was, or is, not there. */
export type ChangeMade = {
  /** Shared by all that one act changes; an act of a single change needs none. */
  batchId?: string
  userId: string
  thing: ChangedThing
  subjectId: string
  /** What it is called: a title, an order's number, a person's name. */
  subject: string
  /** A verb in the past: "changed", "deleted", "published". */
  action: string
  before: Fields | null
  after: Fields | null
}

/**
 * Writes a change into the audit trail, in the transaction that makes it. Of `before` and `after` only the fields that
 * differ are kept; where none does, nothing is written. Answers the batch, by which the change can be found; null when
 * nothing was written.
 */
export async function recordChange(
  tx: Tx,
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  { batchId, before, after, ...change }: ChangeMade,
): Promise<string | null> {
  const differ = differing(before, after)
  if (!differ) return null
  const id = newId()
  const batch = batchId ?? id
  await insertChange(tx, {
    ...change,
    id,
    batchId: batch,
    at: clock(),
    before: differ.before && JSON.stringify(differ.before),
    after: differ.after && JSON.stringify(differ.after),
    undoneAt: null,
  })
  return batch
}
