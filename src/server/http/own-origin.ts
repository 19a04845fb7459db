import type { Context } from 'hono'
import type { Config } from '../config.ts'

/**
 * The shop's address for links in mails, without a trailing slash: `PUBLIC_URL`, else where this request reached
 * the shop, if that can be nobody else's: this machine, the address the shop was told to listen on, or the one
 * the connection came in on. Null otherwise: `Host` is the caller's own claim, and whoever asks for another
 * person's mail could have it lead to a site of theirs.
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

/** Addresses of IPv6 stand in brackets in a URL; a socket may write one of IPv4 behind a prefix of IPv6. */
const isSameHost = (address: string | undefined, hostname: string) => {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/, '')
  return hostname === plain || hostname === `[${plain}]`
}
