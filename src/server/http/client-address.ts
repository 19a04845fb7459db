import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The caller's network address, for limits. Behind a trusted proxy the last entry of `X-Forwarded-For` is
 * taken: the one the proxy itself wrote, since everything before it is the caller's own claim.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded
  }
  // Requests made in process (page loaders, tests) have no socket.
  if (!c.env?.incoming) return 'local'
  return getConnInfo(c).remote.address ?? 'unknown'
}
