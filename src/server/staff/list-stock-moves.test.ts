import { expect, test } from 'vitest'
import {
  createStaffedCardShop,
  makeBuyer,
  orderByCard,
  payWith,
  piecesLeft,
} from '../../../test-support/card-shop.ts'
import {
  makeProduct,
  makeUser,
  orderData,
  productInput,
  type TestUser,
} from '../../../test-support/factories.ts'
import { correctStockMoves } from '../catalogue/stock/correct-stock-moves.ts'
import { exportStockMoves } from './list-stock-moves.ts'

const { shop, admin } = await createStaffedCardShop()
const { catalogue, orders, staff } = admin.client

const movesOf = async (id: string, query: { shelf?: string } = {}) =>
  (await staff.stockMoves({ params: { id }, query })).moves

/** Oldest first: why, how many, how many are left. */
const told = async (id: string) =>
  (await movesOf(id)).map(({ kind, change, left }) => [kind, change, left]).toReversed()

async function order({ client }: TestUser, productId: string, quantity: number, options = {}) {
  await client.cart.add({ body: { productId, quantity, options } })
  return client.orders.create({ body: orderData({ phone: '0300 5554443' }) })
}

const move = (id: string, status: 'Processing' | 'Shipped' | 'Cancelled') =>
  orders.updateStatus({ params: { id }, body: { status } })

test('every piece that comes and goes is told with its reason, order and person, latest first', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 10 })
  const buyer = await makeUser(shop)
  const cancelled = await order(buyer, id, 2)
  await catalogue.quickEdit({
    params: { id },
    body: {
      stock: [{ color: '', size: '', quantity: 12, seen: 8 }],
      stockReason: 'bought',
      stockNote: ' Gul Textiles, bill 7 ',
    },
  })
  await move(cancelled._id, 'Cancelled')
  const refused = await order(buyer, id, 3)
  await move(refused._id, 'Processing')
  await move(refused._id, 'Shipped')
  await orders.refused({ params: { id: refused._id } })
  expect(await told(id)).toEqual([
    ['set', 10, 10],
    ['sold', -2, 8],
    ['bought', 4, 12],
    ['cancelled', 2, 14],
    ['sold', -3, 11],
    ['refused', 3, 14],
  ])
  const [newest, sold, , bought] = await movesOf(id)
  expect(bought).toMatchObject({ note: 'Gul Textiles, bill 7', by: { userId: admin.id }, order: null })
  const number = { _id: refused._id, number: refused.number }
  expect(newest).toMatchObject({ order: number, by: { userId: admin.id, name: 'Ayesha Khan' } })
  expect(sold).toMatchObject({ order: number, by: { userId: buyer.id }, at: shop.clock.now.toISOString() })
})

test('a changed order takes from one size and gives to the other', async () => {
  const { _id: id } = await makeProduct(admin, {
    stock: [
      { color: '', size: 'S', quantity: 4 },
      { color: '', size: 'M', quantity: 4 },
    ],
    Color: [],
  })
  const buyer = await makeUser(shop)
  const placed = await order(buyer, id, 2, { size: 'M' })
  const { lines, order: seen } = await orders.openForChange({ params: { id: placed._id } })
  await orders.change({
    params: { id: placed._id },
    body: {
      version: seen.version,
      lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 3, options: { size: 'S' } }],
    },
  })
  const changed = (await movesOf(id)).filter(({ kind }) => kind === 'changed')
  expect(changed.map(({ size, change, left }) => `${size} ${change} ${left}`).toSorted()).toEqual([
    'M 2 4',
    'S -3 1',
  ])
  expect(changed.map(each => each.order?.number)).toEqual([placed.number, placed.number])
  const { shelves } = await staff.stockMoves({ params: { id }, query: {} })
  expect(shelves.map(({ size }) => size)).toEqual(['M', 'S'])
  const [m] = shelves
  expect((await movesOf(id, { shelf: m?._id ?? '' })).map(({ kind, left }) => [kind, left])).toEqual([
    ['changed', 4],
    ['sold', 2],
    ['set', 4],
  ])
})

test('what a card payment holds is told, given back or sold', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5, quantity: 2 })
  const declined = await buyer.client.payments.pay(payWith('pm_card_chargeDeclined')).catch(error => error)
  expect(declined).toMatchObject({ code: 'card_declined' })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  await buyer.client.orders.create(orderByCard(paymentIntentId))
  expect(await told(buyer.productId)).toEqual([
    ['set', 5, 5],
    ['held', -2, 3],
    ['released', 2, 5],
    ['held', -2, 3],
    ['released', 2, 5],
    ['sold', -2, 3],
  ])
  // Whoever held them and did not order is not remembered.
  const movers = (await movesOf(buyer.productId)).map(({ by, order }) => [by.userId, order !== null])
  const ordered = [buyer.id, true]
  const nobody = ['', false]
  expect(movers).toEqual([ordered, ordered, nobody, nobody, nobody, [admin.id, false]])
})

test('what was left is true also where cards and cash take the last pieces at once', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 6 })
  const buyers = await Promise.all(Array.from({ length: 8 }, () => makeUser(shop)))
  for (const { client } of buyers) await client.cart.add({ body: { productId: id, quantity: 1 } })
  await Promise.allSettled(
    buyers.map(async ({ client }, nth) => {
      if (nth % 2 === 0) return client.orders.create({ body: orderData() })
      const { paymentIntentId } = await client.payments.pay(payWith())
      return client.orders.create(orderByCard(paymentIntentId))
    }),
  )
  const moves = await movesOf(id)
  expect(moves[0]?.left).toBe(await piecesLeft(shop, id))
  expect(Math.min(...moves.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
  expect(moves.filter(({ kind }) => kind === 'sold')).toHaveLength(6)
})

