import { expect, test } from 'vitest'
import {
  createCardShop,
  makeBuyer,
  orderByCard,
  payWith,
  piecesLeft,
} from '../../../../test-support/card-shop.ts'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser, orderData } from '../../../../test-support/factories.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { holdCart } from '../hold/hold-cart.ts'
import { stripeProvider } from '../provider/stripe-provider.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
const { stripe } = shop

const intentsOf = async (userId: string) => {
  const rows = await shop.db
    .selectFrom('payments')
    .where('userId', '=', userId)
    .select(['intentId', 'state'])
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ intentId, state }) => ({
      state,
      status: (await stripe.paymentIntents.retrieve(intentId ?? '')).status,
    })),
  )
}

test('card setup is the same for everybody', async () => {
  const setup = await shop.client().payments.setup()
  expect(setup).toEqual({
    cards: true,
    publishableKey: shop.sandbox.publishableKey,
    scriptUrl: '/sandbox/stripe.js',
    testMode: true,
  })
})

test("a card is authorised for the cart at the catalogue's prices, and nothing is captured", async () => {
  const buyer = await makeBuyer(shop, admin, { price: 48.15, quantity: 2 })
  const answer = await buyer.client.payments.pay(payWith())
  expect(answer).toMatchObject({ requiresAction: false, clientSecret: expect.stringMatching(/_secret_/) })
  expect(await stripe.paymentIntents.retrieve(answer.paymentIntentId)).toMatchObject({
    ...{ status: 'requires_capture', amount: 9630, amount_received: 0, currency: 'usd' },
    capture_method: 'manual',
  })
})

test('the amount includes a running deal', async () => {
  const buyer = await makeBuyer(shop, admin, { price: 40, quantity: 1 })
  const now = shop.clock.now.getTime()
  const [startDate, endDate] = [-1, 1].map(days => new Date(now + days * 86_400_000).toISOString())
  await admin.client.deals.create({
    body: { startDate: startDate ?? '', endDate: endDate ?? '', percentOff: 25, products: [buyer.productId] },
  })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).amount).toBe(3000)
})

test('stock of a payment is held: nobody else can buy it, and it stays in the cart', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  await buyer.client.payments.pay(payWith())
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  const other = await makeUser(shop)
  await expect(
    other.client.cart.add({ body: { productId: buyer.productId, quantity: 1 } }),
  ).rejects.toMatchObject({ code: 'out_of_stock' })
  expect((await buyer.client.cart.get()).items).toMatchObject([{ quantity: 2, available: true }])
  // They still lie on the shelf.
  const sheet = await admin.client.catalogue.countSheet({ query: { ids: buyer.productId } })
  expect(sheet.shelves).toMatchObject([{ quantity: 0, waiting: 2 }])
})

test('the same cart paid again is the same authorisation', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const first = await buyer.client.payments.pay(payWith())
  expect(await buyer.client.payments.pay(payWith('pm_card_mastercard'))).toEqual(first)
  expect(await intentsOf(buyer.id)).toEqual([{ state: 'authorised', status: 'requires_capture' }])
})

test('`replaces` releases the first authorisation and authorises another card', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId: replaces } = await buyer.client.payments.pay(payWith())
  const { body } = payWith('pm_card_mastercard')
  const second = await buyer.client.payments.pay({ body: { ...body, replaces } })
  expect(second.paymentIntentId).not.toBe(replaces)
  expect(await buyer.client.payments.pay({ body: { ...body, replaces } })).toEqual(second)
  expect(await intentsOf(buyer.id)).toEqual([
    { state: 'released', status: 'canceled' },
    { state: 'authorised', status: 'requires_capture' },
  ])
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test('`replaces` naming a payment that is over starts a new one', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId: replaces } = await buyer.client.payments.pay(payWith())
  shop.wait(11)
  await shop.settle()
  const { body } = payWith('pm_card_mastercard')
  const second = await buyer.client.payments.pay({ body: { ...body, replaces } })
  expect(second.paymentIntentId).not.toBe(replaces)
})

