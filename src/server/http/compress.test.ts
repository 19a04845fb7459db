import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compress, jsonAnswer } from './compress.ts'

const app = new Hono()
app.use(compress)
app.get('/long', c => c.text('chikankari '.repeat(1000)))
app.get('/short', c => c.text('zari'))
app.get('/picture', c => c.body('x'.repeat(5000), 200, { 'content-type': 'image/avif' }))

app.get('/bytes/:count', c => c.text('x'.repeat(Number(c.req.param('count')))))
app.get('/encoded', c => c.text('x'.repeat(5000), 200, { 'content-encoding': 'zstd' }))
app.get('/empty', c => c.body(null, 200, { 'content-type': 'text/plain' }))
app.get('/sized', c => c.text('x'.repeat(5000), 201, { 'content-length': '5000' }))
app.get('/json/:count', c => jsonAnswer(c, jsonOf(Number(c.req.param('count'))), 201))
app.get('/type/:type{.+}', c => c.body('x'.repeat(5000), 200, { 'content-type': c.req.param('type') }))

/** So many bytes of JSON; the last letter takes two. */
const jsonOf = (bytes: number) => `"${'x'.repeat(bytes - 4)}é"`

const ask = (path: string, accept?: string) =>
  app.request(path, accept === undefined ? {} : { headers: { 'accept-encoding': accept } })

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['zstd', null],
  [undefined, null],
])('to a client that takes %s a page goes as %s', async (accept, encoding) => {
  const answer = await ask('/long', accept)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
})

test('what is short already or compressed by nature goes as it is', async () => {
  const short = await ask('/short', 'br')
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, 'zari'])
  expect((await ask('/picture', 'br')).headers.get('content-encoding')).toBeNull()
})

test('text of 1,024 bytes is compressed, and shorter text is not', async () => {
  const [shorter, long] = [await ask('/bytes/1023', 'br'), await ask('/bytes/1024', 'br')]
  expect([shorter, long].map(answer => answer.headers.get('content-encoding'))).toEqual([null, 'br'])
})

test('an answer that is encoded already, or empty, stays as it is', async () => {
  const encoded = await ask('/encoded', 'br')
  expect([encoded.headers.get('content-encoding'), encoded.headers.get('vary')]).toEqual(['zstd', null])
  expect((await ask('/empty', 'br')).headers.get('vary')).toBeNull()
})

test('a compressed answer keeps its status and loses its length', async () => {
  const { status, headers } = await ask('/sized', 'gzip')
  expect([status, headers.get('content-length'), headers.get('content-encoding')]).toEqual([
    201,
    null,
    'gzip',
  ])
})

test.each([
  ['text/html; charset=utf-8', 'br'],
  ['application/json', 'br'],
  ['application/javascript', 'br'],
  ['application/xml', 'br'],
  ['application/manifest+json', 'br'],
  ['application/ld+json', 'br'],
  ['image/svg+xml', 'br'],
  ['text/event-stream', null],
  ['application/zip', null],
  ['x-text/html', null],
])('an answer of the type %s goes as %s', async (type, encoding) => {
  expect((await ask(`/type/${type}`, 'br')).headers.get('content-encoding')).toBe(encoding)
})

test.each([1_024, 32_768, 32_769, 200_000])('JSON of %i bytes is whole, however it is sent', async bytes => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = await ask(`/json/${bytes}`, encoding)
    expect(answer.status).toBe(201)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    })
    expect(decoders[encoding](await answer.arrayBuffer()).toString()).toBe(jsonOf(bytes))
  }
  const plain = await ask(`/json/${bytes}`)
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, jsonOf(bytes)])
})

test('JSON of 1,023 bytes goes as it is', async () => {
  const answer = await ask('/json/1023', 'br')
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, jsonOf(1_023)])
})
