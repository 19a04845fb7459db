import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { api } from '../../contract/api.ts'
import { isForged } from '../http/csrf.ts'
import { runForRequest } from '../log/request-context.ts'
import type { PassLoadGate } from '../overload/pass-load-gate.ts'
import type { CachedAddress } from './cached-route.ts'
import type { ResponseCache } from './open-response-cache.ts'
import { sendAnswer } from './send-answer.ts'

const row = api.catalogue.search

/** Its words come as JSON, so it has one address for all searches, and each is of the long tail. */
const address: CachedAddress = {
  path: row.path,
  route: { path: row.path, query: [] },
  isLongTail: true,
}

const maxBodyBytes = 4_000

/** A search whose words may be looked up: small, and of a length that is known before it is read. */
export function isSmallSearch({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'])
  return (
    method === row.method &&
    url === row.path &&
    headers['content-type'] === 'application/json' &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    length > 0 &&
    length <= maxBodyBytes
  )
}

type Options = {
  cache: ResponseCache
  publicUrl: string | null
  passLoadGate: PassLoadGate
  /** Answers what is not kept. */
  application: RequestListener
}

/** Answers the search call by its words. What the application would refuse is left to it. */
export function createSearchAnswer({ cache, publicUrl, passLoadGate, application }: Options) {
  return async (
    request: IncomingMessage & { rawBody?: Buffer },
    response: ServerResponse,
    { origin, id }: { origin: string; id: string },
  ): Promise<void> => {
    // So few bytes come with their headers. Where they do not, the application waits for them.
    await nextTurn()
    const body: Buffer | null = request.complete ? request.read() : null
    // The adaptor of the application takes a body that was read already from here.
    if (body) request.rawBody = body
    const isForgedSearch = isForged(name => headerOf(request, name), publicUrl)
    const input = body && !isForgedSearch ? parseSearch(body.toString()) : null
    const url = origin + row.path
    const words = JSON.stringify(input)
    const key = `${url} ${words}`
    const kept = input && cache.find(key, address)
    if (kept) return sendAnswer(request, response, kept, id)
    if (!passLoadGate(request, response)) return
    // The application answers its own failure.
    const made =
      input &&
      (await runForRequest(id, () => cache.make(key, address, () => withBody(url, words))).catch(() => null))
    return made ? sendAnswer(request, response, made, id) : application(request, response)
  }
}

/** The search as its schema reads it, so that one search has one spelling; null for what the call refuses. */
function parseSearch(body: string) {
  try {
    const { query, page, limit } = row.body.parse(JSON.parse(body))
    return { query, page, limit }
  } catch {
    return null
  }
}

const headerOf = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

const withBody = (url: string, body: string) =>
  new Request(url, { method: row.method, headers: { 'content-type': 'application/json' }, body })
