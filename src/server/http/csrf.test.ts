import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { giveCsrfCookie, refuseForgedRequests } from './csrf.ts'

const app = new Hono().use(giveCsrfCookie(null))
app.get('/', c => c.html('<p>home'))
app.get('/kept', c => c.html('<p>mine', 200, { 'cache-control': 'no-store' }))

test('a page that brings a visitor their own cookie is kept by no cache between', async () => {
  const first = await app.request('/')
  expect(first.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect((await app.request('/kept')).headers.get('cache-control')).toBe('no-store')
})

test('a page for a visitor who has the cookie is the same for everybody', async () => {
  const again = await app.request('/', { headers: { cookie: 'XSRF-TOKEN=known' } })
  expect([again.headers.get('set-cookie'), again.headers.get('cache-control')]).toEqual([null, null])
})

test('the cookie of a shop that is public under https travels by https only', async () => {
  const secure = new Hono().use(giveCsrfCookie('https://shop.example'))
  secure.get('/', c => c.html('<p>home'))
  expect((await secure.request('/')).headers.get('set-cookie')).toContain('Secure')
  expect((await app.request('/')).headers.get('set-cookie')).not.toContain('Secure')
})

/** Whether a request to http://shop.test is let through. */
async function isAccepted(headers: HeadersInit, { method = 'POST', publicUrl = null as string | null } = {}) {
  const guarded = new Hono()
  guarded.onError((_, c) => c.text('refused', 403))
  guarded.use(refuseForgedRequests(publicUrl))
  guarded.all('/', c => c.text('ok'))
  const request = new Request('http://shop.test/', { method, headers: { host: 'shop.test', ...headers } })
  return (await guarded.request(request)).status === 200
}

test('a request with the cookie must repeat it in the header', async () => {
  const cookie = 'XSRF-TOKEN=abc'
  expect(await isAccepted({ cookie, 'x-xsrf-token': 'abc' })).toBe(true)
  expect(await isAccepted({ cookie, 'x-xsrf-token': 'abd' })).toBe(false)
  expect(await isAccepted({ cookie })).toBe(false)
})

test('a program without the cookie is let through', async () => {
  for (const publicUrl of [null, 'https://zari.example'])
    expect(await isAccepted({}, { publicUrl })).toBe(true)
})

test('reading needs no header', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(await isAccepted({ cookie: 'XSRF-TOKEN=abc' }, { method })).toBe(true)
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect(await isAccepted({ cookie: 'XSRF-TOKEN=abc' }, { method })).toBe(false)
})

test('a request from another site is refused, by its origin or by what the browser says', async () => {
  expect(await isAccepted({ origin: 'http://shop.test' })).toBe(true)
  for (const origin of ['http://evil.example', 'http://shop.test.evil.example', 'null'])
    expect([origin, await isAccepted({ origin })]).toEqual([origin, false])
  expect(await isAccepted({ 'sec-fetch-site': 'cross-site' })).toBe(false)
  for (const site of ['same-origin', 'same-site', 'none'])
    expect(await isAccepted({ 'sec-fetch-site': site })).toBe(true)
})

test('the public address of the shop counts as its own', async () => {
  const origin = 'https://zari.example'
  expect(await isAccepted({ origin })).toBe(false)
  expect(await isAccepted({ origin }, { publicUrl: 'https://zari.example/' })).toBe(true)
})

test('only pages get the cookie, for the whole shop and no other site', async () => {
  const cookie = (await app.request('/')).headers.get('set-cookie')
  expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/)
  const api = new Hono().use(giveCsrfCookie(null))
  api.get('/', c => c.json({}))
  api.get('/bare', () => new Response(null, { status: 204 }))
  for (const path of ['/', '/bare']) expect((await api.request(path)).headers.get('set-cookie')).toBeNull()
})

test('the cookie is for https only where the request or the proxy came by it', async () => {
  const isSecure = async (url: string, headers: HeadersInit = {}) =>
    (await app.request(url, { headers })).headers.get('set-cookie')?.includes('Secure')
  expect(await isSecure('https://shop.test/')).toBe(true)
  expect(await isSecure('http://shop.test/', { 'x-forwarded-proto': 'https' })).toBe(true)
  expect(await isSecure('http://shop.test/', { 'x-forwarded-proto': 'http' })).toBe(false)
})
