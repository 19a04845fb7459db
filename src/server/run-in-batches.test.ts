import { expect, test, vi } from 'vitest'
import { runInBatches } from './run-in-batches.ts'

/** A batcher whose reads end when the test says so. */
function openReads() {
  const reads: { keys: readonly string[]; end: () => void; fail: () => void }[] = []
  const read = runInBatches((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const end = () => resolve(keys.map(key => key.toUpperCase()))
    reads.push({ keys, end, fail: () => reject(new Error('The database is away')) })
    return promise
  })
  return { read, reads, keys: () => reads.map(each => each.keys) }
}

test('a read that comes alone begins at once, and so does a second one', () => {
  const { read, keys } = openReads()
  void read('a')
  expect(keys()).toEqual([['a']])
  void read('b')
  expect(keys()).toEqual([['a'], ['b']])
})

test('whoever asks while two reads run shares the next one, and everybody gets their own answer', async () => {
  const { read, reads, keys } = openReads()
  const answers = ['a', 'b', 'c', 'd', 'c'].map(read)
  expect(keys()).toEqual([['a'], ['b']])
  reads[1]?.end()
  expect(await answers[1]).toBe('B')
  expect(keys()).toEqual([['a'], ['b'], ['c', 'd', 'c']])
  reads[0]?.end()
  reads[2]?.end()
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'C'])
  void read('e')
  expect(keys()).toHaveLength(4)
})

test('a batch holds fifty at most, and the rest follow', async () => {
  const { read, reads, keys } = openReads()
  const answers = Array.from({ length: 60 }, (_, nth) => read(`key ${nth}`))
  reads[0]?.end()
  await answers[0]
  expect(keys().map(each => each.length)).toEqual([1, 1, 50])
  for (const each of reads) each.end()
  await answers[10]
  expect(keys().map(each => each.length)).toEqual([1, 1, 50, 8])
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
  const { read, reads, keys } = openReads()
  const answers = ['a', 'b', 'c', 'd'].map(read)
  const refused = Promise.all(
    answers.slice(2).map(answer => expect(answer).rejects.toThrow('The database is away')),
  )
  reads[0]?.end()
  expect(await answers[0]).toBe('A')
  reads[2]?.fail()
  await refused
  reads[1]?.end()
  expect(await answers[1]).toBe('B')
  const [next, after] = [read('e'), read('f')]
  expect(keys().slice(3)).toEqual([['e'], ['f']])
  for (const each of reads) each.end()
  expect(await Promise.all([next, after])).toEqual(['E', 'F'])
})

test('when a batch takes long the next one begins, and everybody still gets their own answer', async () => {
  vi.useFakeTimers()
  const batches: { keys: readonly string[]; end: () => void }[] = []
  const work = runInBatches(
    (keys: readonly string[]) => {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>()
      batches.push({ keys, end: () => resolve(keys) })
      return promise
    },
    { maxRunning: 1, nextAfterMs: 250 },
  )
  try {
    const answers = ['a', 'b', 'c'].map(work)
    vi.advanceTimersByTime(249)
    expect(batches.map(({ keys }) => keys)).toEqual([['a']])
    vi.advanceTimersByTime(1)
    expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']])
    batches[0]?.end()
    expect(await answers[0]).toBe('a')
    // The batch that took long frees its place only once.
    const last = [work('d'), work('e')]
    expect(batches).toHaveLength(2)
    batches[1]?.end()
    expect(await Promise.all([answers[1], answers[2]])).toEqual(['b', 'c'])
    batches[2]?.end()
    expect(await Promise.all(last)).toEqual(['d', 'e'])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
