import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import {
  makeProduct,
  makeUser,
  orderData,
  productInput,
  type TestUser,
} from '../../../../test-support/factories.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { days } from '../../../contract/durations.ts'
import { expireAnswers } from '../../idempotency/expire-answers.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const put = ({ client }: TestUser, product: Product, quantity = 1) =>
  client.cart.add({ body: { productId: product._id, quantity } })

const order = ({ client }: TestUser, idempotencyKey?: string) =>
  client.orders.create({ body: orderData() }, idempotencyKey ? { idempotencyKey } : {})

const stockOf = async ({ _id: id }: Product) =>
  (await shop.client().catalogue.get({ params: { id } })).inventory

const countOf = async ({ client }: TestUser) => (await client.orders.mine()).total

test('an order takes the stock, empties the cart and begins its history', async () => {
  const buyer = await makeUser(shop)
  const product = await makeProduct(admin, { price: 19.99, inventory: 5 })
  await put(buyer, product, 3)
  const placed = await order(buyer)
  expect(placed).toMatchObject({
    status: 'Pending',
    paymentMethod: 'COD',
    totalPrice: 59.97,
    createdAt: shop.clock.now.toISOString(),
    userId: { _id: buyer.id, email: buyer.email },
    items: [{ productId: { _id: product._id, title: product.title }, price: 19.99, quantity: 3 }],
  })
  expect(placed.number).toBeGreaterThan(1000)
  expect(await stockOf(product)).toBe(2)
  expect(await buyer.client.cart.count()).toEqual({ count: 0 })
  const { events, otherSizes, ...same } = await buyer.client.orders.get({ params: { id: placed._id } })
  expect(same).toEqual({ ...placed, courier: '', trackingNumber: '', mayCancel: true })
  expect(otherSizes).toMatchObject({ version: 1 })
  expect(events).toEqual([
    { at: placed.createdAt, from: null, to: 'Pending', by: { userId: buyer.id, name: 'Ayesha Khan' } },
  ])
})

test('an order for another total than the buyer was shown is refused, and nothing is written', async () => {
  const buyer = await makeUser(shop)
  const product = await makeProduct(admin, { price: 27, inventory: 5 })
  await put(buyer, product)
  await put(buyer, product)
  const body = { ...orderData(), expectedTotal: 27 }
  await expect(buyer.client.orders.create({ body })).rejects.toMatchObject({
    code: 'cart_changed',
    message: expect.stringContaining('$54.00'),
  })
  expect(await countOf(buyer)).toBe(0)
  expect(await stockOf(product)).toBe(5)
  expect((await buyer.client.orders.create({ body: { ...body, expectedTotal: 54 } })).totalPrice).toBe(54)
})

test('an order has the phone of its address, else of the account', async () => {
  const buyer = await makeUser(shop)
  const product = await makeProduct(admin)
  const phones: (string | undefined)[] = []
  for (const phone of [undefined, '0321-7654321']) {
    await put(buyer, product)
    const body = orderData(phone ? { phone } : {})
    phones.push((await buyer.client.orders.create({ body })).shippingAddress.phone)
  }
  expect(phones).toEqual(['+923001234567', '+923217654321'])
})

test('a line shows the picture of the colour that was chosen, else the first', async () => {
  const buyer = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin, {
    product_images: ['/media/first/960.webp'],
    Color: [{ Color: 'Red', img: { original: '/media/red/960.webp' } }, { Color: 'Blue' }],
  })
  for (const color of ['Red', 'Blue']) {
    await buyer.client.cart.add({ body: { productId, options: { color } } })
  }
  const { items } = await order(buyer)
  expect(
    items.map(({ productId: { product_images: images }, options }) => [options.color, ...images]),
  ).toEqual([
    ['Red', '/media/red/960.webp'],
    ['Blue', '/media/first/960.webp'],
  ])
})

test('an order keeps title, picture and price when the product is edited and taken out', async () => {
  const buyer = await makeUser(shop)
  const input = productInput({ price: 48 })
  const product = await admin.client.catalogue.add({ body: input })
  await put(buyer, product)
  const placed = await order(buyer)
  const changed = { ...input, title: 'Renamed', price: 99, product_images: ['/media/new/960.webp'] }
  await admin.client.catalogue.edit({ params: { id: product._id }, body: changed })
  await admin.client.catalogue.remove({ params: { id: product._id } })
  const { events: _, otherSizes, ...later } = await buyer.client.orders.get({ params: { id: placed._id } })
  expect(later).toEqual({ ...placed, courier: '', trackingNumber: '', mayCancel: true })
  expect(otherSizes?.lines).toMatchObject([{ sizes: [] }])
})

test('fifty shoppers cannot buy more than the last ten pieces', async () => {
  const product = await makeProduct(admin, { inventory: 10 })
  const buyers = await Promise.all(Array.from({ length: 50 }, () => makeUser(shop)))
  await Promise.all(buyers.map(buyer => put(buyer, product)))
  const results = await Promise.allSettled(buyers.map(buyer => order(buyer)))
  const refusals = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  expect(refusals).toHaveLength(40)
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ code: 'out_of_stock', message: `"${product.title}" is sold out.` })
  }
  expect(await stockOf(product)).toBe(0)
})

test('twenty clicks at once with one key make one order and get the same answer', async () => {
  const buyer = await makeUser(shop)
  const product = await makeProduct(admin)
  await put(buyer, product, 2)
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(buyer, 'one-key')))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await countOf(buyer)).toBe(1)
  expect(await stockOf(product)).toBe(8)
})

