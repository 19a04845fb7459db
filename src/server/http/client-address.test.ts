import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { clientAddress, networkOf } from './client-address.ts'
import { limits } from './rate-limits.ts'

test('all addresses of one IPv6 network count as one caller', () => {
  const network = '2001:db8:0:7::/64'
  for (const address of ['2001:db8:0:7::1', '2001:0DB8::7:a:b:c:d', '2001:db8:0:7:ffff:ffff:ffff:ffff'])
    expect(networkOf(address)).toBe(network)
  expect(networkOf('2001:db8:0:8::1')).not.toBe(network)
  expect(networkOf('::1')).toBe('::/64')
  for (const zoned of ['fe80::1%eth0', 'fe80::1%eth1', '[fe80::2%3]:443'])
    expect(networkOf(zoned)).toBe('fe80::/64')
})

test('an address of IPv4 counts alone, however it is written and whatever its port', () => {
  const spellings = ['203.0.113.9', ' 203.0.113.9 ', '203.0.113.9:443', '203.0.113.9:50123']
  for (const spelling of [...spellings, '::ffff:203.0.113.9', '::FFFF:cb00:7109', '[::ffff:203.0.113.9]:80'])
    expect(networkOf(spelling)).toBe('203.0.113.9')
})

test('an address of IPv6 with a port counts without it', () => {
  expect(networkOf('[2001:db8:0:7::1]:50123')).toBe('2001:db8:0:7::/64')
  expect(networkOf('[2001:db8:0:7::1]')).toBe('2001:db8:0:7::/64')
})

test.each([
  '',
  'local',
  'a:b',
  '1.2.3',
  '0x7f.1.1.1',
  '010.1.1.1',
  '[1.2',
  '1.2.3.4:x',
  '::1::',
  '%',
  '127.1',
])('what is no address is told apart from one: %j', text => {
  expect(networkOf(text)).toBeNull()
})

test('who tries from one address of theirs after another is stopped', async () => {
  const shop = await createTestApp({ rateLimits: true, trustProxy: true })
  const { max } = limits.trackPerAddress
  const track = async (network: number, nth: number) => {
    const headers = { 'x-forwarded-for': `2001:db8:0:${network}::${nth}` }
    const body = { number: String(1000 + nth), phone: '0300 1234567' }
    return (await shop.request('POST', '/api/order/track', { headers, body })).status
  }
  for (let nth = 1; nth <= max; nth++) expect(await track(7, nth)).toBe(404)
  expect([await track(7, max + 1), await track(8, max + 1)]).toEqual([429, 404])
})

test('who invents a text or a port for each try is stopped at the limit of one address', async () => {
  const shop = await createTestApp({ rateLimits: true, trustProxy: true })
  const { max } = limits.trackPerAddress
  const track = async (forwarded: string, nth: number) => {
    const body = { number: String(1000 + nth), phone: '0300 1234567' }
    const headers = { 'x-forwarded-for': forwarded }
    return (await shop.request('POST', '/api/order/track', { headers, body })).status
  }
  for (let nth = 1; nth <= max; nth++) {
    expect(await track(`203.0.113.9:${nth}`, nth)).toBe(404)
    expect(await track(`junk ${nth}`, 500 + nth)).toBe(404)
  }
  expect(await track('203.0.113.9:60000', 1_999)).toBe(429)
  expect(await track('more junk', 1_999)).toBe(429)
})

/** The address the shop counts a request under; `socket` is what the connection itself says. */
async function addressOf(forwarded: string | null, { trustProxy = true, socket = '192.0.2.1' } = {}) {
  const app = new Hono()
  app.get('/', c => c.text(clientAddress(c, trustProxy)))
  const headers: HeadersInit = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } })
  return answer.text()
}

test('behind a proxy only the last entry of X-Forwarded-For counts: the caller may have made up the others', async () => {
  expect(await addressOf('198.51.100.7, 203.0.113.9')).toBe('203.0.113.9')
  expect(await addressOf('203.0.113.9')).toBe('203.0.113.9')
  expect(await addressOf('198.51.100.7,  2001:db8:0:7::1 ')).toBe('2001:db8:0:7::/64')
})

test('the address of the connection counts without a trusted proxy, or when the proxy names none that is one', async () => {
  expect(await addressOf('198.51.100.7, 203.0.113.9', { trustProxy: false })).toBe('192.0.2.1')
  for (const forwarded of [null, '', '198.51.100.7, ', 'unknown', '_hidden', "' or 1=1"])
    expect(await addressOf(forwarded)).toBe('192.0.2.1')
  expect(await addressOf(null, { socket: 'no address' })).toBe('unknown')
})

test('a request without a connection counts as local', async () => {
  const app = new Hono()
  app.get('/', c => c.text(clientAddress(c, true)))
  expect(await (await app.request('/')).text()).toBe('local')
})
