import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../test/factories.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const product = await makeProduct(admin, { inventory: 1_000 })

async function buy({ client }: TestUser) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  await client.cart.add({ body: { productId: product._id } })
  return client.order.create({ body: orderData() })
}

async function buySome(buyer: TestUser, count: number) {
  const orders = []
  for (let made = 0; made < count; made++) orders.push(await buy(buyer))
  return orders
}

const idsOf = ({ orders }: { orders: { _id: string }[] }) => orders.map(order => order._id)

test('my orders come five to a page, newest first, with their number', async () => {
  const buyer = await makeUser(shop)
  const newestFirst = (await buySome(buyer, 7)).reverse()
  const first = await buyer.client.order.mine()
  expect(first).toEqual({ orders: newestFirst.slice(0, 5), total: 7 })
  expect(await buyer.client.order.mine({ query: { page: 0 } })).toEqual(first)
  expect(await buyer.client.order.mine({ query: { page: 2 } })).toEqual({
    orders: newestFirst.slice(5),
    total: 7,
  })
  expect(await buyer.client.order.mine({ query: { page: 3 } })).toEqual({ orders: [], total: 7 })
})

test("a shopper sees no order of anybody else's; staff see them all", async () => {
  const [buyer, other] = [await makeUser(shop), await makeUser(shop)]
  const { _id: id } = await buy(buyer)
  expect((await other.client.order.mine()).total).toBe(0)
  await expect(other.client.order.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(other.client.order.all()).rejects.toMatchObject({ status: 403 })
  expect((await admin.client.order.get({ params: { id } })).userId.email).toBe(buyer.email)
})

test('staff filter by status, and see every status without a filter', async () => {
  const [pending, cancelled] = await buySome(await makeUser(shop), 2)
  const id = cancelled?._id ?? ''
  await admin.client.order.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  const all = await admin.client.order.all({ query: { status: '', limit: 100 } })
  expect(idsOf(all)).toEqual(expect.arrayContaining([id, pending?._id]))
  const only = await admin.client.order.all({ query: { status: 'Cancelled', limit: 100 } })
  expect(new Set(only.orders.map(order => order.status))).toEqual(new Set(['Cancelled']))
  expect(idsOf(only)).toContain(id)
  expect(only.total).toBe(only.orders.length)
})

test('staff find an order by its id, a part of it, its number or the e-mail', async () => {
  const buyer = await makeUser(shop)
  const { _id: id, number } = await buy(buyer)
  const words = [
    id,
    id.toUpperCase(),
    id.slice(-8),
    `#${number}`,
    ` #${number} `,
    buyer.email,
    buyer.email.slice(0, 9),
  ]
  for (const search of words) {
    expect([search, idsOf(await admin.client.order.all({ query: { search } }))]).toEqual([search, [id]])
  }
  expect(idsOf(await admin.client.order.all({ query: { search: String(number), limit: 100 } }))).toContain(id)
})

test('a search for what is nowhere, or with signs a database minds, finds nothing and breaks nothing', async () => {
  await buy(await makeUser(shop))
  for (const search of ['%', '_', "'; drop table orders", '\0nowhere', '#99999999999', '😀']) {
    expect(await admin.client.order.all({ query: { search } })).toEqual({ orders: [], total: 0 })
  }
  expect((await admin.client.order.all({ query: { search: ' ' } })).total).toBeGreaterThan(0)
})
