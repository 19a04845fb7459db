import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { openNotices } from '../../notices/open-notices.ts'
import { openOrderCounts } from './count-orders.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const buyer = await makeUser(shop)
const notices = await openNotices(shop, shop.deps.newId)
afterAll(() => notices.stop())
let queries = 0
const db = shop.db.withPlugin({
  transformQuery: ({ node }) => {
    queries += 1
    return node
  },
  transformResult: async ({ result }) => result,
})
const countAll = openOrderCounts({ db, notices })
const none = { Pending: 0, Processing: 0, Shipped: 0, Delivered: 0, Cancelled: 0, Returned: 0, all: 0 }

async function buy(): Promise<string> {
  const { _id: productId } = await makeProduct(admin)
  await buyer.client.cart.add({ body: { productId } })
  return (await buyer.client.orders.create({ body: orderData() }))._id
}

test('orders are counted again after one was placed, moved or deleted, and only then', async () => {
  expect(await countAll()).toEqual(none)
  const id = await buy()
  expect(await countAll()).toEqual({ ...none, Pending: 1, all: 1 })
  const before = queries
  expect(await countAll()).toEqual({ ...none, Pending: 1, all: 1 })
  expect(queries).toBe(before)
  await admin.client.orders.updateStatus({ params: { id }, body: { status: 'Processing' } })
  expect(await countAll()).toEqual({ ...none, Processing: 1, all: 1 })
  await shop.db.deleteFrom('orders').execute()
  expect(await countAll()).toEqual(none)
})

test('many counts at once are right while orders are placed', async () => {
  const { all } = await countAll()
  for (let placed = 1; placed <= 5; placed++) {
    await Promise.all([buy(), countAll(), countAll()])
    expect((await countAll()).all).toBe(all + placed)
  }
})
