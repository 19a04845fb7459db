import { expect, test } from 'vitest'
import {
  createCardShop,
  makeBuyer,
  orderByCard,
  payWith,
  piecesLeft,
} from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../../test-support/factories.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
const { stripe } = shop
const { control } = shop.sandbox

async function paidBuyer(card?: string) {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith(card))
  return { ...buyer, paymentIntentId }
}

const statusOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status

const ordersOf = async ({ client }: TestUser) => (await client.orders.mine()).total

test('an order is created with the authorised payment, then charged, and says that it is paid', async () => {
  const buyer = await paidBuyer()
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  expect(order).toMatchObject({
    ...{ paymentMethod: 'online', paymentState: 'paid', status: 'Pending' },
    ...{ totalPrice: 96, refundedTotal: 0 },
  })
  expect(await stripe.paymentIntents.retrieve(buyer.paymentIntentId)).toMatchObject({
    ...{ status: 'succeeded', amount_received: 9600 },
  })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  expect(await buyer.client.cart.count()).toEqual({ count: 0 })
  expect(await shop.db.selectFrom('stockHolds').where('userId', '=', buyer.id).selectAll().execute()).toEqual(
    [],
  )
})

test('without naming it, the payment that is open is used', async () => {
  const buyer = await paidBuyer()
  const order = await buyer.client.orders.create(orderByCard())
  expect(order.paymentState).toBe('paid')
  expect(await statusOf(buyer.paymentIntentId)).toBe('succeeded')
})

test('twenty calls at once with one payment are one order, captured once', async () => {
  const buyer = await paidBuyer()
  const orders = await Promise.all(
    Array.from({ length: 20 }, () => buyer.client.orders.create(orderByCard(buyer.paymentIntentId))),
  )
  expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1)
  expect(await ordersOf(buyer)).toBe(1)
  const captured = await stripe.events.list({ type: 'charge.captured', limit: 100 })
  expect(
    captured.data.filter(({ data }) => JSON.stringify(data.object).includes(buyer.paymentIntentId)),
  ).toHaveLength(1)
})

test('a call repeated later, with key or payment, answers the same order and leaves a new cart alone', async () => {
  const buyer = await paidBuyer()
  const call = orderByCard(buyer.paymentIntentId)
  const order = await buyer.client.orders.create(call, { idempotencyKey: 'one' })
  const { _id: productId } = await admin.client.catalogue.add({
    body: { title: 'Another', category: 'k-froks', price: 5, inventory: 3 },
  })
  await buyer.client.cart.add({ body: { productId, quantity: 1 } })
  shop.wait(30)
  expect((await buyer.client.orders.create(call, { idempotencyKey: 'one' }))._id).toBe(order._id)
  expect((await buyer.client.orders.create(call))._id).toBe(order._id)
  expect(await buyer.client.cart.count()).toEqual({ count: 1 })
})

test('a key that has ordered with one payment orders nothing with another', async () => {
  const buyer = await paidBuyer()
  const options = { idempotencyKey: 'one' }
  await buyer.client.orders.create(orderByCard(buyer.paymentIntentId), options)
  const { _id: productId } = await makeProduct(admin, { price: 5 })
  await buyer.client.cart.add({ body: { productId, quantity: 1 } })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  await expect(buyer.client.orders.create(orderByCard(paymentIntentId), options)).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  })
  expect((await buyer.client.orders.create(orderByCard(paymentIntentId))).totalPrice).toBe(5)
})

test('yesterday’s payment pays for nothing today', async () => {
  const buyer = await paidBuyer()
  await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  const { _id: productId } = await admin.client.catalogue.add({
    body: { title: 'Another', category: 'k-froks', price: 5, inventory: 3 },
  })
  await buyer.client.cart.add({ body: { productId, quantity: 1 } })
  await expect(buyer.client.orders.create(orderByCard())).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_not_ready' },
  })
})

test('nobody pays with somebody else’s payment', async () => {
  const buyer = await paidBuyer()
  const thief = await makeBuyer(shop, admin)
  for (const id of [buyer.paymentIntentId, 'pi_unheard_of']) {
    await expect(thief.client.orders.create(orderByCard(id))).rejects.toMatchObject({ status: 404 })
  }
})

test.each([
  ['another amount', { amountCents: 9599 }],
  ['another currency', { currency: 'pkr' }],
])('a payment that the provider knows with %s pays for nothing', async (_what, changes) => {
  const buyer = await paidBuyer()
  const { paymentIntentId } = buyer
  await shop.db.updateTable('payments').set(changes).where('intentId', '=', paymentIntentId).execute()
  await expect(buyer.client.orders.create(orderByCard(paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_not_ready' },
  })
  expect(await statusOf(paymentIntentId)).toBe('requires_capture')
})

test('a payment that was made for another of the provider’s clients pays for nothing', async () => {
  const buyer = await paidBuyer()
  const foreign = await stripe.paymentIntents.create({
    ...{
      amount: 9600,
      currency: 'usd',
      capture_method: 'manual',
      confirm: true,
      payment_method: 'pm_card_visa',
    },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  await shop.db
    .updateTable('payments')
    .set({ intentId: foreign.id })
    .where('intentId', '=', buyer.paymentIntentId)
    .execute()
  await expect(buyer.client.orders.create(orderByCard(foreign.id))).rejects.toMatchObject({
    code: 'payment_not_ready',
  })
})

test('an order for cash is no card’s, and one for a card is not placed without', async () => {
  const buyer = await makeBuyer(shop, admin)
  await expect(buyer.client.orders.create(orderByCard())).rejects.toMatchObject({ code: 'payment_not_ready' })
  expect(await buyer.client.orders.create({ body: orderData() })).toMatchObject({ paymentState: 'unpaid' })
})

test('3-D Secure: no order before the bank is answered, one after', async () => {
  const buyer = await paidBuyer('pm_card_authenticationRequired')
  const call = orderByCard(buyer.paymentIntentId)
  await expect(buyer.client.orders.create(call)).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_not_ready', message: expect.stringContaining('bank') },
  })
  await shop.answerBank(buyer.paymentIntentId, 'complete')
  expect(await buyer.client.orders.create(call)).toMatchObject({ paymentState: 'paid' })
})

test('3-D Secure failed: no order, and another card can be tried', async () => {
  const buyer = await paidBuyer('pm_card_authenticationRequired')
  await shop.answerBank(buyer.paymentIntentId, 'fail')
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ code: 'payment_not_ready', message: expect.stringContaining('enter it again') },
  })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  expect(await buyer.client.orders.create(orderByCard(paymentIntentId))).toMatchObject({
    paymentState: 'paid',
  })
})

