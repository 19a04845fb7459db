import { expect, test } from 'vitest'
import { createStaffedCardShop, settleOver } from '../../../../test-support/card-shop.ts'
import { syncRefunds } from './apply-refunds.ts'

const {
  shop,
  admin,
  control,
  cards,
  stripe,
  paidOrder,
  givenBack,
  storedOf,
  paymentOf,
  refund,
  resolve,
  hear,
  move,
} = await createStaffedCardShop()

/** A refund of so much that fails at the bank, and that the shop has heard of. */
async function failedRefund(amount: number) {
  const order = await paidOrder('pm_card_refundFail')
  await refund(order, amount)
  shop.wait(1)
  await control.runDue()
  await hear(order)
  const payment = await paymentOf(order)
  expect(payment).toMatchObject({ refunded: 0, refunds: [{ state: 'failed' }] })
  expect(payment.problem).toContain('could not be refunded by the card provider. Try again')
  // Nothing of it can fail any more, so nobody has to look again.
  expect((await storedOf(order)).nextTryAt).toBeNull()
  return order
}

const asked = (path: string) =>
  control.calls().filter(call => call.method === 'POST' && call.path.endsWith(path))

test('a refund that the provider never takes is retried after growing pauses and becomes a problem', async () => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', times: 9_999, when: 'before', effect: 'error' })
  await refund(order, 10)
  const before = asked('/refunds').length
  await settleOver(shop, 60)
  expect(asked('/refunds').length - before).toBeLessThan(12)
  expect(await paymentOf(order)).toMatchObject({
    ...{ refunded: 0, refunds: [{ state: 'queued' }] },
    problem: expect.stringContaining('The refund has not gone through'),
  })
  const { payments } = await admin.client.payments.unsettled({ query: { limit: 100 } })
  expect(payments.find(({ order: of }) => of?._id === order._id)?.nextTryAt).not.toBeNull()
  const { problemAt } = await storedOf(order)
  await settleOver(shop, 60)
  expect((await storedOf(order)).problemAt).toEqual(problemAt)
  control.clearFaults()
  await settleOver(shop, 60)
  expect(await paymentOf(order)).toMatchObject({ problem: '', refunded: 10, refunds: [{ state: 'done' }] })
  expect(await givenBack(order)).toEqual([1000])
})

test('a refund that does not go through is a problem also beside one that did', async () => {
  const order = await paidOrder()
  await refund(order, 10)
  control.fault({ path: '/refunds', times: 99, when: 'before', effect: 'error' })
  await refund(order, 5)
  await settleOver(shop, 6)
  expect((await storedOf(order)).problems).toMatchObject([{ code: 'refund_delayed' }])
  control.clearFaults()
  await settleOver(shop, 10)
  expect(await storedOf(order)).toMatchObject({ problems: [], refundedCents: 1500 })
})

test('a refund is asked for under one key for a day, and then under another', async () => {
  const order = await paidOrder()
  control.fault({ method: 'POST', path: '/refunds', times: 99, when: 'before', effect: 'error' })
  const before = asked('/refunds').length
  const keys = () =>
    asked('/refunds')
      .slice(before)
      .map(({ key }) => key)
  await refund(order, 10)
  await settleOver(shop, 10)
  expect(keys().length).toBeGreaterThan(1)
  expect(new Set(keys()).size).toBe(1)
  shop.wait(24 * 60)
  await shop.settle()
  expect(new Set(keys()).size).toBe(2)
})

test('a refund that fails once is repeated while somebody waits', async () => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', when: 'before', effect: 'error' })
  shop.deps.cards = { ...cards, retryPausesMs: [1] }
  const { payment } = await refund(order, 10)
  shop.deps.cards = cards
  expect(payment).toMatchObject({ refunded: 10, refunds: [{ state: 'done' }] })
})

