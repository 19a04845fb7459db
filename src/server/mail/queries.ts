import { type Insertable, sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import { resultOf } from '../db/in-one-statement.ts'
import { insertJson } from '../db/insert-json.ts'
import type { Database, Db, Tx } from '../db/schema.ts'

export type NewMail = Pick<
  Insertable<Database['outbox']>,
  'id' | 'recipient' | 'subject' | 'body' | 'createdAt' | 'nextTryAt'
>

export const insertMail = (tx: Tx, mail: NewMail) => tx.insertInto('outbox').values(mail).execute()

const newMails = insertJson('outbox', {
  id: true,
  recipient: true,
  subject: true,
  body: true,
  createdAt: true,
  tries: false,
  nextTryAt: true,
  sentAt: false,
  givenUpAt: false,
  lastError: false,
})

/** Inserts mails in the form of `numberedMails`, with the numbers that the query of this name returns by id. */
export const insertNumberedMails = (mails: string, numbered: string) => {
  const withNumbers = sql`(
    select mail.* from json_array_elements(${mails}::json) as given
    join ${resultOf(numbered)} as numbered on numbered.id = given ->> 'numberedId'
    cross join json_populate_record(
      null::outbox, replace(given ->> 'mail', given ->> 'placeholder', number::text)::json) as mail) as mails`
  return sql<{ id: string }>`${newMails.insertFrom(withNumbers)} returning id`
}

export const deleteMail = (tx: Tx, id: string) => tx.deleteFrom('outbox').where('id', '=', id).execute()

/**
 * Claims at most `limit` mails, those due longest, until `heldUntil`, and returns them oldest first. Two workers get
 * different ones. It is one statement, so no transaction stays open while a mail server is slow.
 */
export async function claimDueMail(
  db: Db,
  { now, heldUntil, limit }: { now: Date; heldUntil: Date; limit: number },
) {
  const due = (q: Pick<Db, 'selectFrom'>) =>
    q
      .selectFrom('outbox')
      .select('id')
      .where('sentAt', 'is', null)
      .where('givenUpAt', 'is', null)
      .where('nextTryAt', '<=', now)
      .orderBy('nextTryAt')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
  const claimed = await db
    // Materialized, so that PostgreSQL picks the mails once and not once for every row it compares.
    .with(cte => cte('due').materialized(), due)
    .updateTable('outbox')
    .from('due')
    .whereRef('outbox.id', '=', 'due.id')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), nextTryAt: heldUntil }))
    .returning(['outbox.id', 'recipient', 'subject', 'body', 'tries'])
    .execute()
  return claimed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The texts are deleted too: they may hold a link that opens an account. */
export const markMailSent = (db: Db, ids: readonly string[], now: Date) =>
  db
    .updateTable('outbox')
    .set({ sentAt: now, body: '', lastError: null })
    .where('id', '=', anyOf(ids))
    .execute()

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

/** Makes waiting mail due that would wait until after `latest`. */
export const bringMailForward = (db: Db, now: Date, latest: Date) =>
  db
    .updateTable('outbox')
    .set({ nextTryAt: now })
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where('nextTryAt', '>', latest)
    .execute()

/** Deletes mail sent or given up before a moment. */
export const deleteFinishedMail = (db: Db, before: Date) =>
  db
    .deleteFrom('outbox')
    .where(({ eb, or }) => or([eb('sentAt', '<', before), eb('givenUpAt', '<', before)]))
    .execute()

/** Unsent mails by state, when the next is due that waits longest, and what the mail server said last. */
export const findMailQueue = (db: Db) =>
  db
    .selectFrom('outbox')
    .where('sentAt', 'is', null)
    .select([
      sql<string>`count(*) filter (where given_up_at is null and last_error is null)`.as('waiting'),
      sql<string>`count(*) filter (where given_up_at is null and last_error is not null)`.as('refused'),
      sql<string>`count(*) filter (where given_up_at is not null)`.as('givenUp'),
      sql<Date | null>`min(created_at) filter (where given_up_at is null)`.as('oldest'),
      sql<
        string | null
      >`(array_agg(last_error order by created_at desc) filter (where last_error is not null))[1]`.as(
        'lastError',
      ),
    ])
    .executeTakeFirstOrThrow()

export const findMail = (db: Db, id: string) =>
  db
    .selectFrom('outbox')
    .where('id', '=', id)
    .select(['recipient', 'sentAt', 'givenUpAt', 'lastError'])
    .executeTakeFirst()

export const deleteMailTo = (tx: Tx, recipient: string) =>
  tx.deleteFrom('outbox').where('recipient', '=', recipient).execute()
