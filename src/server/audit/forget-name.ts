import type { Tx } from '../db/schema.ts'
import { dropFields, renameSubject } from './queries.ts'

/** Takes a person's name out of the record of changes; that something was done to their account stays. */
export const forgetName = (tx: Tx, subjectId: string) => renameSubject(tx, subjectId, 'Deleted account')

/** Takes out what the staff wrote about orders, in which names and addresses may stand. */
export const forgetNotes = (tx: Tx, orderIds: readonly string[]) => dropFields(tx, orderIds, ['note'])
