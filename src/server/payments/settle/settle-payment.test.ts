import { expect, test } from 'vitest'
import { createStaffedCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { orderData } from '../../../../test-support/factories.ts'
import { settlePayment } from './settle-payment.ts'
import { settleOrderSoon } from './settle-soon.ts'

const { shop, admin, control, cards, stripe, paidOrder, storedOf, hear } = await createStaffedCardShop()

const statusOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status

const paymentOf = (userId: string) =>
  shop.db.selectFrom('payments').where('userId', '=', userId).selectAll().executeTakeFirstOrThrow()

test('a payment whose time is over is released at once, with its card', async () => {
  const buyer = await makeBuyer(shop, admin)
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  shop.wait(11)
  await settlePayment(shop.deps, (await paymentOf(buyer.id)).id)
  expect([(await paymentOf(buyer.id)).state, await statusOf(paymentIntentId)]).toEqual([
    'released',
    'canceled',
  ])
})

test('a payment that the provider never heard of is settled without asking the provider', async () => {
  const buyer = await makeBuyer(shop, admin)
  control.fault({ path: '/payment_intents', when: 'before', effect: 'error' })
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'busy' })
  const { id } = await paymentOf(buyer.id)
  const calls = control.calls().length
  for (const [minutes, state] of [
    [0, 'open'],
    [11, 'released'],
    [1, 'released'],
  ] as const) {
    shop.wait(minutes)
    await settlePayment(shop.deps, id)
    expect(await paymentOf(buyer.id)).toMatchObject({ state, intentId: null })
  }
  expect(control.calls()).toHaveLength(calls)
})

/** An order whose payment is set to this state, while its card is still authorised at the provider. */
async function orderIn(state: 'failed' | 'released') {
  control.fault({ path: '/payment_intents/*/capture', times: 9, when: 'before', effect: 'error' })
  const order = await paidOrder()
  control.clearFaults()
  await shop.db
    .updateTable('payments')
    .set({ state, nextTryAt: null })
    .where('orderId', '=', order._id)
    .execute()
  return order
}

test('a charge that was given up is made after all while its card is still authorised', async () => {
  const order = await orderIn('failed')
  await hear(order)
  expect(await storedOf(order)).toMatchObject({ state: 'captured', capturedCents: 9600 })
})

test('a payment that seemed to be released is released again while its card is still authorised', async () => {
  const order = await orderIn('released')
  await hear(order)
  expect((await storedOf(order)).state).toBe('released')
  expect(await statusOf(order.paymentIntentId)).toBe('canceled')
})

test('about a payment that is settled the provider is asked once', async () => {
  const [captured, released] = [await paidOrder(), await orderIn('released')]
  await hear(released)
  for (const order of [captured, released]) {
    const before = control.calls().length
    await hear(order)
    expect(control.calls().length - before).toBe(1)
  }
})

test('a payment that is gone, or an order without one, needs no settling', async () => {
  await settlePayment(shop.deps, 'long-gone')
  const buyer = await makeBuyer(shop, admin)
  const { _id } = await buyer.client.orders.create({ body: orderData() })
  await settleOrderSoon(shop.deps, _id)
  expect(shop.logged).toEqual([])
})

test('a provider that does not answer is asked again while somebody waits, and no longer', async () => {
  const buyer = await makeBuyer(shop, admin)
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const path = `/payment_intents/${paymentIntentId}/capture`
  control.fault({ path, times: 999, when: 'before', effect: 'error' })
  const pauses = Array.from({ length: 50 }, () => 20)
  shop.deps.cards = { ...cards, maxWaitMs: 100, retryPausesMs: pauses }
  expect(await buyer.client.orders.create(orderByCard(paymentIntentId))).toMatchObject({
    paymentState: 'authorised',
  })
  await expect.poll(() => shop.logged).toMatchObject([{ message: expect.stringContaining('tried again') }])
  const tries = control.calls().filter(call => call.path.endsWith(path))
  expect(tries.length).toBeGreaterThan(0)
  expect(tries.length).toBeLessThan(pauses.length)
})
