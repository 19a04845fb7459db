import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { type Ask, fetchPicture } from './fetch-picture.ts'
import { isPublicAddress, publicLookup } from './public-lookup.ts'

const wanted = new AbortController().signal

type Answer = { status: number; location?: string; parts?: Buffer[] }

/** A site that answers each address like this, and what it was asked. */
function site(answers: Record<string, Answer>) {
  const asked: string[] = []
  const ask: Ask = async url => {
    asked.push(url.href)
    const { status, location, parts = [] } = answers[url.href] ?? { status: 404 }
    const body = async function* () {
      yield* parts
    }
    return Object.assign(body(), { statusCode: status, headers: location ? { location } : {} })
  }
  return { ask, asked }
}

test('a picture is fetched whole, also from where it was moved to', async () => {
  const { ask, asked } = site({
    'https://a.example/1.jpg': { status: 302, location: '/2.jpg' },
    'https://a.example/2.jpg': { status: 200, parts: [Buffer.from('ab'), Buffer.from('c')] },
  })
  expect(Buffer.from(await fetchPicture('https://a.example/1.jpg', wanted, ask)).toString()).toBe('abc')
  expect(asked).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg'])
})

test.each([
  'http://a.example/1.jpg',
  'https://a.example:8443/1.jpg',
  'https://user:word@a.example/1.jpg',
  'https://127.0.0.1/1.jpg',
  'https://2130706433/1.jpg',
  'https://0x7f.1/1.jpg',
  'https://10.0.0.5/1.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/1.jpg',
  'https://[::ffff:10.0.0.5]/1.jpg',
  'https://[fd00::1]/1.jpg',
])('%s is never asked, nor followed to', async url => {
  const direct = site({})
  await expect(fetchPicture(url, wanted, direct.ask)).rejects.toThrow(/^is no /)
  expect(direct.asked).toEqual([])
  const moved = site({ 'https://a.example/1.jpg': { status: 301, location: url } })
  await expect(fetchPicture('https://a.example/1.jpg', wanted, moved.ask)).rejects.toThrow(/^is no /)
  expect(moved.asked).toEqual(['https://a.example/1.jpg'])
})

test('a name that leads into this machine is not connected to', async () => {
  let connections = 0
  const server = createServer(() => connections++).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await expect(fetchPicture('https://localhost/1.jpg', wanted)).rejects.toThrow(
    'localhost is no public address',
  )
  server.close()
  expect(connections).toBe(0)
})

test('a name of which one address is not public is refused', async () => {
  const find = (addresses: string[]) =>
    new Promise((resolve, reject) =>
      publicLookup(async () => addresses.map(address => ({ address, family: 4 })))(
        'a.example',
        { all: true },
        (error, found) => (error ? reject(error) : resolve(found)),
      ),
    )
  expect(await find(['93.184.216.34'])).toEqual([{ address: '93.184.216.34', family: 4 }])
  await expect(find(['93.184.216.34', '192.168.1.1'])).rejects.toThrow('no public address')
  await expect(find([])).rejects.toThrow('no public address')
})

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['64:ff9b::a00:5', false],
  ['2002:a00:5::', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('a picture without end, a failure and a circle are given up', async () => {
  const url = 'https://a.example/1.jpg'
  const large = Array.from({ length: 11 }, () => Buffer.alloc(1024 * 1024))
  await expect(fetchPicture(url, wanted, site({ [url]: { status: 200, parts: large } }).ask)).rejects.toThrow(
    '10 MB',
  )
  await expect(fetchPicture(url, wanted, site({ [url]: { status: 500 } }).ask)).rejects.toThrow(
    'answered 500',
  )
  const circle = site({ [url]: { status: 302, location: url } })
  await expect(fetchPicture(url, wanted, circle.ask)).rejects.toThrow('moved too often')
  expect(circle.asked).toHaveLength(4)
})
