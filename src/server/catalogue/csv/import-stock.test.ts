import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'

const shop = await createTestApp()
const [admin, buyer] = [await makeUser(shop, 'admin'), await makeUser(shop)]

const send = (text: string, dryRun = false) => importCsv(shop, admin, text, `dryRun=${dryRun ? 1 : 0}`)

/** A product with pieces on two shelves, and its row of an export with the heading. */
async function exportOne() {
  const stock = [
    { color: '', size: 'M', quantity: 5 },
    { color: '', size: 'S', quantity: 4 },
  ]
  const { _id: id } = await makeProduct(admin, { stock, Color: [] })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const { withCell } = await exportOf(id)
  return { id, file: withCell('', ''), withStock: (cell: string) => withCell('* = M = 5 | * = S = 4', cell) }
}

/** The export of one product, in which one cell may be replaced. */
async function exportOf(id: string) {
  const file = await (await shop.request('GET', '/api/product/export', { token: admin.token })).text()
  const [heading = '', ...rows] = file.split('\r\n')
  const row = rows.find(text => text.includes(id)) ?? ''
  return { withCell: (from: string, to: string) => `${heading}\r\n${row.replace(from, to)}\r\n` }
}

const sell = async (productId: string, size: string, quantity: number) => {
  await buyer.client.cart.add({ body: { productId, quantity, options: { size } } })
  return buyer.client.orders.create({ body: orderData() })
}

const piecesOf = async (id: string) =>
  Object.fromEntries(
    (await admin.client.catalogue.staffGet({ params: { id } })).stock.map(({ size, quantity }) => [
      size,
      quantity,
    ]),
  )

test('importing a changed price does not bring back pieces sold since the export', async () => {
  const { id, file } = await exportOne()
  await sell(id, 'M', 3)
  expect(await send(file)).toMatchObject({ updated: 0, unchanged: 1, stock: [], done: true })
  expect(await send(file.replace('"48.00"', '"50.00"'))).toMatchObject({ updated: 1, stock: [], done: true })
  expect(await piecesOf(id)).toEqual({ M: 2, S: 4 })
})

test('a stock changed in the file changes by the difference, once, however often the file is imported', async () => {
  const { id, withStock } = await exportOne()
  await sell(id, 'M', 3)
  const file = withStock('* = M = 8 | * = S = 4')
  const report = { updated: 1, stock: [{ row: 2, color: '', size: 'M', before: 2, after: 5 }] }
  expect(await send(file, true)).toMatchObject({ ...report, done: false })
  expect(await send(file)).toMatchObject({ ...report, done: true })
  expect(await piecesOf(id)).toEqual({ M: 5, S: 4 })
  await sell(id, 'M', 1)
  const again = await send(file)
  expect(again.errors).toEqual([{ row: 2, column: 'Stock', message: expect.stringContaining('changed') }])
  expect(await piecesOf(id)).toEqual({ M: 4, S: 4 })
})

test('taking away more pieces than are left is an error of that row', async () => {
  const { id, withStock } = await exportOne()
  await sell(id, 'M', 3)
  const { errors } = await send(withStock('* = M = 1 | * = S = 4'))
  expect(errors).toEqual([{ row: 2, column: 'Stock', message: expect.stringContaining('2 pieces are left') }])
  expect(await piecesOf(id)).toEqual({ M: 2, S: 4 })
})

test('a shelf added or removed in the file is added or removed in the shop', async () => {
  const { id, withStock } = await exportOne()
  await sell(id, 'M', 3)
  await send(withStock('* = M = 5'))
  expect(await piecesOf(id)).toEqual({ M: 2 })
})

test('pieces returned to a shelf that the file does not have stay there', async () => {
  const { _id: id, title } = await makeProduct(admin, {
    Color: [],
    stock: [
      { color: '', size: 'M', quantity: 5 },
      { color: '', size: 'S', quantity: 4 },
    ],
  })
  const order = await sell(id, 'M', 2)
  const { inventory: _, ...form } = productInput({ title, Color: [] })
  const stock = [{ color: '', size: 'S', quantity: 4 }]
  await admin.client.catalogue.edit({ params: { id }, body: { ...form, stock } })
  const { withCell } = await exportOf(id)
  await admin.client.orders.updateStatus({ params: { id: order._id }, body: { status: 'Cancelled' } })
  expect(await piecesOf(id)).toEqual({ S: 4, '': 2 })
  expect(await send(withCell('* = S = 4', '* = S = 6'))).toMatchObject({ updated: 1, errors: [], done: true })
  expect(await piecesOf(id)).toEqual({ S: 6, '': 2 })
})

test('without "Stock When Exported" the stock is set as the file says, and each change is reported', async () => {
  const { _id, title } = await makeProduct(admin, { inventory: 7 })
  const added = productInput()
  const file = `ID,Title,Category,Price,Stock\n${_id},${title},k-froks,1,9\n,${added.title},k-froks,1,3\n`
  const { stock } = await send(file)
  expect(stock).toEqual([{ row: 2, title, color: '', size: '', before: 7, after: 9 }])
  expect(await piecesOf(_id)).toEqual({ '': 9 })
})
