import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { emptyShopFolder } from '../../test-support/shop-folders.ts'
import { startShop } from '../../test-support/start-shop.ts'

const folder = await emptyShopFolder()
const shop = await startShop({ DATA_DIR: folder.path, DEMO: '0' })
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
