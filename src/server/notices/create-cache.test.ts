import { expect, test } from 'vitest'
import { createCache } from './create-cache.ts'
import type { Notice } from './notice.ts'
import type { NoticeReader } from './open-notices.ts'

const frock = 'product frock'

function openCache(options: Partial<Parameters<typeof createCache<string>>[1]> = {}) {
  const readers: NoticeReader[] = []
  const state = { isListening: true, now: 1_000 }
  const notices = {
    subscribe: (reader: NoticeReader) => void readers.push(reader),
    isListening: () => state.isListening,
    waitForNotices: async () => {},
    stop: async () => {},
  }
  const cache = createCache<string>(notices, { max: 10, ...options })
  const tell = (notice: Notice) => {
    for (const reader of readers) reader.onNotice(notice)
  }
  const miss = () => {
    for (const reader of readers) reader.onGap()
  }
  const keep = (key: string, dependsOn: string[] = [], value = key) =>
    cache.fill(async keepIt => keepIt(key, value, { dependsOn, from: 1_000, until: 60_000 }))
  return { cache, state, tell, miss, keep }
}

const edit = (productId: string, change: 'listing' | 'fields' | 'links' | 'hidden' = 'fields') =>
  ({ kind: 'product', productId, change, categories: ['frocks'] }) as const

test('a value is kept until a notice ends a name it depends on, or its own', async () => {
  const { cache, tell, keep } = openCache()
  await keep('a', [frock])
  await keep('b', ['product kurta'])
  await keep(frock)
  tell(edit('frock'))
  tell({ kind: 'sales' })
  expect(['a', 'b', frock].map(key => cache.get(key))).toEqual([undefined, 'b', undefined])
})

test.each([
  { change: 'hidden', ended: ['itself'] },
  { change: 'links', ended: ['itself', 'links'] },
  { change: 'fields', ended: ['itself', 'category', 'shop'] },
  { change: 'listing', ended: ['itself', 'category', 'shop', 'newest', 'newest of category'] },
] as const)('a change of $change ends the product and the lists it concerns', async ({ change, ended }) => {
  const { cache, tell, keep } = openCache()
  const dependencies = {
    itself: frock,
    category: 'category frocks',
    shop: 'shop',
    newest: 'listing',
    'newest of category': 'listing frocks',
    links: 'links',
    deals: 'deals',
    other: 'product kurta',
    'other category': 'category kurtas',
  }
  for (const [key, name] of Object.entries(dependencies)) await keep(key, [name])
  tell(edit('frock', change))
  const gone = Object.keys(dependencies).filter(key => cache.get(key) === undefined)
  expect(gone.toSorted()).toEqual([...ended].toSorted())
})

test('what ends while it is read is not kept; what ends otherwise changes nothing', async () => {
  const { cache, tell } = openCache()
  const readWhile = (notice: Notice) =>
    cache.fill(async keep => {
      tell(notice)
      return keep('a', 'A', { dependsOn: [frock] })
    })
  expect(await readWhile(edit('frock'))).toBe(0)
  expect(cache.get('a')).toBeUndefined()
  expect(await readWhile({ kind: 'products' })).toBe(0)
  await readWhile(edit('kurta'))
  expect(cache.get('a')).toBe('A')
})

test('nothing is kept while notices may be missed, nor what was read or kept then', async () => {
  const { cache, state, miss, keep } = openCache()
  await keep('a')
  await cache.fill(async keepIt => {
    state.isListening = false
    miss()
    state.isListening = true
    keepIt('b', 'B')
  })
  state.isListening = false
  await cache.fill(async keepIt => {
    state.isListening = true
    keepIt('c', 'C')
  })
  expect(['a', 'b', 'c'].map(key => cache.get(key))).toEqual([undefined, undefined, undefined])
})

test('a value holds from its moment on until another, by the clock', async () => {
  const { cache, keep } = openCache()
  const heldAt = async (now: number) => {
    await keep('a')
    return cache.get('a', now)
  }
  expect([await heldAt(999), await heldAt(59_999), await heldAt(60_000)]).toEqual([undefined, 'a', undefined])
})

test('those not asked for longest go first, by number or by size', async () => {
  for (const { cache, keep } of [
    openCache({ max: 2 }),
    openCache({ max: 4, sizeOf: ({ length }) => length }),
  ]) {
    await keep('aa')
    await keep('bb')
    cache.get('aa')
    await keep('cc')
    expect(['aa', 'bb', 'cc'].map(key => cache.get(key))).toEqual(['aa', undefined, 'cc'])
  }
})

test('a value read anew takes the place and the dependencies of the one before', async () => {
  const { cache, tell, keep } = openCache()
  await keep('a', [frock], 'old')
  await keep('a', ['product kurta'], 'new')
  tell(edit('frock'))
  expect(cache.get('a')).toBe('new')
  tell(edit('kurta'))
  expect(cache.get('a')).toBeUndefined()
})

test('who asks for what is being read shares it, unless something has ended since', async () => {
  const { cache, tell } = openCache()
  const gate = Promise.withResolvers<void>()
  let reads = 0
  const load = () =>
    cache.load('a', async () => {
      await gate.promise
      return ++reads
    })
  const [first, shared] = [load(), load()]
  expect(cache.isLoading('a')).toBe(true)
  tell(edit('frock'))
  const later = load()
  gate.resolve()
  expect(await Promise.all([first, shared, later])).toEqual([1, 1, 2])
  expect(cache.isLoading('a')).toBe(false)
})

function openLagging() {
  const state = { now: 1_000 }
  return { ...openCache({ lag: { ms: 900, now: () => state.now } }), clock: state }
}

test('stock ends what shows the product, 0.9 s after it was made at the earliest', async () => {
  const { cache, tell, keep, clock } = openLagging()
  await keep('frock', ['stock frock'])
  await keep('kurta', ['stock kurta'])
  // Many orders cannot keep it for longer.
  for (clock.now = 1_100; clock.now < 1_900; clock.now += 100) tell({ kind: 'stock', productId: 'frock' })
  expect(cache.get('frock', 1_899)).toBe('frock')
  expect([cache.get('frock', 1_900), cache.get('kurta', 59_999)]).toEqual([undefined, 'kurta'])
  clock.now = 30_000
  tell({ kind: 'stock', productId: 'kurta' })
  expect(cache.get('kurta', 30_000)).toBeUndefined()
})

test('stock that changes while a value is read lets it live for 0.9 s', async () => {
  const { cache, tell } = openLagging()
  const until = await cache.fill(async keep => {
    tell({ kind: 'stock', productId: 'frock' })
    return keep('a', 'A', { dependsOn: ['stock frock'], from: 1_000 })
  })
  expect(until).toBe(1_900)
})
