import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '../../contract/endpoint.ts'

/** What is known about the request that is being answered. */
export type RequestContext = {
  readonly id: string
  /** Null until its row of the contract is found, and for everything that is no call. */
  row: Endpoint | null
  userId: string | null
  /** Of the account that a person without a session names. */
  email: string | null
}

const requests = new AsyncLocalStorage<RequestContext>()

/** The request that the running code works for; undefined in background work. */
export const currentRequest = (): RequestContext | undefined => requests.getStore()

/** Says which account the request is about, for the security log. */
export function nameAccount(email: string): void {
  const request = currentRequest()
  if (request) request.email = email
}

/** Runs the work for the request with this id. */
export const runForRequest = <T>(id: string, work: () => T): T =>
  requests.run({ id, row: null, userId: null, email: null }, work)

/** An id that a proxy may give: nothing that could break a line of a log. */
const wellFormed = /^[\w.:-]{8,64}$/

/** The id that a trusted proxy gave the request, or a new one. */
export function requestIdFrom(given: string | undefined, trustProxy: boolean): string {
  return trustProxy && given !== undefined && wellFormed.test(given) ? given : randomUUID()
}

/** On the message itself, since a WeakMap costs every kept page half a microsecond. */
const requestId = Symbol('requestId')
type Identified = IncomingMessage & { [requestId]?: string }

/** The id of a request, the same whoever asks for it first. */
export function requestIdOf(request: Identified, trustProxy: boolean): string {
  const known = request[requestId]
  if (known !== undefined) return known
  const given = request.headers['x-request-id']
  const id = requestIdFrom(typeof given === 'string' ? given : undefined, trustProxy)
  request[requestId] = id
  return id
}
