import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'
import type { Identity } from '../../../contract/accounts/accounts.ts'
import type { Cart } from '../../../contract/cart.ts'
import { closeSession, openSession } from '../../api/session.ts'
import { readKeptOrder } from '../../parts/guests/kept-order.ts'
import { openAttempt } from './attempt.ts'
import { guestId } from './checkout-values.ts'
import { giveUpPayment, keptPayment } from './kept-payment.ts'
import { type PlaceOrderInput, placeOrder } from './place-order.ts'
import { findSentOrder } from './send-order.ts'

type Sent = { path: string; key: string | null; body: Record<string, unknown> }
let sent: Sent[] = []
/** The answers to come, in this order. */
let answers: (() => Response | Promise<Response>)[] = []

vi.stubGlobal('window', { location: { origin: 'http://shop.test' } })
vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('fetch', async (request: Request) => {
  const { headers, url } = request
  const key = headers.get('idempotency-key')
  sent.push({ path: new URL(url).pathname, key, body: await request.json() })
  const answer = answers.shift()
  if (!answer) throw new Error('Nothing more was expected to be asked')
  return answer()
})

afterAll(() => void vi.unstubAllGlobals())

// Only ids, quantities and prices tell carts apart here.
const cart = { items: [{ _id: 'a', quantity: 2, price: 48 }], totalPrice: 96 } as unknown as Cart
const shippingAddress = {
  ...{ fullName: 'Ayesha Khan', address: 'House 12' },
  ...{ city: 'Lahore', postalCode: '54000', country: 'Pakistan' },
}
const card = {
  check: () => undefined,
  focus: () => {},
  createPaymentMethod: async () => 'pm_1',
  confirm: async () => {},
}
const wish: PlaceOrderInput = {
  ...{ userId: 'u1', quote: { cart, total: 96, cash: null }, currency: 'USD' },
  details: { shippingAddress },
  card: { current: card },
  isStillTheCart: async () => true,
}

const payer = { userId: 'u1', cart, total: 96 }

const paid = (paymentIntentId: string) => () =>
  Response.json({ requiresAction: false, clientSecret: 'secret', paymentIntentId, heldForMs: 600_000 })
const ordered = () => Response.json({ _id: 'o1' })
const lost = () => {
  throw new TypeError('network error')
}
const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: 'No.' } }, { status })

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  sent = []
  answers = []
  openSession('token', person, false)
})

const person: Identity = {
  ...{ id: 'u1', email: 'ayesha@example.com', username: 'ayesha' },
  ...{ firstName: 'Ayesha', lastName: 'Khan', userType: 'shopper', staffRole: null },
}

test('a card is asked once: when the order was not answered, the next try orders with the same payment', async () => {
  answers = [paid('pi_1'), lost, ordered]
  await expect(placeOrder(wish, 'online')).rejects.toMatchObject({ code: 'offline' })
  expect(await placeOrder(wish, 'online')).toEqual({ _id: 'o1' })
  expect(sent.map(({ path }) => path)).toEqual(['/api/stripe/pay', '/api/order/create', '/api/order/create'])
  expect([openAttempt('u1'), keptPayment(payer)]).toEqual([null, null])
})

test('another card takes the place of the one that was set aside, which is named to be released', async () => {
  answers = [paid('pi_1'), lost, paid('pi_2'), ordered]
  await placeOrder(wish, 'online').catch(() => {})
  giveUpPayment()
  await placeOrder(wish, 'online')
  expect(sent[2]).toMatchObject({ path: '/api/stripe/pay', body: { replaces: 'pi_1' } })
  expect(sent[3]?.body).toMatchObject({ data: { paymentIntentId: 'pi_2' } })
})

test('whoever signed out while the card was asked orders nothing and leaves nothing behind', async () => {
  answers = [
    () => {
      closeSession('left')
      return paid('pi_1')()
    },
  ]
  expect(await placeOrder(wish, 'online')).toBeNull()
  expect(keptPayment(payer)).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

test('an answer that decides nothing leaves open what was sent before', async () => {
  for (const [status, code] of [
    [401, 'unauthenticated'],
    [403, 'csrf'],
    [429, 'too_many'],
    [502, 'internal'],
  ] as const) {
    // A call that is refused for its token is sent once more.
    const refusals = Array.from({ length: code === 'csrf' ? 2 : 1 }, () => refused(status, code))
    answers = [lost, ...refusals, ordered]
    await placeOrder(wish, 'COD').catch(() => {})
    await expect(placeOrder(wish, 'COD'), code).rejects.toMatchObject({ code })
    expect(openAttempt('u1'), code).not.toBeNull()
    expect(await findSentOrder('u1'), code).toEqual({ _id: 'o1' })
    openSession('token', person, false)
  }
})

test('a refusal of the order itself closes it', async () => {
  answers = [refused(409, 'out_of_stock')]
  await expect(placeOrder(wish, 'COD')).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await findSentOrder('u1')).toBeNull()
})

test('a cash order says what the buyer was told to pay the courier, also that it was nothing else', async () => {
  answers = [ordered, ordered]
  await placeOrder(wish, 'COD')
  const cash = { amount: 25_620, currency: 'PKR', rate: 281.5 }
  await placeOrder({ ...wish, quote: { ...wish.quote, cash } }, 'COD')
  expect(sent.map(({ body }) => body)).toMatchObject([
    { data: { cash: null } },
    { data: { cash: 25_620, cashCurrency: 'PKR' } },
  ])
})

test('a guest’s order that was not answered is sent again under its key, and its link kept', async () => {
  closeSession('left')
  const address = { ...shippingAddress, phone: '0300 1234567', landmark: 'Near the mosque' }
  const details = { shippingAddress: address, note: 'Call first', email: 'a@example.com' }
  const guest: PlaceOrderInput = { ...wish, userId: guestId, details }
  answers = [lost, () => Response.json({ order: { _id: 'o1' }, link: 'secret' })]
  await expect(placeOrder(guest, 'COD')).rejects.toMatchObject({ code: 'offline' })
  expect(await findSentOrder(guestId)).toEqual({ _id: 'o1' })
  expect(sent.map(({ path }) => path)).toEqual(['/api/order/guest', '/api/order/guest'])
  expect(sent[0]?.body).toEqual({ ...details, expectedTotal: 96, currency: 'USD', cash: null })
  expect(sent[0]?.key).toBe(sent[1]?.key)
  expect(openAttempt(guestId)).toBeNull()
  expect(readKeptOrder()).toEqual({ link: 'secret', email: 'a@example.com' })
})
