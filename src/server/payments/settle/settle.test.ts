import { afterEach, expect, test } from 'vitest'
import {
  createCardShop,
  makeBuyer,
  orderByCard,
  payWith,
  piecesLeft,
  settleOver as runJobOver,
} from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { expirePayments } from '../expire-payments.ts'
import { reschedule } from './job-queries.ts'
import { settleNext } from './settle-due.ts'
import { settlePayment } from './settle-payment.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
const { stripe } = shop
const { control } = shop.sandbox

afterEach(() => {
  control.clearFaults()
  shop.logged.length = 0
})

async function paidBuyer(card?: string) {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith(card))
  return { ...buyer, paymentIntentId }
}

const statusOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status

const unsettled = async (paymentIntentId: string) => {
  const { payments } = await admin.client.payments.unsettled({ query: { limit: 100 } })
  return payments.find(payment => payment.paymentIntentId === paymentIntentId)
}

const settleOver = (minutes: number) => runJobOver(shop, minutes)

test('two processes that settle at once release each payment and its stock once', async () => {
  const buyers = [await paidBuyer(), await paidBuyer(), await paidBuyer()]
  shop.wait(11)
  await Promise.all([shop.settle(), shop.settle(), shop.settle()])
  for (const { productId, paymentIntentId } of buyers) {
    expect(await piecesLeft(shop, productId)).toBe(2)
    expect(await statusOf(paymentIntentId)).toBe('canceled')
  }
})

test('other processes leave a claimed payment alone for two minutes', async () => {
  const buyer = await paidBuyer()
  const path = `/payment_intents/${buyer.paymentIntentId}/capture`
  control.fault({ path, times: 9, when: 'before', effect: 'disconnect' })
  await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  control.clearFaults()
  shop.wait(1)
  const { cards } = shop.deps
  if (!cards) throw new Error('This shop takes no cards')
  const found: boolean[] = []
  // While the provider is asked, another process looks for work: at once, just before the lease ends and at its end.
  const captureIntent: typeof cards.provider.captureIntent = async (...capture) => {
    for (const ms of [0, 2 * 60_000 - 1, 1]) {
      shop.clock.now = new Date(shop.clock.now.getTime() + ms)
      found.push(await settleNext(shop.deps))
    }
    return cards.provider.captureIntent(...capture)
  }
  const provider = { ...cards.provider, captureIntent }
  expect(await settleNext({ ...shop.deps, cards: { ...cards, provider } })).toBe(true)
  expect(found).toEqual([false, false, true])
})

test('an abandoned 3-D Secure dialog is released with its stock', async () => {
  const buyer = await paidBuyer('pm_card_authenticationRequired')
  await settleOver(11)
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  expect(await statusOf(buyer.paymentIntentId)).toBe('canceled')
})

test('a release that the provider cannot make is retried, and becomes a problem when that goes on', async () => {
  const buyer = await paidBuyer()
  control.fault({ path: '/payment_intents/*/cancel', times: 99, when: 'before', effect: 'error' })
  await settleOver(11)
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  expect(await unsettled(buyer.paymentIntentId)).toBeUndefined()
  await settleOver(5)
  expect(await unsettled(buyer.paymentIntentId)).toMatchObject({
    ...{ amount: 96, captured: 0, state: 'authorised', order: null },
    problem: expect.stringContaining('could not be released'),
    buyer: { email: buyer.email },
  })
  expect((await admin.client.staff.dashboard()).unsettledPayments).toBe(1)
  control.clearFaults()
  await settleOver(60)
  expect(await unsettled(buyer.paymentIntentId)).toBeUndefined()
  expect(await statusOf(buyer.paymentIntentId)).toBe('canceled')
})

test('a payment that cannot be settled is logged at the first try and becomes a problem at the third', async () => {
  const buyer = await paidBuyer()
  const { paymentIntentId } = buyer
  control.fault({ path: '/payment_intents/*/capture', times: 99, when: 'before', effect: 'error' })
  await buyer.client.orders.create(orderByCard(paymentIntentId))
  const stored = () =>
    shop.db
      .selectFrom('payments')
      .where('intentId', '=', paymentIntentId)
      .select(['id', 'problemAt', 'updatedAt', 'tries'])
      .executeTakeFirstOrThrow()
  const { id } = await stored()
  const logged = () => shop.logged.filter(({ message }) => message.includes(`${id} could not be settled; `))
  await settleOver(2)
  expect(logged()).toHaveLength(1)
  expect(await stored()).toMatchObject({ tries: 2, problemAt: null })
  await settleOver(1)
  const problemAt = shop.clock.now
  expect(await stored()).toEqual({ id, tries: 3, problemAt, updatedAt: problemAt })
  await settleOver(10)
  expect(await stored()).toMatchObject({ problemAt, updatedAt: problemAt })
  expect(logged()).toHaveLength(1)
  control.clearFaults()
  await settleOver(60)
})

test('a capture that the bank declines becomes a problem at once, and the order is kept', async () => {
  const buyer = await paidBuyer('pm_card_sandbox_captureDeclined')
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  expect(order.paymentState).toBe('authorised')
  await settleOver(1)
  expect(await unsettled(buyer.paymentIntentId)).toMatchObject({
    ...{ state: 'authorised', order: { number: order.number } },
    problem: expect.stringMatching(/could not be charged.*Your card was declined\./),
    nextTryAt: expect.any(String),
  })
})

