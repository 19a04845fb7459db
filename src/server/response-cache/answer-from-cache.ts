import type { IncomingMessage, RequestListener } from 'node:http'
import { type CachedRoute, createAddressReader } from './cached-route.ts'
import type { Fetch, ResponseCache } from './open-response-cache.ts'
import { createSearchAnswer, isSmallSearch } from './search-from-cache.ts'
import { sendAnswer } from './send-answer.ts'

type Options = {
  cache: ResponseCache
  /** The application, for what is not kept of the calls that are answered here. */
  fetch: Fetch
  routes: readonly CachedRoute[]
  /** The shop's own address; without one, pages name the host by which a visitor reached them. */
  publicUrl: string | null
}

/** A visitor may send any Host, so answers are kept for the first few only. */
const maxHosts = 8

/** Answers public requests with kept bytes, before any of the application runs; passes on all others. */
export function answerFromCache(
  { cache, fetch, routes, publicUrl }: Options,
  passOn: RequestListener,
): RequestListener {
  const readAddress = createAddressReader(routes)
  const originOf = createOriginReader(publicUrl)
  const answerSearch = createSearchAnswer({ cache, fetch, publicUrl })
  return (request, response) => {
    const isSearch = isSmallSearch(request)
    const origin = isSearch || isPlainRead(request) ? originOf(request) : null
    if (origin === null) return passOn(request, response)
    // A body that breaks off has nobody left to be answered.
    if (isSearch) return void answerSearch(request, response, origin).catch(() => response.destroy())
    const address = readAddress(request.url ?? '')
    if (!address) return passOn(request, response)
    const url = origin + address.path
    const found = cache.find(url, address)
    if (found) return void sendAnswer(request, response, found)
    cache
      .make(url, address, () => new Request(url))
      .then(
        answer => (answer ? sendAnswer(request, response, answer) : passOn(request, response)),
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
