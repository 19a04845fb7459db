import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { runInBatches } from './run-in-batches.ts'

/** A batcher whose reads end when the test says so. */
function openReads(options?: Parameters<typeof runInBatches>[1]) {
  const reads: { keys: readonly string[]; end: () => void; fail: () => void }[] = []
  const read = runInBatches((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const end = () => resolve(keys.map(key => key.toUpperCase()))
    reads.push({ keys, end, fail: () => reject(new Error('The database is away')) })
    return promise
  }, options)
  /** The keys of each read that has begun, once everybody who was let in has begun. */
  const begun = async () => {
    await nextTurn()
    return reads.map(each => each.keys)
  }
  return { read, reads, begun }
}

test('a read that comes alone begins at once, and so does a second one', async () => {
  const { read, begun } = openReads()
  void read('a')
  expect(await begun()).toEqual([['a']])
  void read('b')
  expect(await begun()).toEqual([['a'], ['b']])
})

test('whoever asks in the same turn shares a read, also where nothing lets others in while it runs', async () => {
  const shared: (readonly string[])[] = []
  const read = runInBatches(async (keys: readonly string[]) => {
    shared.push(keys)
    return keys
  })
  expect(await Promise.all(['a', 'b', 'c'].map(read))).toEqual(['a', 'b', 'c'])
  expect(shared).toEqual([['a', 'b', 'c']])
})

test('whoever asks while two reads run shares the next one, and everybody gets their own answer', async () => {
  const { read, reads, begun } = openReads()
  const first = read('a')
  await begun()
  const second = read('b')
  await begun()
  const answers = ['c', 'd', 'c'].map(read)
  expect(await begun()).toEqual([['a'], ['b']])
  reads[1]?.end()
  expect(await second).toBe('B')
  expect(await begun()).toEqual([['a'], ['b'], ['c', 'd', 'c']])
  reads[0]?.end()
  reads[2]?.end()
  expect(await Promise.all([first, ...answers])).toEqual(['A', 'C', 'D', 'C'])
  void read('e')
  expect(await begun()).toHaveLength(4)
})

test('a batch holds fifty at most, and the rest follow', async () => {
  const { read, reads, begun } = openReads({ maxRunning: 1 })
  const answers = Array.from({ length: 60 }, (_, nth) => read(`key ${nth}`))
  expect((await begun()).map(keys => keys.length)).toEqual([50])
  reads[0]?.end()
  await answers[0]
  expect((await begun()).map(keys => keys.length)).toEqual([50, 10])
})

test('an answer may be promised', async () => {
  const work = runInBatches(async (keys: readonly string[]) =>
    keys.map(async key => {
      if (key === 'b') throw new Error('Not b')
      return key.toUpperCase()
    }),
  )
  expect(await work('a')).toBe('A')
  await expect(work('b')).rejects.toThrow('Not b')
})

test('a read that fails fails for its own keys only', async () => {
  const { read, reads, begun } = openReads({ maxRunning: 1 })
  const first = read('a')
  await begun()
  const refused = ['b', 'c'].map(key => expect(read(key)).rejects.toThrow('The database is away'))
  reads[0]?.end()
  expect(await first).toBe('A')
  await begun()
  const next = read('d')
  reads[1]?.fail()
  await Promise.all(refused)
  expect(await begun()).toEqual([['a'], ['b', 'c'], ['d']])
  reads[2]?.end()
  expect(await next).toBe('D')
})

test('when a batch takes long the next one begins, and everybody still gets their own answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { read, reads, begun } = openReads({ maxRunning: 1, nextAfterMs: 250 })
  try {
    const first = read('a')
    await begun()
    const answers = ['b', 'c'].map(read)
    vi.advanceTimersByTime(249)
    expect(await begun()).toEqual([['a']])
    vi.advanceTimersByTime(1)
    expect(await begun()).toEqual([['a'], ['b', 'c']])
    reads[0]?.end()
    expect(await first).toBe('A')
    // The batch that took long frees its place only once.
    const last = ['d', 'e'].map(read)
    expect(await begun()).toHaveLength(2)
    reads[1]?.end()
    expect(await Promise.all(answers)).toEqual(['B', 'C'])
    await begun()
    reads[2]?.end()
    expect(await Promise.all(last)).toEqual(['D', 'E'])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('while a thousand wait, more is refused as busy, and taken again later', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const read = runInBatches(
    async (keys: readonly number[]) => {
      await opened
      return keys
    },
    { maxRunning: 1 },
  )
  const first = read(0)
  await nextTurn()
  const waiting = Array.from({ length: 1_000 }, (_, nth) => read(nth))
  await expect(read(1)).rejects.toMatchObject({ code: 'busy', retryAfter: 2 })
  open()
  expect(await Promise.all([first, ...waiting])).toHaveLength(1_001)
  expect(await read(2)).toBe(2)
})

test('what comes alone is done in the name of its request, what is shared in that of none', async () => {
  const request = new AsyncLocalStorage<string>()
  const named: (string | undefined)[] = []
  const read = runInBatches(async (keys: readonly string[]) => {
    named.push(request.getStore())
    return keys
  })
  await request.run('a', () => read('a'))
  await Promise.all(['b', 'c'].map(key => request.run(key, () => read(key))))
  expect(named).toEqual(['a', undefined])
})