test('the job leaves a refund alone while somebody waits for it', async () => {
  const order = await paidOrder()
  const before = asked('/refunds').length
  control.fault({ path: '/refunds', when: 'before', effect: 'wait' })
  const refunding = refund(order, 10)
  await expect.poll(control.waitingCalls).toBe(1)
  await shop.settle()
  control.letGo()
  expect((await refunding).payment).toMatchObject({ refunds: [{ state: 'done' }] })
  expect(asked('/refunds').length - before).toBe(1)
  expect(shop.logged).toEqual([])
})

test('a refund that fails at the bank is found without a webhook', async () => {
  const order = await paidOrder('pm_card_refundFail')
  await refund(order, 96)
  expect((await admin.client.orders.staffGet({ params: order.params })).paymentState).toBe('refunded')
  shop.wait(1)
  await control.runDue()
  shop.wait(24 * 60)
  await shop.settle()
  expect(await admin.client.orders.staffGet({ params: order.params })).toMatchObject({
    ...{ paymentState: 'paid', refundedTotal: 0 },
    payment: { problem: expect.stringContaining('could not be refunded'), refunds: [{ state: 'failed' }] },
  })
  const { payments } = await admin.client.payments.unsettled({ query: { limit: 100 } })
  expect(payments.find(({ order: of }) => of?._id === order._id)?.nextTryAt).toBeNull()
})

test('a new refund replaces a failed one, which is not sent again', async () => {
  const order = await failedRefund(10)
  expect((await refund(order, 10)).payment).toMatchObject({
    ...{ problem: '', refunded: 10 },
    refunds: [{ state: 'dropped' }, { state: 'done' }],
  })
  expect(await resolve(order, 'retry')).toEqual({ settled: true, problem: '', problemCodes: [] })
  expect(await givenBack(order)).toEqual([1000])
})

test('the refund of a cancelled order replaces a failed one', async () => {
  const order = await failedRefund(10)
  await admin.client.orders.updateStatus({ params: order.params, body: { status: 'Cancelled' } })
  expect(await paymentOf(order)).toMatchObject({ problem: '', refunded: 96, refundable: 0 })
  expect(await givenBack(order)).toEqual([9600])
})

test('a failed refund that is retried is made once', async () => {
  const order = await failedRefund(10)
  expect(await resolve(order, 'retry')).toEqual({ settled: true, problem: '', problemCodes: [] })
  expect(await givenBack(order)).toEqual([1000])
})

test('an older report does not change a failed refund', async () => {
  const order = await paidOrder('pm_card_refundFail')
  await refund(order, 10)
  const known = (await shop.deps.cards?.provider.findRefunds(order.paymentIntentId)) ?? []
  shop.wait(1)
  await control.runDue()
  await hear(order)
  const before = await paymentOf(order)
  await syncRefunds(shop.deps, before._id, known, new Map())
  expect(await paymentOf(order)).toEqual(before)
  expect(before).toMatchObject({
    refunded: 0,
    refunds: [{ state: 'failed' }],
    problem: expect.stringMatching(/./),
  })
})

test('a refund settled by hand is not made again, whatever the provider reports', async () => {
  const order = await paidOrder()
  control.fault({ method: 'GET', path: '/refunds', times: 999, when: 'before', effect: 'error' })
  await refund(order, 10)
  await settleOver(shop, 6)
  expect((await paymentOf(order)).problem).toContain('has not gone through')
  control.clearFaults()
  await stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 1000 })
  expect(await resolve(order, 'close')).toMatchObject({
    settled: true,
  })
  await hear(order)
  await settleOver(shop, 30)
  expect(await paymentOf(order)).toMatchObject({
    ...{ problem: '', refunded: 10, refunds: [{ state: 'dropped' }] },
  })
  expect(await givenBack(order)).toEqual([1000])
})

test('a failed refund that was settled by hand is not made by a later retry', async () => {
  const order = await failedRefund(10)
  await resolve(order, 'close')
  await hear(order)
  expect(await resolve(order, 'retry')).toEqual({ settled: true, problem: '', problemCodes: [] })
  expect(await givenBack(order)).toEqual([])
})

test('a refund key with another amount is refused', async () => {
  const order = await paidOrder()
  await refund(order, 12, 'click')
  await expect(refund(order, 13, 'click')).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  expect(await givenBack(order)).toEqual([1200])
})

