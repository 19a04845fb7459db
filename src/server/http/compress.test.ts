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
app.get('/file', c =>
  c.body(new Blob(['row\n'.repeat(1_000)]).stream(), 201, {
    'content-type': 'text/csv',
    'content-disposition': 'attachment',
    'content-length': '4000',
  }),
)
app.get('/json/:count', c => jsonAnswer(c, jsonOf(Number(c.req.param('count'))), 201))
app.get('/type/:type{.+}', c => c.body('x'.repeat(5000), 200, { 'content-type': c.req.param('type') }))

/** So many bytes of JSON; the last letter takes two. */
const jsonOf = (bytes: number) => `"${'x'.repeat(bytes - 4)}é"`

const ask = (path: string, accept?: string) =>
  app.request(path, accept === undefined ? {} : { headers: { 'accept-encoding': accept } })

/** What a client reads, whatever the encoding. */
async function textOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const encoding = answer.headers.get('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

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
  expect(await textOf(answer)).toBe('chikankari '.repeat(1000))
})

test('what is short already or compressed by nature goes as it is', async () => {
  const short = await ask('/short', 'br')
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, 'zari'])
  expect((await ask('/picture', 'br')).headers.get('content-encoding')).toBeNull()
})

test('text of 1,024 bytes is compressed, and shorter text is not', async () => {
  const [shorter, long] = [await ask('/bytes/1023', 'br'), await ask('/bytes/1024', 'br')]
  expect([shorter, long].map(answer => answer.headers.get('content-encoding'))).toEqual([null, 'br'])
  expect([await textOf(shorter), await textOf(long)]).toEqual(['x'.repeat(1023), 'x'.repeat(1024)])
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
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = await ask(`/json/${bytes}`, encoding)
    expect(answer.status).toBe(201)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    })
    expect(await textOf(answer)).toBe(jsonOf(bytes))
  }
  const plain = await ask(`/json/${bytes}`)
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, jsonOf(bytes)])
})

test('JSON of 1,023 bytes goes as it is', async () => {
  const answer = await ask('/json/1023', 'br')
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, jsonOf(1_023)])
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
})

/** Whether an answer is ready before anything else gets a turn. */
async function isReadyAtOnce(path: string): Promise<boolean> {
  let isReady = false
  const answer = Promise.resolve(ask(path, 'br')).then(() => {
    isReady = true
  })
  // None of these lets a timer, a socket or another thread in.
  for (let step = 0; step < 100; step++) await null
  const wasReady = isReady
  await answer
  return wasReady
}

test('JSON of over 32 KB is compressed by another thread, so that it holds nobody up; less is ready at once', async () => {
  expect(await isReadyAtOnce('/json/32768')).toBe(true)
  expect(await isReadyAtOnce('/json/32769')).toBe(false)
})

test.each(['br', 'gzip'])(
  'a file that is made while it is sent goes as %s, whole and with its headers',
  async encoding => {
    const answer = await ask('/file', encoding)
    expect(answer.status).toBe(201)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment',
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    })
    expect(answer.headers.get('content-length')).toBeNull()
    expect(await textOf(answer)).toBe('row\n'.repeat(1_000))
  },
)
