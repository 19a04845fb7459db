import { mediaIdOf } from '../../contract/pictures.ts'
import type { Tx } from '../db/schema.ts'
import { findPlaceholders } from './queries.ts'

/**
 * The blurred likenesses of the shop's own pictures among these addresses, by address; those of strangers and
 * those not made yet are left out. Until the transaction ends none of the pictures is thrown away as unused.
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
