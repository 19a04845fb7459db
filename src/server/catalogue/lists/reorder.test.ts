import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import type { ProductInput } from '../../../contract/catalogue/catalogue.ts'
import { days } from '../../../contract/durations.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const before = (count: number) => new Date(noon.getTime() - days(count))

async function openStore() {
  const shop = await createTestApp()
  const owner = await makeUser(shop, 'owner')
  const buyer = await makeUser(shop)
  const { catalogue, orders } = owner.client
  const at = async <T>(moment: Date, act: () => Promise<T>) => {
    shop.clock.now = moment
    const result = await act()
    shop.clock.now = noon
    return result
  }
  const make = (pieces: number, more: Partial<ProductInput & { cost: number }> = {}, since = before(90)) => {
    const { cost, ...changes } = more
    const stock = [{ color: '', size: 'M', quantity: pieces, ...(cost !== undefined && { cost }) }]
    return at(since, () => makeProduct(owner, { Color: [], Size: [{ Size: 'M' }], stock, ...changes }))
  }
  const sell = ({ _id: productId }: { _id: string }, quantity: number, moment: Date) =>
    at(moment, async () => {
      await buyer.client.cart.add({ body: { productId, quantity, options: { size: 'M' } } })
      return (await buyer.client.orders.create({ body: orderData() }))._id
    })
  const reorder = (query: { days?: number; cover?: number; page?: number; limit?: number } = {}) =>
    catalogue.reorder({ query })
  shop.clock.now = noon
  return { shop, owner, catalogue, orders, at, make, sell, reorder }
}

test('what sells faster than it lasts is to be ordered, what runs out first at the top', async () => {
  const { make, sell, reorder } = await openStore()
  const slow = await make(20, { title: 'Slow' })
  const fast = await make(32, { title: 'Fast', cost: 12.5 })
  const gone = await make(6, { title: 'Gone', cost: 4 })
  await make(0, { title: 'Never sold' })
  await sell(slow, 10, before(20))
  await sell(fast, 20, before(20))
  await sell(gone, 6, before(20))
  const page = await reorder()
  expect(
    page.lines.map(({ title, left, sold, lastsDays, pieces }) => [title, left, sold, lastsDays, pieces]),
  ).toEqual([
    // On sale for ten of the thirty days: 0.6 a day.
    ['Gone', 0, 6, 0, 18],
    ['Fast', 12, 20, 18, 8],
  ])
  expect(page.lines.map(({ daysOnSale }) => daysOnSale)).toEqual([10, 30])
  expect(page).toMatchObject({ total: 2, pieces: 26, cost: 18 * 4 + 8 * 12.5, withoutCost: 0 })
  // Ten were sold in thirty days, and ten are there.
  const longer = await reorder({ cover: 60 })
  expect(longer.lines.map(({ title, pieces }) => [title, pieces])).toEqual([
    ['Gone', 36],
    ['Fast', 28],
    ['Slow', 10],
  ])
  expect(longer).toMatchObject({ withoutCost: 1 })
  expect(await reorder({ days: 14 })).toMatchObject({ lines: [], total: 0, pieces: 0, cost: 0 })
})

test('pieces that came back were not sold, and goods that came in count as time on sale', async () => {
  const { orders, catalogue, make, sell, reorder, at } = await openStore()
  const product = await make(4, { title: 'Kurta' })
  await sell(product, 4, before(28))
  const id = await sell(await make(9), 3, before(10))
  await orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  const refused = await sell(await make(9), 9, before(9))
  for (const status of ['Processing', 'Shipped'] as const)
    await orders.updateStatus({ params: { id: refused }, body: { status } })
  await orders.refused({ params: { id: refused } })
  const line = { productId: product._id, color: '', size: 'M', pieces: 5 }
  await at(before(12), () =>
    catalogue.receive({ body: { supplier: '', document: '', again: false, lines: [line] } }),
  )
  await sell(product, 5, before(2))
  // For two days of the first pieces, and for ten of those that came later.
  expect((await reorder()).lines).toMatchObject([{ title: 'Kurta', sold: 9, daysOnSale: 12, pieces: 23 }])
})

