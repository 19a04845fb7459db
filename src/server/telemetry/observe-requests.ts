import type { RequestListener } from 'node:http'
import { requestIdOf } from '../log/request-context.ts'
import { type NameRoute, pathOf } from './name-route.ts'

/** A request whose answer was sent, or whose connection broke off before. */
export type ObservedRequest = {
  id: string
  method: string
  path: string
  route: string
  status: number
  seconds: number
  isWhole: boolean
}

/** What watches a running shop's requests. */
export type Watch = {
  observe: (listener: RequestListener) => RequestListener
  watchCache: (counts: CacheCounts) => void
}

/** Answers sent as they were kept, and those made anew. */
export type CacheCounts = () => { kept: number; made: number }

/** For a shop whose settings ask for nothing. */
export const unwatched: Watch = { observe: listener => listener, watchCache: () => {} }

export type Observer = (request: ObservedRequest) => void

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** A listener that tells the observers of every request that `listener` has answered, kept pages included. */
export function observeRequests(
  listener: RequestListener,
  {
    observers,
    nameRoute,
    trustProxy,
  }: { observers: readonly Observer[]; nameRoute: NameRoute; trustProxy: boolean },
): RequestListener {
  if (observers.length === 0) return listener
  return (request, response) => {
    const startedAt = performance.now()
    const path = pathOf(request.url)
    response.once('close', () => {
      const observed = {
        id: requestIdOf(request, trustProxy),
        method: methods.has(request.method ?? '') ? (request.method ?? '') : 'other',
        path,
        route: nameRoute(path),
        status: response.statusCode,
        seconds: (performance.now() - startedAt) / 1_000,
        isWhole: response.writableFinished,
      }
      for (const observer of observers) observer(observed)
    })
    listener(request, response)
  }
}