test('an authorisation that has ended leaves the order with a failed payment and a problem', async () => {
  const buyer = await paidBuyer('pm_card_sandbox_captureDeclined')
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  shop.wait(8 * 24 * 60)
  await control.runDue()
  await shop.settle()
  const params = { id: order._id }
  expect(await admin.client.orders.staffGet({ params })).toMatchObject({
    ...{ paymentState: 'failed', status: 'Pending' },
    payment: { problem: expect.stringContaining('has ended'), captured: 0 },
  })
  const payment = await unsettled(buyer.paymentIntentId)
  expect(payment).toMatchObject({ state: 'failed', nextTryAt: null })
  const retried = await admin.client.payments.settle({
    params: { id: payment?._id ?? '' },
    body: { how: 'retry' },
  })
  expect(retried).toMatchObject({ settled: false, problem: expect.stringContaining('has ended') })
  await admin.client.orders.updateStatus({ params, body: { status: 'Cancelled' } })
  expect(await unsettled(buyer.paymentIntentId)).toBeUndefined()
})

test('a payment settled by hand is left alone, and the audit trail says who did it', async () => {
  const buyer = await paidBuyer('pm_card_sandbox_captureDeclined')
  await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  await settleOver(1)
  const { _id: id = '' } = (await unsettled(buyer.paymentIntentId)) ?? {}
  const bare = admin.client.payments.settle({ params: { id }, body: { how: 'close' } })
  await expect(bare).rejects.toMatchObject({ status: 400, fields: { note: expect.any(String) } })
  const body = { how: 'close' as const, note: 'Paid in cash at the shop.' }
  expect(await admin.client.payments.settle({ params: { id }, body })).toEqual({
    settled: true,
    problem: '',
    problemCodes: [],
  })
  await settleOver(120)
  expect(await unsettled(buyer.paymentIntentId)).toBeUndefined()
  const { changes } = await admin.client.staff.changes({ query: { thing: 'payment', subjectId: id } })
  expect(changes).toMatchObject([{ action: 'settled by hand', after: { note: 'Paid in cash at the shop.' } }])
})

test('a retry by the staff settles the payment', async () => {
  const buyer = await paidBuyer()
  const path = `/payment_intents/${buyer.paymentIntentId}/capture`
  control.fault({ path, times: 99, when: 'before', effect: 'error' })
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  await settleOver(6)
  const { _id: id = '' } = (await unsettled(buyer.paymentIntentId)) ?? {}
  const again = () => admin.client.payments.settle({ params: { id }, body: { how: 'retry' } })
  await expect(again()).rejects.toMatchObject({ status: 503 })
  expect(await unsettled(buyer.paymentIntentId)).toBeDefined()
  control.clearFaults()
  expect(await again()).toEqual({ settled: true, problem: '', problemCodes: [] })
  expect(await buyer.client.orders.get({ params: { id: order._id } })).toMatchObject({ paymentState: 'paid' })
})

test('a payment captured by hand and never ordered is refunded', async () => {
  const buyer = await paidBuyer()
  await stripe.paymentIntents.capture(buyer.paymentIntentId)
  await settleOver(11)
  const { data } = await stripe.refunds.list({ payment_intent: buyer.paymentIntentId })
  expect(data.map(({ amount }) => amount)).toEqual([9600])
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

test('a failed try adds no problem to a payment that was settled meanwhile', async () => {
  const buyer = await paidBuyer()
  const path = `/payment_intents/${buyer.paymentIntentId}/capture`
  control.fault({ path, times: 9, when: 'before', effect: 'disconnect' })
  await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  control.clearFaults()
  const { payment } = await admin.client.orders.staffGet({
    params: { id: (await buyer.client.orders.mine()).orders[0]?._id ?? '' },
  })
  const id = payment?._id ?? ''
  const leaseEnd = new Date(shop.clock.now.getTime() + 60_000)
  await shop.db.updateTable('payments').set({ nextTryAt: leaseEnd }).where('id', '=', id).execute()
  await settlePayment(shop.deps, id)
  const late = { id, leaseEnd, nextTryAt: shop.clock.now }
  expect(await inTransaction(shop.db, tx => reschedule(tx, late))).toBeUndefined()
  expect(await unsettled(buyer.paymentIntentId)).toBeUndefined()
})

test('payments that came to nothing are deleted after half a year, payments of orders never', async () => {
  const [gone, kept] = [await paidBuyer(), await paidBuyer()]
  await kept.client.orders.create(orderByCard(kept.paymentIntentId))
  await settleOver(11)
  const left = async () => {
    await expirePayments(shop.deps)
    const rows = shop.db.selectFrom('payments').where('userId', 'in', [gone.id, kept.id]).select('userId')
    return (await rows.execute()).map(({ userId }) => userId).toSorted()
  }
  shop.wait(179 * 24 * 60)
  expect(await left()).toEqual([gone.id, kept.id].toSorted())
  shop.wait(2 * 24 * 60)
  expect(await left()).toEqual([kept.id])
})
