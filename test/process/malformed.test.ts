import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { api } from '../../src/contract/api.ts'
import { remote } from '../../test-support/remote-client.ts'
import { endSent, headOf, sendPart } from '../../test-support/send-part.ts'
import { emptyShopFolder } from '../../test-support/shop-folders.ts'
import { tokenFor } from '../../test-support/sign-in.ts'
import { startShop } from '../../test-support/start-shop.ts'

const folder = await emptyShopFolder()
const admin = { email: 'owner@shop.test', password: 'a-password-of-the-owner' }
const shop = await startShop({
  DATA_DIR: folder.path,
  DEMO: '0',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
afterAll(async () => {
  await shop.stop()
  await folder.remove()
})

/** What the shop answers to these very bytes. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.end(request)
  return text(socket)
}

test('a request with an impossible host is refused in JSON, with the headers of every answer', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nHost: a b"c\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('"code":"invalid"')
})

test('unknown requests to pages are answered and log no stack trace', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status } = await fetch(`${shop.url}/login`, { method })
    expect([method, status >= 400 && status < 500]).toEqual([method, true])
  }
  expect((await fetch(`${shop.url}/nowhere`)).status).toBe(404)
  expect(shop.output()).not.toContain('failed:')
})

test('pages say how long they may be cached', async () => {
  const first = await fetch(`${shop.url}/`)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('set-cookie')).toBeNull()
  const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(await first.text())
  const asset = await fetch(shop.url + (script?.[1] ?? script?.[2]))
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-encoding')).toMatch(/br|gzip/)
  expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a request that breaks off is one line of the log, without a stack', async () => {
  const token = await tokenFor(remote(shop.url), admin)
  const [chunked, form] = ['Transfer-Encoding: chunked', 'multipart/form-data; boundary=x']
  const texts = [
    `${headOf({ path: api.cart.add.path, token })}{`,
    `${headOf({ path: api.payments.webhook.path, length: chunked })}1\r\n{`,
    `${headOf({ path: api.catalogue.import.path, token, type: form })}-`,
    ...['/', '/search?q=lawn', '/account', api.orders.all.path].map(
      path => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    ),
  ]
  const brokenOff = () =>
    new Set(shop.output().match(/"call":"[^"]+","msg":"A request broke off before its body was there"/g))
  // A busy machine may break one off before the shop has begun to read it, which then is none.
  await expect
    .poll(async () => {
      for (const text of texts) sendPart(shop.url, text)
      await remote(shop.url).catalogue.newArrivals()
      endSent()
      return [...brokenOff()]
    })
    .toHaveLength(3)
  for (const { method, path } of [api.cart.add, api.payments.webhook, api.catalogue.import])
    expect([...brokenOff()].join()).toContain(`"call":"${method} ${path}"`)
  expect(shop.output()).not.toMatch(/stack|aborted/)
})
