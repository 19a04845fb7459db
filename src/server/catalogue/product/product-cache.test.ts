import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../../test-support/factories.ts'
import type { StaffProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import { openNotices } from '../../notices/open-notices.ts'
import { loadProducts } from './load-products.ts'
import { openProductCache } from './product-cache.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const notices = await openNotices(shop, shop.deps.newId)
const state = { isListening: true }
const findProducts = openProductCache({
  db: shop.db,
  notices: { ...notices, isListening: () => state.isListening },
})
afterAll(() => notices.stop())

const hour = 3_600_000
const now = shop.clock.now
const at = (hours: number) => new Date(now.getTime() + hours * hour)
const noShelves = new Map()

let product: StaffProduct
beforeEach(async () => {
  state.isListening = true
  product = await makeProduct(admin)
  await notices.waitForNotices()
})

const find = async (when = now) =>
  (await findProducts([product._id], { now: when, shelves: noShelves })).get(product._id)

/** How often products were read from the database meanwhile. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const execute = vi.spyOn(shop.db, 'executeQuery')
  await work()
  const { length } = execute.mock.calls
  execute.mockRestore()
  return length
}

const makeDeal = (percentOff: number, from: number, until: number) =>
  admin.client.deals.create({
    body: {
      startDate: at(from).toISOString(),
      endDate: at(until).toISOString(),
      isActive: true,
      percentOff,
      products: [product._id],
    },
  })

test('a product is what the database says, and is read once', async () => {
  const loaded = (await loadProducts(shop.db, [product._id], now)).get(product._id)
  expect(await readsOf(async () => expect(await find()).toEqual({ ...loaded, stock: [] }))).toBe(1)
  expect(await readsOf(async () => expect(await find()).toEqual({ ...loaded, stock: [] }))).toBe(0)
})

test('of several products only those that are not kept are read, and unknown ids are left out', async () => {
  await find()
  const other = await makeProduct(admin)
  await notices.waitForNotices()
  await find()
  const ids = [other._id, 'unknown', product._id]
  const asked = { now, shelves: noShelves }
  const all = await findProducts(ids, asked)
  expect(new Set(all.keys())).toEqual(new Set([product._id, other._id]))
  expect(await readsOf(() => findProducts([other._id, product._id], asked))).toBe(0)
  expect(await readsOf(() => findProducts(ids, asked))).toBe(1)
})

test('a product has the shelves it is asked with', async () => {
  const shelves = [{ color: 'Rose', size: 'S', quantity: 3 }]
  for (const stock of [shelves, []]) {
    const found = await findProducts([product._id], { now, shelves: new Map([[product._id, stock]]) })
    expect(found.get(product._id)?.stock).toEqual(stock)
  }
})

test('a price that another process changes is seen', async () => {
  expect(await find()).toMatchObject({ priceCents: 4_800 })
  await admin.client.catalogue.edit({
    params: { id: product._id },
    body: { ...productInput(), price: 51 },
  })
  await notices.waitForNotices()
  expect(await find()).toMatchObject({ priceCents: 5_100 })
})

test('a deal counts from its start up to its end by the clock alone, and a better one meanwhile', async () => {
  await makeDeal(25, 1, 10)
  await makeDeal(50, 4, 6)
  await notices.waitForNotices()
  await find()
  const priceAt = async (hours: number) => (await find(at(hours)))?.priceCents
  const reads = await readsOf(async () => {
    expect(await Promise.all([0, 1, 3.9, 4, 5.9, 6, 9.9, 10].map(priceAt))).toEqual([
      4_800, 3_600, 3_600, 2_400, 2_400, 3_600, 3_600, 4_800,
    ])
  })
  expect(reads).toBe(0)
})

test('at an earlier moment a product is read again, since a deal of that time may have ended', async () => {
  await makeDeal(25, 1, 2)
  await notices.waitForNotices()
  expect(await find(at(3))).toMatchObject({ priceCents: 4_800 })
  expect(await find(at(1))).toMatchObject({ priceCents: 3_600 })
})

test('nothing is kept while notices may be missed', async () => {
  state.isListening = false
  for (let time = 0; time < 2; time++) expect(await readsOf(() => find())).toBe(1)
})
