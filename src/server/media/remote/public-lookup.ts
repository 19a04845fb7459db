import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is one of the public internet: no network of the machine, its neighbours or its provider. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>

const resolveAll: Resolve = hostname => systemLookup(hostname, { all: true })

/**
 * Finds the addresses of a name for a connection, and refuses a name of which any is not public. The connection is made
 * to the very addresses that were checked, so a name that changes in between leads nowhere else.
 */
export function publicLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      found => {
        if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
          return callback(new Error(`${hostname} is no public address`), '')
        if (options.all) return callback(null, found)
        const [first] = found
        callback(null, first?.address ?? '', first?.family)
      },
      (cause: Error) => callback(cause, ''),
    )
  }
}
