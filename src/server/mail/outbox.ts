import type { Tx } from '../db/schema.ts'
import { deleteMail, insertMail } from './queries.ts'

/** A mail in plain text. */
export type Mail = { to: string; subject: string; text: string }

export type Outbox = {
  /** Queues a mail in the transaction of what it tells about, so there is either both or neither. */
  queue: (tx: Tx, mail: Mail) => Promise<void>
  /** The same as a query that is not run yet, for a statement that does more; null for a mail that is dropped. */
  queueQuery: (tx: Tx, mail: Mail) => ReturnType<typeof insertMail> | null
  /** Costs the same as queueing and leaves nothing behind. */
  simulate: (tx: Tx, mail: Mail) => Promise<void>
  /**
   * To be called after a transaction that queued mail has committed; otherwise the mail waits for the next round.
   */
  wake: () => void
}

type OutboxDeps = { clock: () => Date; newId: () => string; wake: () => void }

export function openOutbox({ clock, newId, wake }: OutboxDeps): Outbox {
  const write = (tx: Tx, { to, subject, text }: Mail) => {
    const [id, now] = [newId(), clock()]
    return insertMail(tx, { id, recipient: to, subject, body: text, createdAt: now, nextTryAt: now })
  }
  return {
    queue: async (tx, mail) => {
      await write(tx, mail).execute()
    },
    queueQuery: write,
    simulate: async (tx, mail) => {
      const { id } = await write(tx, mail).executeTakeFirstOrThrow()
      await deleteMail(tx, id)
    },
    wake,
  }
}

/** Drops every mail; for the demo's made-up past. */
export const noOutbox: Outbox = {
  queue: async () => {},
  queueQuery: () => null,
  simulate: async () => {},
  wake: () => {},
}
