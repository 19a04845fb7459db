import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { askRaw } from '../../../test-support/ask-raw.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { api } from '../../contract/api.ts'
import { callInProcess } from '../call-in-process.ts'
import { on } from '../http/mount.ts'
import type { Notice } from '../notices/notice.ts'
import type { NoticeReader } from '../notices/open-notices.ts'
import { answerFromCache } from './answer-from-cache.ts'
import type { CachedRoute } from './cached-route.ts'
import { openResponseCache } from './open-response-cache.ts'

const shop = await createTestApp()
const failingCall = callInProcess(shop.deps, [
  on(api.catalogue.newArrivals, async () => {
    throw new Error('The database is away')
  }),
])
const text = 'A page of the shop. '.repeat(200)
const page = { status: 200, body: text, made: 0, failing: false, meanwhile: async () => {} }
let isListening = true
const readers: NoticeReader[] = []
const tell = (notice: Notice) => {
  for (const reader of readers) reader.onNotice(notice)
}

/** The application: one page at every address; a search says what it was asked. */
const fetch = async (request: Request) => {
  page.made++
  const { body, status } = page
  await page.meanwhile()
  if (page.failing) await failingCall(api.catalogue.newArrivals, {})
  const path = new URL(request.url).pathname
  const search = request.method === 'POST' ? await request.text() : null
  return new Response(path === '/large' ? 'x'.repeat(5_000_000) : (search ?? body), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' },
  })
}

const cache = openResponseCache(
  {
    db: shop.db,
    clock: shop.deps.clock,
    settings: shop.deps.settings,
    categories: shop.deps.categories,
    collections: shop.deps.collections,
    pages: shop.deps.pages,
    notices: {
      subscribe: reader => void readers.push(reader),
      isListening: () => isListening,
      waitForNotices: async () => {},
      stop: async () => {},
    },
  },
  fetch,
)

