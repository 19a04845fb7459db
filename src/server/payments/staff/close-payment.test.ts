import { expect, test } from 'vitest'
import { createStaffedCardShop, type PaidOrder, settleOver } from '../../../../test-support/card-shop.ts'
import { ProviderRefused } from '../provider/card-provider.ts'
import { recordDispute } from '../settle/record-dispute.ts'

const { shop, admin, control, cards, stripe, paidOrder, givenBack, storedOf, refund, resolve, move } =
  await createStaffedCardShop()

const refundsOf = async ({ params }: PaidOrder) =>
  (await admin.client.orders.staffGet({ params })).payment?.refunds

const close = (order: PaidOrder) => resolve(order, 'close')

/** An order whose capture does not reach the provider, or whose answers are lost. */
async function uncharged(when: 'before' | 'after' = 'before') {
  control.fault({ path: '/payment_intents/*/capture', times: 999, when, effect: 'error' })
  const order = await paidOrder()
  await settleOver(shop, 6)
  expect(await storedOf(order)).toMatchObject({ state: 'ordered', problems: [{ code: 'charge_delayed' }] })
  return order
}

/** One that the shop has given up to charge. */
async function failed() {
  const order = await uncharged()
  control.clearFaults()
  await shop.db
    .updateTable('payments')
    .set({ state: 'failed', nextTryAt: null })
    .where('orderId', '=', order._id)
    .execute()
  return order
}

async function expectCharged(order: PaidOrder, capturedCents = 9600) {
  await settleOver(shop, 30)
  expect(await storedOf(order)).toMatchObject({ state: 'captured', capturedCents, refundedCents: 0 })
  expect(await givenBack(order)).toEqual([])
}

test('closing a payment whose charge worked after all keeps the charge, and the order can be packed', async () => {
  const order = await uncharged('after')
  expect(await close(order)).toEqual({ settled: true, problem: '', problemCodes: [] })
  await expectCharged(order)
  expect(await move(order, 'Processing')).toMatchObject({ status: 'Processing', paymentState: 'paid' })
  const { id: subjectId } = await storedOf(order)
  const { changes } = await admin.client.staff.changes({ query: { thing: 'payment', subjectId } })
  expect(changes).toMatchObject([
    { action: 'settled by hand', before: { problem: expect.stringContaining('could not be charged') } },
  ])
})

test('closing a payment that was charged by hand keeps the charge', async () => {
  const order = await failed()
  await stripe.paymentIntents.capture(order.paymentIntentId)
  expect(await close(order)).toEqual({ settled: true, problem: '', problemCodes: [] })
  await expectCharged(order)
  expect(await move(order, 'Processing')).toMatchObject({ status: 'Processing', paymentState: 'paid' })
})

test('closing a payment that was charged too little shows that problem first', async () => {
  const order = await failed()
  await stripe.paymentIntents.capture(order.paymentIntentId, { amount_to_capture: 100 })
  const less = {
    settled: false,
    problem: expect.stringContaining('Less than the total'),
    problemCodes: ['charged_less'],
  }
  expect(await close(order)).toEqual(less)
  await expectCharged(order, 100)
  expect(await close(order)).toEqual({ settled: true, problem: '', problemCodes: [] })
})

test('no payment is closed while the provider does not answer', async () => {
  const order = await failed()
  const before = await storedOf(order)
  shop.logged.length = 0
  control.fault({ method: 'GET', path: '/payment_intents/*', times: 9, when: 'before', effect: 'error' })
  await expect(close(order)).rejects.toMatchObject({
    // Nor does the shop go on with a charge that it has given up.
    ...{ status: 503, code: 'busy', message: expect.not.stringContaining('goes on') },
  })
  expect(await storedOf(order)).toEqual(before)
  expect(shop.logged).toMatchObject([{ cause: { name: 'ProviderDown' } }])
})

test('a payment whose intent is unknown to the provider can be closed', async () => {
  const order = await failed()
  const refuse = () => Promise.reject(new ProviderRefused('No such payment.', false))
  shop.deps.cards = { ...cards, provider: { ...cards.provider, findIntent: refuse } }
  expect(await close(order)).toEqual({ settled: true, problem: '', problemCodes: [] })
  expect((await storedOf(order)).state).toBe('released')
})

test.each([
  ['still to be charged', uncharged],
  ['that could not be charged', failed],
])('without cards the shop refuses to close a payment %s', async (_how, make) => {
  const order = await make()
  shop.deps.cards = null
  await expect(close(order)).rejects.toMatchObject({ status: 503, code: 'payments_off' })
  expect(await storedOf(order)).toMatchObject({ problems: [expect.anything()] })
})

test('closing a dispute keeps a refund that is on its way', async () => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', times: 999, when: 'before', effect: 'error' })
  await refund(order, 10)
  await recordDispute(shop.deps, (await storedOf(order)).id, 'opened')
  expect(await close(order)).toEqual({ settled: true, problem: '', problemCodes: [] })
  await settleOver(shop, 6)
  expect((await storedOf(order)).problems).toMatchObject([{ code: 'refund_delayed' }])
  control.clearFaults()
  await settleOver(shop, 60)
  expect(await refundsOf(order)).toMatchObject([{ amount: 10, state: 'done' }])
})

test('closing a failed refund keeps another one that is on its way', async () => {
  const order = await paidOrder('pm_card_refundFail')
  await refund(order, 10)
  shop.wait(1)
  await control.runDue()
  shop.wait(24 * 60)
  await shop.settle()
  control.fault({ path: '/refunds', times: 999, when: 'before', effect: 'error' })
  await refund(order, 1)
  expect(await close(order)).toEqual({ settled: true, problem: '', problemCodes: [] })
  control.clearFaults()
  await settleOver(shop, 2)
  expect(await refundsOf(order)).toMatchObject([{ state: 'dropped' }, { amount: 1, state: 'done' }])
})

test('a reported refund is dropped when the staff close it together with a dispute', async () => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', times: 999, when: 'before', effect: 'error' })
  await refund(order, 10)
  await settleOver(shop, 6)
  await recordDispute(shop.deps, (await storedOf(order)).id, 'opened')
  await close(order)
  control.clearFaults()
  await settleOver(shop, 60)
  expect([await refundsOf(order), await givenBack(order)]).toMatchObject([[{ state: 'dropped' }], []])
})

test('a refund reported by their own retry is dropped when the staff close it', async () => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', times: 999, when: 'before', effect: 'error' })
  await refund(order, 10)
  const { id } = await storedOf(order)
  const trying = admin.client.payments.settle({ params: { id }, body: { how: 'retry' } })
  await expect(trying).rejects.toMatchObject({ code: 'busy' })
  await close(order)
  control.clearFaults()
  await settleOver(shop, 60)
  expect([await refundsOf(order), await givenBack(order)]).toMatchObject([[{ state: 'dropped' }], []])
})

test('a refund of an order cancelled without cards is dropped when the staff close it', async () => {
  const order = await paidOrder()
  shop.deps.cards = null
  await admin.client.orders.updateStatus({ params: order.params, body: { status: 'Cancelled' } })
  await close(order)
  shop.deps.cards = cards
  await settleOver(shop, 60)
  expect([await refundsOf(order), await givenBack(order)]).toMatchObject([[{ state: 'dropped' }], []])
})
