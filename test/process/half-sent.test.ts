import { afterAll, afterEach, expect, test } from 'vitest'
import { api } from '../../src/contract/api.ts'
import { demoLogins } from '../../src/server/seed/seed-demo.ts'
import { orderData } from '../../test-support/factories.ts'
import { signInDemo, signUpAndIn } from '../../test-support/remote-client.ts'
import { endSent, type Head, headOf, sendPart } from '../../test-support/send-part.ts'
import { demoShopFolder } from '../../test-support/shop-folders.ts'
import { startShop } from '../../test-support/start-shop.ts'

const folder = await demoShopFolder()
const shop = await startShop({ DATA_DIR: folder.path, TRUST_PROXY: '1' })
const [shopper, staff] = [await signUpAndIn(shop.url), await signInDemo(shop.url, 'admin')]
afterEach(endSent)
afterAll(async () => {
  await shop.stop()
  await folder.remove()
})

const send = (text: string) => sendPart(shop.url, text)

const stall = (count: number, head: (nth: number) => Head) =>
  Array.from({ length: count }, (_, nth) => send(`${headOf(head(nth))}{`))

async function ask(
  method: string,
  path: string,
  { token = '', body }: { token?: string; body?: object } = {},
) {
  const answer = await fetch(shop.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '192.0.2.1',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  await answer.arrayBuffer()
  return answer.status
}

/** What everybody needs, each as it is answered in a quiet shop. */
async function askAll() {
  const { email, password } = demoLogins.shopper
  return {
    signIn: await ask('POST', api.accounts.login.path, { body: { email, password } }),
    cart: await ask('GET', api.cart.get.path, { token: shopper }),
    order: await ask('POST', api.orders.create.path, { token: shopper, body: orderData() }),
    staff: await ask('GET', '/api/staff/dashboard', { token: staff }),
    webhook: await ask('POST', api.payments.webhook.path, { body: {} }),
  }
}
const quiet = { signIn: 200, cart: 200, order: 409, staff: 200, webhook: 400 }

const answeredWith = (stalled: ReturnType<typeof stall>, status: number) =>
  stalled.filter(each => each.status() === status).length

const paths = [api.accounts.login.path, api.cart.add.path, api.orders.create.path, api.payments.webhook.path]

test('hundreds of requests of one client of which only a byte comes keep nobody out', async () => {
  const stalled = paths.flatMap(path => stall(300, () => ({ path, token: shopper })))
  await expect.poll(() => answeredWith(stalled, 408)).toBeGreaterThan(1_000)
  expect(await askAll()).toEqual(quiet)
  expect(answeredWith(stalled, 503)).toBe(0)
})

test('such requests of hundreds of networks keep nobody out, IPv6 among them', async () => {
  const networkOf = (nth: number) => (nth % 2 === 0 ? `198.51.100.${nth % 256}` : `2001:db8:0:${nth}::1`)
  const stalled = paths.flatMap(path =>
    stall(400, nth => ({ path, token: shopper, network: networkOf(nth) })),
  )
  await expect.poll(() => answeredWith(stalled, 408)).toBeGreaterThan(500)
  expect(await askAll()).toEqual(quiet)
})

test('addresses of one IPv6 network count as one', async () => {
  const stalled = stall(150, nth => ({ path: paths[0] ?? '', network: `2001:db8:7:7::${nth.toString(16)}` }))
  await expect.poll(() => answeredWith(stalled, 408)).toBe(100)
})

test('hundreds of requests that are not even begun, or without a length, keep nobody out', async () => {
  for (let nth = 0; nth < 300; nth++) send(`POST ${paths[0]} HTTP/1.1\r\nHost: shop.test\r\nX-`)
  const length = 'Transfer-Encoding: chunked'
  const chunked = Array.from({ length: 300 }, () =>
    send(`${headOf({ path: paths[0] ?? '', length })}64\r\n{`),
  )
  await expect.poll(() => answeredWith(chunked, 408)).toBe(250)
  expect(await askAll()).toEqual(quiet)
})

test('stalled uploads of one login keep nobody out, and the login has so many at once', async () => {
  const type = 'multipart/form-data; boundary=x'
  const stalled = stall(60, () => ({ path: api.catalogue.uploadImage.path, token: staff, type }))
  await expect.poll(() => answeredWith(stalled, 503)).toBe(18)
  expect(await askAll()).toEqual(quiet)
})

test('the webhook and the staff are waited for however many others are', async () => {
  const body = 'x'.repeat(100)
  const [webhook, ofStaff] = [
    send(headOf({ path: api.payments.webhook.path })),
    send(headOf({ path: api.catalogue.add.path, token: staff })),
  ]
  const stalled = stall(300, () => ({ path: paths[0] ?? '' }))
  await expect.poll(() => answeredWith(stalled, 408)).toBe(250)
  for (const { socket } of [webhook, ofStaff]) socket.write(body)
  await expect.poll(() => [webhook.status(), ofStaff.status()]).toEqual([400, 400])
})

test('a body in pieces is read, pipelined and over a connection that was used before', async () => {
  const { email, password } = demoLogins.shopper
  const body = JSON.stringify({ email, password })
  const head = headOf({ path: api.accounts.login.path, length: `Content-Length: ${body.length}` })
  const signIn = send(head)
  const answered = () => signIn.got.text.match(/HTTP\/1\.1 200/g)?.length ?? 0
  for (const letter of body) signIn.socket.write(letter)
  await expect.poll(answered).toBe(1)
  signIn.socket.write(head.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'))
  await expect.poll(() => signIn.got.text).toContain('HTTP/1.1 100 Continue')
  signIn.socket.write(body + head + body + head + body.slice(0, 5))
  await expect.poll(answered).toBe(3)
  signIn.socket.write(body.slice(5))
  await expect.poll(answered).toBe(4)
})
