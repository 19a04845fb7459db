import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'
import type { Identity } from '../../../contract/accounts/accounts.ts'
import { browserApi } from '../../api/browser.ts'
import { closeSession, openSession, personalPrefix } from '../../api/session.ts'
import { shoppersCity } from './shoppers-city.ts'
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

test.each([
  // What somebody without an account has told this browser may be another person's.
  { last: 'Karachi', account: 'Quetta', told: '', city: 'Karachi' },
  { last: '', account: 'Quetta', told: '', city: 'Quetta' },
  { last: '', account: '', told: '', city: 'Lahore' },
  { last: 'Sialkot', account: 'Quetta', told: 'Multan', city: 'Sialkot' },
])(
  'her own city comes before one told here without an account: %j',
  async ({ last, account, told, city }) => {
    tellCity('Lahore')
    expect(await shoppersCity()).toBe('Lahore')
    openSession('token', person(`of ${city}`), false)
    const answers = [
      vi
        .spyOn(browserApi.orders, 'mine')
        .mockResolvedValue({ orders: last ? [{ shippingAddress: { city: last } }] : [] } as never),
      vi.spyOn(browserApi.accounts, 'get').mockResolvedValue({ address: { city: account } } as never),
    ]
    expect(await shoppersCity()).toBe(city)
    expect(toldCity()).toBe('')
    if (told) tellCity(told)
    expect(await shoppersCity()).toBe(told || city)
    for (const answer of answers) answer.mockRestore()
  },
)
