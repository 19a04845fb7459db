import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { ShopError } from '../../contract/errors.ts'
import type { ChangeSubject } from '../../contract/staff.ts'
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
  thing: ChangeSubject,
): Promise<RecordedChange[] | null> {
  const changes = await lockBatch(tx, batchId, thing)
  return changes.length === 0 ? null : changes.filter(change => change.undoneAt === null)
}

/**
 * The same for an action that changed nothing else.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when all of it has been undone
 */
export async function lockToUndo(
  tx: Tx,
  batchId: string,
  thing: ChangeSubject,
): Promise<[RecordedChange, ...RecordedChange[]]> {
  const changes = await lockUndoable(tx, batchId, thing)
  if (!changes) throw new ShopError('not_found', 'There is no such change.')
  const [first, ...others] = changes
  if (!first) throw new ShopError('cannot_undo', 'This has already been undone.')
  return [first, ...others]
}

/**
 * Whether the fields that a change touched are still as it left them; null stands for a thing that is not there. `reduced`
 * leaves out what may differ.
 */
export function isAsLeft<Kept extends object>(
  current: Kept | null,
  after: Partial<Kept> | null,
  reduced: (kept: Kept) => object = kept => kept,
): boolean {
  if (current === null || after === null) return current === after
  return isDeepStrictEqual(reduced({ ...current, ...after }), reduced(current))
}

/** Far above those that were counted up, so that no form that is still open from before takes it for its own. */
export const unseenVersion = (now: Date) => Math.floor(now.getTime() / 60_000)

/** Marks these changes as undone. */
export async function markUndone(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await setUndone(tx, ids, clock())
}

/**
 * What a change recorded, in the form that it can be undone from.
 * @throws cannot_undo for one that was recorded in an older form
 */
export function readKept<Kept>(schema: z.ZodType<Kept>, kept: Fields | null): Kept {
  const read = schema.safeParse(kept)
  if (read.success) return read.data
  throw new ShopError('cannot_undo', 'This change is from before such changes could be undone.')
}
