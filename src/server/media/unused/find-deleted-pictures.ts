import { mediaIdOf } from '../../../contract/pictures.ts'
import type { Tx } from '../../db/schema.ts'
import { findPlaceholders } from '../queries.ts'

/**
 * Those addresses whose pictures were the shop's own and have been deleted. The others cannot be deleted until the
 * transaction ends.
 */
export async function findDeletedPictures(tx: Tx, urls: readonly string[]): Promise<Set<string>> {
  const ids = new Set(urls.flatMap(url => mediaIdOf(url) ?? []))
  const kept = new Set(ids.size > 0 ? (await findPlaceholders(tx, [...ids])).map(({ id }) => id) : [])
  const isGone = (id: string | null) => id !== null && !kept.has(id)
  return new Set(urls.filter(url => isGone(mediaIdOf(url))))
}