test('a product of an hour ago is judged as if it had been there for a week', async () => {
  const { make, sell, reorder } = await openStore()
  await sell(await make(7, {}, before(1 / 24)), 7, noon)
  expect((await reorder()).lines).toMatchObject([{ sold: 7, daysOnSale: 7, pieces: 30 }])
})

test('days as a draft are no days on sale', async () => {
  const { catalogue, make, sell, reorder, at } = await openStore()
  const product = await make(10, { status: 'draft' }, before(28))
  await at(before(10), () => catalogue.bulk({ body: { ids: [product._id], change: { kind: 'publish' } } }))
  await sell(product, 10, noon)
  expect((await reorder()).lines).toMatchObject([{ sold: 10, daysOnSale: 10, pieces: 30 }])
})

test('what comes back from an order of earlier days takes nothing off the sales of these', async () => {
  const { orders, make, sell, reorder } = await openStore()
  const product = await make(14)
  const old = await sell(product, 8, before(40))
  await sell(product, 6, before(5))
  await orders.updateStatus({ params: { id: old }, body: { status: 'Cancelled' } })
  expect((await reorder({ cover: 90 })).lines).toMatchObject([{ sold: 6, left: 8, pieces: 14 }])
})

test('an empty shelf is not ordered for once each size has its own', async () => {
  const { owner, catalogue, reorder, at, sell } = await openStore()
  const Size = ['S', 'M'].map(size => ({ Size: size }))
  const product = await at(before(60), () =>
    makeProduct(owner, { Color: [], Size, stock: [{ color: '', size: '', quantity: 6 }] }),
  )
  await sell(product, 6, before(5))
  expect((await reorder()).lines).toMatchObject([{ size: '', left: 0, sold: 6 }])
  const lines = ['S', 'M'].map(size => ({ productId: product._id, color: '', size, pieces: 9 }))
  await catalogue.receive({ body: { supplier: '', document: '', again: false, lines } })
  expect(await reorder()).toMatchObject({ lines: [], total: 0, pieces: 0 })
})

test('the dearest pieces are summed up', async () => {
  const { make, sell, reorder } = await openStore()
  const cost = 200_000
  await sell(await make(10, { cost }), 10, before(1))
  const { pieces, cost: sum } = await reorder({ cover: 365 })
  expect(sum).toBe(pieces * cost)
  expect(sum * 100).toBeGreaterThan(2 ** 31)
})

test('drafts and deleted products are not ordered', async () => {
  const { catalogue, make, sell, reorder } = await openStore()
  const [draft, deleted] = [await make(3), await make(3)]
  for (const product of [draft, deleted]) await sell(product, 3, before(5))
  expect(await reorder()).toMatchObject({ total: 2 })
  await catalogue.bulk({ body: { ids: [draft._id], change: { kind: 'draft' } } })
  await catalogue.remove({ params: { id: deleted._id } })
  expect(await reorder()).toMatchObject({ total: 0, lines: [] })
})

test('pages have the sums of all, and the file has every line', async () => {
  const { shop, owner, make, sell, reorder } = await openStore()
  for (const title of ['A', 'B', '=C']) await sell(await make(2, { title, cost: 5 }), 2, before(9))
  const second = await reorder({ limit: 2, page: 2 })
  expect(second.lines).toHaveLength(1)
  expect(second).toMatchObject({ total: 3, pieces: 9, cost: 45 })
  expect(await reorder({ limit: 2, page: 9 })).toMatchObject({ lines: [], total: 3, pieces: 9 })
  const file = await (
    await shop.request('GET', '/api/product/reorder/export?cover=60', { token: owner.token })
  ).text()
  expect(file.split('\r\n')).toHaveLength(5)
  expect(file).toContain('"Product","Colour","Size","Option","SKU","Left","Sold"')
  expect(file).not.toContain('"=C"')
})
