import Stripe from 'stripe'
import { expect, test } from 'vitest'
import {
  createCardShop,
  makeBuyer,
  openWebhooks,
  orderByCard,
  payWith,
  piecesLeft,
} from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
const { stripe } = shop
const { control, webhookSecret } = shop.sandbox
control.holdWebhooks()
await openWebhooks(shop)

async function paidBuyer(card?: string) {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith(card))
  return { ...buyer, paymentIntentId }
}

const stateOf = async (intentId: string) =>
  (
    await shop.db
      .selectFrom('payments')
      .where('intentId', '=', intentId)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state

/** The events about one payment, in the order in which things happened. */
const eventsOf = (intentId: string) =>
  control.events().filter(event => JSON.stringify(event.data.object).includes(intentId))

const send = (events: { id: string }[]) => control.send(events.map(({ id }) => id))

const deliver = (payload: string, signature?: string) =>
  shop.request('POST', '/api/stripe/webhook', {
    body: payload,
    headers: signature === undefined ? {} : { 'stripe-signature': signature },
  })

const signed = (payload: string, secret = webhookSecret) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret })

test('an event without the right signature is refused', async () => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object: {} } })
  for (const signature of [undefined, '', 't=1,v1=0', 'nonsense', signed(payload, 'whsec_guess')]) {
    const answer = await deliver(payload, signature)
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'invalid'])
  }
  expect((await deliver(payload.replace('evt_1', 'evt_2'), signed(payload))).status).toBe(400)
  const old = Stripe.webhooks.generateTestHeaderString({
    ...{ payload, secret: webhookSecret, timestamp: Math.floor(Date.now() / 1000) - 3600 },
  })
  expect((await deliver(payload, old)).status).toBe(400)
  expect((await deliver(payload, signed(payload))).status).toBe(200)
  const refused = shop.securityLogged.filter(({ event }) => event === 'webhook_refused')
  expect(refused).toHaveLength(7)
  // Once in a while is enough: anybody may send such.
  expect(shop.logged).toMatchObject([{ message: expect.stringContaining('STRIPE_WEBHOOK_SECRET') }])
})

test('a signed event with an impossible id or type is refused', async () => {
  for (const strange of [
    { id: 'evt_1\u0000' },
    { id: ['evt_1'] },
    { id: 'x'.repeat(10_000) },
    { type: { a: 1 } },
  ]) {
    const payload = JSON.stringify({
      id: 'evt_3',
      object: 'event',
      type: 'ping',
      data: { object: {} },
      ...strange,
    })
    expect((await deliver(payload, signed(payload))).status).toBe(400)
  }
  const object = { object: 'payment_intent', id: 'pi_1', metadata: { payment_id: '\u0000' } }
  const payload = JSON.stringify({ id: 'evt_4', object: 'event', type: 'ping', data: { object } })
  expect((await deliver(payload, signed(payload))).status).toBe(200)
})

test('a signed text that is not an event, and one that is too large, are refused', async () => {
  expect((await deliver('nonsense', signed('nonsense'))).status).toBe(400)
  const huge = JSON.stringify({ id: 'evt_huge', text: 'x'.repeat(300_000) })
  expect((await deliver(huge, signed(huge))).status).toBe(413)
})

test("an event about another system's payment is accepted and changes nothing", async () => {
  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  expect(await send(eventsOf(intent.id))).toEqual([true])
})

test('an order after its webhook is placed and charged once', async () => {
  const buyer = await paidBuyer('pm_card_authenticationRequired')
  await shop.answerBank(buyer.paymentIntentId, 'complete')
  expect(await stateOf(buyer.paymentIntentId)).toBe('open')
  expect(await send(eventsOf(buyer.paymentIntentId))).not.toContain(false)
  expect(await stateOf(buyer.paymentIntentId)).toBe('authorised')
  expect(await buyer.client.orders.create(orderByCard())).toMatchObject({ paymentState: 'paid' })
})

test('a webhook repeated long after the order changes nothing', async () => {
  const buyer = await paidBuyer()
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  const events = eventsOf(buyer.paymentIntentId)
  expect(events.length).toBeGreaterThan(3)
  for (let time = 0; time < 5; time++) expect(await send(events)).not.toContain(false)
  expect(await buyer.client.orders.get({ params: { id: order._id } })).toEqual(
    expect.objectContaining({ paymentState: 'paid', status: 'Pending' }),
  )
  expect((await stripe.paymentIntents.retrieve(buyer.paymentIntentId)).amount_received).toBe(9600)
  const stored = await shop.db
    .selectFrom('cardEvents')
    .where(
      'id',
      'in',
      events.map(({ id }) => id),
    )
    .select('doneAt')
    .execute()
  expect(stored).toHaveLength(events.length)
  expect(stored.every(({ doneAt }) => doneAt !== null)).toBe(true)
})

test('an event that was acted upon is not handled again', async () => {
  const buyer = await paidBuyer()
  const events = eventsOf(buyer.paymentIntentId)
  await send(events)
  const asked = control.calls().length
  expect(await send(events)).not.toContain(false)
  expect(control.calls()).toHaveLength(asked)
})

