import { afterEach, expect, test } from 'vitest'
import {
  createCardShop,
  givenBackOf,
  makeBuyer,
  makePaidOrder,
  orderByCard,
  type PaidOrder,
  payWith,
  piecesLeft,
  waitBriefly,
} from '../../../../test-support/card-shop.ts'
import { makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
const { stripe } = shop
const { control } = shop.sandbox

afterEach(() => {
  control.clearFaults()
  shop.logged.length = 0
})

const paidOrder = (card?: string) => makePaidOrder(shop, admin, card)

const givenBack = (order: PaidOrder) => givenBackOf(shop, order)

const cancel = ({ params }: PaidOrder) =>
  admin.client.orders.updateStatus({ params, body: { status: 'Cancelled' } })

const refund = ({ params }: PaidOrder, amount?: number) =>
  admin.client.orders.refund({
    params,
    body: { ...(amount === undefined ? {} : { amount }), reason: 'A loose thread' },
  })

const staffView = ({ params }: PaidOrder) => admin.client.orders.staffGet({ params })

test('cancelling a paid order refunds all of it, once, and gives the stock back', async () => {
  const order = await paidOrder()
  expect(await cancel(order)).toMatchObject({
    status: 'Cancelled',
    paymentState: 'refunded',
    refundedTotal: 96,
  })
  await shop.settle()
  expect(await givenBack(order)).toEqual([9600])
  expect(await piecesLeft(shop, order.buyer.productId)).toBe(2)
  expect(await staffView(order)).toMatchObject({
    payment: {
      ...{ captured: 96, refunded: 96, refundable: 0, problem: '' },
      refunds: [
        {
          ...{ amount: 96, state: 'done', reason: 'The order was cancelled.' },
          by: { userId: admin.id, name: 'Ayesha Khan' },
        },
      ],
    },
  })
})

test('cancelling an order that is not charged yet releases the card', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const path = `/payment_intents/${paymentIntentId}/capture`
  control.fault({ path, times: 9, when: 'before', effect: 'disconnect' })
  const placed = await buyer.client.orders.create(orderByCard(paymentIntentId))
  const order = { ...placed, buyer, params: { id: placed._id }, paymentIntentId }
  expect(await cancel(order)).toMatchObject({ paymentState: 'released', refundedTotal: 0 })
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

test('a release that fails at first is left to the job, which begins some seconds later', async () => {
  control.fault({ path: '/payment_intents/*/capture', times: 9, when: 'before', effect: 'error' })
  control.fault({ path: '/payment_intents/*/cancel', times: 9, when: 'before', effect: 'error' })
  const order = await paidOrder()
  expect(await cancel(order)).toMatchObject({ paymentState: 'authorised' })
  control.clearFaults()
  await shop.settle()
  expect(await staffView(order)).toMatchObject({ paymentState: 'authorised' })
  shop.wait(1)
  await shop.settle()
  expect(await staffView(order)).toMatchObject({ paymentState: 'released' })
})

test('cancelling during the capture refunds what was captured', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  control.fault({ path: `/payment_intents/${paymentIntentId}/capture`, when: 'after', effect: 'wait' })
  const ordering = waitBriefly(shop, () => buyer.client.orders.create(orderByCard(paymentIntentId)))
  await expect.poll(control.waitingCalls).toBe(1)
  const { orders } = await buyer.client.orders.mine()
  const order = { ...(await ordering), buyer, params: { id: orders[0]?._id ?? '' }, paymentIntentId }
  await cancel(order)
  control.letGo()
  await shop.settle()
  expect(await givenBack(order)).toEqual([9600])
  expect(await staffView(order)).toMatchObject({ paymentState: 'refunded', refundedTotal: 96 })
})

test('a cancelled cash order has nothing to refund', async () => {
  const buyer = await makeBuyer(shop, admin)
  const order = await buyer.client.orders.create({ body: orderData() })
  const params = { id: order._id }
  expect(await admin.client.orders.updateStatus({ params, body: { status: 'Cancelled' } })).toMatchObject({
    paymentState: 'unpaid',
  })
  await expect(admin.client.orders.refund({ params, body: {} })).rejects.toMatchObject({
    ...{ status: 409, code: 'not_refundable', message: 'This order was not paid by card.' },
  })
  expect((await admin.client.orders.staffGet({ params })).payment).toBeNull()
})

test('a card that was not charged has nothing to refund', async () => {
  control.fault({ path: '/payment_intents/*/capture', times: 9, when: 'before', effect: 'error' })
  const order = await paidOrder()
  await expect(refund(order)).rejects.toMatchObject({
    ...{ code: 'not_refundable' },
    message: 'The card has not been charged yet. Cancel the order to release it.',
  })
  await cancel(order)
  await expect(refund(order)).rejects.toMatchObject({
    ...{ code: 'not_refundable', message: 'The card has not been charged, so there is nothing to refund.' },
  })
})

test('a part is refunded, then the rest, never more than was charged', async () => {
  const order = await paidOrder()
  expect(await refund(order, 30.5)).toMatchObject({
    ...{ paymentState: 'paid', refundedTotal: 30.5, status: 'Pending' },
    payment: { refundable: 65.5, refunds: [{ amount: 30.5, state: 'done', reason: 'A loose thread' }] },
  })
  await expect(refund(order, 65.51)).rejects.toMatchObject({
    ...{ code: 'not_refundable', fields: { amount: expect.stringContaining('$65.50') } },
  })
  expect(await refund(order)).toMatchObject({ paymentState: 'refunded', refundedTotal: 96 })
  for (const amount of [1, undefined]) {
    await expect(refund(order, amount)).rejects.toMatchObject({
      ...{ code: 'not_refundable', message: 'All that was charged has been refunded already.' },
    })
  }
  expect(await givenBack(order)).toEqual([3050, 6550])
})

test('cancelling after a partial refund refunds the rest', async () => {
  const order = await paidOrder()
  await refund(order, 10)
  expect(await cancel(order)).toMatchObject({ paymentState: 'refunded', refundedTotal: 96 })
  expect(await givenBack(order)).toEqual([1000, 8600])
})

test('eight refunds and a cancellation at once refund what was charged and no more', async () => {
  const order = await paidOrder()
  const acts = [...Array.from({ length: 8 }, () => refund(order, 40)), cancel(order)]
  const outcomes = await Promise.allSettled(acts)
  await shop.settle()
  expect(outcomes.at(-1)?.status).toBe('fulfilled')
  expect((await givenBack(order)).reduce((sum, cents) => sum + cents, 0)).toBe(9600)
  expect(await staffView(order)).toMatchObject({ refundedTotal: 96, payment: { refundable: 0 } })
})

test('an amount of nothing, or of less than a cent, is refused', async () => {
  const order = await paidOrder()
  for (const amount of [0, 1e-9, -1, 0.001]) {
    await expect(refund(order, amount)).rejects.toMatchObject({ status: 400 })
  }
  expect(await givenBack(order)).toEqual([])
})

test('refund calls with one key refund, mail and are recorded once', async () => {
  const order = await paidOrder()
  const once = () =>
    admin.client.orders.refund({ params: order.params, body: { amount: 12 } }, { idempotencyKey: 'click' })
  await Promise.all([once(), once(), once()])
  expect(await givenBack(order)).toEqual([1200])
  expect(await changesOf(order)).toHaveLength(1)
  expect(await refundMailsTo(order)).toHaveLength(1)
})

const changesOf = async ({ _id: subjectId }: PaidOrder) =>
  (await admin.client.staff.changes({ query: { thing: 'order', subjectId } })).changes

const refundMailsTo = async ({ buyer }: PaidOrder) =>
  (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.includes('refunded'))

test('a refund is in the audit trail and mailed to the buyer', async () => {
  const order = await paidOrder()
  await refund(order, 20)
  expect(await changesOf(order)).toMatchObject([
    { action: 'refunded', by: { userId: admin.id }, after: { refundCents: 2000, reason: 'A loose thread' } },
  ])
  const [mail] = await refundMailsTo(order)
  expect(mail?.text).toContain(`$20.00 of your order #${order.number}`)
})

test('the mail about a cancelled order says what happens to the money', async () => {
  const order = await paidOrder()
  await refund(order, 16)
  await cancel(order)
  const mails = await shop.db
    .selectFrom('outbox')
    .where('recipient', '=', order.buyer.email)
    .select(['subject', 'body'])
    .execute()
  expect(mails.find(({ subject }) => subject.endsWith('cancelled'))?.body).toContain(
    'refunding $80.00 to your card',
  )
})

test.each([
  ['never reached the provider', 'before'],
  ['was done and its answer lost', 'after'],
] as const)('a refund that %s is finished by the job, once', async (_how, when) => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', times: 9, when, effect: 'disconnect' })
  expect(await refund(order, 12)).toMatchObject({
    ...{ refundedTotal: 0, payment: { refundable: 84, refunds: [{ state: 'queued' }] } },
  })
  control.clearFaults()
  // For some seconds the job leaves it to whoever asked for the refund.
  await shop.settle()
  expect(await staffView(order)).toMatchObject({ refundedTotal: 0 })
  shop.wait(1)
  await shop.settle()
  expect(await givenBack(order)).toEqual([1200])
  expect(await staffView(order)).toMatchObject({
    refundedTotal: 12,
    payment: { refunds: [{ state: 'done' }] },
  })
})

