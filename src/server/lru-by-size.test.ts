import { expect, test } from 'vitest'
import { lruBySize } from './lru-by-size.ts'

/** Texts of one byte a letter, ten in all. */
function openKept() {
  const dropped: string[] = []
  const kept = lruBySize<{ text: string }>({
    max: 10,
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
  expect(['aaaa', 'cccc'].map(key => kept.get(key)?.text)).toEqual(['aaaa', 'cccc'])
  expect([dropped, kept.size()]).toEqual([['bbbb'], 8])
})

test('a value that has grown since counts as it is when it is asked for', () => {
  const { kept, set, dropped } = openKept()
  for (const text of ['a', 'b']) set(text)
  const value = kept.get('b')
  if (!value) throw new Error('It was just kept')
  value.text = 'b'.repeat(10)
  expect(kept.size()).toBe(2)
  expect(kept.get('b')).toBe(value)
  expect([dropped, kept.size()]).toEqual([['a'], 10])
})

test('a value that takes another’s place, or more than there is room for, leaves nothing behind', () => {
  const { kept, set, dropped } = openKept()
  set('a')
  kept.set('a', { text: 'aa' })
  expect([dropped, kept.size()]).toEqual([['a'], 2])
  set('x'.repeat(11))
  expect(kept.get('a')).toBeUndefined()
  expect(kept.size()).toBe(0)
})
