import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'
import type { Identity } from '../../../contract/accounts/accounts.ts'
import { closeSession, openSession, personalPrefix } from '../../api/session.ts'
import { tellCity, toldCity } from './told-city.ts'

vi.stubGlobal('window', { location: { origin: 'http://shop.test' } })
vi.stubGlobal('document', { cookie: '' })
afterAll(() => void vi.unstubAllGlobals())

const person = (id: string): Identity => ({
  ...{ id, email: `${id}@example.com`, username: id, firstName: 'Ayesha', lastName: 'Khan' },
  ...{ userType: 'shopper', staffRole: null },
})

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  // Another file's test, in the same process, may have left somebody signed in.
  closeSession('left')
})
afterEach(() => closeSession('left'))

test('a city that was told is known on other pages, also after signing in', () => {
  expect(toldCity()).toBe('')
  tellCity(' Lahore ')
  expect(toldCity()).toBe('Lahore')
  tellCity('x')
  openSession('token', person('one'), false)
  expect(toldCity()).toBe('')
  expect(toldCity('')).toBe('Lahore')
})

test('signing out removes it as what is personal, and nobody else who signs in is shown it', () => {
  openSession('token', person('one'), false)
  tellCity('Multan')
  expect(toldCity()).toBe('Multan')
  closeSession('ended')
  expect(toldCity()).toBe('')
  openSession('token 2', person('two'), false)
  expect(toldCity()).toBe('')
  openSession('token 3', person('one'), false)
  expect(toldCity()).toBe('Multan')
  expect(localStorage.key(0)).toMatch(new RegExp(`^${personalPrefix}`))
})

test('where storage is blocked nothing is known, and no page fails', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { ...memoryStorage(), getItem: blocked, setItem: blocked })
  expect(() => tellCity('Lahore')).not.toThrow()
  expect(toldCity()).toBe('')
  vi.stubGlobal('localStorage', memoryStorage())
})
