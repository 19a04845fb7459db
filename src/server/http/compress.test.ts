import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'

const app = new Hono()
app.use(compress)
app.get('/long', c => c.text('chikankari '.repeat(1000)))
app.get('/short', c => c.text('zari'))
app.get('/picture', c => c.body('x'.repeat(5000), 200, { 'content-type': 'image/avif' }))

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
