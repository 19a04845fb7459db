import { isDeletedAddress } from '../../contract/accounts/deleted-address.ts'
import { withColumnNames } from '../db/insert-json.ts'
import type { Tx } from '../db/schema.ts'
import type { CurrentSettings } from '../settings/settings.ts'
import { deleteMail, insertMail, insertNumberedMails, type NewMail } from './queries.ts'

/** A mail in plain text. */
export type Mail = { to: string; subject: string; text: string }

/** Writes a mail in the name of the shop, which the owner sets. */
export type WriteMail = (shopName: string) => Mail

export type Outbox = {
  /**
   * Queues a mail in the transaction of what it tells about, so there is either both or neither. Returns its id; null when
   * nobody gets it.
   */
  queue: (tx: Tx, write: WriteMail) => Promise<string | null>
  /** The row that queues a mail, for a statement that writes more; null where mail is dropped. */
  toRow: (write: WriteMail) => NewMail | null
  /** Costs the same as queueing and leaves nothing behind. */
  simulate: (tx: Tx, write: WriteMail) => Promise<void>
  /**
   * To be called after a transaction that queued mail has committed; otherwise the mail waits for the next round.
   */
  wake: () => void
}

type OutboxDeps = {
  clock: () => Date
  newId: () => string
  settings: CurrentSettings
  wake: () => void
}

export function openOutbox({ clock, newId, settings, wake }: OutboxDeps): Outbox {
  const toRow = (write: WriteMail): NewMail => {
    const { to, subject, text } = write(settings.current().shop.name)
    const [id, now] = [newId(), clock()]
    return { id, recipient: to, subject, body: text, createdAt: now, nextTryAt: now }
  }
  return {
    queue: async (tx, write) => {
      const row = toRow(write)
      // An order can be refunded after its buyer's account was deleted.
      if (row.recipient === '' || isDeletedAddress(row.recipient)) return null
      await insertMail(tx, row)
      return row.id
    },
    toRow,
    simulate: async (tx, write) => {
      const row = toRow(write)
      await insertMail(tx, row)
      await deleteMail(tx, row.id)
    },
    wake,
  }
}

/** A mail about something with this id that gets its number only when it is written. */
export type NumberedMail = NewMail & { numberedId: string; placeholder: string }

export const numberedMails = (mails: readonly NumberedMail[]): string =>
  JSON.stringify(
    mails.map(({ numberedId, placeholder, ...mail }) => ({
      numberedId,
      placeholder,
      mail: withColumnNames(mail),
    })),
  )

/**
 * The query that queues mails, given in the form of `numberedMails`, about what another query of the statement numbers: its
 * `number` takes the place of every placeholder in the texts.
 */
export const numberedMailsQuery = (mails: string, numbered: string) => insertNumberedMails(mails, numbered)

/** Drops every mail; for the demo's made-up past. */
export const noOutbox: Outbox = {
  queue: async () => null,
  toRow: () => null,
  simulate: async () => {},
  wake: () => {},
}
