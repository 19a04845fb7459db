import type { IncomingMessage, ServerResponse } from 'node:http'
import { api } from '../../contract/api.ts'
import { seconds } from '../../contract/durations.ts'
import { isForged } from '../http/csrf.ts'
import { runForRequest } from '../log/request-context.ts'
import type { PassLoadGate } from '../overload/pass-load-gate.ts'
import { withinTime } from '../within-time.ts'
import type { CachedAddress } from './cached-route.ts'
import type { Fetch, ResponseCache } from './open-response-cache.ts'
import { sendAnswer } from './send-answer.ts'

const row = api.catalogue.search

/** Its words come as JSON, so it has one address for all searches and each is rare. */
const address: CachedAddress = {
  path: row.path,
  route: { path: row.path, query: [], changesWith: [] },
  isRare: true,
}

const maxBodyBytes = 4_000
/** So few bytes come in one packet. */
const patienceMs = seconds(10)

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

/** Answers the search call by its words. What the application would refuse is left to it. */
export function createSearchAnswer({
  cache,
  fetch,
  publicUrl,
  passLoadGate,
}: {
  cache: ResponseCache
  fetch: Fetch
  publicUrl: string | null
  passLoadGate: PassLoadGate
}) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { origin, id }: { origin: string; id: string },
  ): Promise<void> => {
    const url = origin + row.path
    const askApp = async (body: string) =>
      relay(await runForRequest(id, () => fetch(withBody(url, toHeaders(request), body))), response)
    // Who sends nothing is cut off, like everybody whose request breaks off.
    const body = await withinTime(patienceMs, readText(request), () => new Error('The search did not come'))
    const input = isForged(name => headerOf(request, name), publicUrl) ? null : parseSearch(body)
    const words = JSON.stringify(input)
    const key = `${url} ${words}`
    const kept = input && cache.find(key, address)
    if (kept) return sendAnswer(request, response, kept, id)
    if (!passLoadGate(request, response)) return
    if (!input) return askApp(body)
    // The application answers its own failure.
    const made = await runForRequest(id, () =>
      cache.make(key, address, () => withBody(url, { 'content-type': 'application/json' }, words)),
    ).catch(() => null)
    return made ? sendAnswer(request, response, made, id) : askApp(body)
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

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const headerOf = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

const toHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const withBody = (url: string, headers: Record<string, string>, body: string) =>
  new Request(url, { method: row.method, headers, body })

async function relay(answer: Response, response: ServerResponse): Promise<void> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(bytes)
}
