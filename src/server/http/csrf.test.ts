import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountCsrfToken, refuseForgedRequests } from './csrf.ts'

function tokenApp(publicUrl: string | null = null) {
  const app = new Hono()
  mountCsrfToken(app, publicUrl)
  return app
}

test('a browser gets a token of its own, as a cookie and in the answer, which no cache may keep', async () => {
  const answer = await tokenApp().request('/api/csrf-token')
  const { csrfToken } = await answer.json()
  expect(answer.headers.get('set-cookie')).toBe(`XSRF-TOKEN=${csrfToken}; Path=/; SameSite=Lax`)
  expect(csrfToken).toMatch(/^[\w-]{22}$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const other = await tokenApp().request('/api/csrf-token')
  expect((await other.json()).csrfToken).not.toBe(csrfToken)
})

test('a browser that has a token keeps it', async () => {
  const again = await tokenApp().request('/api/csrf-token', { headers: { cookie: 'XSRF-TOKEN=known' } })
  expect(await again.json()).toEqual({ csrfToken: 'known' })
  expect(again.headers.get('set-cookie')).toBeNull()
})

test('the cookie of a shop that is public under https travels by https only', async () => {
  const cookieOf = async (publicUrl: string | null) =>
    (await tokenApp(publicUrl).request('/api/csrf-token')).headers.get('set-cookie')
  expect(await cookieOf('https://shop.example')).toMatch(
    /^__Host-XSRF-TOKEN=[\w-]{22}; Path=\/; Secure; SameSite=Lax$/,
  )
  expect(await cookieOf(null)).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/)
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

test('the cookie of https counts before one that plain http may have set', async () => {
  const cookie = 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=abc'
  expect(await isAccepted({ cookie, 'x-xsrf-token': 'abc' })).toBe(true)
  expect(await isAccepted({ cookie, 'x-xsrf-token': 'planted' })).toBe(false)
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

test('plain http is another site than the shop’s own https', async () => {
  const publicUrl = 'https://shop.test'
  expect(await isAccepted({ origin: 'https://shop.test' }, { publicUrl })).toBe(true)
  expect(await isAccepted({ origin: 'http://shop.test' }, { publicUrl })).toBe(false)
  const proto = { 'x-forwarded-proto': 'https' }
  expect(await isAccepted({ origin: 'https://shop.test', ...proto })).toBe(true)
  expect(await isAccepted({ origin: 'http://shop.test', ...proto })).toBe(false)
})

test('a shop with a public name is also reached at the machine it runs on', async () => {
  const publicUrl = 'https://zari.example'
  expect(await isAccepted({ origin: 'http://shop.test' }, { publicUrl })).toBe(true)
})

test('the cookie is for https only where the request or the proxy came by it', async () => {
  const isSecure = async (url: string, headers: HeadersInit = {}) =>
    (await tokenApp().request(url, { headers })).headers.get('set-cookie')?.includes('Secure')
  expect(await isSecure('https://shop.test/api/csrf-token')).toBe(true)
  expect(await isSecure('http://shop.test/api/csrf-token', { 'x-forwarded-proto': 'https' })).toBe(true)
  expect(await isSecure('http://shop.test/api/csrf-token', { 'x-forwarded-proto': 'https, http' })).toBe(true)
  expect(await isSecure('http://shop.test/api/csrf-token', { 'x-forwarded-proto': 'http' })).toBe(false)
})
