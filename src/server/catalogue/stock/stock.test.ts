import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../../test-support/factories.ts'
import type { ProductEdit } from '../../../contract/catalogue/catalogue.ts'
import { piecesLeft, sellingShelves } from '../../../contract/catalogue/stock.ts'
import { loadProducts } from '../product/load-products.ts'
import { countSellable } from '../product/product.ts'
import {
  byShop,
  type ChosenPieces,
  giveStockBack,
  lockShelves,
  pickPieces,
  recordStockMoves,
  type StockCause,
  takePiecesQuery,
  toTaken,
} from './stock.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const cause = (kind: StockCause['kind']): StockCause => ({
  kind,
  ...byShop,
  orderId: null,
  at: shop.clock.now,
})

const take = (productId: string, quantity: number, options: ChosenPieces['options'] = {}) =>
  shop.db.transaction().execute(async tx => {
    const picked = new Map<string, number>()
    const id = pickPieces(await lockShelves(tx, [productId]), picked, { productId, options, quantity })
    if (id === null) return null
    await takePiecesQuery(toTaken([picked])).execute(tx)
    await recordStockMoves(tx, [{ stockId: id, productId, change: -quantity }], cause('sold'))
    return id
  })

const giveBack = (productId: string, quantity: number, options: ChosenPieces['options'] = {}) =>
  shop.db
    .transaction()
    .execute(async tx =>
      giveStockBack(
        tx,
        shop.deps,
        await lockShelves(tx, [productId]),
        [{ productId, options, quantity }],
        cause('cancelled'),
      ),
    )

const shelf = (color: string, size: string, quantity: number) => ({ color, size, quantity })

/** What lies on each shelf, by "colour/size". */
const stockOf = async (id: string) =>
  Object.fromEntries(
    ((await loadProducts(shop.db, [id], shop.clock.now)).get(id)?.stock ?? []).map(
      ({ color, size, quantity }) => [`${color}/${size}`, quantity],
    ),
  )

const left = async (id: string) => {
  const product = (await loadProducts(shop.db, [id], shop.clock.now)).get(id)
  return product && countSellable(product)
}

describe('stock', () => {
  test('cannot give the last piece to two buyers', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 1 })
    const taken = await Promise.all([take(id, 1), take(id, 1), take(id, 1)])
    expect(taken.filter(stockId => stockId !== null)).toHaveLength(1)
    expect(await left(id)).toBe(0)
  })

  test('takes nothing when asked for more than there is', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 3 })
    expect(await take(id, 4)).toBeNull()
    expect(await left(id)).toBe(3)
    expect(await take('no-such-product', 1)).toBeNull()
  })

  test('has pieces again once they are given back', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 3 })
    expect(await take(id, 3, { color: 'Pistachio', size: 'S' })).not.toBeNull()
    await giveBack(id, 2, { color: 'Pistachio', size: 'S' })
    expect(await left(id)).toBe(2)
  })

  test('is taken from the shelf of the chosen colour and size', async () => {
    const { _id: id } = await makeProduct(admin, {
      Color: [{ Color: 'Rust' }, { Color: 'Teal' }],
      stock: [shelf('', '', 5), shelf('Rust', 'M', 2)],
    })
    expect(await left(id)).toBe(7)
    const rust = await take(id, 1, { color: 'Rust', size: 'M' })
    expect(await take(id, 2, { color: 'Rust', size: 'M' })).toBeNull()
    expect(await take(id, 1, { color: 'Rust', size: 'S' })).not.toBe(rust)
    expect(await stockOf(id)).toEqual({ '/': 4, 'Rust/M': 1 })
  })

  test('is never negative when an edit sets it while orders take from it', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 6 })
    const edit = () => admin.client.catalogue.edit({ params: { id }, body: productInput({ inventory: 2 }) })
    const [, ...taken] = await Promise.all([edit(), take(id, 2), take(id, 2), take(id, 2), take(id, 2)])
    expect(await left(id)).toBeGreaterThanOrEqual(0)
    expect(taken.some(stockId => stockId !== null)).toBe(true)
    expect(shop.logged).toEqual([])
  })
})