test('a refund that is days late is still made once', async () => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', times: 9, when: 'after', effect: 'disconnect' })
  await refund(order, 12)
  control.clearFaults()
  shop.wait(3 * 24 * 60)
  await shop.settle()
  expect(await givenBack(order)).toEqual([1200])
  expect(await staffView(order)).toMatchObject({ refundedTotal: 12 })
})

test('a refund that the provider refuses becomes a problem that the staff can retry', async () => {
  const order = await paidOrder()
  // By hand at the provider, behind the shop's back.
  await stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 9000 })
  expect(await refund(order, 20)).toMatchObject({
    ...{ refundedTotal: 90, payment: { refundable: 6, refunds: [{ state: 'failed' }] } },
  })
  const { payments } = await admin.client.payments.unsettled()
  const listed = payments.find(({ paymentIntentId }) => paymentIntentId === order.paymentIntentId)
  expect(listed?.problem).toMatch(
    /^\$20\.00 could not be refunded by the card provider\. It said: .+ Try again/,
  )
  const again = () =>
    admin.client.payments.settle({ params: { id: listed?._id ?? '' }, body: { how: 'retry' } })
  await expect(again()).rejects.toMatchObject({
    code: 'not_refundable',
    message: expect.stringContaining('$6.00'),
  })
  expect(await givenBack(order)).toEqual([9000])
  expect(await staffView(order)).toMatchObject({ payment: { problem: listed?.problem } })
})
