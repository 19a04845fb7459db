import { type Api, api } from '../../contract/api.ts'
import type { AnswerOf, Endpoint, RequestOf } from '../../contract/endpoint.ts'
import { ApiError, toApiError } from './error.ts'

export type ClientOptions = {
  fetch: (request: Request) => Promise<Response>
  /** Origin of the requests. On the server any origin does, since no request leaves the process. */
  origin: string
  token?: () => string | null
  /** Asked before a call that is not a GET; null where there is none. */
  csrfToken?: () => string | null | Promise<string | null>
  /** Called with every refusal before the caller sees it, and the token that was sent. */
  onRefused?: (error: ApiError, token: string | null) => void
}

export type CallOptions = {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Arrives also when the page is left meanwhile. */
  keepalive?: boolean
}

/**
 * What a call returns: the parsed answer; for CSV rows the file with its name; for event rows the stream of events,
 * which ends with the signal or the connection. Reconnecting is up to the caller.
 */
type ReadOf<E extends Endpoint> = E['answerKind'] extends 'csv'
  ? File
  : E['answerKind'] extends 'events'
    ? AsyncIterable<AnswerOf<E>>
    : AnswerOf<E>

type Call<E extends Endpoint> =
  Record<string, never> extends RequestOf<E>
    ? (request?: RequestOf<E>, options?: CallOptions) => Promise<ReadOf<E>>
    : (request: RequestOf<E>, options?: CallOptions) => Promise<ReadOf<E>>

export type ApiClient = {
  [G in keyof Api]: { [R in keyof Api[G]]: Api[G][R] extends Endpoint ? Call<Api[G][R]> : never }
}

/** As the build leaves a row for browsers: without what most rows have. */
type Row = Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'body' | 'bodyKind' | 'answerKind'>>

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** A function per row of the contract table, typed by the row. Calls throw `ApiError` when refused. */
export function createApiClient(options: ClientOptions, table: Api = api): ApiClient {
  const groups = Object.entries(table).map(([group, rows]) => [
    group,
    Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, caller(row, options)])),
  ])
  // The loop goes over the table's own keys and rows, so the object has exactly the shape of ApiClient.
  return Object.fromEntries(groups) as ApiClient
}

function caller(row: Row, options: ClientOptions) {
  const send = async (parts: Parts, call: CallOptions, isRepeated: boolean): Promise<unknown> => {
    const token = options.token?.() ?? null
    const request = await toRequest(row, parts, options, { ...call, token })
    const response = await orNetworkError(request, options.fetch(request))
    // The connection may break while an answer is read, and a proxy may answer with a page of its own.
    if (response.ok) return orNetworkError(request, readAnswer(row, response))
    const refusal = await toApiError(response)
    // Two tabs may have asked for a token at once. Both then have the later one, the first too late for this call.
    if (refusal.code === 'csrf' && !isRepeated) return send(parts, call, true)
    options.onRefused?.(refusal, token)
    throw refusal
  }
  return (parts: Parts = {}, call: CallOptions = {}) => send(parts, call, false)
}

/** Only the staff's screens send and read anything but JSON. */
async function readAnswer({ answerKind = 'json' }: Row, response: Response): Promise<unknown> {
  if (answerKind === 'json') return response.json()
  return (await import('./beyond-json.ts')).readers[answerKind](response)
}

async function orNetworkError<T>({ signal }: Request, answer: Promise<T> | T): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new ApiError({
      status: 0,
      code: 'offline',
      message: 'The shop cannot be reached. Check your connection and try again.',
    })
  }
}

const acceptHeaders = { json: 'application/json', csv: 'text/csv', events: 'text/event-stream' }

async function toRequest(
  row: Row,
  parts: Parts,
  options: ClientOptions,
  call: CallOptions & { token: string | null },
): Promise<Request> {
  const headers = new Headers({ accept: acceptHeaders[row.answerKind ?? 'json'] })
  if (call.token) headers.set('authorization', `Bearer ${call.token}`)
  const csrf = row.method === 'GET' ? null : await options.csrfToken?.()
  if (csrf) headers.set('x-xsrf-token', csrf)
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
  const body = await toBody(row, parts.body, headers)
  return new Request(new URL(toPath(row, parts), options.origin), {
    method: row.method,
    headers,
    body,
    signal: call.signal ?? null,
    keepalive: call.keepalive ?? false,
  })
}

function toPath(row: Row, { params = {}, query = {} }: Parts): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size ? `${path}?${search}` : path
}

async function toBody(row: Row, body: unknown, headers: Headers): Promise<BodyInit | null> {
  const { bodyKind = 'json' } = row
  if (!row.body) return null
  if (bodyKind !== 'json') return (await import('./beyond-json.ts')).toBody[bodyKind](body, headers)
  headers.set('content-type', 'application/json')
  return JSON.stringify(body)
}