test('eight pay calls at once make one authorisation', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.client.payments.pay(payWith())))
  expect(new Set(answers.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1)
  expect(await intentsOf(buyer.id)).toEqual([{ state: 'authorised', status: 'requires_capture' }])
  const { data } = await stripe.paymentIntents.list({ limit: 100 })
  const paymentIds = data.map(({ metadata }) => metadata.payment_id)
  expect(new Set(paymentIds).size).toBe(paymentIds.length)
})

test('a changed cart gets a new authorisation, and the old one is released', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 3, quantity: 2 })
  await buyer.client.payments.pay(payWith())
  await buyer.client.cart.update({ params: { productId: buyer.productId }, body: { quantity: 3 } })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).amount).toBe(14_400)
  expect(await intentsOf(buyer.id)).toEqual([
    { state: 'released', status: 'canceled' },
    { state: 'authorised', status: 'requires_capture' },
  ])
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test.each([
  ['pm_card_chargeDeclined', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
  ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
])(
  '%s is declined with the provider’s message; the stock is free again and the cart stays',
  async (card, message) => {
    const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
    await expect(buyer.client.payments.pay(payWith(card))).rejects.toMatchObject({
      ...{ status: 402, code: 'card_declined', message },
    })
    expect(await piecesLeft(shop, buyer.productId)).toBe(2)
    expect(await buyer.client.cart.count()).toEqual({ count: 2 })
  },
)

test('after a decline another card pays the same payment and holds the stock again', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  await expect(buyer.client.payments.pay(payWith('pm_card_chargeDeclined'))).rejects.toThrow()
  await buyer.client.payments.pay(payWith())
  expect(await intentsOf(buyer.id)).toEqual([{ state: 'authorised', status: 'requires_capture' }])
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test('a declined attempt leaves the stock to a later attempt under way', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { control } = shop.sandbox
  control.fault({ path: '/payment_intents/*/confirm', when: 'before', effect: 'wait' })
  const declined = buyer.client.payments.pay(payWith('pm_card_chargeDeclined')).catch(error => error)
  await expect.poll(control.waitingCalls).toBe(1)
  // As far as the second click has come when the first is answered.
  await inTransaction(shop.db, tx => holdCart(tx, shop.deps, buyer.id, {}))
  control.letGo()
  expect(await declined).toMatchObject({ code: 'card_declined' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test('after a decline somebody else may buy the last piece; then no card is asked for it', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 1, quantity: 1 })
  await expect(buyer.client.payments.pay(payWith('pm_card_chargeDeclined'))).rejects.toThrow()
  const other = await makeUser(shop)
  await other.client.cart.add({ body: { productId: buyer.productId, quantity: 1 } })
  await other.client.orders.create({ body: orderData() })
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await intentsOf(buyer.id)).toEqual([{ state: 'declined', status: 'requires_payment_method' }])
})

test('a card that needs 3-D Secure is answered with the client secret', async () => {
  const buyer = await makeBuyer(shop, admin)
  const answer = await buyer.client.payments.pay(payWith('pm_card_authenticationRequired'))
  expect(answer.requiresAction).toBe(true)
  await shop.answerBank(answer.paymentIntentId, 'complete')
  expect(await buyer.client.payments.pay(payWith())).toEqual({ ...answer, requiresAction: false })
})

test('after failed 3-D Secure the stock stays held and another card can pay', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith('pm_card_authenticationRequired'))
  await shop.answerBank(paymentIntentId, 'fail')
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  expect(await buyer.client.payments.pay(payWith())).toMatchObject({ requiresAction: false, paymentIntentId })
})

