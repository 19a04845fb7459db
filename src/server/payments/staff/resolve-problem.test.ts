import { expect, test } from 'vitest'
import {
  createStaffedCardShop,
  makeBuyer,
  type PaidOrder,
  payWith,
  settleOver,
} from '../../../../test-support/card-shop.ts'
import { type CardProvider, ProviderDown } from '../provider/card-provider.ts'
import { syncIntent } from '../settle/apply-intent.ts'

const { shop, admin, control, cards, stripe, paidOrder, paymentOf, storedOf, resolve, hear, move } =
  await createStaffedCardShop()

/** Lets the provider answer otherwise than the sandbox does. */
const answering = (changes: Partial<CardProvider>) => {
  shop.deps.cards = { ...cards, provider: { ...cards.provider, ...changes } }
}

const statusOf = async ({ paymentIntentId }: PaidOrder) =>
  (await stripe.paymentIntents.retrieve(paymentIntentId)).status

/** An order whose card is authorised, and whose capture the provider has not answered. */
async function uncharged() {
  control.fault({ path: '/payment_intents/*/capture', times: 999, when: 'before', effect: 'error' })
  return paidOrder()
}

test('an order settled by hand is not charged later, its card is free, and it can be packed', async () => {
  const order = await uncharged()
  await settleOver(shop, 6)
  await expect(move(order, 'Processing')).rejects.toMatchObject({ code: 'illegal_transition' })
  control.clearFaults()
  expect(await resolve(order, 'close')).toEqual({ settled: true, problem: '', problemCodes: [] })
  await hear(order)
  await settleOver(shop, 30)
  expect(await storedOf(order)).toMatchObject({ state: 'released', capturedCents: 0, problems: [] })
  expect(await statusOf(order)).toBe('canceled')
  expect(await move(order, 'Processing')).toMatchObject({ status: 'Processing', paymentState: 'released' })
})

test('a release that the staff settled by hand is not tried again', async () => {
  const order = await uncharged()
  control.fault({ path: '/payment_intents/*/cancel', times: 999, when: 'before', effect: 'error' })
  await move(order, 'Cancelled')
  await settleOver(shop, 6)
  expect((await storedOf(order)).problems).toMatchObject([{ code: 'release_delayed' }])
  await resolve(order, 'close')
  expect(await storedOf(order)).toMatchObject({ state: 'released', problems: [], nextTryAt: null })
})

