import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import type { Product } from '../../contract/catalogue.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const day = 86_400_000

async function sell({ _id: productId }: Product, quantity: number) {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity } })
  return client.orders.create({ body: orderData() })
}

test('the best sold come first, the newest pad the list, and only living sales on sale count', async () => {
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
    [stale._id, 0],
    [newer._id, 0],
    [older._id, 0],
  ])
  expect(list[0]?.productId).toMatchObject({ title: best.title, inventory: 7 })
  expect(await shop.client().orders.hotSelling({ query: { limit: 2 } })).toEqual(list.slice(0, 2))
})
