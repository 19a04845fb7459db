import { expect, test } from 'vitest'
import {
  createCardShop,
  makeBuyer,
  orderByCard,
  payWith,
  piecesLeft,
} from '../../../test-support/card-shop.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, orderData, type TestUser } from '../../../test-support/factories.ts'
import { setDelivery, twoZones } from '../../../test-support/set-delivery.ts'
import { setMoney } from '../../../test-support/set-money.ts'
import { dollars } from '../../contract/settings/money-settings.ts'

/** What an owner may mistype, and what she may change while somebody is at the checkout. */
const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

const everywhere = { ...twoZones, elsewhere: { ...twoZones.elsewhere, takesCash: true } }

/** Somebody with two pieces in the cart, at $96 together. */
const buyerOf = () => makeBuyer(shop, owner, { quantity: 2, inventory: 2 })

const order = ({ client }: TestUser, city: string, more: object = {}) =>
  client.orders.create({
    body: { ...orderData(), shippingAddress: { ...orderData().shippingAddress, city }, ...more },
  })

test.each([
  ['rate', 0],
  ['rate', -281.5],
  ['rate', Number.MIN_VALUE],
  ['roundTo', 0],
])('a %s of %d for cash in another currency is refused, and nothing changes', async (name, wrong) => {
  const before = await owner.client.settings.get()
  const cash = { currency: 'PKR', rate: 281.5, roundTo: 10, [name]: wrong }
  await expect(setMoney(owner, { cash })).rejects.toMatchObject({
    ...{ status: 400, code: 'invalid' },
    fields: { [`value.cash.${name}`]: expect.stringMatching(/more than 0/) },
  })
  expect(await owner.client.settings.get()).toEqual(before)
})

test.each([
  ['charge', -1],
  ['freeFrom', -1],
  ['freeFrom', 0],
])('a %s of %d for delivery is refused, in a zone and elsewhere', async (name, wrong) => {
  const before = await owner.client.settings.get()
  const [zone] = twoZones.zones
  const changes = {
    'value.elsewhere': { elsewhere: { ...twoZones.elsewhere, [name]: wrong } },
    'value.zones.0': { zones: [{ ...zone, [name]: wrong } as never] },
  }
  for (const [at, change] of Object.entries(changes))
    await expect(setDelivery(owner, change)).rejects.toMatchObject({
      ...{ status: 400, code: 'invalid' },
      fields: { [`${at}.${name}`]: expect.any(String) },
    })
  expect(await owner.client.settings.get()).toEqual(before)
})

test('a city that nobody knows is delivered to as elsewhere, at the charge that its buyer was shown', async () => {
  await setDelivery(owner, everywhere)
  for (const city of ['Atlantis', '١٢٣', 'Lahorrrrre Cantonment of the North'])
    expect(await order(await buyerOf(), city, { expectedTotal: 100 })).toMatchObject({
      ...{ totalPrice: 100, delivery: { charge: 4 }, shippingAddress: { city } },
    })
  await expect(order(await buyerOf(), '  ')).rejects.toMatchObject({
    fields: { 'shippingAddress.city': expect.any(String) },
  })
})

test('a zone that is removed while carts are open is charged to nobody who did not see it', async () => {
  await setDelivery(owner, everywhere)
  const buyer = await buyerOf()
  await setDelivery(owner, { ...everywhere, zones: [] })
  await expect(order(buyer, 'Lahore', { expectedTotal: 98.5 })).rejects.toMatchObject({
    ...{ code: 'cart_changed', message: expect.stringContaining('$100.00') },
  })
  expect((await buyer.client.cart.get()).items).toHaveLength(1)
  expect(await order(buyer, 'Lahore', { expectedTotal: 100 })).toMatchObject({ totalPrice: 100 })
})

test('a card held for the terms of a zone pays no order without it; it is let go, and the new total is charged', async () => {
  await setDelivery(owner, everywhere)
  const buyer = await buyerOf()
  const shippingAddress = { ...orderData().shippingAddress, city: 'Lahore' }
  const pay = () => buyer.client.payments.pay({ body: { ...payWith().body, shippingAddress } })
  const byCard = (id: string) => ({ body: { ...orderByCard(id).body, shippingAddress } })
  const { paymentIntentId: old } = await pay()
  await setDelivery(owner, { ...everywhere, zones: [] })
  await expect(buyer.client.orders.create(byCard(old))).rejects.toMatchObject({ code: 'cart_changed' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  const { paymentIntentId } = await pay()
  expect(await buyer.client.orders.create(byCard(paymentIntentId))).toMatchObject({ totalPrice: 100 })
  await shop.settle()
  expect(await shop.stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
    amount_received: 10_000,
  })
  expect(await shop.stripe.paymentIntents.retrieve(old)).toMatchObject({
    ...{ status: 'canceled', amount_received: 0 },
  })
})

test('a held card that is never tried again gives its pieces back, whatever the zones and the currency are by then', async () => {
  await setDelivery(owner, everywhere)
  const buyer = await buyerOf()
  const shippingAddress = { ...orderData().shippingAddress, city: 'Lahore' }
  const { paymentIntentId } = await buyer.client.payments.pay({
    body: { ...payWith().body, shippingAddress },
  })
  await setDelivery(owner, { ...everywhere, zones: [] })
  await setMoney(owner, { currency: 'PKR', roundTo: 1 })
  shop.wait(31)
  await shop.settle()
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
  // The cart is still there, and a buyer who looks again sees what it costs now.
  const shown = { expectedTotal: 100, currency: 'USD' }
  await expect(order(buyer, 'Lahore', shown)).rejects.toMatchObject({
    ...{ code: 'cart_changed', message: expect.stringContaining('Rs') },
  })
  expect(await order(buyer, 'Lahore', { ...shown, currency: 'PKR' })).toMatchObject({
    ...{ totalPrice: 100, currency: 'PKR' },
  })
  await setMoney(owner, dollars)
})

test.each([
  [true, 'required'],
  [false, 'hidden'],
])(
  'an owner who says %j to postal codes beside an upgrade has said "%s"',
  async (asksPostalCode, postalCode) => {
    const shop = await createTestApp()
    const owner = await makeUser(shop, 'owner')
    const { postalCode: _, ...value } = (await owner.client.settings.get()).checkout.value
    await shop.db
      .insertInto('settings')
      .values({
        name: 'checkout',
        version: 1,
        value: JSON.stringify({ ...value, asksPostalCode }),
        changedAt: shop.clock.now,
      })
      .execute()
    expect((await owner.client.settings.get()).checkout.value.postalCode).toBe(postalCode)
  },
)
