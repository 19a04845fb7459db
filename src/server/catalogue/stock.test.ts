import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../test/factories.ts'
import { loadProducts, loadSellable } from './load-products.ts'
import { giveStockBack, type StockWish, takeStock } from './stock.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const take = (productId: string, quantity: number, options: StockWish['options'] = {}) =>
  shop.db.transaction().execute(tx => takeStock(tx, { productId, options, quantity }))

const left = async (id: string) => (await loadProducts(shop.db, [id])).get(id)?.inventory

describe('stock', () => {
  test('two buyers cannot take the last piece', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 1 })
    const taken = await Promise.all([take(id, 1), take(id, 1), take(id, 1)])
    expect(taken.filter(stockId => stockId !== null)).toHaveLength(1)
    expect(await left(id)).toBe(0)
  })

  test('more than there is takes nothing', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 3 })
    expect(await take(id, 4)).toBeNull()
    expect(await left(id)).toBe(3)
    expect(await take('no-such-product', 1)).toBeNull()
  })

  test('given back is there again', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 3 })
    const stockId = await take(id, 3, { color: 'Pistachio', size: 'S' })
    expect(stockId).not.toBeNull()
    await shop.db.transaction().execute(tx => giveStockBack(tx, stockId ?? '', 2))
    expect(await left(id)).toBe(2)
  })

  test('of the chosen colour and size is taken where a product keeps them apart', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 5 })
    const row = { id: shop.deps.newId(), productId: id, color: 'Rust', size: 'M', quantity: 2 }
    await shop.db.insertInto('stock').values(row).execute()
    expect(await left(id)).toBe(7)
    expect(await take(id, 1, { color: 'Rust', size: 'M' })).toBe(row.id)
    expect(await take(id, 2, { color: 'Rust', size: 'M' })).toBeNull()
    expect(await take(id, 1, { color: 'Rust', size: 'S' })).not.toBe(row.id)
    expect(await left(id)).toBe(5)
  })

  test('set by an edit while orders take from it is never negative', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 6 })
    const edit = () => admin.client.product.edit({ params: { id }, body: productInput({ inventory: 2 }) })
    const [, ...taken] = await Promise.all([edit(), take(id, 2), take(id, 2), take(id, 2), take(id, 2)])
    expect(await left(id)).toBeGreaterThanOrEqual(0)
    expect(taken.some(stockId => stockId !== null)).toBe(true)
    expect(shop.logged).toEqual([])
  })
})

test('other parts of the shop load products by id, and learn which are archived', async () => {
  const kept = await makeProduct(admin)
  const gone = await makeProduct(admin)
  await admin.client.product.remove({ params: { id: gone._id } })
  const ids = [kept._id, gone._id, 'unknown', kept._id]
  expect(await loadProducts(shop.db, ids)).toEqual(new Map([[kept._id, kept]]))
  expect(await loadSellable(shop.db, ids)).toEqual(
    new Map([
      [kept._id, { product: kept, archived: false }],
      [gone._id, { product: gone, archived: true }],
    ]),
  )
  expect(await loadSellable(shop.db, [])).toEqual(new Map())
})
