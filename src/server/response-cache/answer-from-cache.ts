import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { type CachedAnswer, isKnown, notModifiedHeaders, variantOf } from './cached-answer.ts'
import { type CachedRoute, createAddressReader } from './cached-route.ts'
import type { ResponseCache } from './open-response-cache.ts'

type Options = {
  cache: ResponseCache
  routes: readonly CachedRoute[]
  /** The shop's own address; without one, pages name the host by which a visitor reached them. */
  publicUrl: string | null
}

/** A visitor may send any Host, so answers are kept for the first few only. */
const maxHosts = 8

/** Answers public requests with kept bytes, before any of the application runs; passes on all others. */
export function answerFromCache(
  { cache, routes, publicUrl }: Options,
  passOn: RequestListener,
): RequestListener {
  const readAddress = createAddressReader(routes)
  const originOf = createOriginReader(publicUrl)
  return (request, response) => {
    const origin = isPlainRead(request) ? originOf(request) : null
    const address = origin === null ? null : readAddress(request.url ?? '')
    if (origin === null || !address) return passOn(request, response)
    const url = origin + address.path
    const found = cache.find(url, address)
    if (found) return void send(request, response, found)
    cache
      .make(url, address, () => new Request(url))
      .then(
        answer => (answer ? send(request, response, answer) : passOn(request, response)),
        // The application answers its own failure.
        () => passOn(request, response),
      )
  }
}

const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

function createOriginReader(publicUrl: string | null): (request: IncomingMessage) => string | null {
  if (publicUrl !== null) {
    const { origin } = new URL(publicUrl)
    return () => origin
  }
  const known = new Map<string, string>()
  return ({ headers: { host } }) => {
    const origin = known.get(host ?? '')
    if (origin !== undefined) return origin
    if (!host || known.size === maxHosts || !/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host))
      return null
    known.set(host, `http://${host.toLowerCase()}`)
    return `http://${host.toLowerCase()}`
  }
}

async function send(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const variant = answer.variants.get(encoding ?? 'identity') ?? (await variantOf(answer, encoding))
  const ifNoneMatch = request.headers['if-none-match']
  if (ifNoneMatch !== undefined && answer.status === 200 && isKnown(answer, ifNoneMatch)) {
    response.writeHead(304, notModifiedHeaders(variant)).end()
    return
  }
  response.writeHead(answer.status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.bytes)
}
