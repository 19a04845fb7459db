import type { IncomingMessage } from 'node:http'
import { isOwnHost } from '../http/own-origin.ts'

export type Origin = {
  url: string
  /** Certainly the shop's own. A visitor may send any other host, so answers that name one go to the long tail. */
  isOwn: boolean
}

const plainHost = /^([\w.-]+|\[[\da-f:]+\])(?::(\d+))?$/
const standardPort = 80

/**
 * The origin that a page names in its links: `PUBLIC_URL`, else the host by which the visitor reached the shop. Null
 * for a host that is none.
 */
export function createOriginReader({
  publicUrl,
  host: ownHost,
}: {
  publicUrl: string | null
  host: string
}): (request: IncomingMessage) => Origin | null {
  if (publicUrl !== null) {
    const origin = { url: new URL(publicUrl).origin, isOwn: true }
    return () => origin
  }
  return ({ headers, socket }) => {
    const host = headers.host?.toLowerCase() ?? ''
    const [, hostname, port = standardPort] = plainHost.exec(host) ?? []
    if (hostname === undefined) return null
    const isOwn = Number(port) === socket.localPort && isOwnHost(hostname, [ownHost, socket.localAddress])
    return { url: `http://${host}`, isOwn }
  }
}
