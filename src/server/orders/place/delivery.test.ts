import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

/** Somebody with two pieces in the cart, at $96 together. */
const buyerOf = async () => ({ ...(await makeBuyer(shop, owner, { quantity: 2, inventory: 9 })) })

const addressIn = (city: string) => ({ ...orderData().shippingAddress, city })

const order = ({ client }: TestUser, city: string, more: object = {}) =>
  client.orders.create({ body: { ...orderData(), shippingAddress: addressIn(city), ...more } })

test('an order is charged the delivery of its city, and says so wherever it is shown', async () => {
  await setDelivery(owner, twoZones)
  const buyer = await buyerOf()
  const placed = await order(buyer, 'lahor', { expectedTotal: 98.5 })
  expect(placed).toMatchObject({
    ...{ totalPrice: 98.5, shippingAddress: { city: 'lahor' } },
    delivery: { charge: 2.5, dates: expect.any(Object) },
  })
  const { _id: id, number, delivery } = placed
  expect(await buyer.client.orders.get({ params: { id } })).toMatchObject({ totalPrice: 98.5, delivery })
  const phone = placed.shippingAddress.phone ?? ''
  expect(await shop.client().orders.track({ body: { number: String(number), phone } })).toMatchObject({
    ...{ totalPrice: 98.5, delivery },
  })
  const [slip] = await owner.client.orders.slips({ query: { ids: id } })
  expect(slip).toMatchObject({ amountToCollect: 98.5 })
  const exported = await shop.request('GET', '/api/order/export', { token: owner.token })
  const rows: Record<string, string>[] = parse(await exported.text(), { columns: true, bom: true })
  expect(rows.find(row => row['Order ID'] === id)).toMatchObject({
    ...{ Delivery: '2.5', 'Order total': '98.5', Quantity: '2', Price: '48' },
  })
})

test('the mails name the charge, and the days while the parcel is to come', async () => {
  await setDelivery(owner, twoZones)
  const buyer = await buyerOf()
  const { _id: id } = await order(buyer, 'Lahore')
  for (const status of ['Processing', 'Shipped', 'Delivered'] as const)
    await owner.client.orders.updateStatus({ params: { id }, body: { status } })
  const [placed, shipped, delivered] = (await mailTo(shop, buyer.email)).map(({ text }) => text)
  for (const mail of [placed, shipped])
    expect(mail).toMatch(/Delivery: \$2\.50\nTotal: \$98\.50\nPayment: cash on delivery\nArrives: \w{3} \d/)
  expect(delivered).toContain('Delivery: $2.50\nTotal: $98.50\nPayment: cash on delivery\n\n')
})

test('enough in the cart is delivered free', async () => {
  await setDelivery(owner, { ...twoZones, zones: twoZones.zones.map(zone => ({ ...zone, freeFrom: 96 })) })
  expect(await order(await buyerOf(), 'Lahore')).toMatchObject({ totalPrice: 96, delivery: { charge: 0 } })
})

test('where no cash is collected, an order for cash is refused, and nothing is taken', async () => {
  await setDelivery(owner, twoZones)
  const buyer = await buyerOf()
  await expect(order(buyer, 'Quetta')).rejects.toMatchObject({
    ...{ code: 'invalid', message: 'Cash on delivery is not offered in Quetta.' },
    fields: { paymentMethod: expect.any(String) },
  })
  expect(await buyer.client.cart.count()).toEqual({ count: 2 })
})

test('a charge that was raised since the buyer looked is not taken unseen', async () => {
  await setDelivery(owner, twoZones)
  const buyer = await buyerOf()
  await setDelivery(owner, { ...twoZones, zones: twoZones.zones.map(zone => ({ ...zone, charge: 3 })) })
  await expect(order(buyer, 'Lahore', { expectedTotal: 98.5 })).rejects.toMatchObject({
    ...{ code: 'cart_changed', message: expect.stringContaining('$99.00') },
  })
  expect(await order(buyer, 'Lahore', { expectedTotal: 99 })).toMatchObject({ totalPrice: 99 })
})

test('an order keeps its delivery when the settings change', async () => {
  await setDelivery(owner, twoZones)
  const buyer = await buyerOf()
  const { _id: id, delivery } = await order(buyer, 'Lahore')
  await setDelivery(owner, {})
  expect(await buyer.client.orders.get({ params: { id } })).toMatchObject({ delivery, totalPrice: 98.5 })
})

test('a card pays the delivery too', async () => {
  await setDelivery(owner, twoZones)
  const buyer = await buyerOf()
  const shippingAddress = addressIn('Quetta')
  const { paymentIntentId } = await buyer.client.payments.pay({
    body: { ...payWith().body, shippingAddress },
  })
  const online = orderByCard(paymentIntentId).body
  const placed = await buyer.client.orders.create({ body: { ...online, shippingAddress } })
  expect(placed).toMatchObject({ totalPrice: 100, paymentState: 'paid', delivery: { charge: 4 } })
  expect(await shop.stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
    ...{ status: 'succeeded', amount_received: 10_000 },
  })
})

test('a card that was authorised for another city pays no order', async () => {
  await setDelivery(owner, twoZones)
  const buyer = await buyerOf()
  const pay = (city: string, replaces?: string) =>
    buyer.client.payments.pay({
      body: { ...payWith().body, shippingAddress: addressIn(city), ...(replaces ? { replaces } : {}) },
    })
  const { paymentIntentId: forLahore } = await pay('Lahore')
  const online = (paymentIntentId: string) => ({
    body: { ...orderByCard(paymentIntentId).body, shippingAddress: addressIn('Quetta') },
  })
  await expect(buyer.client.orders.create(online(forLahore))).rejects.toMatchObject({ code: 'cart_changed' })
  const { paymentIntentId } = await pay('Quetta')
  expect(await buyer.client.orders.create(online(paymentIntentId))).toMatchObject({ totalPrice: 100 })
  await shop.settle()
  expect(await shop.stripe.paymentIntents.retrieve(forLahore)).toMatchObject({
    ...{ status: 'canceled', amount_received: 0 },
  })
})

test('orders that come at once are each charged the delivery of their own city', async () => {
  const zones = [
    ...twoZones.zones,
    { ...twoZones.elsewhere, name: 'South', cities: ['Karachi'], takesCash: true },
  ]
  await setDelivery(owner, { ...twoZones, zones })
  const product = await makeProduct(owner, { price: 20, inventory: 20 })
  const cities = ['Lahore', 'Karachi', 'Quetta', 'khi', 'LHR']
  const buyers = await Promise.all(cities.map(() => makeUser(shop)))
  for (const { client } of buyers) await client.cart.add({ body: { productId: product._id, quantity: 1 } })
  const placed = await Promise.allSettled(buyers.map((buyer, nth) => order(buyer, cities[nth] ?? '')))
  expect(
    placed.map(each => (each.status === 'fulfilled' ? each.value.totalPrice : each.reason.code)),
  ).toEqual([22.5, 24, 'invalid', 24, 22.5])
})

test('the terms of today are public, with dates instead of numbers of days', async () => {
  await setDelivery(owner, { ...twoZones, restDays: [0] })
  const { zones, elsewhere } = await shop.client().delivery.terms()
  expect(zones).toEqual([
    {
      ...{ name: 'Lahore', cities: ['Lahore', 'Kasur'], charge: 2.5, freeFrom: 100, takesCash: true },
      dates: { from: expect.any(String), until: expect.any(String) },
    },
  ])
  expect(elsewhere).toEqual({ charge: 4, freeFrom: null, takesCash: false, dates: null })
})