test('an unknown payment method is refused by name, and no stock is held', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  await expect(buyer.client.payments.pay(payWith('pm_unheard_of'))).rejects.toMatchObject({
    ...{ status: 400, fields: { paymentMethodId: expect.stringContaining('pm_unheard_of') } },
  })
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

test('an empty cart, sold-out pieces and less than $0.50 are refused before any card is asked', async () => {
  const nobody = await makeUser(shop)
  await expect(nobody.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'cart_empty' })
  const undecided = await makeBuyer(shop, admin)
  await undecided.client.cart.remove({ params: { productId: undecided.productId } })
  await expect(undecided.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'cart_empty' })
  const late = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { stock } = await admin.client.catalogue.staffGet({ params: { id: late.productId } })
  await admin.client.catalogue.quickEdit({
    params: { id: late.productId },
    body: { stock: stock.map(shelf => ({ ...shelf, quantity: 1, seen: 2 })) },
  })
  await expect(late.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'out_of_stock' })
  const small = await makeBuyer(shop, admin, { price: 0.2, quantity: 2 })
  await expect(small.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'invalid' })
  for (const { id } of [nobody, late, small]) expect(await intentsOf(id)).toEqual([])
  const least = await makeBuyer(shop, admin, { price: 0.25, quantity: 2 })
  expect(await least.client.payments.pay(payWith())).toMatchObject({ requiresAction: false })
})

test('a request with a card number is refused', async () => {
  const { token } = await makeUser(shop)
  const body = { paymentMethodId: 'pm_card_visa', card: { number: '4242424242424242', cvc: '123' } }
  const answer = await shop.request('POST', '/api/stripe/pay', { token, body })
  expect([answer.status, await answer.text()]).toEqual([400, expect.not.stringContaining('4242424242424242')])
})

test('when no intent can be created, the stock is held until a later try pays', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  shop.sandbox.control.fault({ path: '/payment_intents', times: 9, when: 'before', effect: 'disconnect' })
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ status: 503, code: 'busy' })
  shop.sandbox.control.clearFaults()
  expect(await buyer.client.payments.pay(payWith())).toMatchObject({ requiresAction: false })
  expect(await intentsOf(buyer.id)).toEqual([{ state: 'authorised', status: 'requires_capture' }])
})

test('a payment that the provider never heard of is released when its time is over', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  shop.sandbox.control.fault({ path: '/payment_intents', when: 'before', effect: 'error' })
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'busy' })
  shop.sandbox.control.clearFaults()
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  shop.wait(11)
  await shop.settle()
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  const payments = await shop.db.selectFrom('payments').where('userId', '=', buyer.id).selectAll().execute()
  expect(payments).toMatchObject([{ state: 'released', paymentState: 'released', nextTryAt: null }])
})

test('when the answer about the card is lost, the next try finds the card authorised once', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const path = '/payment_intents/*/confirm'
  shop.sandbox.control.fault({ path, times: 9, when: 'after', effect: 'disconnect' })
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ status: 503, code: 'busy' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  shop.sandbox.control.clearFaults()
  expect(await buyer.client.payments.pay(payWith())).toMatchObject({ requiresAction: false })
  expect(await intentsOf(buyer.id)).toEqual([{ state: 'authorised', status: 'requires_capture' }])
})

test('a cash order placed while the card is asked leaves no authorisation behind', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { control } = shop.sandbox
  control.fault({ path: '/payment_intents/*/confirm', when: 'before', effect: 'wait' })
  const paying = buyer.client.payments.pay(payWith()).catch(error => error)
  await expect.poll(control.waitingCalls).toBe(1)
  await buyer.client.orders.create({ body: orderData() })
  control.letGo()
  expect(await paying).toMatchObject({
    ...{ status: 409, code: 'payment_released', message: expect.stringContaining('replaced') },
  })
  await shop.settle()
  expect(await intentsOf(buyer.id)).toEqual([{ state: 'released', status: 'canceled' }])
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test('the number of cards tried from one account is limited', async () => {
  const strict = await createCardShop({ rateLimits: true })
  const buyer = await makeBuyer(strict, await makeUser(strict, 'admin'))
  const tries = Array.from({ length: 31 }, () =>
    buyer.client.payments.pay(payWith()).catch(error => error.code),
  )
  expect((await Promise.all(tries)).filter(code => code === 'too_many')).toHaveLength(1)
})

test('a shop without cards refuses to take one', async () => {
  const cash = await createTestApp()
  expect(await cash.client().payments.setup()).toEqual({
    ...{ cards: false, publishableKey: '', scriptUrl: null, testMode: false },
  })
  const { client } = await makeUser(cash)
  await expect(client.payments.pay(payWith())).rejects.toMatchObject({ status: 503, code: 'payments_off' })
  await expect(client.orders.create(orderByCard())).rejects.toMatchObject({ code: 'payments_off' })
})

test('a payment whose intent is unknown to the provider is given up; the next try starts a new one', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  await buyer.client.payments.pay(payWith())
  await shop.db
    .updateTable('payments')
    .set({ intentId: 'pi_of_another_account' })
    .where('userId', '=', buyer.id)
    .execute()
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'payment_released' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  expect(await buyer.client.payments.pay(payWith())).toMatchObject({ requiresAction: false })
})

