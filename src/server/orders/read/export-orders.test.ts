import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { calendarOf } from '../../days.ts'
import { exportOrders } from './export-orders.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const inShop = (time: string) => calendarOf('Asia/Karachi').timeOf(new Date(time))

async function exported(query = '') {
  const answer = await shop.request('GET', `/api/order/export${query}`, { token: admin.token })
  expect(answer.status).toBe(200)
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true })
  return rows
}

async function buy(fullName: string, ...titles: string[]) {
  const buyer = await makeUser(shop)
  for (const title of titles) {
    const { _id } = await makeProduct(admin, { title, price: 10.5 })
    await buyer.client.cart.add({
      body: { productId: _id, quantity: 2, options: { color: 'Pistachio', size: 'M' } },
    })
  }
  return buyer.client.orders.create({ body: orderData({ fullName, phone: '+92 300 1112223' }) })
}

test('the export has one row per order line', async () => {
  const order = await buy('Ayesha "Gul", Khan', 'Nilofer Kurta', 'Mehr Frock, red')
  const rows = (await exported()).filter(row => row['Order ID'] === order._id)
  expect(rows.map(row => row.Product)).toEqual(['Nilofer Kurta', 'Mehr Frock, red'])
  expect(rows[0]).toMatchObject({
    Order: String(order.number),
    Placed: inShop(order.createdAt),
    Status: 'Pending',
    Name: 'Ayesha "Gul", Khan',
    Email: order.userId.email,
    Color: 'Pistachio',
    Size: 'M',
    Quantity: '2',
    Price: '10.5',
    'Order total': '42',
    'Cash to collect': '42',
    'Currency of the cash': 'USD',
  })
})

test('a row may be a whole order, with what became of it when by the clocks of the shop', async () => {
  const { _id, number } = await buy('Rabia Gul', 'Nilofer Kurta', 'Mehr Frock')
  const params = { id: _id }
  for (const status of ['Processing', 'Shipped', 'Delivered'] as const)
    await admin.client.orders.updateStatus({ params, body: { status } })
  const rows = (await exported('?rows=orders')).filter(row => row['Order ID'] === _id)
  const { events } = await admin.client.orders.staffGet({ params })
  const [, , shipped, delivered] = events.map(({ at }) => inShop(at))
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ Order: String(number), Shipped: shipped, Delivered: delivered, Paid: '' },
      ...{ Pieces: '4', Products: '2 × Nilofer Kurta (Pistachio, M); 2 × Mehr Frock (Pistachio, M)' },
    }),
  ])
  expect(rows[0]).not.toHaveProperty('Product ID')
})

test('nothing is to collect for a cancelled order', async () => {
  const { _id } = await buy('Gul Khan', 'Nilofer Kurta')
  await admin.client.orders.updateStatus({ params: { id: _id }, body: { status: 'Cancelled' } })
  const [row] = (await exported()).filter(each => each['Order ID'] === _id)
  expect(row).toMatchObject({ 'Order total': '21', 'Cash to collect': '', 'Currency of the cash': '' })
})

test('no cell is a formula to a spreadsheet', async () => {
  const order = await buy('=HYPERLINK(A1)', '@SUM(A1)', '-2+3', '＝1')
  const rows = (await exported()).filter(row => row['Order ID'] === order._id)
  expect(rows).toHaveLength(3)
  for (const row of rows) {
    expect(row.Name).toBe("'=HYPERLINK(A1)")
    expect(row.Phone).toBe("'+923001112223")
    for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/)
  }
})

test('no cell is a formula to a spreadsheet that splits at semicolons', async () => {
  const order = await buy('Gul;=HYPERLINK(A1)', 'Lawn;@SUM(A1)')
  const answer = await shop.request('GET', '/api/order/export', { token: admin.token })
  const line = (await answer.text()).split('\r\n').find(text => text.includes(order._id)) ?? ''
  for (const cell of line.split(';')) expect(cell).not.toMatch(/^[=+\-@]/)
  expect(line.replace(/"(?:[^"]|"")*"/g, '')).toMatch(/^,+$/)
})

test('the export holds what matches the filters, in parts that lose and repeat nothing', async () => {
  const order = await buy('Noor Abbasi', 'Gul Kurta')
  await admin.client.orders.updateStatus({ params: { id: order._id }, body: { status: 'Cancelled' } })
  expect((await exported('?status=Cancelled&search=abbasi')).map(row => row['Order ID'])).toEqual([order._id])
  expect(await exported('?status=Shipped')).toEqual([])

  // Many orders of one moment, so that a part ends between two of the same time.
  const like = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow()
  const line = await shop.db
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', '=', order._id)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: 1_103 }, (_, nth) => `many-${String(nth).padStart(5, '0')}`)
  const { number: _number, ...row } = like
  const copied = { ...row, adjustments: JSON.stringify(row.adjustments) }
  await shop.db
    .insertInto('orders')
    .values(ids.map(id => ({ ...copied, id, fullName: 'Many Copies', searchText: ' many copies ' })))
    .execute()
  await shop.db
    .insertInto('orderLines')
    .values(ids.map(id => ({ ...line, id, orderId: id, options: JSON.stringify(line.options) })))
    .execute()
  const rows = await exported('?search=many+copies')
  expect(rows.map(row => row['Order ID'])).toEqual(ids.toReversed())
  const parts = exportOrders(shop.deps, { status: '', search: 'many copies', ready: '', rows: 'lines' })
  expect(await Array.fromAsync(parts, part => part.includes('Many Copies'))).toEqual([true, true, true])
})
