import { expect, test } from 'vitest'
import { createStaffedCardShop, type PaidOrder, settleOver } from '../../../../test-support/card-shop.ts'
import { ProviderRefused } from '../provider/card-provider.ts'
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
} = await createStaffedCardShop()

/** All that is under way fails at the bank, and the shop hears of it. */
async function failAtBank(order: PaidOrder) {
  shop.wait(1)
  await control.runDue()
  await hear(order)
}

/** An order of which so much was asked back and failed at the bank. */
async function failedRefund(amount: number, key?: string) {
  const order = await paidOrder('pm_card_refundFail')
  await refund(order, amount, key)
  await failAtBank(order)
  return order
}

test('a smaller refund leaves a failed one to be seen and tried again', async () => {
  const order = await failedRefund(10)
  expect((await refund(order, 1)).payment).toMatchObject({
    ...{ refunded: 1, problem: expect.stringContaining('$10.00 could not be refunded') },
    refunds: [{ state: 'failed' }, { state: 'done' }],
  })
  expect(await resolve(order, 'retry')).toEqual({ settled: true, problem: '', problemCodes: [] })
  expect(await givenBack(order)).toEqual([100, 1000])
})

test('a refund of all that is left replaces a failed refund of more', async () => {
  const order = await paidOrder()
  await stripe.refunds.create({ payment_intent: order.paymentIntentId, amount: 9000 })
  await refund(order, 20)
  await admin.client.orders.updateStatus({ params: order.params, body: { status: 'Cancelled' } })
  expect(await paymentOf(order)).toMatchObject({
    ...{ problem: '', refunded: 96 },
    refunds: [{ state: 'dropped' }, { amount: 6, state: 'done' }],
  })
})

test('a refund closed while refunds are being sent is not sent', async () => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', times: 999, when: 'before', effect: 'error' })
  await refund(order, 10)
  shop.wait(1)
  await refund(order, 20)
  await settleOver(shop, 6)
  control.clearFaults()
  control.fault({ method: 'POST', path: '/refunds', when: 'before', effect: 'wait' })
  const round = hear(order)
  await expect.poll(control.waitingCalls).toBe(1)
  await resolve(order, 'close')
  control.letGo()
  await round
  expect(await givenBack(order)).toEqual([1000])
  expect(await paymentOf(order)).toMatchObject({
    ...{ refunded: 10, refunds: [{ state: 'done' }, { amount: 20, state: 'dropped' }] },
  })
})

test('a retried refund stays in the history, and an older report of it does not count', async () => {
  const order = await paidOrder('pm_card_refundFail')
  await refund(order, 10)
  const known = await cards.provider.findRefunds(order.paymentIntentId)
  await failAtBank(order)
  await resolve(order, 'retry')
  await syncRefunds(shop.deps, (await storedOf(order)).id, known, new Map())
  expect(await paymentOf(order)).toMatchObject({
    ...{ refunded: 10, refunds: [{ amount: 10, state: 'dropped' }, { state: 'done' }] },
  })
})

test('a key repeated after its refund failed refunds nothing and shows the failure; a new key refunds again', async () => {
  const order = await failedRefund(10, 'click')
  expect((await refund(order, 10, 'click')).payment).toMatchObject({
    ...{ refunded: 0, refunds: [{ state: 'failed' }], problem: expect.stringContaining('$10.00') },
  })
  expect((await refund(order, 10, 'new-click')).payment).toMatchObject({
    ...{ refunded: 10, refunds: [{ state: 'dropped' }, { state: 'done' }], problem: '' },
  })
  expect(await givenBack(order)).toEqual([1000])
})

test('a key repeated after the staff retried its refund refunds nothing, also when the retry failed', async () => {
  const order = await failedRefund(10, 'second-click')
  await resolve(order, 'retry')
  await refund(order, 10, 'second-click')
  expect(await givenBack(order)).toEqual([1000])
  await failAtBank(order)
  expect((await refund(order, 10, 'second-click')).payment).toMatchObject({
    ...{ refunded: 0, refunds: [{ state: 'dropped' }, { state: 'failed' }] },
  })
  expect((await refund(order, 10, 'another-click')).payment).toMatchObject({
    ...{ refunded: 10, refunds: [{ state: 'dropped' }, { state: 'dropped' }, { state: 'done' }] },
  })
})

test('refunds that the provider no longer knows are not looked at again', async () => {
  const order = await paidOrder()
  await refund(order, 10)
  const refuse = () => Promise.reject(new ProviderRefused('No such payment.', false))
  shop.deps.cards = { ...cards, provider: { ...cards.provider, findRefunds: refuse } }
  shop.wait(24 * 60)
  await shop.settle()
  expect(await storedOf(order)).toMatchObject({ refundedCents: 1000, problems: [], nextTryAt: null })
})