test('an amount that the provider refuses is refused with its message, and no stock is held', async () => {
  const buyer = await makeBuyer(shop, admin, { price: 1_000_000, inventory: 1, quantity: 1 })
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({
    ...{ status: 400, message: expect.stringMatching(/amount/i) },
  })
  expect(await piecesLeft(shop, buyer.productId)).toBe(1)
})

test('two clicks while the intent is created make one intent, and one of them pays', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const { control } = shop.sandbox
  control.fault({ path: '/payment_intents', when: 'after', effect: 'wait' })
  const first = buyer.client.payments.pay(payWith())
  await expect.poll(control.waitingCalls).toBe(1)
  shop.logged.length = 0
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ status: 503, code: 'busy' })
  // The provider did answer: another request is under way.
  expect(shop.logged).toEqual([])
  control.letGo()
  expect(await first).toMatchObject({ requiresAction: false })
  expect(await intentsOf(buyer.id)).toEqual([{ state: 'authorised', status: 'requires_capture' }])
})

const heldUntil = async (userId: string) =>
  (
    await shop.db
      .selectFrom('payments')
      .where('userId', '=', userId)
      .select('heldUntil')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).heldUntil

test('paying again does not extend the hold of an authorised payment', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  await buyer.client.payments.pay(payWith())
  const before = await heldUntil(buyer.id)
  shop.wait(9)
  expect(await buyer.client.payments.pay(payWith())).toMatchObject({ heldForMs: 60_000 })
  expect(await heldUntil(buyer.id)).toEqual(before)
  shop.wait(2)
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ code: 'payment_released' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

test('trying one card after another holds the stock for half an hour at most', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const start = shop.clock.now.getTime()
  const tryCard = () => buyer.client.payments.pay(payWith('pm_card_authenticationRequired'))
  for (let tried = 0; tried < 3; tried++) {
    expect(await tryCard()).toMatchObject({ heldForMs: 10 * 60_000 })
    shop.wait(8)
    await shop.settle()
  }
  expect(await tryCard()).toMatchObject({ heldForMs: 6 * 60_000 })
  expect((await heldUntil(buyer.id)).getTime()).toBe(start + 30 * 60_000)
  shop.wait(2)
  // Too little is left for a buyer whose bank asks them something.
  await expect(tryCard()).rejects.toMatchObject({ code: 'payment_released' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  expect(await tryCard()).toMatchObject({ requiresAction: true })
})

test('the reason why the provider did not answer is logged', async () => {
  const buyer = await makeBuyer(shop, admin)
  const { cards } = shop.deps
  if (!cards) throw new Error('The shop takes no cards')
  const { url: apiUrl, webhookSecret } = shop.sandbox
  shop.deps.cards = {
    ...cards,
    provider: stripeProvider({ secretKey: 'sk_test_wrong', webhookSecret, apiUrl }),
  }
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({ status: 503, code: 'busy' })
  shop.deps.cards = cards
  expect(shop.logged.at(-1)).toMatchObject({
    cause: { name: 'ProviderDown', message: expect.stringMatching(/api key/i) },
  })
})
