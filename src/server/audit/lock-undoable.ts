import type { ChangeSubject } from '../../contract/staff.ts'
import type { Fields, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { lockBatch, setUndone } from './queries.ts'

export type RecordedChange = {
  id: string
  subjectId: string
  action: string
  before: Fields | null
  after: Fields | null
}

/**
 * What one act changed and nobody took back yet, oldest first; nobody else takes it back until the transaction
 * ends. Null when there was no such act.
 */
export async function lockUndoable(
  tx: Tx,
  batchId: string,
  thing: ChangeSubject,
): Promise<RecordedChange[] | null> {
  const changes = await lockBatch(tx, batchId, thing)
  return changes.length === 0 ? null : changes.filter(change => change.undoneAt === null)
}

/** Notes that these changes have been taken back. */
export async function markUndone(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await setUndone(tx, ids, clock())
}