test('only a payment with a problem can be closed, and not while it may still become an order', async () => {
  const order = await paidOrder()
  await expect(resolve(order, 'close')).rejects.toMatchObject({ status: 409, code: 'illegal_transition' })
  const buyer = await makeBuyer(shop, admin)
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const { id } = await shop.db
    .updateTable('payments')
    .set({ problems: JSON.stringify([{ code: 'charged_less' }]), problemAt: shop.clock.now })
    .where('intentId', '=', paymentIntentId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const closing = admin.client.payments.settle({ params: { id }, body: { how: 'close', note: 'Seen.' } })
  await expect(closing).rejects.toMatchObject({ status: 409, code: 'illegal_transition' })
  await settleOver(shop, 11)
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
})

test('a charge of less than the total is a problem until somebody closes it', async () => {
  const order = await uncharged()
  control.clearFaults()
  await stripe.paymentIntents.capture(order.paymentIntentId, { amount_to_capture: 100 })
  for (let time = 0; time < 3; time++) await hear(order)
  expect(await resolve(order, 'retry')).toMatchObject({ settled: false })
  await admin.client.orders.refund({ params: order.params, body: { amount: 0.4 } })
  expect(await storedOf(order)).toMatchObject({
    ...{ capturedCents: 100, refundedCents: 40, problems: [{ code: 'charged_less' }] },
  })
  await expect(move(order, 'Processing')).rejects.toMatchObject({ code: 'illegal_transition' })
  expect(await resolve(order, 'close')).toEqual({ settled: true, problem: '', problemCodes: [] })
  await hear(order)
  expect((await storedOf(order)).problems).toEqual([])
})

test('a capture that the provider does not finish stays due and becomes a problem', async () => {
  const order = await uncharged()
  const intent = await cards.provider.findIntent(order.paymentIntentId)
  answering({ captureIntent: async () => ({ ...intent, status: 'processing' }) })
  control.clearFaults()
  await settleOver(shop, 6)
  expect(await storedOf(order)).toMatchObject({
    ...{ state: 'ordered', nextTryAt: expect.any(Date) },
    problems: [{ code: 'charge_delayed', said: expect.stringContaining('has not finished') }],
  })
  shop.deps.cards = cards
  await settleOver(shop, 60)
  expect(await storedOf(order)).toMatchObject({ state: 'captured', problems: [] })
})

test('a release that the provider does not finish stays due', async () => {
  const order = await uncharged()
  const intent = await cards.provider.findIntent(order.paymentIntentId)
  answering({ cancelIntent: async () => ({ ...intent, status: 'requires_payment_method' }) })
  await move(order, 'Cancelled')
  await settleOver(shop, 1)
  expect(await storedOf(order)).toMatchObject({ state: 'releasing', nextTryAt: expect.any(Date) })
  shop.deps.cards = cards
  await settleOver(shop, 5)
  expect(await storedOf(order)).toMatchObject({ state: 'released', nextTryAt: null })
})

test('an older state of the intent does not end the charge of an order', async () => {
  const order = await uncharged()
  control.clearFaults()
  const intent = await cards.provider.findIntent(order.paymentIntentId)
  await syncIntent(shop.deps, (await storedOf(order)).id, { ...intent, status: 'requires_payment_method' })
  await settleOver(shop, 1)
  expect(await storedOf(order)).toMatchObject({ state: 'captured', capturedCents: 9600 })
})

test('cancelling an order whose charge failed leaves nothing reserved on the card', async () => {
  const order = await uncharged()
  const problems = JSON.stringify([{ code: 'authorisation_ended' }])
  await shop.db
    .updateTable('payments')
    .set({ state: 'failed', nextTryAt: null, problems, problemAt: shop.clock.now })
    .where('orderId', '=', order._id)
    .execute()
  expect(await move(order, 'Cancelled')).toMatchObject({ paymentState: 'released' })
  expect([await statusOf(order), (await storedOf(order)).problems]).toEqual(['canceled', []])
})

test('every retry by the staff asks the provider again', async () => {
  const order = await paidOrder('pm_card_sandbox_captureDeclined')
  await settleOver(shop, 1)
  await resolve(order, 'retry')
  await resolve(order, 'retry')
  const keys = control
    .calls()
    .filter(({ path }) => path.endsWith(`${order.paymentIntentId}/capture`))
    .map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
})

test('when the provider does not answer the staff, they get a message and the log the cause', async () => {
  const order = await uncharged()
  shop.logged.length = 0
  await expect(resolve(order, 'retry')).rejects.toMatchObject({
    ...{ status: 503, code: 'busy', message: expect.not.stringMatching(/Your card|goes on/) },
  })
  expect(shop.logged).toMatchObject([{ cause: { name: 'ProviderDown' } }])
})

test.each(['retry', 'close'] as const)('a payment that nobody knows is not found: %s', async how => {
  const params = { id: 'unheard-of' }
  const body = how === 'close' ? { how, note: 'Seen.' } : { how }
  await expect(admin.client.payments.settle({ params, body })).rejects.toMatchObject({ status: 404 })
})

test('without cards nothing is tried again, and nothing changes', async () => {
  const order = await uncharged()
  await settleOver(shop, 6)
  const before = await storedOf(order)
  shop.deps.cards = null
  await expect(resolve(order, 'retry')).rejects.toMatchObject({ status: 503, code: 'payments_off' })
  expect(await storedOf(order)).toEqual(before)
})

test('the audit trail names the payment as the provider does, and says that it was tried again', async () => {
  const order = await uncharged()
  await settleOver(shop, 6)
  control.clearFaults()
  await resolve(order, 'retry')
  const { id: subjectId } = await storedOf(order)
  const { changes } = await admin.client.staff.changes({ query: { thing: 'payment', subjectId } })
  expect(changes).toMatchObject([{ action: 'tried again', subject: order.paymentIntentId }])
  expect(await paymentOf(order)).toMatchObject({ paymentIntentId: order.paymentIntentId, captured: 96 })
})

test('a retry whose answer is lost adds no problem to a payment that was settled meanwhile', async () => {
  const order = await uncharged()
  control.clearFaults()
  answering({
    captureIntent: async () => {
      shop.deps.cards = cards
      await hear(order)
      throw new ProviderDown('The answer was lost.')
    },
  })
  await expect(resolve(order, 'retry')).rejects.toMatchObject({ status: 503, code: 'busy' })
  expect(await storedOf(order)).toMatchObject({ state: 'captured', problems: [], nextTryAt: null })
})
