import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ShopError } from '../../contract/errors.ts'
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
