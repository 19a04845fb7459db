import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'

const values = {
  fullName: 'Sana',
  address: '',
  city: 'Kar',
  postalCode: '7',
  country: 'Pakistan',
  phone: '03',
  landmark: '',
  note: '',
  email: '',
}

test('gives back what was typed, right or not, until it is dropped', () => {
  const storage = memoryStorage()
  expect(readDraft('u1', storage)).toEqual({})
  saveDraft('u1', { values }, storage)
  expect(readDraft('u1', storage)).toMatchObject({ values })
  deleteDraft(storage)
  expect(readDraft('u1', storage)).toEqual({})
})

test('keeps the way to pay beside what was typed, whichever came first', () => {
  const storage = memoryStorage()
  saveDraft('u1', { method: 'online' }, storage)
  expect(readDraft('u1', storage).values).toBeUndefined()
  saveDraft('u1', { values }, storage)
  expect(readDraft('u1', storage)).toMatchObject({ values, method: 'online' })
  saveDraft('u1', { method: 'COD' }, storage)
  expect(readDraft('u1', storage)).toMatchObject({ values, method: 'COD' })
})

test('never shows it to somebody else at the same computer', () => {
  const storage = memoryStorage()
  saveDraft('u1', { values, method: 'online' }, storage)
  expect(readDraft('u2', storage)).toEqual({})
  saveDraft('u2', { values: { city: 'Quetta' } }, storage)
  expect(readDraft('u2', storage)).toEqual({ userId: 'u2', values: { city: 'Quetta' } })
})

test('begins anew where an older page kept another shape', () => {
  const storage = memoryStorage()
  saveDraft('u1', { values }, storage)
  const key = storage.key(0) ?? ''
  storage.setItem(key, JSON.stringify({ userId: 'u1', values: 'House 12' }))
  expect(readDraft('u1', storage)).toEqual({})
})
