import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { needOwnHost, ownOrigin } from './own-origin.ts'

const shop = { publicUrl: null, host: '0.0.0.0' }

/** What a request to this URL finds, that came in on this address of the machine. */
async function originOf(
  url: string,
  settings: Partial<typeof shop> | { publicUrl: string } = {},
  localAddress?: string,
) {
  const app = new Hono()
  app.get('*', c => c.json(ownOrigin(c, { ...shop, ...settings })))
  const answer = await app.request(url, {}, { incoming: { socket: { localAddress } } })
  return answer.json()
}

test('PUBLIC_URL decides, whatever the request says', async () => {
  const publicUrl = 'https://shop.example'
  expect(await originOf('http://evil.example/', { publicUrl })).toBe(publicUrl)
  expect(await originOf('http://localhost:3000/', { publicUrl })).toBe(publicUrl)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://127.0.10.100', 'http://[::1]:3000'])(
  'without it, %s is this very machine',
  async origin => {
    expect(await originOf(`${origin}/forgot-password?next=1`)).toBe(origin)
  },
)

test.each([
  ['the address it was told to listen on', 'http://192.168.1.10:3000', { host: '192.168.1.10' }, undefined],
  ['the name it was told to listen on', 'http://shop.lan:3000', { host: 'shop.lan' }, undefined],
  ['the address the connection came in on', 'http://192.168.1.10:3000', {}, '192.168.1.10'],
  ['that address as a socket of IPv6 writes it', 'http://192.168.1.10:3000', {}, '::ffff:192.168.1.10'],
  ['an address of IPv6', 'http://[fd00::5]:3000', {}, 'fd00::5'],
])('without it, %s is the shop’s own', async (_what, origin, settings, localAddress) => {
  expect(await originOf(`${origin}/`, settings, localAddress)).toBe(origin)
})

test.each([
  'http://evil.example/',
  'http://localhost.evil.example/',
  'http://evil-localhost/',
  'http://127.0.0.1.evil.example/',
  'http://evil.example:3000/#127.0.0.1',
  'http://192.168.1.99:3000/',
])('a claim like %s is not believed', async url => {
  expect(await originOf(url, {}, '192.168.1.10')).toBeNull()
  expect(await originOf(url, {}, undefined)).toBeNull()
})

test('a request without a connection is believed only about this machine', async () => {
  const app = new Hono()
  app.get('*', c => c.json(ownOrigin(c, shop)))
  for (const env of [undefined, {}, { incoming: {} }]) {
    expect(await (await app.request('http://evil.example/', {}, env)).json()).toBeNull()
    expect(await (await app.request('http://localhost/', {}, env)).json()).toBe('http://localhost')
  }
})

test('a sitemap names no host that a visitor made up', async () => {
  const statusOf = async (url: string, settings = {}) => {
    const app = new Hono()
    app.use('/sitemap.xml', needOwnHost({ ...shop, ...settings }))
    app.get('/sitemap.xml', c => c.text('sitemap'))
    return (await app.request(url, {}, { incoming: { socket: { localAddress: '10.0.0.5' } } })).status
  }
  expect(await statusOf('http://evil.example/sitemap.xml')).toBe(404)
  expect(await statusOf('http://10.0.0.5/sitemap.xml')).toBe(200)
  expect(await statusOf('http://evil.example/sitemap.xml', { publicUrl: 'https://shop.example' })).toBe(200)
})
