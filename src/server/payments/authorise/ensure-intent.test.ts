import { expect, test } from 'vitest'
import { createStaffedCardShop, orderByCard, piecesLeft } from '../../../../test-support/card-shop.ts'
import { orderData, type TestUser } from '../../../../test-support/factories.ts'
import { type CardProvider, ProviderRefused } from '../provider/card-provider.ts'

const { shop, control, cards, stripe, newBuyer, pay } = await createStaffedCardShop()

const orderForCash = ({ client }: TestUser) => client.orders.create({ body: orderData() })

const paymentOf = ({ id }: TestUser) =>
  shop.db.selectFrom('payments').where('userId', '=', id).selectAll().executeTakeFirstOrThrow()

/** The intents that the provider has for a payment. */
async function intentsOf(paymentId: string) {
  const { data } = await stripe.paymentIntents.list({ limit: 100 })
  return data.filter(({ metadata }) => metadata.payment_id === paymentId)
}

/** Lets something happen after the first request for an intent, once the provider has made it, before the shop hears of it. */
function whileIntentIsMade(act: (payment: Parameters<CardProvider['createIntent']>[0]) => Promise<unknown>) {
  const createIntent: CardProvider['createIntent'] = async payment => {
    shop.deps.cards = cards
    const intent = await cards.provider.createIntent(payment)
    await act(payment)
    return intent
  }
  shop.deps.cards = { ...cards, provider: { ...cards.provider, createIntent } }
}

test('the intent of a payment that was given up while it was made is cancelled', async () => {
  const buyer = await newBuyer()
  whileIntentIsMade(() => orderForCash(buyer))
  await expect(pay(buyer)).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_released', message: expect.stringContaining('replaced') },
  })
  const { id } = await paymentOf(buyer)
  expect(await intentsOf(id)).toMatchObject([{ status: 'canceled' }])
  expect(shop.logged).toEqual([])
})

test('when the intent of a payment that was given up cannot be cancelled, the log says so', async () => {
  const buyer = await newBuyer()
  whileIntentIsMade(() => orderForCash(buyer))
  control.fault({ path: '/payment_intents/*/cancel', when: 'before', effect: 'error' })
  await expect(pay(buyer)).rejects.toMatchObject({ code: 'payment_released' })
  expect(shop.logged).toMatchObject([
    { message: expect.stringContaining('Cancelling'), cause: { name: 'ProviderDown' } },
  ])
})

test('an intent that was cancelled already needs no word in the log', async () => {
  const buyer = await newBuyer()
  whileIntentIsMade(async ({ paymentId }) => {
    await orderForCash(buyer)
    for (const { id } of await intentsOf(paymentId)) await stripe.paymentIntents.cancel(id)
  })
  await expect(pay(buyer)).rejects.toMatchObject({ code: 'payment_released' })
  expect(shop.logged).toEqual([])
})

test('a click that hears late of its intent leaves alone what the click after it has paid and ordered', async () => {
  const buyer = await newBuyer()
  const ordered: { paymentIntentId: string }[] = []
  whileIntentIsMade(async () => {
    ordered.push(await pay(buyer))
    await buyer.client.orders.create(orderByCard())
  })
  expect(await pay(buyer)).toMatchObject({ paymentIntentId: ordered[0]?.paymentIntentId })
  expect(await intentsOf((await paymentOf(buyer)).id)).toMatchObject([{ status: 'succeeded' }])
})

test('a second intent for one payment is cancelled', async () => {
  const buyer = await newBuyer()
  const known = await cards.provider.createIntent({ paymentId: 'other', amountCents: 9600, currency: 'usd' })
  whileIntentIsMade(() =>
    shop.db.updateTable('payments').set({ intentId: known.id }).where('userId', '=', buyer.id).execute(),
  )
  await expect(pay(buyer)).rejects.toMatchObject({ code: 'payment_released' })
  const { id, intentId } = await paymentOf(buyer)
  expect(intentId).toBe(known.id)
  expect(await intentsOf(id)).toMatchObject([{ status: 'canceled' }])
})

/** Lets the provider refuse to make an intent after something else has happened. */
function refuseIntentAfter(act: () => Promise<unknown>) {
  const createIntent: CardProvider['createIntent'] = async () => {
    shop.deps.cards = cards
    await act()
    throw new ProviderRefused('The amount is not valid.', false)
  }
  shop.deps.cards = { ...cards, provider: { ...cards.provider, createIntent } }
}

test('a refused click gives nothing back of what the click after it has authorised', async () => {
  const buyer = await newBuyer()
  refuseIntentAfter(() => pay(buyer))
  await expect(pay(buyer)).rejects.toMatchObject({ code: 'invalid', message: 'The amount is not valid.' })
  expect(await paymentOf(buyer)).toMatchObject({ state: 'authorised', nextTryAt: expect.any(Date) })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test('a refused click leaves a payment that was given up meanwhile as it is', async () => {
  const buyer = await newBuyer()
  refuseIntentAfter(() => orderForCash(buyer))
  await expect(pay(buyer)).rejects.toMatchObject({ code: 'invalid' })
  expect(await paymentOf(buyer)).toMatchObject({ state: 'releasing', nextTryAt: expect.any(Date) })
})

test('while the provider does not answer about an intent, its payment goes on', async () => {
  const buyer = await newBuyer()
  const first = await pay(buyer)
  control.fault({ method: 'GET', path: '/payment_intents/*', times: 9, when: 'before', effect: 'error' })
  await expect(pay(buyer)).rejects.toMatchObject({ status: 503, code: 'busy' })
  control.clearFaults()
  expect(await pay(buyer)).toEqual(first)
})

test('a payment whose intent is unknown, and that was given up meanwhile, is given up once', async () => {
  const buyer = await newBuyer()
  await pay(buyer)
  const findIntent: CardProvider['findIntent'] = async () => {
    shop.deps.cards = cards
    await orderForCash(buyer)
    throw new ProviderRefused('No such payment.', false)
  }
  shop.deps.cards = { ...cards, provider: { ...cards.provider, findIntent } }
  await expect(pay(buyer)).rejects.toMatchObject({ code: 'payment_released' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})