test('a shop that no longer takes cards refuses refunds, and a cancelled paid order becomes a problem', async () => {
  const order = await paidOrder()
  shop.deps.cards = null
  await expect(refund(order, 10)).rejects.toMatchObject({ status: 503, code: 'payments_off' })
  await admin.client.orders.updateStatus({ params: order.params, body: { status: 'Cancelled' } })
  shop.deps.cards = cards
  expect(await paymentOf(order)).toMatchObject({
    problem: expect.stringContaining('takes no cards'),
    refunded: 0,
  })
  await settleOver(shop, 1)
  expect(await paymentOf(order)).toMatchObject({ problem: '', refunded: 96 })
})

test('without cards, an order cancelled before its charge leaves the release to the staff', async () => {
  control.fault({ path: '/payment_intents/*/capture', times: 9, when: 'before', effect: 'error' })
  const order = await paidOrder()
  shop.deps.cards = null
  await move(order, 'Cancelled')
  expect(await storedOf(order)).toMatchObject({
    ...{ state: 'releasing', problems: [{ code: 'cancelled_without_cards' }], problemAt: shop.clock.now },
  })
})

test('without cards, an order that is refunded or released already leaves nothing to the staff', async () => {
  const refunded = await paidOrder()
  await refund(refunded, 96)
  control.fault({ path: '/payment_intents/*/capture', times: 99, when: 'before', effect: 'error' })
  const released = await paidOrder()
  await settleOver(shop, 6)
  await resolve(released, 'close')
  shop.deps.cards = null
  for (const order of [refunded, released]) {
    await move(order, 'Cancelled')
    expect((await storedOf(order)).problems).toEqual([])
  }
})

test('without cards, an order whose release has not gone through leaves it to the staff', async () => {
  for (const path of ['/payment_intents/*/capture', '/payment_intents/*/cancel'])
    control.fault({ path, times: 99, when: 'before', effect: 'error' })
  const order = await paidOrder()
  await settleOver(shop, 6)
  await resolve(order, 'close')
  expect(await storedOf(order)).toMatchObject({ state: 'releasing', problems: [] })
  shop.deps.cards = null
  await move(order, 'Cancelled')
  expect((await storedOf(order)).problems).toEqual([{ code: 'cancelled_without_cards' }])
})

test('a payment counts as changed when a refund is new, and is looked at again a day later', async () => {
  const order = await paidOrder()
  await refund(order, 10)
  const { updatedAt } = await storedOf(order)
  shop.wait(5)
  await hear(order)
  expect((await storedOf(order)).updatedAt).toEqual(updatedAt)
  await stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 500 })
  await hear(order)
  const now = shop.clock.now
  expect(await storedOf(order)).toMatchObject({
    ...{ updatedAt: now, nextTryAt: new Date(now.getTime() + 24 * 60 * 60_000), tries: 0 },
    ...{ refundedCents: 1500, paymentState: 'paid' },
  })
})

// The last one: a month later everybody has to sign in again.
test('refunds are checked daily for a month without a notice', async () => {
  const order = await paidOrder()
  await refund(order, 10)
  const { updatedAt } = await storedOf(order)
  shop.wait(24 * 60)
  control.fault({ method: 'GET', path: '/refunds', times: 99, when: 'before', effect: 'error' })
  await settleOver(shop, 10)
  control.clearFaults()
  await settleOver(shop, 10)
  expect(await storedOf(order)).toMatchObject({ updatedAt, problems: [], nextTryAt: expect.any(Date) })
  shop.wait(31 * 24 * 60)
  await shop.settle()
  expect(await storedOf(order)).toMatchObject({ updatedAt, nextTryAt: null })
  await stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 500 })
  await hear(order)
  const tomorrow = new Date(shop.clock.now.getTime() + 24 * 60 * 60_000)
  expect(await storedOf(order)).toMatchObject({ refundedCents: 1500, nextTryAt: tomorrow })
})
