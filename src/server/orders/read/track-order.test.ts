import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import type { TrackedOrder } from '../../../contract/orders/orders.ts'

const shop = await createTestApp()
const guarded = await createTestApp({ rateLimits: true, trustProxy: true })
const minute = 60_000

/** An order of somebody new, its parcel's phone as given. */
async function makeOrder(at: TestApp, phone?: string) {
  const [admin, buyer] = [await makeUser(at, 'admin'), await makeUser(at)]
  const product = await makeProduct(admin)
  await buyer.client.cart.add({ body: { productId: product._id, options: { size: 'M' } } })
  const order = await buyer.client.orders.create({ body: orderData(phone === undefined ? {} : { phone }) })
  return { admin, buyer, product, order }
}

async function track(at: TestApp, number: number | string, phone: string, network = '192.0.2.1') {
  const body = { number: String(number), phone }
  const headers = { 'x-forwarded-for': network }
  const answer = await at.request('POST', '/api/order/track', { body, headers })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

test('with number and phone anybody sees the status and items of an order', async () => {
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
    currency: 'USD',
    delivery: { charge: 0, dates: null },
    discount: 0,
    adjustments: [{ kind: 'delivery', amount: 0 }],
    cash: null,
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

test('tracking does not show who ordered or where they live', async () => {
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

test('an order without a phone is tracked with the phone of its account', async () => {
  const { order } = await makeOrder(shop)
  await shop.db.updateTable('orders').set({ phone: ' ' }).where('id', '=', order._id).execute()
  expect((await track(shop, order.number, '03001234567')).status).toBe(200)
})

test("an order with a phone is not tracked with the account's", async () => {
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

test('a phone number that is too short never matches', async () => {
  const { order } = await makeOrder(shop)
  await shop.db.updateTable('orders').set({ phone: '123456' }).where('id', '=', order._id).execute()
  expect((await track(shop, order.number, '123456')).status).toBe(404)
})

test('after ten wrong tries an order number is blocked for 15 minutes in that network, whether it exists or not', async () => {
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

test('one IP address has thirty tries, and right ones do not count', async () => {
  guarded.clock.now = new Date(guarded.clock.now.getTime() + 15 * minute)
  const { order } = await makeOrder(guarded)
  for (let tried = 0; tried < 35; tried++)
    expect((await track(guarded, order.number, '+92 300 1234567')).status).toBe(200)
  for (let tried = 0; tried < 30; tried++)
    expect((await track(guarded, 800_000_000 + tried, '+92 300 1234567')).status).toBe(404)
  expect((await track(guarded, order.number, '+92 300 1234567')).status).toBe(429)
})

test('a stranger’s wrong tries from one network do not keep the buyer from tracking the order', async () => {
  guarded.clock.now = new Date(guarded.clock.now.getTime() + 15 * minute)
  const { order } = await makeOrder(guarded)
  for (let tried = 0; tried < 12; tried++) await track(guarded, order.number, '+92 300 7654321')
  expect((await track(guarded, order.number, '+92 300 1234567')).status).toBe(429)
  expect((await track(guarded, order.number, '+92 300 1234567', '198.51.100.7')).status).toBe(200)
})

test('an order number takes 200 wrong tries in 15 minutes from all networks together', async () => {
  guarded.clock.now = new Date(guarded.clock.now.getTime() + 15 * minute)
  const { order } = await makeOrder(guarded)
  for (let tried = 0; tried < 200; tried++)
    expect((await track(guarded, order.number, '+92 300 7654321', `10.9.${tried}.1`)).status).toBe(404)
  expect((await track(guarded, order.number, '+92 300 1234567', '198.51.100.8')).status).toBe(429)
})