test('a changed cart is not ordered with the old payment; put back as it was, it is', async () => {
  const buyer = await paidBuyer()
  const { productId } = buyer
  await buyer.client.cart.update({ params: { productId }, body: { quantity: 1 } })
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'cart_changed', message: expect.stringContaining('not been charged') },
  })
  expect(await statusOf(buyer.paymentIntentId)).toBe('requires_capture')
  await buyer.client.cart.update({ params: { productId }, body: { quantity: 2 } })
  expect(await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).toMatchObject({
    paymentState: 'paid',
  })
})

test('a changed price is not paid with the old amount', async () => {
  const buyer = await paidBuyer()
  await admin.client.catalogue.quickEdit({ params: { id: buyer.productId }, body: { price: 50 } })
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'cart_changed' },
  })
  expect(await statusOf(buyer.paymentIntentId)).toBe('requires_capture')
  expect(await ordersOf(buyer)).toBe(0)
})

test('pieces held for a payment that are no longer sold are not charged for', async () => {
  const buyer = await paidBuyer()
  await admin.client.catalogue.remove({ params: { id: buyer.productId } })
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'out_of_stock' },
  })
  shop.wait(11)
  await shop.settle()
  expect(await statusOf(buyer.paymentIntentId)).toBe('canceled')
})

test('an order for cash releases the card, and sells the pieces that were held for it', async () => {
  const buyer = await paidBuyer()
  await buyer.client.orders.create({ body: orderData() })
  await shop.settle()
  expect(await statusOf(buyer.paymentIntentId)).toBe('canceled')
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    code: 'payment_released',
  })
  expect(await ordersOf(buyer)).toBe(1)
})

test('ten minutes later the payment is released, the stock is free, and the late order is told so', async () => {
  const buyer = await paidBuyer()
  shop.wait(9)
  await shop.settle()
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  shop.wait(2)
  await shop.settle()
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  expect(await statusOf(buyer.paymentIntentId)).toBe('canceled')
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_released', message: expect.stringContaining('not been charged') },
  })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  expect(await buyer.client.orders.create(orderByCard(paymentIntentId))).toMatchObject({
    paymentState: 'paid',
  })
})

test('an order is answered although the capture hangs, and charged once it goes on', async () => {
  const buyer = await paidBuyer()
  control.fault({ path: `/payment_intents/${buyer.paymentIntentId}/capture`, when: 'before', effect: 'wait' })
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  expect(order.paymentState).toBe('authorised')
  control.letGo()
  const params = { id: order._id }
  await expect.poll(async () => (await buyer.client.orders.get({ params })).paymentState).toBe('paid')
})

test.each([
  ['never reached the provider', 'before'],
  ['was done and its answer lost', 'after'],
] as const)('a capture that %s is finished by the job, once', async (_how, when) => {
  const buyer = await paidBuyer()
  const path = `/payment_intents/${buyer.paymentIntentId}/capture`
  control.fault({ path, when, times: 9, effect: 'disconnect' })
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  expect(order.paymentState).toBe('authorised')
  control.clearFaults()
  shop.wait(1)
  await shop.settle()
  expect(await buyer.client.orders.get({ params: { id: order._id } })).toMatchObject({ paymentState: 'paid' })
  expect((await stripe.paymentIntents.retrieve(buyer.paymentIntentId)).amount_received).toBe(9600)
  shop.logged.length = 0
})

test('a provider that stumbles over a capture is asked again under another key', async () => {
  const buyer = await paidBuyer('pm_card_sandbox_captureFailsOnce')
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  shop.wait(1)
  await shop.settle()
  expect(await buyer.client.orders.get({ params: { id: order._id } })).toMatchObject({ paymentState: 'paid' })
  shop.logged.length = 0
})

test('a cut line between payment and order: the next try orders with the same payment', async () => {
  const buyer = await paidBuyer()
  control.fault({ method: 'GET', path: '/payment_intents/*', times: 9, when: 'before', effect: 'disconnect' })
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 503, code: 'busy' },
  })
  control.clearFaults()
  expect(await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).toMatchObject({
    paymentState: 'paid',
  })
})

test('the mail says that the order is paid by card', async () => {
  const buyer = await paidBuyer()
  const { number } = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  const mail = await shop.db
    .selectFrom('outbox')
    .where('recipient', '=', buyer.email)
    .select(['subject', 'body'])
    .executeTakeFirstOrThrow()
  expect(mail.subject).toContain(`#${number}`)
  expect(mail.body).toContain('Payment: by card')
})
