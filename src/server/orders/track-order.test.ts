import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import type { TrackedOrder } from '../../contract/orders.ts'

const shop = await createTestApp()
const guarded = await createTestApp({ rateLimits: true })
const minute = 60_000

/** An order of somebody new, its parcel's phone as given. */
async function makeOrder(at: TestApp, phone?: string) {
  const [admin, buyer] = [await makeUser(at, 'admin'), await makeUser(at)]
  const product = await makeProduct(admin)
  await buyer.client.cart.add({ body: { productId: product._id, options: { size: 'M' } } })
  const order = await buyer.client.orders.create({ body: orderData(phone === undefined ? {} : { phone }) })
  return { admin, buyer, product, order }
}

async function track(at: TestApp, number: number | string, phone: string) {
  const answer = await at.request('POST', '/api/order/track', { body: { number: String(number), phone } })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

test('number and phone tell how the order stands and what is in it', async () => {
  const { admin, product, order } = await makeOrder(shop, '+92 321 7654321')
  shop.clock.now = new Date(shop.clock.now.getTime() + minute)
  await admin.client.orders.updateStatus({ params: { id: order._id }, body: { status: 'Processing' } })
  const { status, body } = await track(shop, `#${order.number}`, '0321-7654321')
  expect(status).toBe(200)
  expect(body).toEqual({
    number: order.number,
    status: 'Processing',
    paymentMethod: 'COD',
    createdAt: order.createdAt,
    totalPrice: 48,
    items: [
      {
        productId: { _id: product._id, title: product.title, product_images: ['/media/front/960.webp'] },
        price: 48,
        quantity: 1,
        options: { color: 'Pistachio', size: 'M' },
      },
    ],
    city: 'Lahore',
    country: 'Pakistan',
    courier: '',
    trackingNumber: '',
    events: [
      { at: order.createdAt, from: null, to: 'Pending' },
      { at: shop.clock.now.toISOString(), from: 'Pending', to: 'Processing' },
    ],
  } satisfies TrackedOrder)
})

test('nobody learns who ordered, or where they live', async () => {
  const { admin, buyer, order } = await makeOrder(shop, '0321 7654321')
  await admin.client.orders.updateStatus({ params: { id: order._id }, body: { status: 'Cancelled' } })
  const { status, body } = await track(shop, order.number, '0321 7654321')
  expect(status).toBe(200)
  const secrets = [
    buyer.id,
    buyer.email,
    admin.id,
    admin.email,
    'Ayesha',
    'Khan',
    'House 12',
    'postalCode',
    'phone',
  ]
  for (const secret of [order._id, ...secrets]) expect(JSON.stringify(body)).not.toContain(secret)
})

test('an order without a phone of its own is known by that of its account', async () => {
  const { order } = await makeOrder(shop)
  await shop.db.updateTable('orders').set({ phone: ' ' }).where('id', '=', order._id).execute()
  expect((await track(shop, order.number, '03001234567')).status).toBe(200)
})

test('a phone of its own is the only one that counts', async () => {
  const { order } = await makeOrder(shop, '0321 7654321')
  expect((await track(shop, order.number, '+92 300 1234567')).status).toBe(404)
})

test('a wrong number and a wrong phone are refused in the same words', async () => {
  const { order } = await makeOrder(shop)
  const wrongPhone = await track(shop, order.number, '+92 300 7654321')
  const wrongNumber = await track(shop, 999_999_999, '+92 300 1234567')
  expect(wrongPhone.status).toBe(404)
  expect([wrongNumber.status, wrongNumber.body]).toEqual([wrongPhone.status, wrongPhone.body])
})

test('a phone too short to know anything never matches, though the order has the same', async () => {
  const { order } = await makeOrder(shop, '123456')
  expect((await track(shop, order.number, '123456')).status).toBe(404)
})

test('after ten wrong tries a number is closed for a quarter of an hour, known or not', async () => {
  const { order } = await makeOrder(guarded)
  for (const number of [order.number, 999_999_999]) {
    for (let tried = 0; tried < 10; tried++)
      expect((await track(guarded, number, '+92 300 7654321')).status).toBe(404)
    const { status, headers } = await track(guarded, number, '+92 300 1234567')
    expect([status, headers.get('retry-after')]).toEqual([429, '900'])
  }
  guarded.clock.now = new Date(guarded.clock.now.getTime() + 14 * minute + 500)
  const { headers } = await track(guarded, order.number, '+92 300 1234567')
  expect(headers.get('retry-after')).toBe('60')
  guarded.clock.now = new Date(guarded.clock.now.getTime() + minute)
  expect((await track(guarded, order.number, '+92 300 1234567')).status).toBe(200)
})

test('one address tries thirty times, and right answers cost nothing', async () => {
  guarded.clock.now = new Date(guarded.clock.now.getTime() + 15 * minute)
  const { order } = await makeOrder(guarded)
  for (let tried = 0; tried < 35; tried++)
    expect((await track(guarded, order.number, '+92 300 1234567')).status).toBe(200)
  for (let tried = 0; tried < 30; tried++)
    expect((await track(guarded, 800_000_000 + tried, '+92 300 1234567')).status).toBe(404)
  expect((await track(guarded, order.number, '+92 300 1234567')).status).toBe(429)
})
