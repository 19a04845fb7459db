import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import { withCurrentPrices } from './price-rows.ts'
import { runningDeals } from './running-deals.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const hour = 3_600_000
const now = shop.clock.now
const at = (hours: number) => new Date(now.getTime() + hours * hour)

type Deal = { percentOff?: number; from?: number; until?: number; isActive?: boolean }

const makeDeal = async (products: string[], { percentOff, from = -1, until = 1, isActive = true }: Deal) =>
  (
    await admin.client.deals.create({
      body: {
        startDate: at(from).toISOString(),
        endDate: at(until).toISOString(),
        isActive,
        percentOff: percentOff ?? null,
        products,
      },
    })
  )._id

const newProduct = async () => (await makeProduct(admin))._id
const dealOf = async (id: string, when = now) => (await runningDeals(shop.db, when, [id])).get(id)
const row = (id: string) => ({ id, priceCents: 4_800, displayPriceCents: 6_400 })

beforeEach(() => shop.db.deleteFrom('deals').execute())

test('a deal runs from its first instant until just before its end', async () => {
  const id = await newProduct()
  const dealId = await makeDeal([id], { percentOff: 25 })
  expect(await dealOf(id, new Date(at(-1).getTime() - 1))).toBeUndefined()
  expect(await dealOf(id, at(-1))).toEqual({
    dealId,
    percentOff: 25,
    percentAfter: null,
    stepCents: 1,
    endAt: at(1),
  })
  expect(await dealOf(id, new Date(at(1).getTime() - 1))).toMatchObject({ dealId })
  expect(await dealOf(id, at(1))).toBeUndefined()
})

test('a deal that is switched off does not run', async () => {
  const id = await newProduct()
  await makeDeal([id], { percentOff: 25, isActive: false })
  expect(await dealOf(id)).toBeUndefined()
})

test('of several deals for one product the greatest percentage counts, and of equal ones the longest', async () => {
  const id = await newProduct()
  await makeDeal([id], {})
  await makeDeal([id], { percentOff: 30, until: 2 })
  const longest = await makeDeal([id], { percentOff: 30, until: 3 })
  await makeDeal([id], { percentOff: 20, until: 4 })
  expect(await dealOf(id)).toMatchObject({ dealId: longest, percentOff: 30 })
})

test('a deal that takes nothing off counts where no other runs', async () => {
  const id = await newProduct()
  const dealId = await makeDeal([id], {})
  expect(await withCurrentPrices(shop.db, [row(id)], now)).toMatchObject([
    { dealId, discount: null, priceCents: 4_800 },
  ])
})

test('the deals of the given products are answered, or those of all products', async () => {
  const [asked, other] = [await newProduct(), await newProduct()]
  await makeDeal([asked, other], { percentOff: 25 })
  expect([...(await runningDeals(shop.db, now, [asked])).keys()]).toEqual([asked])
  expect((await runningDeals(shop.db, now, [])).size).toBe(0)
  expect(new Set((await runningDeals(shop.db, now)).keys())).toEqual(new Set([asked, other]))
})

test('each product of a list has its own price, in a short list and in a long one', async () => {
  const [reduced, plain] = [await newProduct(), await newProduct()]
  const dealId = await makeDeal([reduced], { percentOff: 25 })
  const many = Array.from({ length: 200 }, (_, nth) => row(`unknown-${nth}`))
  for (const others of [[], many]) {
    const rows = [row(reduced), row(plain), ...others]
    const priced = await withCurrentPrices(shop.db, rows, now)
    expect(priced.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(priced[0]).toMatchObject({ priceCents: 3_600, displayPriceCents: 6_400, dealId })
    expect(priced[1]).toMatchObject({ priceCents: 4_800, dealId: null, discount: null })
  }
  expect(await withCurrentPrices(shop.db, [], now)).toEqual([])
})

test('up to 200 products are named in the query, for more the deals of all products are read', async () => {
  const queries: string[] = []
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const rows = Array.from({ length: 201 }, (_, nth) => row(`product-${nth}`))
  await withCurrentPrices(db, rows.slice(0, 200), now)
  await withCurrentPrices(db, rows, now)
  expect(queries.map(query => query.includes('product-7'))).toEqual([true, false])
  await withCurrentPrices(db, [], now)
  expect(queries).toHaveLength(2)
})
