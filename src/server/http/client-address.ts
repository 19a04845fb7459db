import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/**
 * The caller's network, for rate limits. Behind a trusted proxy it is that of the last entry of `X-Forwarded-For`, which
 * the proxy wrote itself; callers can invent the entries before it. What is no address counts as the connection's own,
 * since every invented text would begin a limit anew.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
  const known = forwarded === undefined ? null : networkOf(forwarded)
  if (known !== null) return known
  // Requests made in process (page loaders, tests) have no socket.
  if (!c.env?.incoming) return 'local'
  return networkOf(getConnInfo(c).remote.address ?? '') ?? 'unknown'
}

/** `[address]:port`, or the address of IPv4 with a port; the port says nothing about who calls. */
const withPort = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/

/**
 * One spelling for an address: all of IPv4, and for IPv6 the first 64 bits, because one customer of a provider usually
 * has all addresses that begin with them. Null for what is no address.
 */
export function networkOf(written: string): string | null {
  const text = written.trim()
  const [, bracketed, plain] = withPort.exec(text) ?? []
  const [address = ''] = (bracketed ?? plain ?? text).split('%')
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toRFC5952String()}/64`
}
