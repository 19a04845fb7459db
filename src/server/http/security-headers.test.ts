import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bareHeaders, securityHeaders } from './security-headers.ts'

const strictest = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
}

async function headersOf(publicUrl: string | null, headers: HeadersInit = {}) {
  const app = new Hono()
  app.use(securityHeaders(publicUrl))
  app.get('/', () => new Response(null, { headers }))
  return Object.fromEntries((await app.request('/')).headers)
}

test('no answer may be framed, sniffed or given rights of the browser', async () => {
  expect(await headersOf(null)).toEqual({ ...onEveryAnswer, 'content-security-policy': strictest })
})

test('a page keeps its own content security policy', async () => {
  const policy = "default-src 'self'"
  expect(await headersOf(null, { 'content-security-policy': policy })).toMatchObject({
    ...onEveryAnswer,
    'content-security-policy': policy,
  })
})

test('a shop with an https address makes browsers stay on https, and no other shop does', async () => {
  const name = 'strict-transport-security'
  expect((await headersOf('https://zari.test'))[name]).toBe('max-age=31536000; includeSubDomains')
  for (const url of [null, 'http://zari.test']) expect((await headersOf(url))[name]).toBeUndefined()
})

test('an answer that no middleware saw has the same headers and is not stored', () => {
  expect(bareHeaders).toEqual({
    ...onEveryAnswer,
    'content-security-policy': strictest,
    'cache-control': 'no-store',
  })
})
