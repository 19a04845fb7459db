import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const day = 86_400_000

async function sell({ _id: productId }: Product, quantity: number) {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity } })
  return client.orders.create({ body: orderData() })
}

test('best sellers come first, then the newest products; cancelled and refused orders do not count', async () => {
  const start = shop.clock.now.getTime()
  const at = (days: number) => {
    shop.clock.now = new Date(start + days * day)
  }
  const made: Product[] = []
  for (let index = 0; index < 6; index++) {
    at(index / 1_000)
    made.push(await makeProduct(admin))
  }
  const [older, newer, good, best, archived, stale] = made as [
    Product,
    Product,
    Product,
    Product,
    Product,
    Product,
  ]
  await sell(stale, 10)
  at(20)
  await sell(good, 2)
  const cancelled = await sell(good, 7)
  await admin.client.orders.updateStatus({ params: { id: cancelled._id }, body: { status: 'Cancelled' } })
  await sell(best, 2)
  await sell(best, 1)
  await sell(archived, 9)
  await admin.client.catalogue.remove({ params: { id: archived._id } })
  at(100)

  const list = await shop.client().orders.hotSelling()
  expect(list.map(({ productId, sold }) => [productId._id, sold])).toEqual([
    [best._id, 3],
    [good._id, 2],
    [newer._id, 0],
    [older._id, 0],
    [stale._id, 0],
  ])
  expect(list[0]?.productId).toMatchObject({ title: best.title, inventory: 7 })
  expect(await shop.client().orders.hotSelling({ query: { limit: 2 } })).toEqual(list.slice(0, 2))
  expect(await shop.client().orders.hotSelling({ query: { limit: 2, page: 2 } })).toEqual(list.slice(2, 4))
})

test('a sold-out best seller comes after products that can be bought', async () => {
  // The sessions of earlier tests ended as their time went by.
  const merchant = await makeUser(shop, 'admin')
  const product = await makeProduct(merchant, { inventory: 4 })
  await sell(product, 4)
  const list = () => shop.client().orders.hotSelling()
  const inventories = (await list()).map(({ productId }) => productId.inventory)
  expect(inventories.lastIndexOf(0)).toBe(inventories.length - 1)
  expect(inventories.slice(0, inventories.indexOf(0)).every(pieces => pieces > 0)).toBe(true)
  await merchant.client.catalogue.edit({
    params: { id: product._id },
    body: productInput({ title: product.title, inventory: 1 }),
  })
  expect((await list())[0]).toMatchObject({ sold: 4, productId: { _id: product._id } })
})
