import type { Db } from '../db/schema.ts'
import { findMailQueue } from './queries.ts'

export type MailQueue = {
  /** Not tried yet. */
  waiting: number
  /** Tried, not taken, and tried again later. */
  refused: number
  /** Not tried again. */
  givenUp: number
  /** When the oldest mail that still waits was written. */
  oldest: Date | null
  /** What the mail server said to the latest mail that it did not take. */
  lastError: string | null
}

/** The mails that are not sent. */
export async function getMailQueue(db: Db): Promise<MailQueue> {
  const { waiting, refused, givenUp, ...rest } = await findMailQueue(db)
  return { waiting: Number(waiting), refused: Number(refused), givenUp: Number(givenUp), ...rest }
}
