import type { Db } from '../db/schema.ts'
import { findMail } from './queries.ts'

export type MailState = {
  to: string
  state: 'waiting' | 'refused' | 'sent'
  /** What the mail server said when it did not take the mail last. */
  lastError: string | null
}

/** What has become of a mail; null for one that there is not, or no longer. */
export async function getMailState(db: Db, id: string): Promise<MailState | null> {
  const mail = await findMail(db, id)
  if (!mail) return null
  const { recipient: to, sentAt, givenUpAt, lastError } = mail
  if (sentAt !== null) return { to, state: 'sent', lastError }
  return { to, state: givenUpAt !== null || lastError !== null ? 'refused' : 'waiting', lastError }
}
