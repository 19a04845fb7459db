import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { usualOrderLimits } from '../order-limits.ts'
import { addToCart } from './add-to-cart.ts'
import { createCartStore } from './cart-store.ts'

const shop = await createTestApp({
  orderLimits: { ...usualOrderLimits, size: { piecesPerLine: 4, piecesPerOrder: 6, linesPerOrder: 3 } },
})
const admin = await makeUser(shop, 'admin')
const products = await Promise.all(Array.from({ length: 5 }, () => makeProduct(admin, { inventory: 100 })))
const [one = '', two = '', three = '', four = ''] = products.map(({ _id }) => _id)

const refused = (most: string) => {
  const message = `An order takes at most ${most}.`
  return { status: 409, code: 'order_too_large', message, fields: { quantity: message } }
}

test('an order takes at most so many pieces of one item, added at once or one after another', async () => {
  const { client } = await makeUser(shop)
  await expect(client.cart.add({ body: { productId: one, quantity: 5 } })).rejects.toMatchObject(
    refused('4 pieces of one item'),
  )
  await client.cart.add({ body: { productId: one, quantity: 3 } })
  await expect(client.cart.add({ body: { productId: one, quantity: 2 } })).rejects.toMatchObject(
    refused('4 pieces of one item'),
  )
  await expect(
    client.cart.update({ params: { productId: one }, body: { quantity: 5 } }),
  ).rejects.toMatchObject(refused('4 pieces of one item'))
  expect(await client.cart.count()).toEqual({ count: 3 })
})

test('an order takes at most so many pieces, in however many lines', async () => {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: one, quantity: 4 } })
  await client.cart.add({ body: { productId: two, quantity: 2 } })
  await expect(client.cart.add({ body: { productId: three } })).rejects.toMatchObject(refused('6 pieces'))
  await expect(
    client.cart.update({ params: { productId: two }, body: { quantity: 3 } }),
  ).rejects.toMatchObject(refused('6 pieces'))
  expect((await client.orders.create({ body: orderData() })).items).toHaveLength(2)
})

test('an order takes at most so many lines, also of one product in different choices', async () => {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: one, options: { size: 'S' } } })
  await client.cart.add({ body: { productId: one, options: { size: 'M' } } })
  await client.cart.add({ body: { productId: two } })
  await expect(client.cart.add({ body: { productId: three } })).rejects.toMatchObject(
    refused('3 different items'),
  )
  await client.cart.add({ body: { productId: two } })
  expect(await client.cart.count()).toEqual({ count: 4 })
})

test('two tabs that add at once do not get past what an order takes', async () => {
  const { client } = await makeUser(shop)
  const adds = Array.from({ length: 20 }, (_, nth) =>
    client.cart.add({ body: { productId: [one, two, three, four][nth % 4] ?? one } }),
  )
  const done = await Promise.allSettled(adds)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(await client.cart.count()).toEqual({ count: 6 })
})

/** A cart filled while the shop allowed more. */
async function fullCart() {
  const user = await makeUser(shop)
  const deps = { ...shop.deps, config: { ...shop.deps.config, orderLimits: usualOrderLimits } }
  const carts = createCartStore(deps)
  for (const productId of [one, two, three, four])
    await addToCart({ ...deps, carts }, user.id, { productId, quantity: 5, options: {} })
  return user
}

test('a cart of before the limits is not ordered, and can be made smaller step by step', async () => {
  const { client } = await fullCart()
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject(
    refused('4 pieces of one item'),
  )
  for (const productId of [one, two, three])
    await client.cart.update({ params: { productId }, body: { quantity: 1 } })
  await expect(
    client.cart.update({ params: { productId: one }, body: { quantity: 2 } }),
  ).rejects.toMatchObject(refused('4 pieces of one item'))
  await client.cart.update({ params: { productId: four }, body: { quantity: 1 } })
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject(
    refused('3 different items'),
  )
  await client.cart.remove({ params: { productId: four } })
  expect((await client.orders.create({ body: orderData() })).items).toHaveLength(3)
})
