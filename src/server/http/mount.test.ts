import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { deafNotices } from '../../../test-support/deaf-notices.ts'
import { makeUser, orderData, signUpInput } from '../../../test-support/factories.ts'
import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { createApp } from '../app.ts'
import { toErrorAnswer } from './errors.ts'
import { mountApi, type Route } from './mount.ts'

const shop = await createTestApp()
const [buyer, admin] = [await makeUser(shop), await makeUser(shop, 'admin')]

const rows = Object.values(api).flatMap(group => Object.values<Endpoint>(group))
const oneEach: Route[] = rows.map(row => ({ row, handle: async () => ({}) }))

test('a row of the contract without a handler, or with two, keeps the shop from starting', () => {
  const mount = (routes: Route[]) => mountApi(new Hono(), shop.deps, routes, async () => {})
  expect(() => mount(oneEach)).not.toThrow()
  expect(() => mount(oneEach.slice(1))).toThrow('has 0 handlers')
  expect(() => mount([...oneEach, ...oneEach.slice(0, 1)])).toThrow('has 2 handlers')
})

test.each([
  ['x', 'cart_empty'],
  ['~!'.repeat(100), 'cart_empty'],
  ['x'.repeat(201), 'invalid'],
  ['two words', 'invalid'],
  ['x\u00e9', 'invalid'],
  ['', 'invalid'],
])('an order with the Idempotency-Key %j is answered with %s', async (key, code) => {
  const init = { token: buyer.token, headers: { 'idempotency-key': key }, body: orderData() }
  const answer = await shop.request('POST', '/api/order/create', init)
  expect((await answer.json()).error.code).toBe(code)
})

test('what anyone may read can be kept if it is checked again; all else is kept nowhere', async () => {
  const cacheOf = async (...call: Parameters<typeof shop.request>) => {
    const answer = await shop.request(...call)
    expect(answer.status).toBeLessThan(300)
    return answer.headers.get('cache-control')
  }
  expect(await cacheOf('GET', '/api/product/new-arrivals')).toBe('no-cache')
  expect(await cacheOf('GET', '/api/cart/get', { token: buyer.token })).toBe('no-store')
  expect(await cacheOf('POST', '/api/user/signup', { body: signUpInput() })).toBe('no-store')
})

test('a call with another method is refused with the one to use', async () => {
  const answer = await createApp(shop.deps).request('/api/user/login', { method: 'PUT' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await answer.json()).toEqual({ error: { code: 'method_not_allowed', message: 'Use POST here.' } })
})

test('a call of the staff is refused to a shopper, and every call of an account to a guest', async () => {
  const codeFor = async (path: string, token?: string) =>
    (await (await shop.request('GET', path, token === undefined ? {} : { token })).json()).error?.code
  expect(await codeFor('/api/order/all', buyer.token)).toBe('forbidden')
  expect(await codeFor('/api/order/all', admin.token)).toBeUndefined()
  expect(await codeFor('/api/order/all')).toBe('unauthenticated')
  expect(await codeFor('/api/order/all', 'unknown')).toBe('unauthenticated')
})

test('wrong input is refused with a message for each field, and the first of them', async () => {
  const body = { ...signUpInput(), email: 'none', phone: 'none' }
  const { error } = await (await shop.request('POST', '/api/user/signup', { body })).json()
  expect(Object.keys(error.fields)).toEqual(['email', 'phone'])
  expect(error.message).toBe(error.fields.email)
  const whole = await (await shop.request('POST', '/api/user/signup', { body: '[]' })).json()
  expect(whole.error.fields).toEqual({ body: whole.error.message })
})

/** The calls of the contract, all handled alike. */
function mountAll(handle: () => Promise<unknown>, notices = deafNotices) {
  const app = new Hono()
  app.onError((error, c) => toErrorAnswer(error, c, shop.deps))
  const routes = rows.map(row => ({ row, handle }))
  mountApi(app, { ...shop.deps, notices, checkAnswers: false }, routes, async () => {})
  return (method: string, path: string, token: string, body: FormData | object | null = null) =>
    app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === null || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body === null || body instanceof FormData ? body : JSON.stringify(body),
    })
}

test('two uploads of a login and four in all are handled at once; other calls wait for nobody', async () => {
  const [handled, others] = [{ running: 0 }, [await makeUser(shop, 'admin'), await makeUser(shop, 'admin')]]
  const goOn = Promise.withResolvers<void>()
  const call = mountAll(async () => {
    handled.running += 1
    await goOn.promise
    return {}
  })
  const form = new FormData()
  form.set('file', new File(['x'], 'a.png', { type: 'image/png' }))
  const upload = async ({ token }: { token: string }) =>
    call('POST', '/api/product/upload-image', token, form)
  const answers: number[] = []
  const calls = Array.from({ length: 43 }, () => upload(admin))
  // Whose session is found last is refused, which need not be the last call.
  for (const each of calls) void each.then(({ status }) => answers.push(status))
  await expect.poll(() => answers).toEqual([503])
  await expect.poll(() => handled.running).toBe(2)
  calls.push(...others.flatMap(other => [upload(other), upload(other)]))
  await expect.poll(() => handled.running).toBe(4)
  calls.push(...Array.from({ length: 5 }, async () => call('GET', '/api/staff/dashboard', admin.token)))
  await expect.poll(() => handled.running).toBe(9)
  goOn.resolve()
  expect((await Promise.all(calls)).filter(({ ok }) => !ok)).toHaveLength(1)
  expect(handled.running).toBe(calls.length - 1)
})

test('what the staff change is answered once this process has heard of it; other calls need not wait', async () => {
  let waits = 0
  const waitForNotices = async () => {
    waits += 1
  }
  const call = mountAll(async () => ({}), { ...deafNotices, waitForNotices })
  for (const [method, path, token, body, expected] of [
    ['GET', '/api/staff/dashboard', admin.token, null, 0],
    ['POST', '/api/user/logout', buyer.token, null, 0],
    ['POST', '/api/order/note/one', admin.token, { text: 'A present.' }, 1],
  ] as const) {
    const answer = await call(method, path, token, body)
    expect([path, answer.status, waits]).toEqual([path, 200, expected])
  }
})
