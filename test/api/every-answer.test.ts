import { expect, test } from 'vitest'
import { createTestApp } from '../../test-support/create-test-app.ts'
import { makeUser } from '../../test-support/factories.ts'

const shop = await createTestApp({ publicUrl: 'https://zari.example' })
const { token } = await makeUser(shop)

const answers: [string, string, number][] = [
  ['GET', '/api/product/new-arrivals', 200],
  ['HEAD', '/api/product/new-arrivals', 200],
  ['GET', '/api/cart/get', 401],
  ['GET', '/api/deals/get-deals', 403],
  ['GET', '/api', 404],
  ['GET', '/api/%', 404],
  ['GET', '/api/product/product/%E0%A4%A', 400],
  ['GET', '/api/product/new-arrivals?page=%E0%A4%A', 400],
  ['OPTIONS', '/api/cart/get', 405],
  ['GET', '/media/none/480.avif', 404],
  ['GET', '/media/%/480.avif', 404],
  ['GET', '/healthz', 200],
  ['GET', '/api/docs', 200],
]

test.each(answers)(
  '%s %s answers %i with every security header, and never HTML for a refusal',
  async (method, path, status) => {
    const guest = path === '/api/cart/get' && method === 'GET'
    const answer = await shop.request(method, path, guest ? {} : { token })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    )
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
    if (status >= 400) expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) } })
  },
)

test('nothing that belongs to a person, to this moment or to a refusal may be kept by a cache', async () => {
  for (const path of [
    '/api/cart/get',
    '/api/order/user/orders',
    '/api/user/verify-token',
    '/api/no-such',
    '/readyz',
  ]) {
    const answer = await shop.request('GET', path, { token })
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
  }
})

test('a wrong method is told the right one', async () => {
  const answer = await shop.request('DELETE', '/api/cart/add', { token })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})

const cookie = { cookie: 'XSRF-TOKEN=secret' }
const search = async (headers: Record<string, string>) => {
  const answer = await shop.request('POST', '/api/product/search-product', {
    body: { query: 'kurta' },
    headers,
  })
  return answer.ok ? 200 : `${answer.status} ${(await answer.json()).error.code}`
}

test.each([
  ['a program without a cookie', {}, 200],
  ['a page that repeats the cookie', { ...cookie, 'x-xsrf-token': 'secret' }, 200],
  ['a page that forgets to', cookie, '403 csrf'],
  ['one that repeats another', { ...cookie, 'x-xsrf-token': 'guess' }, '403 csrf'],
  ['the shop under its public address', { origin: 'https://zari.example' }, 200],
  ['another site', { origin: 'https://evil.example' }, '403 csrf'],
  ['a sandboxed frame', { origin: 'null' }, '403 csrf'],
  ['another site by fetch', { 'sec-fetch-site': 'cross-site' }, '403 csrf'],
] as [string, Record<string, string>, unknown][])(
  'a change asked for by %s',
  async (_who, headers, outcome) => {
    expect(await search(headers)).toBe(outcome)
  },
)

test('reading needs no proof, and a forged-looking change does not end the session', async () => {
  expect((await shop.request('GET', '/api/cart/get', { token, headers: cookie })).status).toBe(200)
  expect((await shop.request('POST', '/api/user/logout', { token, headers: cookie })).status).toBe(403)
  expect((await shop.request('GET', '/api/cart/get', { token })).status).toBe(200)
})

test('only who asks for the cookie gets it', async () => {
  const asked = await shop.request('GET', '/api/csrf-token')
  expect(asked.headers.get('set-cookie')).toMatch(
    /^__Host-XSRF-TOKEN=[\w-]{20,}; Path=\/; Secure; SameSite=Lax/,
  )
  for (const [path, init] of [
    ['/api/docs', {}],
    ['/api/cart/get', { token }],
    ['/api/product/new-arrivals', {}],
  ] as const)
    expect((await shop.request('GET', path, init)).headers.get('set-cookie'), path).toBeNull()
})
