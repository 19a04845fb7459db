import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAnswerStore, type Entry, endAfter } from './answer-store.ts'
import { toCachedAnswer, variantOf } from './cached-answer.ts'

const frock = '01936b2e-7c1a-7e5e-9b8a-3f0d2c4b5a69'
const kurta = '01936b2e-7c1a-7e5e-9b8a-3f0d2c4b5a70'

/** An answer made at 1 s that lasts until 60 s, of about `size` bytes. */
function entryOf(key: string, { text = '', size = 0, changesWith = [] as Entry['changesWith'] } = {}): Entry {
  const bytes = Buffer.from(text.padEnd(size))
  const answer = toCachedAnswer(200, new Headers({ 'content-type': 'text/plain' }), bytes)
  return { key, answer, changesWith, madeAt: 1_000, endsAt: 60_000 }
}

function storeOf(...entries: Entry[]) {
  const store = createAnswerStore(1_000_000)
  for (const entry of entries) store.add(entry)
  return store
}

test('an answer is kept until its moment has come', () => {
  const store = storeOf(entryOf('a'))
  expect(store.get('a', 59_999)).not.toBeNull()
  expect(store.get('a', 60_000)).toBeNull()
  expect(store.get('b', 1_000)).toBeNull()
})

test('an answer made before the clock was put back is made anew', () => {
  expect(storeOf(entryOf('a')).get('a', 999)).toBeNull()
})

test.each([
  { kind: 'catalogue' },
  { kind: 'product', productId: frock },
  { kind: 'products' },
  { kind: 'deals' },
] as const)('a change of the catalogue ends every answer at once, also one under way: $kind', notice => {
  const store = storeOf(entryOf('a'), entryOf('b'))
  store.heard(notice, 1_001)
  expect(endAfter(entryOf('c'), notice, 1_001)).toBe(1_001)
  expect([store.get('a', 1_001), store.get('b', 1_001)]).toEqual([null, null])
  expect(store.bytes()).toBe(0)
})

test('stock ends the answers that show the product, 0.9 s after they were made at the earliest', () => {
  const store = storeOf(entryOf('frock', { text: `id ${frock}` }), entryOf('kurta', { text: kurta }))
  store.heard({ kind: 'stock', productId: frock }, 1_200)
  expect(store.get('frock', 1_899)).not.toBeNull()
  expect(store.get('frock', 1_900)).toBeNull()
  expect(store.get('kurta', 59_999)).not.toBeNull()
})

test('an answer that is old already ends with the first order', () => {
  const store = storeOf(entryOf('frock', { text: frock }))
  store.heard({ kind: 'stock', productId: frock }, 30_000)
  expect(store.get('frock', 30_000)).toBeNull()
})

test('many orders cannot keep an answer for longer', () => {
  const store = storeOf(entryOf('frock', { text: frock }))
  for (let now = 1_100; now < 1_900; now += 100) store.heard({ kind: 'stock', productId: frock }, now)
  expect(store.get('frock', 1_900)).toBeNull()
})

test('sales and availability end only what changes with them', () => {
  const store = storeOf(
    entryOf('sales', { changesWith: ['sales'] }),
    entryOf('lists', { changesWith: ['availability'] }),
    entryOf('page'),
  )
  store.heard({ kind: 'sales' }, 5_000)
  expect(['sales', 'lists', 'page'].map(key => store.get(key, 5_000) !== null)).toEqual([false, true, true])
  store.heard({ kind: 'availability', productId: frock }, 5_000)
  expect(['lists', 'page'].map(key => store.get(key, 5_000) !== null)).toEqual([false, true])
})

test('beyond its bytes the store drops what was not asked for longest', () => {
  const store = createAnswerStore(100_000)
  for (const key of ['a', 'b', 'c']) store.add(entryOf(key, { size: 25_000 }))
  store.get('a', 1_000)
  store.add(entryOf('d', { size: 25_000 }))
  expect(['a', 'b', 'c', 'd'].filter(key => store.get(key, 1_000))).toEqual(['a', 'c', 'd'])
  expect(store.bytes()).toBeLessThanOrEqual(100_000)
})

test('encodings that are asked for later count as well', async () => {
  const store = createAnswerStore(100_000)
  const random = () => randomBytes(25_000).toString('latin1')
  for (const key of ['a', 'b']) store.add(entryOf(key, { text: random() }))
  const answer = store.get('b', 1_000)
  if (!answer) throw new Error('It was just kept')
  const before = store.bytes()
  await variantOf(answer, 'br')
  await variantOf(answer, 'gzip')
  await variantOf(answer, null)
  expect(store.get('b', 1_000)).not.toBeNull()
  expect(store.bytes()).toBeLessThanOrEqual(100_000)
  expect(store.bytes()).toBeGreaterThan(before / 2)
  expect(store.get('a', 1_000)).toBeNull()
})

test('an answer made anew takes the place of the one before', () => {
  const store = storeOf(entryOf('a', { text: frock }), entryOf('a', { text: kurta }))
  store.heard({ kind: 'stock', productId: frock }, 5_000)
  expect(store.get('a', 5_000)).not.toBeNull()
  store.heard({ kind: 'stock', productId: kurta }, 5_000)
  expect(store.get('a', 5_000)).toBeNull()
})
