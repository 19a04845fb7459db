import type { Insertable } from 'kysely'
import type { SubjectAction } from '../../contract/changes/change-words.ts'
import type { Database, Fields, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { ActedBy } from './actor.ts'
import { changedFields } from './changed-fields.ts'
import { insertChanges } from './queries.ts'

type RecordDeps = Pick<Deps, 'newId' | 'clock'>

/**
 * What a member of the staff did to one record. Fields by name, prices in cents; null: it did not exist before, or does
 * not any more.
 */
type Recorded = SubjectAction & {
  /** Shared by all changes of one action; not needed for a single change. */
  batchId?: string
  subjectId: string
  /** Its name: a title, an order number, a person. */
  subject: string
  before: Fields | null
  after: Fields | null
}

export type ChangeInput = Recorded & { userId: string }

/** The same by whoever it was. */
type AnyChange = Recorded & ActedBy

/**
 * Writes a change to the audit trail, in the transaction that makes it. Only the fields that differ are stored;
 * without any, nothing is written. Returns the batch id, or null when nothing was written.
 */
export async function recordChange(tx: Tx, deps: RecordDeps, change: AnyChange): Promise<string | null> {
  const row = toRow(deps, change)
  if (!row) return null
  await insertChanges(tx, [row])
  return row.batchId
}

/** The same for many changes. Those of one action have one batch: without it, undoing the action would undo one of them. */
export async function recordChanges(
  tx: Tx,
  deps: RecordDeps,
  changes: readonly (ChangeInput & { batchId: string })[],
): Promise<void> {
  const rows = changes.flatMap(change => toRow(deps, change) ?? [])
  // A statement's parameters are limited, so many rows are inserted in parts.
  for (let from = 0; from < rows.length; from += 1_000)
    await insertChanges(tx, rows.slice(from, from + 1_000))
}

function toRow(
  { newId, clock }: RecordDeps,
  { subjectType, batchId, before, after, ...change }: AnyChange,
): Insertable<Database['changes']> | null {
  const differ = changedFields(before, after)
  if (!differ) return null
  const id = newId()
  return {
    ...change,
    thing: subjectType,
    id,
    batchId: batchId ?? id,
    at: clock(),
    before: differ.before && JSON.stringify(differ.before),
    after: differ.after && JSON.stringify(differ.after),
    undoneAt: null,
  }
}
