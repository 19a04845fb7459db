import { expect, test } from 'vitest'
import { coalesceReads } from './coalesce-reads.ts'

/** Reads that end when told, with how many began. */
function readsToEnd() {
  const begun: PromiseWithResolvers<number>[] = []
  const read = coalesceReads(() => {
    const reading = Promise.withResolvers<number>()
    begun.push(reading)
    return reading.promise
  })
  return { read, begun, settle: () => new Promise(setImmediate) }
}

test('who ask at once share one read', async () => {
  const { read, begun, settle } = readsToEnd()
  const asked = [read(), read(), read()]
  await settle()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await Promise.all(asked)).toEqual([1, 1, 1])
})

test('who ask during a read share the next, which begins after it', async () => {
  const { read, begun, settle } = readsToEnd()
  const first = read()
  await settle()
  const later = [read(), read()]
  await settle()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  await settle()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2])
})

test('a failed read fails for those who share it, not for the next', async () => {
  const { read, begun, settle } = readsToEnd()
  const first = read()
  await settle()
  const later = read()
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settle()
  begun[1]?.resolve(2)
  expect(await later).toBe(2)
})
