import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askRaw } from '../../../test-support/ask-raw.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { deafNotices } from '../../../test-support/deaf-notices.ts'
import { api } from '../../contract/api.ts'
import { answerFromCache } from '../response-cache/answer-from-cache.ts'
import { openResponseCache } from '../response-cache/open-response-cache.ts'
import { placeOf } from './gate-place.ts'
import { createLoadGate } from './load-gate.ts'
import { createPassLoadGate, type PassLoadGate } from './pass-load-gate.ts'

const shop = await createTestApp()
const measured = { loopDelayMs: 0 }
const gate = createLoadGate({ now: () => 0, loopDelayMs: () => measured.loopDelayMs, databaseQueue: () => 0 })
const page = { made: 0, ready: Promise.resolve() }
const fetchPage = async () => {
  page.made++
  await page.ready
  return new Response('page', { headers: { 'content-type': 'text/html' } })
}
const extras = { hasMetrics: false, hasSandbox: false }
const passLoadGate: PassLoadGate = (...asked) => createPassLoadGate(gate, extras)(...asked)
const application: RequestListener = ({ url }, response) => {
  if (url !== api.orders.events.path) return response.end('application')
  response.writeHead(200).write('stream')
  placeOf({ env: { outgoing: response } })?.leave()
}
const notices = { ...deafNotices, isListening: () => true }
const server = createServer(
  answerFromCache(
    {
      cache: openResponseCache({ ...shop.deps, clock: () => new Date(0), notices }, fetchPage),
      routes: ['/', '/deals', '/p/:id'].map(path => ({ path, query: ['q'] })),
      config: { publicUrl: 'https://zari.example', host: '127.0.0.1', trustProxy: false },
      passLoadGate,
    },
    application,
  ),
)
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
const url = `http://127.0.0.1:${port}`

async function ask(path: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url + path, init)
  const text = await answer.text()
  return answer.status === 503 ? 'busy' : text
}

// More than are let in whatever the measures say.
for (let nth = 0; nth < 20; nth++) gate.enter('vital')
/** What is so once does not count yet. */
const load = (loopDelayMs: number) => {
  measured.loopDelayMs = loopDelayMs
  gate.sample()
  gate.sample()
}
beforeEach(() => {
  load(0)
  Object.assign(extras, { hasMetrics: false, hasSandbox: false })
})

test('an API call that must be refused gets the shop’s own error and when to come again', async () => {
  load(150)
  const answer = await fetch(`${url}/api/cart/get`)
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ])
  expect(await answer.json()).toEqual({
    error: { code: 'busy', message: 'The shop is busy. Please try again in a moment.' },
  })
})

test('a page that must be refused is a page, which tries again by itself', async () => {
  load(150)
  const answer = await fetch(`${url}/cart`, { headers: { accept: 'text/html,*/*' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain('<h1>The shop is busy</h1>')
})

test('kept pages are answered however much there is to do', async () => {
  expect(await ask('/')).toBe('page')
  load(10_000)
  expect([await ask('/'), await ask('/?utm_source=x')]).toEqual(['page', 'page'])
})

test('payments, orders, webhooks, pictures and first pages are refused later than all else', async () => {
  const vital = [
    ...[api.orders.create.path, api.orders.createAsGuest.path, api.payments.pay.path],
    api.payments.webhook.path,
    ...['/assets/a.js', '/media/x/480.webp'],
  ]
  const ordinary = ['/api/cart/get', '/api/order/user/orders', '/account', '/assetsx']
  const askAll = (paths: string[]) => Promise.all(paths.map(path => ask(path)))
  load(150)
  expect(await askAll(vital)).toEqual(vital.map(() => 'application'))
  expect(await askAll(ordinary)).toEqual(ordinary.map(() => 'busy'))
  load(250)
  expect(await askAll(vital)).toEqual(vital.map(() => 'busy'))
  load(0)
  expect(await askAll([...vital, ...ordinary])).not.toContain('busy')
})

test('no address passes for a picture or the sandbox by dots', async () => {
  load(150)
  extras.hasSandbox = true
  for (const start of ['/sandbox', '/media', '/assets'])
    for (const path of [`${start}/../api/cart/get`, `${start}/%2e%2e/api/cart/get`])
      expect((await askRaw({ port, path })).status).toBe(503)
})

test('the home page is made anew where a page of countless ones is refused, and whoever waits for one is let in', async () => {
  const { promise, resolve: make } = Promise.withResolvers<void>()
  Object.assign(page, { made: 0, ready: promise })
  load(150)
  expect(await ask('/p/1')).toBe('busy')
  const waiting = [ask('/deals'), ask('/deals')]
  await expect.poll(() => page.made).toBe(1)
  load(250)
  waiting.push(ask('/deals'))
  make()
  expect(await Promise.all(waiting)).toEqual(['page', 'page', 'page'])
})

test('a search that is not kept is refused like any other call', async () => {
  const { method, path } = api.catalogue.search
  const init = (query: string) => ({
    method,
    body: JSON.stringify({ query }),
    headers: { 'content-type': 'application/json' },
  })
  expect(await ask(path, init('kept'))).toBe('page')
  load(150)
  expect([await ask(path, init('kept')), await ask(path, init('new'))]).toEqual(['page', 'busy'])
})

test('probes pass however much there is to do, and so do metrics and the sandbox where there are any', async () => {
  load(10_000)
  for (const path of ['/healthz', '/readyz?x=1']) expect(await ask(path)).toBe('application')
  const others = ['/metrics', '/sandbox/v3/setup', api.orders.events.path]
  for (const path of others) expect(await ask(path)).toBe('busy')
  expect(await ask('/healthz', { method: 'POST' })).toBe('busy')
  Object.assign(extras, { hasMetrics: true, hasSandbox: true })
  for (const path of others.slice(0, 2)) expect(await ask(path)).toBe('application')
})

/** Ordinary requests at once. */
const atMost = 64

/** How many more would be let in. */
function countFree(): number {
  const leaves: (() => void)[] = []
  for (let leave = gate.enter('ordinary'); leave; leave = gate.enter('ordinary')) leaves.push(leave)
  for (const leave of leaves) leave()
  return leaves.length
}

/** After a load the gate opens step by step. */
const recover = () => {
  for (let nth = 0; nth < 50; nth++) load(0)
}

test('a stream of events counts until it begins', async () => {
  recover()
  const answer = await fetch(url + api.orders.events.path)
  expect(countFree()).toBe(atMost - 20)
  await answer.body?.cancel()
})

test('a request counts until it has ended', async () => {
  recover()
  const begun = await Promise.all(Array.from({ length: 30 }, () => ask('/api/cart/get')))
  expect(begun).toEqual(Array(30).fill('application'))
  await expect.poll(countFree).toBe(atMost - 20)
})