test('the webhook finishes a capture whose answer was lost', async () => {
  const buyer = await paidBuyer()
  const path = `/payment_intents/${buyer.paymentIntentId}/capture`
  control.fault({ path, when: 'after', times: 9, effect: 'disconnect' })
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  control.clearFaults()
  expect(order.paymentState).toBe('authorised')
  await send(eventsOf(buyer.paymentIntentId).filter(({ type }) => type === 'payment_intent.succeeded'))
  expect(await buyer.client.orders.get({ params: { id: order._id } })).toMatchObject({ paymentState: 'paid' })
})

test('events of a paid, cancelled and refunded order, in any order, lead to the same end', async () => {
  const buyer = await paidBuyer()
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  const params = { id: order._id }
  await admin.client.orders.updateStatus({ params, body: { status: 'Cancelled' } })
  await shop.settle()
  const events = eventsOf(buyer.paymentIntentId)
  for (const turned of [events.toReversed(), events, events.toSorted((a, b) => (a.id < b.id ? -1 : 1))]) {
    await shop.db.deleteFrom('cardEvents').execute()
    await send(turned)
    expect(await buyer.client.orders.get({ params })).toMatchObject({
      ...{ paymentState: 'refunded', refundedTotal: 96, status: 'Cancelled' },
    })
  }
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

test('an authorisation cancelled at the provider gives its stock back at once', async () => {
  const buyer = await paidBuyer()
  await stripe.paymentIntents.cancel(buyer.paymentIntentId)
  await send(eventsOf(buyer.paymentIntentId))
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    code: 'payment_released',
  })
})

test('a refund made by hand at the provider shows on the order', async () => {
  const buyer = await paidBuyer()
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  await stripe.refunds.create({ payment_intent: buyer.paymentIntentId, amount: 1500 })
  await send(eventsOf(buyer.paymentIntentId).filter(({ type }) => type === 'refund.created'))
  expect(await buyer.client.orders.get({ params: { id: order._id } })).toMatchObject({
    ...{ paymentState: 'paid', refundedTotal: 15 },
  })
})

test('while the provider does not answer, the event is refused, and acted upon when it is sent again', async () => {
  const buyer = await paidBuyer('pm_card_authenticationRequired')
  await shop.answerBank(buyer.paymentIntentId, 'complete')
  const event = eventsOf(buyer.paymentIntentId).find(({ type }) => type.includes('capturable'))
  if (!event) throw new Error('The provider did not tell of the authorisation')
  control.fault({ method: 'GET', path: '/payment_intents/*', times: 9, when: 'before', effect: 'disconnect' })
  expect(await send([event])).toEqual([false])
  control.clearFaults()
  expect(await send([event])).toEqual([true])
  expect(await stateOf(buyer.paymentIntentId)).toBe('authorised')
})

test('an event about a payment that the provider refuses to settle is taken, and the refusal is logged', async () => {
  const buyer = await paidBuyer('pm_card_sandbox_captureDeclined')
  await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  shop.logged.length = 0
  const [event] = eventsOf(buyer.paymentIntentId)
  if (!event) throw new Error('The provider told of nothing')
  expect(await send([event])).toEqual([true])
  expect(shop.logged.splice(0)).toMatchObject([{ message: expect.stringContaining('could not be settled') }])
})

test('a refund that fails at the bank no longer counts and becomes a problem', async () => {
  const buyer = await paidBuyer('pm_card_refundFail')
  const { _id: id } = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  await admin.client.orders.refund({ params: { id }, body: {} })
  await send(eventsOf(buyer.paymentIntentId))
  shop.wait(1)
  await control.runDue()
  await send(eventsOf(buyer.paymentIntentId).filter(({ type }) => type === 'refund.failed'))
  expect(await admin.client.orders.staffGet({ params: { id } })).toMatchObject({
    ...{ paymentState: 'paid', refundedTotal: 0 },
    payment: { problem: expect.stringContaining('could not be refunded'), refunds: [{ state: 'failed' }] },
  })
})

test('a refund that succeeds later is no problem', async () => {
  const buyer = await paidBuyer('pm_card_pendingRefund')
  const { _id: id } = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  await admin.client.orders.refund({ params: { id }, body: {} })
  shop.wait(1)
  await control.runDue()
  await send(eventsOf(buyer.paymentIntentId).filter(({ type }) => type === 'refund.updated'))
  expect(await admin.client.orders.staffGet({ params: { id } })).toMatchObject({
    ...{
      paymentState: 'refunded',
      refundedTotal: 96,
      payment: { problem: '', refunds: [{ state: 'done' }] },
    },
  })
})

test('a disputed charge is a problem until the staff close it', async () => {
  const buyer = await paidBuyer()
  const { _id: id } = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  const sendDispute = async (type: string) => {
    const object = { id: 'dp_1', object: 'dispute', payment_intent: buyer.paymentIntentId }
    const payload = JSON.stringify({ id: `evt_${type}_${id}`, object: 'event', type, data: { object } })
    expect((await deliver(payload, signed(payload))).status).toBe(200)
    return (await admin.client.orders.staffGet({ params: { id } })).payment
  }
  await sendDispute('charge.dispute.created')
  // Looking at its refunds, of which there are none, takes nothing of it away.
  const disputed = await sendDispute('charge.dispute.funds_withdrawn')
  expect(disputed?.problem).toContain('disputes this charge')
  const body = { how: 'close' as const, note: 'Answered with the courier’s receipt.' }
  await admin.client.payments.settle({ params: { id: disputed?._id ?? '' }, body })
  expect((await sendDispute('charge.dispute.closed'))?.problem).toContain('has been decided')
})
