import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import { loadDeals } from './load-deals.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const buyer = await makeUser(shop)
const hour = 3_600_000
const at = (hours: number) => new Date(shop.clock.now.getTime() + hours * hour)

const dealInput = (products?: string[], from = -1, to = 1) => ({
  startDate: at(from).toISOString(),
  endDate: at(to).toISOString(),
  ...(products ? { products } : {}),
})

const makeProducts = async (count: number) => {
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push((await makeProduct(admin))._id)
  return ids
}

const makeDeal = (products?: string[], from?: number, to?: number) =>
  admin.client.deals.create({ body: dealInput(products, from, to) })

const idsOf = (deal: { products: { _id: string }[] }) => deal.products.map(product => product._id)

/** An order in the books, made directly: deals only count lines. */
async function recordSale(productId: string, quantity: number, createdAt: Date, cancelled = false) {
  const { newId, db } = shop.deps
  const stock = await db
    .selectFrom('stock')
    .select('id')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  const id = newId()
  const address = { fullName: 'A', address: 'B', city: 'C', postalCode: 'D', country: 'E', phone: '' }
  await db
    .insertInto('orders')
    .values({
      ...address,
      id,
      userId: buyer.id,
      status: cancelled ? 'Cancelled' : 'Pending',
      paymentMethod: 'COD',
      totalCents: 100,
      requestHash: id,
      createdAt,
    })
    .execute()
  const price = { priceCents: 100, basePriceCents: 100 }
  const line = { title: 'T', image: '', ...price, options: '{}', stockId: stock.id, position: 0 }
  const when = { placedAt: createdAt, cameBack: cancelled }
  await db
    .insertInto('orderLines')
    .values({ ...line, ...when, id: newId(), orderId: id, productId, quantity })
    .execute()
}

describe('making a deal', () => {
  test('keeps its products in the order given, without repeats', async () => {
    const [a = '', b = '', c = ''] = await makeProducts(3)
    const deal = await makeDeal([c, a, c, b, a])
    expect(idsOf(deal)).toEqual([c, a, b])
    expect(await admin.client.deals.get({ params: { id: deal._id } })).toEqual(deal)
  })

  test('is refused for an unknown product, and nothing is stored', async () => {
    const [good = '', gone = ''] = await makeProducts(2)
    await admin.client.catalogue.remove({ params: { id: gone } })
    const before = (await admin.client.deals.list()).deals.length
    for (const bad of ['no-such-product', gone]) {
      await expect(makeDeal([good, bad])).rejects.toMatchObject({
        status: 400,
        code: 'invalid',
        fields: { products: expect.stringContaining(bad) },
      })
    }
    expect((await admin.client.deals.list()).deals).toHaveLength(before)
  })
})

describe('changing a deal', () => {
  test('keeps its products when none are sent', async () => {
    const ids = await makeProducts(2)
    const { _id: id } = await makeDeal(ids)
    for (const products of [undefined, []]) {
      const body = { ...dealInput(products, 2, 3), isActive: false }
      const changed = await admin.client.deals.update({ params: { id }, body })
      expect(idsOf(changed)).toEqual(ids)
      expect(changed).toMatchObject({ isActive: false, startDate: at(2).toISOString() })
    }
  })

  test('keeps its percentage when none is sent, and removes it for null', async () => {
    const percentOf = async (percentOff?: number | null) =>
      (
        await admin.client.deals.update({
          params: { id },
          body: { ...dealInput(), ...(percentOff === undefined ? {} : { percentOff }) },
        })
      ).percentOff
    const { _id: id } = await makeDeal()
    expect([await percentOf(), await percentOf(20), await percentOf(), await percentOf(null)]).toEqual([
      null,
      20,
      20,
      null,
    ])
  })

  test('replaces its products when some are sent', async () => {
    const [a = '', b = '', c = ''] = await makeProducts(3)
    const { _id: id } = await makeDeal([a, b])
    const changed = await admin.client.deals.update({ params: { id }, body: dealInput([c, a]) })
    expect(idsOf(changed)).toEqual([c, a])
  })

  test('changes nothing when it names an unknown product', async () => {
    const [a = ''] = await makeProducts(1)
    const deal = await makeDeal([a])
    const body = { ...dealInput(['nothing'], 5, 6), isActive: false }
    await expect(admin.client.deals.update({ params: { id: deal._id }, body })).rejects.toMatchObject({
      status: 400,
    })
    expect(await admin.client.deals.get({ params: { id: deal._id } })).toEqual(deal)
  })

  test('adds products after those it has, without repeats', async () => {
    const [a = '', b = '', c = ''] = await makeProducts(3)
    const params = { id: (await makeDeal([b]))._id }
    const added = await admin.client.deals.addProducts({ params, body: { productIds: [c, b, a, a] } })
    expect(idsOf(added)).toEqual([b, c, a])
    expect(idsOf(await admin.client.deals.addProducts({ params, body: { productIds: [] } }))).toEqual([
      b,
      c,
      a,
    ])
  })

  test('removes products, and ignores those it does not have', async () => {
    const [a = '', b = '', other = ''] = await makeProducts(3)
    const params = { id: (await makeDeal([a, b]))._id }
    const left = await admin.client.deals.removeProducts({ params, body: { productIds: [a, other, a] } })
    expect(idsOf(left)).toEqual([b])
  })

  test('names the field productIds when one of them is unknown', async () => {
    const params = { id: (await makeDeal())._id }
    const refused = { status: 400, fields: { productIds: expect.stringContaining('nothing') } }
    const body = { productIds: ['nothing'] }
    await expect(admin.client.deals.addProducts({ params, body })).rejects.toMatchObject(refused)
    await expect(admin.client.deals.removeProducts({ params, body })).rejects.toMatchObject(refused)
  })

  test('keeps the products of two people who add at once', async () => {
    const ids = await makeProducts(6)
    const params = { id: (await makeDeal())._id }
    await Promise.all(
      ids.map(id => admin.client.deals.addProducts({ params, body: { productIds: [id, ...ids] } })),
    )
    const deal = await admin.client.deals.get({ params })
    expect(idsOf(deal).toSorted()).toEqual(ids.toSorted())
  })
})

