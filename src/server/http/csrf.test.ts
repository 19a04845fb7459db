import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { giveCsrfCookie } from './csrf.ts'

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
