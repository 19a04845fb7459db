import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'
import { draftOf, dropDraft, keepDraft } from './address-draft.ts'

const values: Parameters<typeof keepDraft>[1] = {
  fullName: 'Sana',
  address: '',
  city: 'Kar',
  postalCode: '7',
  country: 'Pakistan',
  phone: '03',
}

test('gives back what was typed, right or not, until it is dropped', () => {
  const storage = memoryStorage()
  expect(draftOf('u1', storage)).toBeNull()
  keepDraft('u1', values, storage)
  expect(draftOf('u1', storage)).toEqual(values)
  dropDraft(storage)
  expect(draftOf('u1', storage)).toBeNull()
})

test('never shows it to somebody else at the same computer', () => {
  const storage = memoryStorage()
  keepDraft('u1', values, storage)
  expect(draftOf('u2', storage)).toBeNull()
})

test('begins anew where an older page kept another shape', () => {
  const storage = memoryStorage()
  keepDraft('u1', values, storage)
  const key = storage.key(0) ?? ''
  storage.setItem(key, JSON.stringify({ userId: 'u1', values: { street: 'House 12' } }))
  expect(draftOf('u1', storage)).toBeNull()
})
