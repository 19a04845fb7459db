import type { Insertable } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'

export const insertMail = (tx: Tx, mail: Insertable<Database['outbox']>) =>
  tx.insertInto('outbox').values(mail).execute()

export const deleteMail = (tx: Tx, id: string) => tx.deleteFrom('outbox').where('id', '=', id).execute()

/**
 * The mail that has been due longest, now held until `heldUntil`; undefined when there is none. Two that ask
 * at once get different ones. It is a statement and no open transaction, so nobody waits while a mail server does.
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

/** What was said is forgotten with it: it may hold a link that opens an account. */
export const markMailSent = (db: Db, id: string, now: Date) =>
  db.updateTable('outbox').set({ sentAt: now, body: '', lastError: null }).where('id', '=', id).execute()

type Claim = { id: string; tries: number }

/** Nothing happens when somebody else has claimed the mail since, or sent it. */
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

/** Mail that was sent or given up before then. */
export const deleteFinishedMail = (db: Db, before: Date) =>
  db
    .deleteFrom('outbox')
    .where(({ eb, or }) => or([eb('sentAt', '<', before), eb('givenUpAt', '<', before)]))
    .execute()
