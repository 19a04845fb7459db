import type { Insertable } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'

export const insertMail = (tx: Tx, mail: Insertable<Database['outbox']>) =>
  tx.insertInto('outbox').values(mail).returning('id')

export const deleteMail = (tx: Tx, id: string) => tx.deleteFrom('outbox').where('id', '=', id).execute()

/**
 * Claims the mail that has been due longest until `heldUntil`; undefined when there is none. Two workers get different
 * ones. It is one statement, so no transaction stays open while a mail server is slow.
 */
export const claimDueMail = (db: Db, now: Date, heldUntil: Date) =>
  db
    .updateTable('outbox')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), nextTryAt: heldUntil }))
    .where('id', '=', q =>
      q
        .selectFrom('outbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('givenUpAt', 'is', null)
        .where('nextTryAt', '<=', now)
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'tries'])
    .executeTakeFirst()

/** The text is deleted too: it may hold a link that opens an account. */
export const markMailSent = (db: Db, id: string, now: Date) =>
  db.updateTable('outbox').set({ sentAt: now, body: '', lastError: null }).where('id', '=', id).execute()

type Claim = { id: string; tries: number }

/** Changes nothing when another worker has claimed the mail since, or sent it. */
const updateClaimed = (db: Db, { id, tries }: Claim) =>
  db.updateTable('outbox').where('id', '=', id).where('tries', '=', tries).where('sentAt', 'is', null)

export const rescheduleMail = (db: Db, claim: Claim, nextTryAt: Date, lastError: string) =>
  updateClaimed(db, claim).set({ nextTryAt, lastError }).execute()

export const giveUpMail = (db: Db, claim: Claim, givenUpAt: Date, lastError: string) =>
  updateClaimed(db, claim).set({ givenUpAt, lastError }).execute()

/** As if the mail had not been claimed. */
export const releaseMail = (db: Db, claim: Claim, now: Date) =>
  updateClaimed(db, claim)
    .set({ nextTryAt: now, tries: claim.tries - 1 })
    .execute()

/** Deletes mail sent or given up before a moment. */
export const deleteFinishedMail = (db: Db, before: Date) =>
  db
    .deleteFrom('outbox')
    .where(({ eb, or }) => or([eb('sentAt', '<', before), eb('givenUpAt', '<', before)]))
    .execute()
