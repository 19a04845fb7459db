import { expect, test } from 'vitest'
import {
  createCardShop,
  makeBuyer,
  orderByCard,
  payWith,
  piecesLeft,
  waitBriefly,
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

test('an order with an authorised payment is placed, charged and shown as paid', async () => {
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

test('an order that names no payment uses the live one', async () => {
  const buyer = await paidBuyer()
  const order = await buyer.client.orders.create(orderByCard())
  expect(order.paymentState).toBe('paid')
  expect(await statusOf(buyer.paymentIntentId)).toBe('succeeded')
})

test('twenty order calls at once with one payment make one order, captured once', async () => {
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

test('a call repeated with its key or payment answers the same order and leaves a new cart alone', async () => {
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

test('a key used for an order with one payment is refused with another payment', async () => {
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

test('a payment that has paid for an order pays for no other', async () => {
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
])('a payment whose intent has %s pays for nothing', async (_what, changes) => {
  const buyer = await paidBuyer()
  const { paymentIntentId } = buyer
  await shop.db.updateTable('payments').set(changes).where('intentId', '=', paymentIntentId).execute()
  await expect(buyer.client.orders.create(orderByCard(paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_not_ready' },
  })
  expect(await statusOf(paymentIntentId)).toBe('requires_capture')
})

test('an intent of another client of the provider pays for nothing', async () => {
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

test('a cash order needs no payment, and a card order is refused without one', async () => {
  const buyer = await makeBuyer(shop, admin)
  await expect(buyer.client.orders.create(orderByCard())).rejects.toMatchObject({ code: 'payment_not_ready' })
  expect(await buyer.client.orders.create({ body: orderData() })).toMatchObject({ paymentState: 'unpaid' })
})

test('with 3-D Secure the order is refused until the buyer has confirmed', async () => {
  const buyer = await paidBuyer('pm_card_authenticationRequired')
  const call = orderByCard(buyer.paymentIntentId)
  await expect(buyer.client.orders.create(call)).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_not_ready', message: expect.stringContaining('bank') },
  })
  await shop.answerBank(buyer.paymentIntentId, 'complete')
  expect(await buyer.client.orders.create(call)).toMatchObject({ paymentState: 'paid' })
})

test('after failed 3-D Secure there is no order, and another card can be tried', async () => {
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

test('a payment whose card was never asked, as the provider did not answer, pays for nothing', async () => {
  const buyer = await makeBuyer(shop, admin)
  control.fault({ path: '/payment_intents', times: 9, when: 'before', effect: 'disconnect' })
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'busy' })
  control.clearFaults()
  await expect(buyer.client.orders.create(orderByCard())).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_not_ready', message: expect.stringContaining('enter it again') },
  })
})

test('while the bank has not answered there is no order, and the buyer is asked to wait', async () => {
  const buyer = await paidBuyer('pm_card_authenticationRequired')
  const { cards } = shop.deps
  if (!cards) throw new Error('The shop takes no cards')
  const findIntent: typeof cards.provider.findIntent = async id => ({
    ...(await cards.provider.findIntent(id)),
    status: 'processing',
  })
  shop.deps.cards = { ...cards, provider: { ...cards.provider, findIntent } }
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_not_ready', message: expect.stringContaining('has not answered yet') },
  })
  shop.deps.cards = cards
})

test('a payment that was charged at the provider by hand is ordered without a second charge', async () => {
  const buyer = await paidBuyer()
  await stripe.paymentIntents.capture(buyer.paymentIntentId)
  expect(await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).toMatchObject({
    ...{ paymentState: 'paid', totalPrice: 96 },
  })
})

test('a payment that was cancelled at the provider by hand pays for nothing, and its stock is free', async () => {
  const buyer = await paidBuyer()
  await stripe.paymentIntents.cancel(buyer.paymentIntentId)
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_released' },
  })
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

test('a payment that was given up is refused without asking the provider', async () => {
  const buyer = await paidBuyer()
  shop.wait(11)
  await shop.settle()
  control.fault({ method: 'GET', path: '/payment_intents/*', times: 9, when: 'before', effect: 'error' })
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_released' },
  })
  control.clearFaults()
})

test('a changed cart is not ordered with the old payment; changed back, it is', async () => {
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

test('after a price change the old payment is refused', async () => {
  const buyer = await paidBuyer()
  await admin.client.catalogue.quickEdit({ params: { id: buyer.productId }, body: { price: 50 } })
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'cart_changed' },
  })
  expect(await statusOf(buyer.paymentIntentId)).toBe('requires_capture')
  expect(await ordersOf(buyer)).toBe(0)
})

test('held pieces of a product that is no longer sold are not charged', async () => {
  const buyer = await paidBuyer()
  await admin.client.catalogue.remove({ params: { id: buyer.productId } })
  await expect(buyer.client.orders.create(orderByCard(buyer.paymentIntentId))).rejects.toMatchObject({
    ...{ status: 409, code: 'out_of_stock' },
  })
  shop.wait(11)
  await shop.settle()
  expect(await statusOf(buyer.paymentIntentId)).toBe('canceled')
})

test('a cash order releases the card payment and sells the pieces held for it', async () => {
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

test('after ten minutes the payment is released, its stock is free, and a late order is refused', async () => {
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

test('an order is answered while its capture hangs, and charged once it goes on', async () => {
  const buyer = await paidBuyer()
  control.fault({ path: `/payment_intents/${buyer.paymentIntentId}/capture`, when: 'before', effect: 'wait' })
  const order = await waitBriefly(shop, () => buyer.client.orders.create(orderByCard(buyer.paymentIntentId)))
  expect(order.paymentState).toBe('authorised')
  await expect.poll(control.waitingCalls).toBe(1)
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
  control.clearFaults()
  const stateOf = async () => (await buyer.client.orders.get({ params: { id: order._id } })).paymentState
  // For some seconds the job leaves it to whoever placed the order.
  await shop.settle()
  expect(await stateOf()).toBe('authorised')
  shop.wait(1)
  await shop.settle()
  expect(await stateOf()).toBe('paid')
  expect((await stripe.paymentIntents.retrieve(buyer.paymentIntentId)).amount_received).toBe(9600)
  shop.logged.length = 0
})

test('a card accepted after a decline has given the stock back pays only for what is still there', async () => {
  const [lucky, late] = [await makeBuyer(shop, admin), await makeBuyer(shop, admin, { inventory: 2 })]
  const acceptedAtLast = async (buyer: typeof lucky) => {
    await expect(buyer.client.payments.pay(payWith('pm_card_chargeDeclined'))).rejects.toMatchObject({
      code: 'card_declined',
    })
    const { intentId } = await shop.db
      .selectFrom('payments')
      .where('userId', '=', buyer.id)
      .select('intentId')
      .executeTakeFirstOrThrow()
    await stripe.paymentIntents.confirm(intentId ?? '', { payment_method: 'pm_card_visa' })
    return orderByCard(intentId ?? '')
  }
  expect(await lucky.client.orders.create(await acceptedAtLast(lucky))).toMatchObject({
    paymentState: 'paid',
  })
  expect(await piecesLeft(shop, lucky.productId)).toBe(8)

  const order = await acceptedAtLast(late)
  const quicker = await makeUser(shop)
  await quicker.client.cart.add({ body: { productId: late.productId } })
  await quicker.client.orders.create({ body: orderData() })
  await expect(late.client.orders.create(order)).rejects.toMatchObject({ code: 'out_of_stock' })
})

test('a capture that fails once is repeated under another key', async () => {
  const buyer = await paidBuyer('pm_card_sandbox_captureFailsOnce')
  const order = await buyer.client.orders.create(orderByCard(buyer.paymentIntentId))
  shop.wait(1)
  await shop.settle()
  expect(await buyer.client.orders.get({ params: { id: order._id } })).toMatchObject({ paymentState: 'paid' })
  shop.logged.length = 0
})

test('after a lost connection the next try orders with the same payment', async () => {
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
