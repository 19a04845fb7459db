import type { Tx } from '../db/schema.ts'
import { deleteMailTo } from './queries.ts'

/** Deletes the mails to an address, sent or waiting. */
export const deleteMailsTo = (tx: Tx, recipient: string) => deleteMailTo(tx, recipient)
