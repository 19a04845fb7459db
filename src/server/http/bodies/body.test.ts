import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShopError } from '../../../contract/errors.ts'
import { readForm, readJson, readSigned } from './body.ts'

const app = new Hono()
app.onError((error, c) => {
  const { code, fields } = error instanceof ShopError ? error : { code: String(error) }
  return c.json({ code, fields }, 400)
})
app.post('/json', async c => c.json({ read: await readJson(c) }))
app.post('/signed', async c => c.json(await readSigned(c)))
app.post('/form', async c => c.json(Object.keys(await readForm(c))))

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return (await app.request(path, { method: 'POST', body, headers })).json()
}

const json = { 'content-type': 'application/json' }
const kilobytes = (count: number) => `"${'x'.repeat(count * 1024 - 2)}"`

test.each([
  'application/json',
  'Application/JSON; charset=utf-8',
  'application/problem+json',
  'application/vnd.shop.v1+json',
])('JSON is read as %s', async type => {
  expect(await post('/json', '{"a":1}', { 'content-type': type })).toEqual({ read: { a: 1 } })
})

test.each(['text/plain', 'application/jsonp', 'x/application/json', 'application/x-www-form-urlencoded'])(
  'JSON is refused as %s',
  async type => {
    expect(await post('/json', '{"a":1}', { 'content-type': type })).toEqual({ code: 'invalid' })
  },
)

test('JSON without a type is read, and what is no JSON or no UTF-8 is refused', async () => {
  expect(await post('/json', new Uint8Array(Buffer.from('[1]')))).toEqual({ read: [1] })
  for (const body of ['', '{', new Uint8Array([0x22, 0xff, 0x22])])
    expect(await post('/json', body, json)).toEqual({ code: 'invalid' })
  const nothing = await app.request('/json', { method: 'POST', headers: json })
  expect(await nothing.json()).toEqual({ code: 'invalid' })
})

test('a body of 256 KB is read, and one byte more is refused, whether or not its length is announced', async () => {
  expect((await post('/json', kilobytes(256), json)).read).toHaveLength(256 * 1024 - 2)
  expect(await post('/json', `${kilobytes(256)} `, json)).toEqual({ code: 'too_large' })
  const announced = { ...json, 'content-length': String(256 * 1024 + 1) }
  expect(await post('/json', '1', announced)).toEqual({ code: 'too_large' })
  expect(await post('/json', '1', { ...json, 'content-length': String(256 * 1024) })).toEqual({ read: 1 })
})

test('a signed text is read to the letter, with its signature', async () => {
  expect(await post('/signed', ' {"a": 1}\n', { 'stripe-signature': 't=1' })).toEqual({
    payload: ' {"a": 1}\n',
    signature: 't=1',
  })
  expect(await post('/signed', 'x')).toEqual({ payload: 'x', signature: '' })
})

test('a form is read when it is one of multipart, and refused otherwise', async () => {
  const form = new FormData()
  form.set('file', new File(['x'], 'a.png'))
  expect(await post('/form', form)).toEqual(['file'])
  const refused = { code: 'invalid', fields: { file: expect.stringContaining('Attach the file') } }
  expect(await post('/form', 'file=x', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual(
    refused,
  )
  for (const type of ['multipart/form-data; boundary=x', 'x multipart/form-data'])
    expect(await post('/form', 'no form', { 'content-type': type })).toEqual(refused)
})

test('JSON of too many values or levels is refused before anything checks it', async () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(await post('/json', nested(20), json)).toHaveProperty('read')
  expect(await post('/json', `[${'1,'.repeat(19_998)}1]`, json)).toHaveProperty('read')
  for (const body of [nested(22), nested(100_000), `[${'1,'.repeat(20_000)}1]`, `[${'{},'.repeat(60_000)}1]`])
    expect(await post('/json', body, json)).toEqual({ code: 'invalid' })
})

test('a form of countless parts is refused before they are read', async () => {
  const [few, many] = [new FormData(), new FormData()]
  for (let nth = 0; nth < 10; nth++) few.set(`field ${nth}`, 'x')
  for (let nth = 0; nth < 30; nth++) many.set(`field ${nth}`, 'x')
  expect(await post('/form', few)).toHaveLength(10)
  expect(await post('/form', many)).toMatchObject({ code: 'invalid' })
})

describe('a body that comes too slowly', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  /** Sends a body part by part, each after so many ms. */
  async function send(
    path: string,
    headers: Record<string, string>,
    parts: readonly [ms: number, bytes: number][],
  ) {
    const left = [...parts]
    const body = new ReadableStream({
      pull: async controller => {
        const [ms, bytes] = left.shift() ?? [Number.POSITIVE_INFINITY, 0]
        if (ms === Number.POSITIVE_INFINITY) return new Promise(() => {})
        await new Promise(resolve => setTimeout(resolve, ms))
        controller.enqueue(new Uint8Array(bytes))
      },
    })
    const init = { method: 'POST', body, headers, duplex: 'half' }
    return app.fetch(new Request(`http://shop.test${path}`, init))
  }
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000000' }

  test.each([
    ['/json', { ...json, 'content-length': '100' }],
    ['/json', json],
    ['/signed', { 'content-length': '100' }],
    ['/form', form],
  ])('is given up after ten seconds without a byte: %s %j', async (path, headers) => {
    const answer = send(path, headers, [])
    await vi.advanceTimersByTimeAsync(10_001)
    expect(await (await answer).json()).toMatchObject({ code: 'too_slow' })
  })

  test('is given up once nothing came for ten seconds, however much came before', async () => {
    const answer = send('/form', form, [[0, 1_000_000]])
    await vi.advanceTimersByTimeAsync(10_001)
    expect(await (await answer).json()).toMatchObject({ code: 'too_slow' })
  })

  test('is given up once it falls behind 16 KB a second, and read as long as it does not', async () => {
    const steady = Array.from({ length: 30 }, () => [1_000, 20_000] as [number, number])
    let hasEnded = false
    const answer = send('/form', form, steady).then(async response => {
      hasEnded = true
      return response.json()
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(hasEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(10_001)
    expect(await answer).toMatchObject({ code: 'too_slow' })
    const behind = Array.from({ length: 30 }, () => [1_000, 8_000] as [number, number])
    const given = send('/form', form, behind)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(await (await given).json()).toMatchObject({ code: 'too_slow' })
  })
})