test('a deleted deal is not found, nor is one that never existed', async () => {
  const params = { id: (await makeDeal(await makeProducts(1)))._id }
  expect(await admin.client.deals.remove({ params })).toEqual({
    success: true,
    changeId: expect.any(String),
  })
  const missing = { status: 404, code: 'not_found' }
  const { deals } = admin.client
  const body = { productIds: [] }
  await expect(deals.get({ params })).rejects.toMatchObject(missing)
  await expect(deals.remove({ params })).rejects.toMatchObject(missing)
  await expect(deals.update({ params, body: dealInput() })).rejects.toMatchObject(missing)
  await expect(deals.addProducts({ params, body })).rejects.toMatchObject(missing)
  await expect(deals.removeProducts({ params, body })).rejects.toMatchObject(missing)
})

test('the staff see all deals, latest start first, without archived products', async () => {
  const [kept = '', gone = ''] = await makeProducts(2)
  const late = await makeDeal([gone, kept], 500, 501)
  const latest = await makeDeal([], 600, 601)
  await admin.client.catalogue.remove({ params: { id: gone } })
  const { deals } = await admin.client.deals.list()
  expect(deals.slice(0, 2).map(deal => deal._id)).toEqual([latest._id, late._id])
  expect(deals[1] && idsOf(deals[1])).toEqual([kept])
})

test('a list of many deals takes no more queries than a list of one', async () => {
  const product = await makeProducts(1)
  for (let made = 0; made < 5; made++) await makeDeal(product)
  const rows = await shop.db.selectFrom('deals').selectAll().execute()
  const queries: unknown[] = []
  const counting = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await loadDeals(counting, rows, shop.clock.now)
  expect(rows.length).toBeGreaterThan(4)
  expect(queries).toHaveLength(3)
})

describe('shoppers', () => {
  const guest = shop.client()
  const running = async () => (await guest.deals.active()).deals.map(deal => deal._id)

  test('see a deal from its start until just before its end', async () => {
    const began = shop.clock.now
    const { _id: id } = await makeDeal([], 1, 2)
    for (const [hours, shown] of [
      [1 - 1e-6, false],
      [1, true],
      [2 - 1e-6, true],
      [2, false],
    ] as const) {
      shop.clock.now = new Date(began.getTime() + Math.round(hours * hour))
      expect([hours, (await running()).includes(id)]).toEqual([hours, shown])
    }
    shop.clock.now = began
  })

  test('see the deal that ends soonest first, and no inactive one', async () => {
    const later = await makeDeal([], -1, 0.9)
    const sooner = await makeDeal([], -1, 0.5)
    const off = await admin.client.deals.create({ body: { ...dealInput(), isActive: false } })
    const ids = await running()
    expect(ids.indexOf(sooner._id)).toBeLessThan(ids.indexOf(later._id))
    expect(ids).not.toContain(off._id)
  })

  test('see how many pieces were sold since the deal began', async () => {
    const [sold = '', unsold = ''] = await makeProducts(2)
    const deal = await makeDeal([sold, unsold], -1, 0.25)
    await recordSale(sold, 4, at(-1))
    await recordSale(sold, 3, at(-0.5))
    await recordSale(sold, 7, at(-1.1))
    await recordSale(sold, 9, at(-0.5), true)
    const { deals } = await guest.deals.active()
    const shown = deals.find(({ _id }) => _id === deal._id)?.products
    expect(shown?.map(product => [product._id, product.sold])).toEqual([
      [sold, 7],
      [unsold, 0],
    ])
  })
})
