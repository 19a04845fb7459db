import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'
import { openSession } from '../../api/session.ts'
import { keepPieces } from '../../parts/cart/kept-pieces.ts'
import { keepOrder, readKeptOrder } from '../../parts/guests/kept-order.ts'
import { startAttempt } from '../checkout/attempt.ts'
import { emptyValues } from '../checkout/checkout-values.ts'
import { readDraft, saveDraft } from '../checkout/draft.ts'
import { keepPayment } from '../checkout/kept-payment.ts'
import { forgetOthers } from './forget-others.ts'

const cart = { items: [], totalPrice: 0 }
const quote = { cart, total: 0, cash: null }
const values = {
  ...emptyValues('Pakistan'),
  fullName: 'Bilal Ahmed',
  address: 'House 7',
  phone: '0300 1234567',
}

/** All that a tab keeps of a person while they order. */
function fill(userId: string): void {
  saveDraft(userId, { values, method: 'online' })
  startAttempt({ userId, quote, data: { shippingAddress: values } as never })
  keepPayment({ userId, cart, total: 0 }, { paymentIntentId: 'pi', heldUntil: 0 })
}

const person = (id: string) => ({
  ...{ id, email: `${id}@example.com`, username: id, firstName: id, lastName: '' },
  ...{ userType: 'shopper' as const, staffRole: null },
})

vi.stubGlobal('window', new EventTarget())
afterAll(() => void vi.unstubAllGlobals())

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})

test.each(['', 'sana'])('whoever signs in after "%s" finds nothing of what that person typed', before => {
  fill(before)
  keepPieces({ from: '/product/x', lines: [], added: 'Added: X' })
  forgetOthers('ayesha')
  expect(Object.keys(entries())).toEqual(['mine:kept-pieces'])
})

test('whoever signs in again finds what they typed', () => {
  fill('ayesha')
  const before = entries()
  forgetOthers('ayesha')
  expect(entries()).toEqual(before)
  expect(readDraft('ayesha')).toMatchObject({ values, method: 'online' })
})

test('an order placed here is shown to who placed it, not to the next account', () => {
  openSession('t1', person('ayesha'), false)
  keepOrder({ link: 'secret', email: '' })
  expect(readKeptOrder()).toEqual({ link: 'secret', email: '' })
  openSession('t2', person('sana'), false)
  expect(readKeptOrder()).toBeNull()
})

const entries = () =>
  Object.fromEntries(
    Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
      .filter(key => key.startsWith('mine:'))
      .map(key => [key, sessionStorage.getItem(key)]),
  )
