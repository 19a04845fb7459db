import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { afterUse } from '../../../test-support/after-use.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import type { LogFields } from '../log/log.ts'
import { logRequests } from './log-requests.ts'
import { openMetrics } from './metrics.ts'
import { createRouteNamer } from './name-route.ts'
import { type Observer, observeRequests } from './observe-requests.ts'
import { openTracing } from './tracing.ts'

const shop = await createTestApp()
const nameRoute = createRouteNamer(['/', '/api/order/all', '/api/order/{id}', '/product/:pId', '/metrics'])
const token = 'a-long-metrics-token'

/** The app on a port of its own, watched by these. */
async function listen(app: Hono, observers: Observer[]): Promise<string> {
  const listener = getRequestListener(app.fetch)
  const server = createServer(observeRequests(listener, { observers, nameRoute, trustProxy: true }))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterUse(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  // A server that listens on a port has an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/product/red-kurta', '/product/:pId'],
  ['/product/red-kurta.data', '/product/:pId'],
  ['/api/order/all', '/api/order/all'],
  ['/api/order/0192-any', '/api/order/:id'],
  ['/assets/app-a1b2.js', '/assets/*'],
  ['/media/1/480.avif', '/media/*'],
  ['/wp-login.php', 'other'],
  ['/product/a/b/c', 'other'],
])('the path %s is counted under the route %s', (path, route) => {
  expect(nameRoute(path)).toBe(route)
})

async function openWatched() {
  const app = new Hono()
  const metrics = openMetrics({
    ...{ deps: shop.deps, token, process: '2', poolUse: () => ({ busy: 3, idle: 1, waiting: 7 }) },
  })
  metrics.mount(app)
  metrics.watchCache(() => ({ kept: 90, made: 10 }))
  app.get('/product/:id', c => c.text('a product'))
  const url = await listen(app, [metrics.observe])
  const read = async (authorization = `Bearer ${token}`) => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization } })
    return { status: answer.status, text: await answer.text() }
  }
  return { url, read }
}

test('/metrics says how the shop is, with routes for labels, and which process says it', async () => {
  const { url, read } = await openWatched()
  for (const path of ['/product/a', '/product/b?token=secret', '/.env', '/.git/config'])
    await (await fetch(url + path)).text()
  await expect.poll(async () => (await read()).text).toContain('route="other"')
  const { text } = await read()
  expect(text).toMatch(
    /zari_http_request_duration_seconds_count\{process="2",method="GET",route="\/product\/:pId",status="200"\} 2/,
  )
  expect(text).toMatch(/_count\{process="2",method="GET",route="other",status="404"\} 2/)
  for (const line of [
    'zari_orders_placed{process="2"} 0',
    'zari_mails{state="waiting",process="2"} 0',
    'zari_database_connections{state="waiting",process="2"} 7',
    'zari_response_cache_answers{from="kept",process="2"} 90',
    'nodejs_eventloop_lag_p99_seconds{process="2"}',
  ])
    expect(text).toContain(line)
  expect(text).not.toMatch(/secret|\.env|\.git/)
})

test('however many addresses strangers make up, the metrics keep their size', async () => {
  const { url, read } = await openWatched()
  // Those of Node.js itself grow with each kind of garbage collection that it comes to.
  const size = async () => (await read()).text.split('\n').filter(line => /^zari_http/.test(line)).length
  await (await fetch(`${url}/made-up`)).text()
  await expect.poll(async () => (await read()).text).toMatch(/route="other".*\} 1\n/)
  const before = await size()
  for (let made = 1; made < 200; made++) await (await fetch(`${url}/made-up-${made}`)).text()
  await expect.poll(async () => (await read()).text).toMatch(/route="other".*\} 200/)
  expect(await size()).toBe(before)
})

test('/metrics is for whoever has the token alone', async () => {
  const { read } = await openWatched()
  shop.securityLogged.length = 0
  for (const wrong of ['', token, 'Bearer ', `Bearer ${token}x`, 'Bearer a-long-metrics-tokem'])
    expect(await read(wrong)).toEqual({ status: 401, text: expect.not.stringContaining('zari_') })
  expect(shop.securityLogged[0]).toMatchObject({ event: 'metrics_refused' })
  expect((await shop.request('GET', '/metrics')).status).toBe(404)
})

test('LOG_REQUESTS writes a line for every request, with its id and without its query', async () => {
  const lines: LogFields[] = []
  const log = { ...shop.deps.log, info: (_: string, fields: LogFields = {}) => void lines.push(fields) }
  const app = new Hono().get('/', c => c.text('home'))
  const url = await listen(app, [logRequests(log)])
  await (await fetch(`${url}/?token=secret`, { headers: { 'x-request-id': 'from-the-proxy' } })).text()
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines).toEqual([
    {
      ...{ requestId: 'from-the-proxy', method: 'GET', path: '/', route: '/', status: 200 },
      ms: expect.any(Number),
    },
  ])
})

type Spans = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
type Span = {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

/** Takes what a shop sends to a collector. */
async function openCollector() {
  const spans: Span[] = []
  const app = new Hono().post('/v1/traces', async c => {
    const { resourceSpans }: Spans = await c.req.json()
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)))
    return c.json({})
  })
  return { spans, url: await listen(app, []) }
}

test('traces have a span for every request and for every statement within it, without values of people', async () => {
  const { spans, url } = await openCollector()
  const tracing = openTracing(url, nameRoute)
  const app = new Hono()
  app.use(tracing.middleware)
  app.get('/api/order/:id', async c => {
    await Promise.resolve()
    tracing.observeStatement({
      text: 'select "id" from "orders" where "id" = $1',
      durationMs: 3,
      failed: false,
    })
    return c.text('an order')
  })
  await app.request('/api/order/secret-7')
  await tracing.close()
  const [request, statement] = ['GET /api/order/:id', 'select'].map(name =>
    spans.find(span => span.name === name),
  )
  expect(spans).toHaveLength(2)
  expect(statement?.parentSpanId).toBe(request?.spanId)
  expect(JSON.stringify(spans)).toContain('where \\"id\\" = $1')
  expect(JSON.stringify(spans)).not.toContain('secret-7')
})

test('a collector that does not answer neither stops a request nor the shop', async () => {
  const tracing = openTracing('http://127.0.0.1:1', nameRoute)
  const app = new Hono()
  app.use(tracing.middleware)
  app.get('/', c => c.text('home'))
  expect(await (await app.request('/')).text()).toBe('home')
  await tracing.close()
})
