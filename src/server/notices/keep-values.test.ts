import { expect, test } from 'vitest'
import { keepValues } from './keep-values.ts'
import type { NoticeReader } from './open-notices.ts'

/** Values that a notice of stock ends by product id. */
function openKept(maxKept = 2) {
  const readers: NoticeReader[] = []
  const state = { isListening: true }
  const notices = {
    subscribe: (reader: NoticeReader) => void readers.push(reader),
    isListening: () => state.isListening,
    caughtUp: async () => {},
    stop: async () => {},
  }
  const kept = keepValues<string>(notices, {
    maxKept,
    endedBy: (notice, values) => notice.kind === 'stock' && values.delete(notice.productId),
  })
  const [reader] = readers
  if (!reader) throw new Error('Nobody hears the notices')
  return { kept, reader, state }
}

test('a value is kept until a notice ends it', () => {
  const { kept, reader } = openKept()
  const keep = kept.beginReading()
  keep('a', 'A')
  keep('b', 'B')
  reader.heard({ kind: 'stock', productId: 'a' })
  reader.heard({ kind: 'sales' })
  expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'B'])
})

test('what a notice ends while it is read is not kept; a notice of something else changes nothing', () => {
  const { kept, reader } = openKept()
  kept.beginReading()('a', 'old')
  const keep = kept.beginReading()
  reader.heard({ kind: 'stock', productId: 'a' })
  keep('a', 'older')
  expect(kept.get('a')).toBeUndefined()
  const keepNew = kept.beginReading()
  reader.heard({ kind: 'sales' })
  keepNew('a', 'new')
  expect(kept.get('a')).toBe('new')
})

test('nothing is kept while notices may be missed, nor what was read or kept then', () => {
  const { kept, reader, state } = openKept()
  const keep = kept.beginReading()
  keep('a', 'A')
  state.isListening = false
  reader.missed()
  expect(kept.get('a')).toBeUndefined()
  const keepDeaf = kept.beginReading()
  keepDeaf('a', 'A')
  state.isListening = true
  keep('a', 'A')
  keepDeaf('a', 'A')
  expect(kept.get('a')).toBeUndefined()
})

test('only so many values are kept; the oldest goes first', () => {
  const { kept } = openKept(2)
  const keep = kept.beginReading()
  for (const key of ['a', 'b', 'c']) keep(key, key.toUpperCase())
  expect(['a', 'b', 'c'].map(kept.get)).toEqual([undefined, 'B', 'C'])
})

test('a value that is kept anew stays longer than one that was kept before that', () => {
  const { kept } = openKept(2)
  const keep = kept.beginReading()
  for (const key of ['a', 'b', 'a', 'c']) keep(key, key.toUpperCase())
  expect(['a', 'b', 'c'].map(kept.get)).toEqual(['A', undefined, 'C'])
})