const routes: CachedRoute[] = [
  ...['/', '/large', '/p/:id'].map(path => ({ path, query: ['q'] })),
  { path: '/sitemap.xml', query: [], needsOwnHost: true },
]
const server = createServer(
  answerFromCache(
    {
      cache,
      routes,
      config: { publicUrl: null, host: '127.0.0.1', trustProxy: false },
      passLoadGate: () => true,
    },
    (request, response) => response.end('rawBody' in request ? request.rawBody : 'application'),
  ),
)
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise(resolve => server.close(resolve)))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw({ port, path, headers, method })
const search = (body: string, headers: Record<string, string> = {}) =>
  askRaw({
    port,
    path: '/api/product/search-product',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(body)}`,
      ...headers,
    },
    body,
  })

let pages = 0
/** An address that nobody has asked for. */
const fresh = () => `/p/${++pages}`

/** How often the page was made for this work. */
async function madeBy(work: () => Promise<unknown>): Promise<number> {
  const before = page.made
  await work()
  return page.made - before
}

test('an answer is made once and then sent as it was, with its headers', async () => {
  const path = fresh()
  const first = await get(path)
  expect(await madeBy(() => get(path))).toBe(0)
  const again = await get(path)
  expect(String(again.body)).toBe(text)
  expect(again.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag: first.headers.etag,
  })
})

test('each encoding has bytes and a tag of its own', async () => {
  const path = fresh()
  const [plain, gzip, brotli] = [
    await get(path),
    await get(path, { 'accept-encoding': 'gzip' }),
    await get(path, { 'accept-encoding': 'gzip, deflate, br' }),
  ]
  expect(String(gunzipSync(gzip.body))).toBe(text)
  expect(String(brotliDecompressSync(brotli.body))).toBe(text)
  expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
  ])
  expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('who has the bytes gets 304 and no body, whichever encoding they have', async () => {
  const path = fresh()
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await get(path, { 'accept-encoding': encoding })
    const known = await get(path, { 'if-none-match': `"other", W/${headers.etag}` })
    expect([known.status, known.body.length, known.headers['content-type']]).toEqual([304, 0, undefined])
    expect(known.headers['x-content-type-options']).toBe('nosniff')
  }
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const path = fresh()
  const [whole, head] = [await get(path), await get(path, {}, 'HEAD')]
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
})

test('many who ask at once for a new address cost one computation', async () => {
  const path = fresh()
  const asked = () => Promise.all(Array.from({ length: 30 }, () => get(path)))
  expect(await madeBy(asked)).toBe(1)
})

test('other methods, other addresses and requests with a body go to the application', async () => {
  const passed = [
    await get('/', {}, 'POST'),
    await get('/', { 'content-length': '0' }),
    await get('/elsewhere'),
    await get('/', { host: 'evil.example/path' }),
  ]
  expect(passed.map(({ body }) => String(body))).toEqual(Array(4).fill('application'))
})

test('an answer too large to keep is left to the application, and not made twice until something changes', async () => {
  const large = () => get('/large')
  expect(String((await large()).body)).toBe('application')
  expect(await madeBy(large)).toBe(0)
  tell({ kind: 'products' })
  expect(await madeBy(large)).toBe(1)
})

test('a failure is not kept, nor a page of which a part failed', async () => {
  const path = fresh()
  page.status = 503
  expect((await get(path)).status).toBe(503)
  page.status = 200
  page.failing = true
  expect((await get(path)).status).toBe(200)
  page.failing = false
  expect(await madeBy(() => get(path))).toBe(1)
  expect(await madeBy(() => get(path))).toBe(0)
})

test('what changes while an answer is made is in the answer', async () => {
  const path = fresh()
  page.body = 'old'
  page.meanwhile = async () => {
    page.meanwhile = async () => {}
    page.body = 'new'
    tell({ kind: 'products' })
  }
  expect(String((await get(path)).body)).toBe('new')
  expect(String((await get(path)).body)).toBe('new')
  page.body = text
})

test('while changes come faster than the answer is made, it is sent and not kept', async () => {
  const path = fresh()
  page.meanwhile = async () => tell({ kind: 'products' })
  expect(await madeBy(() => get(path))).toBe(3)
  page.meanwhile = async () => {}
  expect(await madeBy(() => get(path))).toBe(1)
})

test('nothing is kept while notices may be missed', async () => {
  const path = fresh()
  isListening = false
  await get(path)
  expect(await madeBy(() => get(path))).toBe(1)
  isListening = true
})

test('pages that name a host of a stranger cannot push out those of the shop', async () => {
  const own = fresh()
  await get(own)
  page.body = 'x'.repeat(3_900_000)
  const host = (count: number) =>
    get('/', { host: count % 2 ? `shop-${count}.example` : `127.0.0.1:${1_000 + count}` })
  for (let count = 0; count < 20; count++) await host(count)
  page.body = text
  expect(await madeBy(() => get(own))).toBe(0)
  expect(await madeBy(() => host(19))).toBe(0)
  expect(await madeBy(() => host(0))).toBe(1)
})

test('addresses that lead nowhere cannot push out those of the shop', async () => {
  const own = fresh()
  await get(own)
  page.status = 404
  page.body = 'x'.repeat(3_900_000)
  for (let count = 0; count < 20; count++) await get(`/p/nowhere-${count}`)
  Object.assign(page, { status: 200, body: text })
  expect(await madeBy(() => get(own))).toBe(0)
  expect(await madeBy(() => get('/p/nowhere-0'))).toBe(1)
})

test('a redirect is left to the application, which keeps all of the address', async () => {
  page.status = 301
  expect(String((await get(fresh())).body)).toBe('application')
  page.status = 200
})

test('a search that cannot be made is answered by the application', async () => {
  page.status = 503
  expect((await search('{"query":"away"}')).status).toBe(503)
  page.status = 200
})

test('a search that does not come with its headers goes to the application, which waits for it', async () => {
  const socket = connect(port, '127.0.0.1')
  const headers = ['Host: 127.0.0.1', 'Content-Type: application/json', 'Content-Length: 16', '\r\n']
  socket.write([`POST ${api.catalogue.search.path} HTTP/1.1`, ...headers].join('\r\n'))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('application')
  socket.destroy()
})

test('a search is kept by its words, however the call is spelt', async () => {
  const [first] = [await search('{"query":"lawn kurta"}')]
  expect(JSON.parse(String(first.body))).toEqual({ query: 'lawn kurta', page: 1, limit: 24 })
  expect(await madeBy(() => search('{ "limit": 24, "query": "lawn kurta", "other": 1 }'))).toBe(0)
  expect(await madeBy(() => search('{"query":"lawn kurta","page":2}'))).toBe(1)
})

test('a search that the shop would refuse is left to it', async () => {
  const bodies = ['{"query":', '{"query":7}', '[]']
  for (const body of bodies) expect(String((await search(body)).body)).toBe(body)
  const [known, inFull] = ['{"query":"known"}', '{"query":"known","page":1,"limit":24}']
  const answerWith = async (headers: Record<string, string>) => String((await search(known, headers)).body)
  expect(await answerWith({})).toBe(inFull)
  expect(await answerWith({ cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'b' })).toBe(known)
  expect(await answerWith({ origin: 'https://evil.example' })).toBe(known)
  expect(await answerWith({ origin: `http://127.0.0.1:${port}` })).toBe(inFull)
})

test('a large search, or one of another kind, goes to the application unread', async () => {
  expect(String((await search(`{"query":"${'a'.repeat(4_000)}"}`)).body)).toBe('application')
  expect(String((await search('query=a', { 'content-type': 'text/plain' })).body)).toBe('application')
})

test('what names the address of the shop is not kept under a host that was made up', async () => {
  const answerAs = async (host: string) => (await get('/sitemap.xml', { host })).body.toString()
  expect(await answerAs('evil.example')).toBe('application')
  expect(await answerAs(`127.0.0.1:${port}`)).toBe(text)
})
