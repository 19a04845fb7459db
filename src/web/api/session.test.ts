import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test-support/memory-storage.ts'
import type { Identity } from '../../contract/accounts/accounts.ts'
import { browserApi } from './browser.ts'
import { closeSession, onStorage, openSession, readSession, updateSession } from './session.ts'

vi.stubGlobal('window', { location: { origin: 'http://shop.test' } })
vi.stubGlobal('document', { cookie: '' })
afterAll(() => void vi.unstubAllGlobals())

const person: Identity = {
  ...{ id: 'u1', email: 'ayesha@example.com', username: 'ayesha' },
  ...{ firstName: 'Ayesha', lastName: 'Khan', userType: 'shopper', staffRole: null },
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  openSession('old token', person, true)
})

/** A call that the shop refuses after `meanwhile` has happened. */
async function refusedCall(meanwhile: () => void) {
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return Response.json({ error: { code: 'unauthenticated', message: 'Please sign in.' } }, { status: 401 })
  })
  await expect(browserApi.cart.get()).rejects.toMatchObject({ code: 'unauthenticated' })
}

test('a refused token ends the session, also the one kept beyond the tab', async () => {
  await refusedCall(() => {})
  expect(readSession()).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()
})

test('the refusal of a token that was replaced while the call was under way ends nothing', async () => {
  await refusedCall(() => updateSession({ token: 'new token' }))
  expect(readSession()?.token).toBe('new token')
  expect(localStorage.getItem('token')).toBe('new token')
})

test('a refused token leaves the newer one of another tab as it is', async () => {
  await refusedCall(() => localStorage.setItem('token', 'new token'))
  expect(readSession()).toBeNull()
  expect(localStorage.getItem('token')).toBe('new token')
})

/** What another tab writes, as the browser tells this one. */
function hearOther(written: Record<string, string>) {
  for (const [key, newValue] of Object.entries(written)) {
    const oldValue = localStorage.getItem(key)
    localStorage.setItem(key, newValue)
    onStorage({ key, oldValue, newValue })
  }
}

test('the new token of the same person is taken over from another tab', () => {
  hearOther({ token: 'new token' })
  expect(readSession()).toMatchObject({ userId: 'u1', token: 'new token' })
})

test('somebody else who signs in in another tab lends this one no token', () => {
  hearOther({ email: 'sana@example.com', userId: 'u2', token: 'of Sana' })
  expect(readSession()).toMatchObject({ userId: 'u1', token: 'old token' })
})

test('signing out removes what is kept, whichever tab opened it', () => {
  localStorage.setItem('token', 'new token')
  closeSession('left')
  expect(localStorage.getItem('token')).toBeNull()
})

test('what changes in one tab is not written over the session that another has opened since', () => {
  localStorage.setItem('token', 'of somebody else')
  updateSession({ firstName: 'Sana' })
  expect(localStorage.getItem('firstName')).toBe('Ayesha')
})

test.each([
  ['nobody', null, () => sessionStorage.removeItem('token')],
  ['somebody else', 'of Sana', () => sessionStorage.setItem('token', 'of Sana')],
])('a page that Back shows again knows that %s is signed in by now', (_, token, meanwhile) => {
  localStorage.removeItem('token')
  meanwhile()
  onStorage({ key: null, oldValue: null, newValue: null })
  expect(readSession()?.token ?? null).toBe(token)
})
