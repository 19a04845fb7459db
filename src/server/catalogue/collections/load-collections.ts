import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { liveValue } from '../../notices/live-value.ts'
import type { Collections, OpenCollections } from './collections.ts'
import { findOldSlugs, findRows } from './queries.ts'

export async function loadCollections(db: Db | Tx): Promise<Collections> {
  const rows = await findRows(db)
  const old = rows.length > 0 ? await findOldSlugs(db) : []
  return { rows, old: new Map(old.map(({ slug, collectionId }) => [slug, collectionId])) }
}

/** Keeps the collections in this process, as categories are. */
export const openCollections = ({ db, notices }: Pick<Deps, 'db' | 'notices'>): Promise<OpenCollections> =>
  liveValue(notices, 'collections', () => loadCollections(db))
