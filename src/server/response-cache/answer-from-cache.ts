import type { IncomingMessage, RequestListener } from 'node:http'
import type { Config } from '../config.ts'
import { requestIdOf, runForRequest } from '../log/request-context.ts'
import type { PassLoadGate } from '../overload/pass-load-gate.ts'
import type { CachedAnswer } from './cached-answer.ts'
import { type CachedAddress, type CachedRoute, createAddressReader } from './cached-route.ts'
import type { ResponseCache } from './open-response-cache.ts'
import { createOriginReader } from './read-origin.ts'
import { createSearchAnswer, isSmallSearch } from './search-from-cache.ts'
import { sendAnswer } from './send-answer.ts'

type Options = {
  cache: ResponseCache
  routes: readonly CachedRoute[]
  config: Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>
  /** Asked before anything but a kept answer is sent. */
  passLoadGate: PassLoadGate
}

/** Answers public requests with kept bytes, before any of the application runs; passes on all others. */
export function answerFromCache(
  { cache, routes, config, passLoadGate }: Options,
  application: RequestListener,
): RequestListener {
  const readAddress = createAddressReader(routes)
  const originOf = createOriginReader(config)
  const answerSearch = createSearchAnswer({ cache, publicUrl: config.publicUrl, passLoadGate, application })
  const passOn: RequestListener = (request, response) => {
    if (passLoadGate(request, response)) application(request, response)
  }
  return (request, response) => {
    // Nobody is left to be answered when a connection breaks off.
    const giveUp = () => response.destroy()
    const id = () => requestIdOf(request, config.trustProxy)
    const send = (answer: CachedAnswer) => sendAnswer(request, response, answer, id()).catch(giveUp)
    const isSearch = isSmallSearch(request)
    const origin = isSearch || isPlainRead(request) ? originOf(request) : null
    if (origin === null) return passOn(request, response)
    if (isSearch) return void answerSearch(request, response, { origin: origin.url, id: id() }).catch(giveUp)
    const address = readAddress(request.url ?? '')
    if (!address) return passOn(request, response)
    if (!origin.isOwn) {
      if (address.route.needsOwnHost) return passOn(request, response)
      address.isLongTail = true
    }
    const url = origin.url + address.path
    const found = cache.find(url, address)
    if (found) return void send(found)
    // Joining an answer in the making is free, so the gate is skipped.
    if (!cache.isMaking(url) && !passLoadGate(request, response, kindOf(address))) return
    runForRequest(id(), () => cache.make(url, address, () => new Request(url))).then(
      answer => (answer ? send(answer) : application(request, response)),
      // The application answers its own failure.
      () => application(request, response),
    )
  }
}

/** The few pages that everybody visits; of those with an id in their address there may be countless. */
const kindOf = ({ isLongTail, route }: CachedAddress) =>
  isLongTail || route.path.includes(':') ? 'ordinary' : 'vital'

const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined
