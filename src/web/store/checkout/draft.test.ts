import { expect, test } from 'vitest'
import { draftOf, dropDraft, keepDraft } from './draft.ts'

function memory(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: index => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

const values: Parameters<typeof keepDraft>[1] = {
  fullName: 'Sana',
  address: '',
  city: 'Kar',
  postalCode: '7',
  country: 'Pakistan',
  phone: '03',
}

test('gives back what was typed, right or not, until it is dropped', () => {
  const storage = memory()
  expect(draftOf('u1', storage)).toBeNull()
  keepDraft('u1', values, storage)
  expect(draftOf('u1', storage)).toEqual(values)
  dropDraft(storage)
  expect(draftOf('u1', storage)).toBeNull()
})

test('never shows it to somebody else at the same computer', () => {
  const storage = memory()
  keepDraft('u1', values, storage)
  expect(draftOf('u2', storage)).toBeNull()
})

test('begins anew where an older page kept another shape', () => {
  const storage = memory()
  keepDraft('u1', values, storage)
  const key = storage.key(0) ?? ''
  storage.setItem(key, JSON.stringify({ userId: 'u1', values: { street: 'House 12' } }))
  expect(draftOf('u1', storage)).toBeNull()
})
