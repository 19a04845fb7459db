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
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an address of IPv4 counts alone, however it is written, and what is no address as it is', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  for (const other of ['local', 'unknown', 'a:b']) expect(networkOf(other)).toBe(other)
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

test('the address of the connection counts without a trusted proxy, or when the proxy names none', async () => {
  expect(await addressOf('198.51.100.7, 203.0.113.9', { trustProxy: false })).toBe('192.0.2.1')
  for (const forwarded of [null, '', '198.51.100.7, ']) expect(await addressOf(forwarded)).toBe('192.0.2.1')
})

test('a request without a connection counts as local', async () => {
  const app = new Hono()
  app.get('/', c => c.text(clientAddress(c, true)))
  expect(await (await app.request('/')).text()).toBe('local')
})
