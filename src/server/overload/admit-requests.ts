import type { IncomingMessage, ServerResponse } from 'node:http'
import { api } from '../../contract/api.ts'
import { csrfTokenPath } from '../../contract/csrf-token-path.ts'
import { bareHeaders } from '../http/security-headers.ts'
import { retryAfterSeconds, tooBusy } from '../too-busy.ts'
import type { LoadGate, RequestKind } from './load-gate.ts'

/** Lets a request in, or answers that the shop is busy and returns false. */
export type Admit = (request: IncomingMessage, response: ServerResponse, kind?: RequestKind) => boolean

/** Probes are always answered, and a stream of events lasts minutes without work. */
const uncounted = new Set(['/healthz', '/readyz', '/metrics', api.orders.events.path])
/** No address that leads elsewhere once its dots are resolved. */
const uncountedStart = /^\/sandbox\/(?!.*(?:\.\.|%))/

const vital = new Set<string>([
  ...[api.orders.create.path, api.payments.setup.path, api.payments.pay.path, api.payments.webhook.path],
  csrfTokenPath,
])
/** Kept pages are useless without these. */
const vitalStart = /^\/(?:assets|media)\/(?!.*(?:\.\.|%))/

/** Asks the gate about every request that is not answered from memory. */
export function admitRequests(gate: LoadGate): Admit {
  return (request, response, kind) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (uncounted.has(path) || uncountedStart.test(path)) return true
    const leave = gate.enter(kind ?? kindOf(path))
    if (leave) response.once('close', leave)
    else refuse(path, request, response)
    return leave !== null
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
