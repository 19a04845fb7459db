import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { signInDemo } from '../../test-support/remote-client.ts'
import { demoShopFolder } from '../../test-support/shop-folders.ts'
import { startShop } from '../../test-support/start-shop.ts'

type Span = { name: string; traceId: string; parentSpanId?: string }

const spans: Span[] = []
/** Takes what a shop sends to a collector of traces. */
const collector = createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(await new Response(request as unknown as ReadableStream).text())
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
  response.end('{}')
})
await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
// A server that listens on a port has an address of this form.
const { port } = collector.address() as AddressInfo
const folder = await demoShopFolder()
const metricsToken = 'only-for-the-watcher'
const shop = await startShop({
  ...{ DATA_DIR: folder.path, METRICS_TOKEN: metricsToken, LOG_REQUESTS: 'on', TRUST_PROXY: '1' },
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
})
afterAll(async () => {
  await shop.stop()
  collector.close()
  await folder.remove()
})

const isJson = (line: string) => line.startsWith('{') && JSON.parse(line) !== null
const entries = () =>
  shop
    .output()
    .split('\n')
    .filter(isJson)
    .map(line => JSON.parse(line))

test('where no terminal is, everything but the greeting is JSON, and the greeting is for people', async () => {
  const lines = () => shop.output().trim().split('\n')
  await expect
    .poll(() => lines().filter(line => !isJson(line)))
    .toEqual([
      `Zari is open at ${shop.url}`,
      'Test cards only, no money moves. Pay with 4242 4242 4242 4242.',
      'Demo logins:',
      '  shopper: shopper@example.com / zari-shopper',
      '  admin: admin@example.com / zari-admin',
    ])
  expect(lines().some(isJson)).toBe(true)
})

test('a page that is kept has an id of its own each time, or that of the proxy, and a line in the log', async () => {
  const ids = []
  for (const headers of [{}, {}, { 'x-request-id': 'from-the-proxy-1' }] as Record<string, string>[]) {
    const answer = await fetch(shop.url, { headers })
    await answer.text()
    ids.push(answer.headers.get('x-request-id'))
  }
  expect(new Set(ids).size).toBe(3)
  expect(ids[2]).toBe('from-the-proxy-1')
  await expect
    .poll(() => entries().filter(({ msg, route }) => msg === 'request' && route === '/'))
    .toEqual(ids.map(requestId => expect.objectContaining({ requestId, status: 200, method: 'GET' })))
})

test('signing in, well and badly, is in the security log without the password or the whole address', async () => {
  await signInDemo(shop.url, 'shopper')
  const body = JSON.stringify({ email: 'shopper@example.com', password: 'not-the-password-1' })
  const headers = { 'content-type': 'application/json' }
  await (await fetch(`${shop.url}/api/user/login`, { method: 'POST', headers, body })).text()
  await expect
    .poll(() => entries().filter(({ msg }) => msg === 'security'))
    .toMatchObject([
      { event: 'signed_in', email: 's***@example.com' },
      { event: 'sign_in_refused', level: 'warn', network: '127.0.0.1' },
    ])
  const log = JSON.stringify(entries())
  for (const secret of ['not-the-password-1', 'zari-shopper', 'shopper@example.com'])
    expect(log).not.toContain(secret)
})

test('metrics and traces tell of the calls of the running shop', async () => {
  await (await fetch(`${shop.url}/api/order/track?number=1&phone=1234567`)).text()
  const read = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    return (await fetch(`${shop.url}/metrics`, { headers })).text()
  }
  await expect.poll(read).toContain('route="/api/user/login"')
  expect(await read()).toMatch(/zari_response_cache_answers\{from="kept",process="1"\} [1-9]/)
  const request = () => spans.find(({ name }) => name.endsWith('/api/user/login'))
  await expect.poll(request).toBeDefined()
  const { traceId } = request() ?? {}
  expect(spans.filter(span => span.traceId === traceId && span.parentSpanId).length).toBeGreaterThan(1)
})
