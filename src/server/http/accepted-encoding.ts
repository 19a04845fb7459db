import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/**
 * The encoding that a client prefers by its Accept-Encoding header, brotli if it has no preference; null for none.
 * Browsers list gzip before brotli, but order means nothing; `q=0` refuses an encoding.
 */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null
  const accepted = parseAccept(header)
  const preference = (name: Encoding) => accepted.find(({ type }) => type === name)?.q ?? 0
  const best = preference('gzip') > preference('br') ? 'gzip' : 'br'
  return preference(best) > 0 ? best : null
}