describe('stock by colour and size', () => {
  const edit = (id: string, changes: Partial<ProductEdit>) => {
    const { inventory: _, ...input } = productInput()
    return admin.client.catalogue.edit({ params: { id }, body: { ...input, ...changes } })
  }
  const bySize = { stock: [shelf('', 'S', 2), shelf('', 'M', 3)] }

  test('adds up to `inventory`, whatever number is sent for that', async () => {
    const made = await makeProduct(admin, { ...bySize, inventory: 99 })
    expect(made).toMatchObject({ inventory: 5, stock: [shelf('', 'M', 3), shelf('', 'S', 2)] })
    expect((await edit(made._id, { stock: [shelf('', '', 4)] })).stock).toEqual([shelf('', '', 4)])
    expect((await edit(made._id, { stock: [] })).inventory).toBe(0)
    expect((await edit(made._id, { ...bySize, inventory: 7 })).inventory).toBe(5)
  })

  test.each([
    ['a colour the product has not', [shelf('Plum', '', 1)], 'stock.0.color'],
    ['a size the product has not', [shelf('', 'S', 1), shelf('', 'XL', 1)], 'stock.1.size'],
    ['the same twice', [shelf('', 'S', 1), shelf('', 'S', 0)], 'stock.1.color'],
    ['pieces that no choice reaches', [...bySize.stock, shelf('', '', 1)], 'stock.2.quantity'],
  ])('is refused for %s, naming the row', async (_, stock, field) => {
    const refused = { status: 400, fields: { [field]: expect.any(String) } }
    await expect(makeProduct(admin, { stock })).rejects.toMatchObject(refused)
    const { _id: id } = await makeProduct(admin, bySize)
    await expect(edit(id, { stock })).rejects.toMatchObject(refused)
    expect(await stockOf(id)).toEqual({ '/S': 2, '/M': 3 })
  })

  test('stays when an edit sends none or its sum, and is not replaced by another single number', async () => {
    const { _id: id } = await makeProduct(admin, bySize)
    await edit(id, {})
    await edit(id, { inventory: 5 })
    await expect(edit(id, { inventory: 6 })).rejects.toMatchObject({
      status: 400,
      fields: { inventory: expect.stringContaining('5 in total') },
    })
    expect(await stockOf(id)).toEqual({ '/S': 2, '/M': 3 })
  })

  test('of a removed size moves to the shelf that serves its choice now', async () => {
    const { _id: id } = await makeProduct(admin, { stock: [shelf('', 'S', 2), shelf('', '', 3)] })
    await edit(id, { Size: [{ Size: 'Small' }, { Size: 'M' }] })
    expect(await stockOf(id)).toEqual({ '/': 5 })
    await edit(id, { inventory: 8 })
    expect(await stockOf(id)).toEqual({ '/': 8 })
  })

  test('does not count pieces that nobody can buy any more', async () => {
    const { _id: id } = await makeProduct(admin, bySize)
    const edited = await edit(id, { Size: [{ Size: 'M' }] })
    expect(edited).toMatchObject({ inventory: 3, stock: [shelf('', '', 2), shelf('', 'M', 3)] })
  })

  test('is given back to the shelf that serves its choice now', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 5 })
    await take(id, 3, { size: 'M' })
    await edit(id, bySize)
    await giveBack(id, 3, { size: 'M' })
    expect(await stockOf(id)).toEqual({ '/S': 2, '/M': 6 })
    await edit(id, { stock: [shelf('', 'S', 1)] })
    await giveBack(id, 1, { size: 'M' })
    expect(await stockOf(id)).toEqual({ '/': 1, '/S': 1 })
    await edit(id, { stock: [shelf('', '', 0), shelf('', 'M', 2)] })
    expect(await stockOf(id)).toEqual({ '/': 0, '/M': 2 })
  })

  test('sells no piece twice when its shelves are rearranged while orders take from them', async () => {
    const { _id: id } = await makeProduct(admin, { inventory: 6 })
    const takes = () => Array.from({ length: 6 }, () => take(id, 1, { size: 'M' }))
    const [, ...taken] = await Promise.all([edit(id, bySize), ...takes(), ...takes()])
    const rows = await shop.db.selectFrom('stock').selectAll().where('productId', '=', id).execute()
    const sold = (size: string) => {
      const row = rows.find(each => each.size === size)
      return taken.filter(stockId => stockId === row?.id).length
    }
    expect(await stockOf(id)).toEqual({ '/S': 2, '/M': 3 - sold('M') })
    expect(sold('')).toBeLessThanOrEqual(6)
    expect(taken.filter(Boolean)).toHaveLength(sold('') + sold('M'))
    expect(shop.logged).toEqual([])
  })

  test('is never negative and always adds up, however pieces are taken and given back', async () => {
    const colors = ['', 'Rust', 'Teal']
    const sizes = ['', 'S', 'M']
    const pair = fc.record({ color: fc.constantFrom(...colors), size: fc.constantFrom(...sizes) })
    const quantity = fc.integer({ min: 0, max: 4 })
    const rows = fc.uniqueArray(fc.tuple(pair, quantity), {
      selector: ([{ color, size }]) => `${color}/${size}`,
    })
    const moves = fc.array(fc.tuple(pair, fc.integer({ min: -3, max: 4 })), { maxLength: 12 })
    const Color = [{ Color: 'Rust' }, { Color: 'Teal' }]
    await fc.assert(
      fc.asyncProperty(rows, moves, async (shelves, made) => {
        const options = { colours: ['Rust', 'Teal'], sizes: ['S', 'M'] }
        const all = shelves.map(([choice, pieces]) => ({ ...choice, quantity: pieces }))
        const selling = sellingShelves(all, options)
        const stock = all.filter(each => selling.has(each))
        const { _id: id } = await makeProduct(admin, { Color, stock })
        for (const [choice, pieces] of made) {
          const before = (await loadProducts(shop.db, [id], shop.clock.now)).get(id)
          const expected = piecesLeft(before?.stock ?? [], choice)
          const taken = pieces > 0 ? await take(id, pieces, choice) : await giveBack(id, -pieces, choice)
          const moved = pieces <= 0 ? -pieces : expected >= pieces ? -pieces : 0
          if (pieces > 0) expect(taken === null).toBe(moved === 0)
          const after = (await loadProducts(shop.db, [id], shop.clock.now)).get(id)
          expect(piecesLeft(after?.stock ?? [], choice)).toBe(expected + moved)
          expect(sum(after?.stock)).toBe(sum(before?.stock) + moved)
        }
      }),
      { numRuns: 30 },
    )
  })
})

const sum = (stock: readonly { quantity: number }[] = []) =>
  stock.reduce((total, { quantity }) => total + quantity, 0)
