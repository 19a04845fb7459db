import type { IncomingMessage, ServerResponse } from 'node:http'
import { api } from '../../contract/api.ts'
import { csrfTokenPath } from '../../contract/csrf-token-path.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { bareHeaders } from '../http/security-headers.ts'
import { retryAfterSeconds, tooBusy } from '../too-busy.ts'
import { openPlace } from './gate-place.ts'
import type { LoadGate, RequestKind } from './load-gate.ts'

/** Lets a request in, or answers that the shop is busy and returns false. */
export type PassLoadGate = (request: IncomingMessage, response: ServerResponse, kind?: RequestKind) => boolean

/** What this shop answers besides its own pages and calls. */
type Extras = { hasMetrics: boolean; hasSandbox: boolean }

const probes = new Set(['/healthz', '/readyz'])
/** Not with dots, by which a path leads elsewhere. */
const sandboxStart = /^\/sandbox\/(?!.*(?:\.\.|%))/

const safeMethods = new Set(['GET', 'HEAD'])

const rows = Object.values(api).flatMap(group => Object.values<Endpoint>(group))
const vital = new Set<string>([
  ...rows.filter(({ load }) => load === 'vital').map(({ path }) => path),
  csrfTokenPath,
])
/** Kept pages are useless without these. */
const vitalStart = /^\/(?:assets|media)\/(?!.*(?:\.\.|%))/

/** Asks the gate about every request that is not answered from memory, but for probes and what asks for metrics. */
export function createPassLoadGate(gate: LoadGate, { hasMetrics, hasSandbox }: Extras): PassLoadGate {
  // Without metrics or sandbox these paths are ordinary pages.
  const isUncounted = (path: string, method = '') =>
    (probes.has(path) && safeMethods.has(method)) ||
    (hasMetrics && path === '/metrics' && safeMethods.has(method)) ||
    (hasSandbox && sandboxStart.test(path))
  return (request, response, kind) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (isUncounted(path, request.method)) return true
    const isIn = openPlace(gate, kind ?? kindOf(path), response).enter()
    if (!isIn) refuse(path, request, response)
    return isIn
  }
}

const kindOf = (path: string): RequestKind =>
  vital.has(path) || vitalStart.test(path) ? 'vital' : 'ordinary'

const retryHeaders = { ...bareHeaders, 'retry-after': String(retryAfterSeconds) }

/** Made beforehand: a refusal must cost next to nothing. */
const json = JSON.stringify(tooBusy().toRefusal())
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>The shop is busy</title><h1>The shop is busy</h1><p>Please try again in a moment. This page tries by itself.</p></html>`

function refuse(path: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const isPage = !path.startsWith('/api/') && headers.accept?.includes('text/html')
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
  const body = isPage ? html : json
  response.writeHead(503, {
    ...retryHeaders,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
