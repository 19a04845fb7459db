import type { ChangeSubject } from '../../contract/changes/change-words.ts'
import type { Fields, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { lockBatch, setUndone } from './queries.ts'

export type RecordedChange = {
  id: string
  subjectId: string
  /** Its name at the time. */
  subject: string
  action: string
  before: Fields | null
  after: Fields | null
}

/**
 * The changes of one batch that are not undone yet, oldest first, locked until the transaction ends. Null when there
 * is no such batch.
 */
export async function lockUndoable(
  tx: Tx,
  batchId: string,
  subjectType: ChangeSubject,
): Promise<RecordedChange[] | null> {
  const changes = await lockBatch(tx, batchId, subjectType)
  return changes.length === 0 ? null : changes.filter(change => change.undoneAt === null)
}

/** Marks these changes as undone. */
export async function markUndone(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await setUndone(tx, ids, clock())
}
