import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readIds, writeIds } from './stored-ids.ts'

const stored = new Map<string, string>()

afterAll(() => void vi.unstubAllGlobals())

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('ids are found again in their order, and nothing is left of an empty list', () => {
  writeIds('list', ['b', 'a'])
  expect(readIds('list', 10)).toEqual(['b', 'a'])
  writeIds('list', [])
  expect(stored.size).toBe(0)
  expect(readIds('list', 10)).toEqual([])
})

test.each([
  ['not JSON', '{"a'],
  ['not a list', '{"length":3}'],
  ['null', 'null'],
  ['a number', '7'],
])('%s counts as nothing', (_, text) => {
  stored.set('list', text)
  expect(readIds('list', 10)).toEqual([])
})

test('entries that are no ids of the shop are passed over, repeated ones counted once, the rest cut', () => {
  const ids = ['a', 'a', 7, null, '../admin', '', '<script>', 'x'.repeat(121), { id: 'b' }, 'b-2', 'c', 'd']
  stored.set('list', JSON.stringify(ids))
  expect(readIds('list', 3)).toEqual(['a', 'b-2', 'c'])
})

test('a browser that keeps nothing has nothing, and says so when it should keep something', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  expect(readIds('list', 3)).toEqual([])
  expect(() => writeIds('list', ['a'])).toThrow('denied')
})