test('a repeated key answers its order even when the cart is filled again', async () => {
  const buyer = await makeUser(shop)
  const product = await makeProduct(admin)
  await put(buyer, product)
  const first = await order(buyer, 'kept')
  await put(buyer, product)
  expect(await order(buyer, 'kept')).toEqual(first)
  expect((await order(buyer, 'fresh'))._id).not.toBe(first._id)
})

test('a key used for another address is refused; the same key of another person is not', async () => {
  const [buyer, other] = [await makeUser(shop), await makeUser(shop)]
  const product = await makeProduct(admin)
  await put(buyer, product)
  await put(other, product)
  await order(buyer, 'shared')
  const elsewhere = buyer.client.orders.create(
    { body: orderData({ city: 'Multan' }) },
    { idempotencyKey: 'shared' },
  )
  await expect(elsewhere).rejects.toMatchObject({ status: 409, code: 'idempotency_key_reused' })
  expect((await order(other, 'shared')).userId._id).toBe(other.id)
})

test('a second click without a key answers the same order, within a minute and for the same address', async () => {
  const buyer = await makeUser(shop)
  await put(buyer, await makeProduct(admin))
  const [first, second] = await Promise.all([order(buyer), order(buyer)])
  expect(second).toEqual(first)
  const empty = { status: 409, code: 'cart_empty' }
  const elsewhere = buyer.client.orders.create({ body: orderData({ city: 'Multan' }) })
  await expect(elsewhere).rejects.toMatchObject(empty)
  await expect(order(buyer, 'a-new-key')).rejects.toMatchObject(empty)
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000)
  await expect(order(buyer)).rejects.toMatchObject(empty)
  expect(await countOf(buyer)).toBe(1)
})

test('an order placed while the clock was ahead is no answer to a click once the clock is right', async () => {
  const buyer = await makeUser(shop)
  await put(buyer, await makeProduct(admin))
  const right = shop.clock.now
  shop.clock.now = new Date(right.getTime() + days(2))
  await order(buyer)
  shop.clock.now = right
  await expect(order(buyer)).rejects.toMatchObject({ code: 'cart_empty' })
})

test('an empty cart, or none at all, cannot be ordered', async () => {
  await expect(order(await makeUser(shop))).rejects.toMatchObject({ status: 409, code: 'cart_empty' })
})

test('a product sold meanwhile is refused by name with what is left, and nothing is written', async () => {
  const [buyer, faster] = [await makeUser(shop), await makeUser(shop)]
  const [plenty, scarce] = [await makeProduct(admin), await makeProduct(admin, { inventory: 3 })]
  await put(buyer, plenty, 2)
  await put(buyer, scarce, 3)
  await put(faster, scarce, 2)
  await order(faster)
  await expect(order(buyer)).rejects.toMatchObject({
    code: 'out_of_stock',
    message: `Only 1 piece of "${scarce.title}" is left.`,
  })
  expect([await stockOf(plenty), await stockOf(scarce), await countOf(buyer)]).toEqual([10, 1, 0])
  expect(await buyer.client.cart.count()).toEqual({ count: 5 })
})

test('a product that is no longer sold is refused by name', async () => {
  const buyer = await makeUser(shop)
  const product = await makeProduct(admin)
  await put(buyer, product)
  await admin.client.catalogue.remove({ params: { id: product._id } })
  await expect(order(buyer)).rejects.toMatchObject({
    code: 'out_of_stock',
    message: expect.stringContaining(`"${product.title}" is no longer on sale`),
  })
  expect(await countOf(buyer)).toBe(0)
})

test('two carts with the same products in opposite order do not block each other', async () => {
  const [one, two] = [await makeUser(shop), await makeUser(shop)]
  const [a, b] = [await makeProduct(admin, { inventory: 40 }), await makeProduct(admin, { inventory: 40 })]
  for (let round = 0; round < 10; round++) {
    for (const product of [a, b]) await put(one, product)
    for (const product of [b, a]) await put(two, product)
    await Promise.all([order(one), order(two)])
  }
  expect([await stockOf(a), await stockOf(b)]).toEqual([20, 20])
})

test('a shop without cards refuses an online order, and the cart stays', async () => {
  const buyer = await makeUser(shop)
  await put(buyer, await makeProduct(admin))
  const byCard = buyer.client.orders.create({ body: { ...orderData(), paymentMethod: 'online' } })
  await expect(byCard).rejects.toMatchObject({ status: 503, code: 'payments_off' })
  expect(await buyer.client.cart.count()).toEqual({ count: 1 })
})

test('the order is read from `data`, as the specification sends it', async () => {
  const buyer = await makeUser(shop)
  await put(buyer, await makeProduct(admin))
  const body = { data: orderData() }
  const response = await shop.request('POST', '/api/order/create', { token: buyer.token, body })
  expect(response.status).toBe(201)
})

test('the key of an order stands for it for ever, whatever is in the cart', async () => {
  const buyer = await makeUser(shop)
  const product = await makeProduct(admin, { inventory: 5 })
  await put(buyer, product)
  const placed = await order(buyer, 'years-old')
  const years = new Date(shop.clock.now.getTime() + 3_650 * 86_400_000)
  await expireAnswers({ db: shop.db, clock: () => years })
  await put(buyer, product)
  expect((await order(buyer, 'years-old'))._id).toBe(placed._id)
  expect([await countOf(buyer), await stockOf(product)]).toEqual([1, 4])
})
