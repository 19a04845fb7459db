import type { Context } from 'hono'
import type { Config } from '../config.ts'

/**
 * The shop's address for links in mails, without a trailing slash: `PUBLIC_URL`, else the `Host` of the request if it is
 * certainly the shop's own: this machine, the address it listens on, or the one the connection came in on. Null
 * otherwise, since a caller could send any `Host` to make another person's mail link to a site of their own.
 */
export function ownOrigin(
  c: Context,
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
): string | null {
  if (publicUrl !== null) return publicUrl
  const { hostname, origin } = new URL(c.req.url)
  const own = [host, c.env?.incoming?.socket?.localAddress]
  return isThisMachine(hostname) || own.some(address => isSameHost(address, hostname)) ? origin : null
}

const isThisMachine = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** A URL has IPv6 addresses in brackets; a socket may show an IPv4 address with an IPv6 prefix. */
const isSameHost = (address: string | undefined, hostname: string) => {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/, '')
  return hostname === plain || hostname === `[${plain}]`
}
