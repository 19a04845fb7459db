import { expect, test } from 'vitest'
import { keepWithinBytes } from './keep-within-bytes.ts'

/** Texts of one byte a letter, ten in all. */
function openKept() {
  const dropped: string[] = []
  const kept = keepWithinBytes<{ text: string }>({
    maxBytes: 10,
    sizeOf: ({ text }) => text.length,
    dropped: ({ text }) => dropped.push(text),
  })
  const set = (text: string) => kept.set(text, { text })
  return { kept, set, dropped }
}

test('what was not asked for longest goes first, and is told', () => {
  const { kept, set, dropped } = openKept()
  for (const text of ['aaaa', 'bbbb']) set(text)
  kept.get('aaaa')
  set('cccc')
  expect([...kept.values()].map(({ text }) => text)).toEqual(['aaaa', 'cccc'])
  expect([dropped, kept.bytes()]).toEqual([['bbbb'], 8])
})

test('a value that has grown since counts as it is when it is asked for', () => {
  const { kept, set, dropped } = openKept()
  for (const text of ['a', 'b']) set(text)
  const value = kept.get('b')
  if (!value) throw new Error('It was just kept')
  value.text = 'b'.repeat(10)
  expect(kept.bytes()).toBe(2)
  expect(kept.get('b')).toBe(value)
  expect([dropped, kept.bytes()]).toEqual([['a'], 10])
})

test('a value that takes another’s place, or more than there is room for, leaves nothing behind', () => {
  const { kept, set, dropped } = openKept()
  set('a')
  kept.set('a', { text: 'aa' })
  expect([dropped, kept.bytes()]).toEqual([['a'], 2])
  set('x'.repeat(11))
  expect([...kept.values()]).toEqual([])
  expect(kept.bytes()).toBe(0)
})
