import type { Tx } from '../db/schema.ts'
import { deleteAnswersOf } from './queries.ts'

/** Deletes the answers that are kept for repeated calls of a person. */
export const deleteAnswers = (tx: Tx, userId: string) => deleteAnswersOf(tx, userId)
