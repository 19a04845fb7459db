import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'

/** Whoever changes pages waits until the transaction has ended. */
export const lockTable = (tx: Tx) => sql`lock table pages in exclusive mode`.execute(tx)

/** The oldest first, as their ids are. */
export const findPages = (db: Db | Tx) => db.selectFrom('pages').selectAll().orderBy('id').execute()

export type PageRow = Awaited<ReturnType<typeof findPages>>[number]

export const findPage = (db: Db | Tx, id: string) =>
  db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()

/** The page of an address, else the newest that had it. */
export const findPublished = (db: Db, slug: string) =>
  db
    .selectFrom('pages')
    .select(['slug', 'title', 'body', 'seoTitle', 'seoDescription'])
    .where(sql<boolean>`(slug = ${slug} or old_slugs @> to_jsonb(${slug}::text))`)
    .where('published', '=', true)
    .orderBy(sql`slug = ${slug}`, 'desc')
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findPublishedLinks = (db: Db) =>
  db
    .selectFrom('pages')
    .select(['slug', 'title', 'purpose'])
    .where('published', '=', true)
    .orderBy('id')
    .execute()

export const insertPage = (tx: Tx, row: Insertable<Database['pages']>) =>
  tx.insertInto('pages').values(row).execute()

export const updatePage = (tx: Tx, id: string, row: Updateable<Database['pages']>) =>
  tx.updateTable('pages').set(row).where('id', '=', id).execute()

export const deletePage = (tx: Tx, id: string) => tx.deleteFrom('pages').where('id', '=', id).execute()
