import type { Tx } from '../../db/schema.ts'
import { findGuestEmails } from '../order/link-queries.ts'

/** The addresses that a guest gave, to which mails about their orders went. */
export const guestEmailsOf = (tx: Tx, userId: string): Promise<string[]> => findGuestEmails(tx, userId)