test('the pieces of a removed colour move, those of a renamed one stay, and a file says its own', async () => {
  const colors = (...names: string[]) => names.map(Color => ({ Color, image: '/media/a.webp' }))
  const { inventory: _, ...fields } = productInput({
    title: 'Gul Khara Frock',
    Size: [],
    Color: colors('Rose', 'Ivory'),
  })
  const { _id: id } = await catalogue.add({
    body: {
      ...fields,
      stock: [
        { color: 'Rose', size: '', quantity: 3 },
        { color: 'Ivory', size: '', quantity: 2 },
      ],
    },
  })
  const [rose, ivory] = colors('Rose', 'Ivory')
  const edit = (Color: object[]) =>
    catalogue.edit({ params: { id }, body: { ...fields, Color: Color as typeof fields.Color } })
  await edit([{ ...rose, Color: 'Blush', was: 'Rose' }, ivory ?? {}])
  expect(await told(id)).toHaveLength(2)
  await edit([{ ...rose, Color: 'Blush' }])
  expect((await told(id)).slice(2)).toEqual([
    ['moved', -2, 0],
    ['moved', 2, 2],
  ])
  const csv = (await (await catalogue.export()).text()).replace(
    /\* = \* = 2 \| Blush = \* = 3|Blush = \* = 3 \| \* = \* = 2/,
    'Blush = * = 5',
  )
  const report = await catalogue.import({
    query: { dryRun: '0' },
    body: { file: new File([csv], 'products.csv', { type: 'text/csv' }) },
  })
  expect(report).toMatchObject({ errors: [], updated: 1 })
  expect((await told(id)).slice(4)).toEqual([
    ['imported', -2, 0],
    ['imported', 2, 5],
  ])
})

test('as a file: all of them, with the words of the screen', async () => {
  const { _id: id } = await makeProduct(admin, { title: '=Gul', inventory: 3 })
  const buyer = await makeUser(shop)
  const { number } = await order(buyer, id, 1)
  const file = await staff.exportStockMoves({ params: { id }, query: {} })
  expect(file.name).toMatch(/^staff-stock-moves-export-\d{4}-\d\d-\d\d\.csv$/)
  const rows = (await file.text()).trim().split('\r\n')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain(
    '"When","Product","Colour","Size","Option","What","Pieces","Left","Cost Each","Currency","Order","Who","Note"',
  )
  expect(rows[1]).toContain(`,"Sold","-1","2",,,"${number}",`)
  expect(rows[1]).toContain(`"'=Gul"`)
  const { changes } = await staff.changes({ query: { thing: 'export' } })
  expect(changes[0]).toMatchObject({ subject: 'stock', after: { exported: 'stock', product: '=Gul' } })
})

test('pages and parts of a file agree on what was left, whatever is sold between them', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 20 })
  const buyer = await makeUser(shop)
  for (let nth = 0; nth < 5; nth++) await order(buyer, id, 1)
  const page = async (nth: number) =>
    (await staff.stockMoves({ params: { id }, query: { page: nth, limit: 2 } })).moves.map(({ left }) => left)
  expect([await page(1), await page(2), await page(3)]).toEqual([
    [15, 16],
    [17, 18],
    [19, 20],
  ])
  const { file } = await exportStockMoves(shop.deps, { productId: id }, 2)
  const parts: string[] = []
  for await (const part of file) {
    parts.push(part)
    if (parts.length < 4) await order(buyer, id, 1)
  }
  const left = parts
    .join('')
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',')[7])
  expect(left).toEqual(['"14"', '"15"', '"16"', '"17"', '"18"', '"19"', '"20"'])
})

test('a count that agrees is on record; what is received adds, what is lost takes away', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 4 })
  const change = (quantity: number, stockReason: 'bought' | 'counted' | 'damaged') =>
    catalogue.quickEdit({
      params: { id },
      body: { stock: [{ color: '', size: '', quantity, seen: 4 }], stockReason },
    })
  await change(4, 'counted')
  for (const [quantity, reason] of [
    [3, 'bought'],
    [5, 'damaged'],
  ] as const)
    await expect(change(quantity, reason)).rejects.toMatchObject({
      fields: { 'stock.0.quantity': expect.stringContaining('type ') },
    })
  await change(3, 'damaged')
  expect((await told(id)).slice(1)).toEqual([
    ['counted', 0, 4],
    ['damaged', -1, 3],
  ])
})

test('what a process of the version before sold is put on record, once', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 9 })
  await shop.db.updateTable('stock').set({ quantity: 7 }).where('productId', '=', id).execute()
  await correctStockMoves(shop.deps)
  await correctStockMoves(shop.deps)
  expect((await told(id)).slice(1)).toEqual([['corrected', -2, 7]])
})

test('a deleted product keeps its history; one that never was has none', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 3 })
  await catalogue.remove({ params: { id } })
  expect(await staff.stockMoves({ params: { id }, query: {} })).toMatchObject({
    product: { isDeleted: true },
    total: 1,
  })
  const params = { id: 'never' }
  await expect(staff.stockMoves({ params, query: {} })).rejects.toMatchObject({ code: 'not_found' })
  await expect(staff.exportStockMoves({ params, query: {} })).rejects.toMatchObject({ code: 'not_found' })
})
