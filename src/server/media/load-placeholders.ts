import { mediaIdOf } from '../../contract/pictures.ts'
import type { Tx } from '../db/schema.ts'
import { findPlaceholders } from './queries.ts'

/**
 * Placeholders of the shop's own pictures, by address; pictures from elsewhere and those without a placeholder are
 * left out. Until the transaction ends none of the pictures can be deleted as unused.
 */
export async function loadPlaceholders(tx: Tx, urls: readonly string[]): Promise<Map<string, string>> {
  const ids = new Set(urls.flatMap(url => mediaIdOf(url) ?? []))
  const known = ids.size > 0 ? await findPlaceholders(tx, [...ids]) : []
  const byId = new Map(known.map(({ id, placeholder }) => [id, placeholder]))
  return new Map(
    urls.flatMap(url => {
      const placeholder = byId.get(mediaIdOf(url) ?? '')
      return placeholder ? [[url, placeholder] as const] : []
    }),
  )
}
