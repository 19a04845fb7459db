import { expect, test } from 'vitest'
import { createCardShop, orderByCard, payWith } from '../../../test-support/card-shop.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../test-support/factories.ts'
import { setDelivery } from '../../../test-support/set-delivery.ts'
import { freeDelivery } from '../../contract/delivery/delivery.ts'
import type { PaymentSettings } from '../../contract/settings/payment-settings.ts'

async function offer({ client }: TestUser, change: Partial<PaymentSettings>) {
  const { version, value } = (await client.settings.get()).payment
  return client.settings.save({ body: { group: 'payment', version, value: { ...value, ...change } } })
}

async function open() {
  const shop = await createCardShop()
  const owner = await makeUser(shop, 'owner')
  const product = await makeProduct(owner)
  /** Somebody with a piece in the cart. */
  const buyer = async () => {
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId: product._id, quantity: 1 } })
    return client
  }
  return { shop, owner, buyer }
}

test('cash that is offered no more is refused at the checkout, and the cart stays', async () => {
  const { owner, buyer } = await open()
  const before = await buyer()
  await offer(owner, { takesCash: false })
  expect((await before.delivery.terms()).elsewhere.takesCash).toBe(false)
  await expect(before.orders.create({ body: orderData() })).rejects.toMatchObject({
    ...{ status: 400, code: 'invalid' },
    fields: { paymentMethod: expect.stringContaining('does not take cash on delivery') },
  })
  expect((await before.cart.get()).items).toHaveLength(1)
  const { paymentIntentId } = await before.payments.pay(payWith())
  expect((await before.orders.create(orderByCard(paymentIntentId))).number).toBe(1001)
})

test('cards that are offered no more are refused, but one that is authorised pays for its order', async () => {
  const { owner, buyer } = await open()
  const [authorised, late] = [await buyer(), await buyer()]
  const { paymentIntentId } = await authorised.payments.pay(payWith())
  await offer(owner, { takesCards: false })
  expect((await late.payments.setup()).cards).toBe(false)
  await expect(late.payments.pay(payWith())).rejects.toMatchObject({ status: 503, code: 'payments_off' })
  expect((await authorised.orders.create(orderByCard(paymentIntentId))).paymentState).toBe('paid')
  expect((await late.orders.create({ body: orderData() })).paymentMethod).toBe('COD')
})

test('a request that is repeated after the change gets the order it has placed', async () => {
  const { owner, buyer } = await open()
  const client = await buyer()
  const order = { body: orderData(), idempotencyKey: 'a-click-and-another' }
  const placed = await client.orders.create(order)
  await offer(owner, { takesCash: false })
  expect((await client.orders.create(order))._id).toBe(placed._id)
})

test('without a card provider cash stays, whatever was saved while there was one', async () => {
  const shop = await createTestApp()
  const owner = await makeUser(shop, 'owner')
  await expect(offer(owner, { takesCash: false })).rejects.toMatchObject({
    ...{ code: 'invalid', fields: { 'value.takesCash': expect.stringContaining('no card provider') } },
  })
  await expect(offer(owner, { takesCash: false, takesCards: false })).rejects.toMatchObject({
    fields: { 'value.takesCash': 'Leave at least one way to pay.' },
  })
  const withCards = await open()
  await offer(withCards.owner, { takesCash: false })
  withCards.shop.deps.cards = null
  const client = await withCards.buyer()
  expect((await client.orders.create({ body: orderData() })).number).toBe(1001)
})

test('no zone can be saved in which nobody could pay, nor cards given up while a zone has no cash', async () => {
  const cashless = { ...freeDelivery.elsewhere, takesCash: false }
  const hills = { ...cashless, name: 'The hills', cities: ['Hunza'] }
  const without = await makeUser(await createTestApp(), 'owner')
  await expect(setDelivery(without, { zones: [hills] })).rejects.toMatchObject({
    ...{ code: 'invalid', fields: { 'value.zones.0.takesCash': expect.stringContaining('The hills') } },
  })
  await expect(setDelivery(without, { elsewhere: cashless })).rejects.toMatchObject({
    fields: { 'value.elsewhere.takesCash': expect.stringContaining('no cards') },
  })
  const { owner } = await open()
  await setDelivery(owner, { zones: [hills] })
  await expect(offer(owner, { takesCards: false })).rejects.toMatchObject({
    fields: { 'value.takesCards': 'Cards have to stay: the courier collects no cash in The hills.' },
  })
  await setDelivery(owner, {})
  await offer(owner, { takesCards: false })
  await expect(setDelivery(owner, { zones: [hills] })).rejects.toMatchObject({ code: 'invalid' })
})

test('two owners who end cards and cash at once leave a way to pay', async () => {
  for (let round = 0; round < 3; round++) {
    const { owner } = await open()
    const saved = await Promise.allSettled([
      offer(owner, { takesCards: false }),
      setDelivery(owner, { elsewhere: { ...freeDelivery.elsewhere, takesCash: false } }),
    ])
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('a shop without cards that has an older zone without cash still saves its words of payment', async () => {
  const { shop, owner } = await open()
  await setDelivery(owner, { elsewhere: { ...freeDelivery.elsewhere, takesCash: false } })
  shop.deps.cards = null
  expect((await offer(owner, { cashWords: 'In rupees.' })).payment.value.cashWords).toBe('In rupees.')
})

test('where parcels go is the owner’s, and begins as the environment says', async () => {
  const shop = await createTestApp({ deliveryCountries: ['AE', 'OM'] })
  const owner = await makeUser(shop, 'owner')
  const product = await makeProduct(owner)
  const { version, value } = (await owner.client.settings.get()).delivery
  expect(value.countries).toEqual(['AE', 'OM'])
  const order = async (country: string) => {
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId: product._id, quantity: 1 } })
    return client.orders.create({ body: orderData({ country, phone: '+92 300 1234567' }) })
  }
  await expect(order('Pakistan')).rejects.toMatchObject({
    fields: { 'shippingAddress.country': 'This shop delivers to United Arab Emirates and Oman only.' },
  })
  await owner.client.settings.save({
    body: { group: 'delivery', version, value: { ...value, countries: ['PK'] } },
  })
  expect((await order('Pakistan')).shippingAddress.phoneText).toBe('0300 1234567')
  await expect(order('Oman')).rejects.toMatchObject({ code: 'invalid' })
})

test('name and currency begin as the environment says, until the owner saves others', async () => {
  const shop = await createTestApp({ shopName: 'Meena Lawn', shopCurrency: 'PKR' })
  const { client } = await makeUser(shop, 'owner')
  const { shop: details, money } = await client.settings.get()
  expect([details.value.name, money.value.currency, money.value.roundTo, money.version]).toEqual([
    ...['Meena Lawn', 'PKR', 1, 0],
  ])
  await client.settings.save({
    body: { group: 'shop', version: 0, value: { ...details.value, name: 'Hers' } },
  })
  expect((await client.settings.get()).shop.value.name).toBe('Hers')
})
