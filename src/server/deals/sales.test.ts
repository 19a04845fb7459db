import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { linesUnderDeals } from '../db/migrations/0004-staff.ts'

const shop = await createTestApp()
const [admin, buyer] = [await makeUser(shop, 'admin'), await makeUser(shop)]
const { deals } = admin.client
const dates = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2030-01-01T00:00:00.000Z' }

async function sell(productId: string, quantity: number) {
  await buyer.client.cart.add({ body: { productId, quantity } })
  return buyer.client.orders.create({ body: orderData() })
}

const make = async (productId: string, changes = {}) =>
  (await deals.create({ body: { ...dates, products: [productId], ...changes } }))._id

const change = (id: string, changes: object) =>
  deals.update({ params: { id }, body: { ...dates, ...changes } })

const results = async (id: string) => {
  const { units, revenue } = (await deals.get({ params: { id } })).results
  return [units, revenue]
}

test('a deal without a discount is credited with what was sold while it ran, even after it was changed', async () => {
  const { _id: productId } = await makeProduct(admin, { price: 40, displayPrice: 40 })
  const id = await make(productId)
  await sell(productId, 2)
  expect(await results(id)).toEqual([2, 80])
  await change(id, { percentOff: 50 })
  expect(await results(id)).toEqual([2, 80])
  await sell(productId, 1)
  await change(id, { percentOff: null })
  await deals.removeProducts({ params: { id }, body: { productIds: [productId] } })
  expect(await results(id)).toEqual([3, 100])
})

test('an inactive deal is credited with nothing', async () => {
  const { _id: productId } = await makeProduct(admin, { price: 40 })
  const id = await make(productId, { isActive: false })
  await sell(productId, 2)
  expect(await results(id)).toEqual([0, 0])
})

test('a piece in two deals counts for the deal that set its price; cancelled orders count for none', async () => {
  const { _id: productId } = await makeProduct(admin, { price: 40 })
  const [plain, off] = [await make(productId), await make(productId, { percentOff: 25 })]
  const { _id: id } = await sell(productId, 2)
  expect([await results(plain), await results(off)]).toEqual([
    [0, 0],
    [2, 60],
  ])
  await admin.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  expect(await results(off)).toEqual([0, 0])
})

test('orders from before lines recorded their deal are credited by their time', async () => {
  const { _id: productId } = await makeProduct(admin, { price: 40 })
  const ids = [await make(productId), await make(productId, { isActive: false })]
  ids.push(await make(productId, { endDate: '2026-02-01T00:00:00.000Z' }))
  await sell(productId, 2)
  await shop.db.updateTable('orderLines').set({ dealId: null }).execute()
  await sql.raw(linesUnderDeals).execute(shop.db)
  expect(await Promise.all(ids.map(results))).toEqual([
    [2, 80],
    [0, 0],
    [0, 0],
  ])
})

test('a deal written down after it began counts what was sold since, like the home page', async () => {
  const { _id: productId } = await makeProduct(admin, { price: 40 })
  await sell(productId, 3)
  const id = await make(productId)
  const { _id: cancelled } = await sell(productId, 2)
  await sell(productId, 1)
  await admin.client.orders.updateStatus({ params: { id: cancelled }, body: { status: 'Cancelled' } })
  expect(await results(id)).toEqual([4, 160])
  const { deals: running } = await shop.client().deals.active()
  expect(running.find(({ _id }) => _id === id)?.products).toMatchObject([{ _id: productId, sold: 4 }])
})

test('what was sold before a deal began or after it ended is not its own', async () => {
  const { _id: productId } = await makeProduct(admin, { price: 40 })
  await sell(productId, 3)
  expect(await results(await make(productId, { endDate: '2026-02-01T00:00:00.000Z' }))).toEqual([0, 0])
  expect(await results(await make(productId, { startDate: '2029-01-01T00:00:00.000Z' }))).toEqual([0, 0])
})

test('a running deal shows shoppers all pieces sold since it began, also at the price of another deal', async () => {
  const { _id: productId } = await makeProduct(admin, { price: 40 })
  const [plain, off] = [await make(productId), await make(productId, { percentOff: 25 })]
  await sell(productId, 2)
  const { deals: running } = await shop.client().deals.active()
  for (const id of [plain, off]) {
    expect(running.find(({ _id }) => _id === id)?.products).toMatchObject([{ _id: productId, sold: 2 }])
  }
})
