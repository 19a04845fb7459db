import type { Tx } from '../db/schema.ts'
import { deleteMail, insertMail } from './queries.ts'

/** A mail in plain text. */
export type Mail = { to: string; subject: string; text: string }

export type Outbox = {
  /** Queues a mail in the transaction of what it tells about, so there is either both or neither. */
  queue: (tx: Tx, mail: Mail) => Promise<void>
  /** Costs the same as queueing and leaves nothing behind. */
  simulate: (tx: Tx, mail: Mail) => Promise<void>
  /**
   * To be called after a transaction that queued mail has committed; otherwise the mail waits for the next round.
   */
  wake: () => void
}

type OutboxDeps = { clock: () => Date; newId: () => string; wake: () => void }

export function openOutbox({ clock, newId, wake }: OutboxDeps): Outbox {
  const write = async (tx: Tx, { to, subject, text }: Mail) => {
    const [id, now] = [newId(), clock()]
    await insertMail(tx, { id, recipient: to, subject, body: text, createdAt: now, nextTryAt: now })
    return id
  }
  return {
    queue: async (tx, mail) => {
      await write(tx, mail)
    },
    simulate: async (tx, mail) => {
      await deleteMail(tx, await write(tx, mail))
    },
    wake,
  }
}

/** Drops every mail; for the demo's made-up past. */
export const noOutbox: Outbox = { queue: async () => {}, simulate: async () => {}, wake: () => {} }
