import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The caller's network address, for limits. Behind a trusted proxy the last entry of `X-Forwarded-For` is
 * taken: the one the proxy itself wrote, since everything before it is the caller's own claim.
 */
export const clientAddress = (c: Context, trustProxy: boolean): string => networkOf(addressOf(c, trustProxy))

function addressOf(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded
  }
  // Requests made in process (page loaders, tests) have no socket.
  if (!c.env?.incoming) return 'local'
  return getConnInfo(c).remote.address ?? 'unknown'
}

/** Of IPv6 the first 64 bits: whoever has them may take another address of theirs for every try. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [before = [], after = []] = plain.split('::').map(part => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
