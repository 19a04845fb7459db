import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import { isLoopback } from '../is-loopback.ts'

/**
 * The shop's address for links in mails, without a trailing slash: `PUBLIC_URL`, else the request's `Host` if that is this
 * machine, the address it listens on, or the one the connection came in on. Any other `Host` could be made up, so that
 * another person's mail links to the caller's site: null.
 */
export function ownOrigin(
  c: Context,
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
): string | null {
  if (publicUrl !== null) return publicUrl
  const { hostname, origin } = new URL(c.req.url)
  return isOwnHost(hostname, [host, c.env?.incoming?.socket?.localAddress]) ? origin : null
}

/**
 * Answers 404 under a host that may be made up, for what names the shop's address to others. Requests made in process
 * were checked where they came in.
 */
export const needOwnHost =
  (config: Pick<Config, 'publicUrl' | 'host'>): MiddlewareHandler =>
  async (c, next) => {
    if (c.env?.incoming === undefined || ownOrigin(c, config) !== null) return next()
    return c.text('Set PUBLIC_URL to the address of the shop.\n', 404)
  }

/** Whether a host is certainly the shop's: this machine, or one of the addresses at which it is reached. */
export const isOwnHost = (hostname: string, addresses: readonly (string | undefined)[]): boolean =>
  isLoopback(hostname) || addresses.some(address => isSameHost(address, hostname))

/** A URL has IPv6 addresses in brackets; a socket may show an IPv4 address with an IPv6 prefix. */
const isSameHost = (address: string | undefined, hostname: string) => {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/, '')
  return hostname === plain || hostname === `[${plain}]`
}
