import type { Db, Tx } from '../../db/schema.ts'
import { findArchivedFlags } from '../product/queries.ts'

/** Which of these ids are products of the shop, drafts too, and whether it gave them up. Unknown ids are left out. */
export async function findKnown(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { archived: boolean }>> {
  if (ids.length === 0) return new Map()
  return new Map((await findArchivedFlags(db, ids)).map(({ id, archived }) => [id, { archived }]))
}
