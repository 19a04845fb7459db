import { personalFields } from '../../contract/changes/change-words.ts'
import type { Tx } from '../db/schema.ts'
import { deleteFields, renameSubject, setActor } from './queries.ts'

/** Takes a person's name and e-mail out of the record of changes; that something was done to their account stays. */
export async function anonymiseName(tx: Tx, subjectId: string): Promise<void> {
  await renameSubject(tx, subjectId, 'Deleted account')
  await deleteFields(tx, [subjectId], ['email'])
}

/** Takes out what the staff wrote about orders and payments, in which names and addresses may stand. */
export const anonymiseNotes = (tx: Tx, subjectIds: readonly string[]) =>
  deleteFields(tx, subjectIds, personalFields('order', 'payment'))

/** What one person changed of these subjects stands in the name of another, who has none. */
export const handOverChanges = (
  tx: Tx,
  handover: { from: string; to: string; subjectIds: readonly string[] },
): Promise<unknown> => setActor(tx, handover)
