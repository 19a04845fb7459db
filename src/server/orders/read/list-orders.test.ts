import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../../test-support/factories.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const product = await makeProduct(admin, { inventory: 1_000 })

async function buy({ client }: TestUser) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  await client.cart.add({ body: { productId: product._id } })
  return client.orders.create({ body: orderData() })
}

async function buySome(buyer: TestUser, count: number) {
  const orders = []
  for (let made = 0; made < count; made++) orders.push(await buy(buyer))
  return orders
}

const idsOf = ({ orders }: { orders: { _id: string }[] }) => orders.map(order => order._id)

test('my orders come five to a page, newest first, with their number', async () => {
  const buyer = await makeUser(shop)
  const newestFirst = (await buySome(buyer, 7)).reverse()
  const first = await buyer.client.orders.mine()
  expect(first).toEqual({ orders: newestFirst.slice(0, 5), total: 7 })
  expect(await buyer.client.orders.mine({ query: { page: 0 } })).toEqual(first)
  expect(await buyer.client.orders.mine({ query: { page: 2 } })).toEqual({
    orders: newestFirst.slice(5),
    total: 7,
  })
  expect(await buyer.client.orders.mine({ query: { page: 3 } })).toEqual({ orders: [], total: 7 })
})

test('the oldest come first when asked for, on every page', async () => {
  const buyer = await makeUser(shop)
  const ids = (await buySome(buyer, 3)).map(order => order._id)
  const page = async (number: number) =>
    idsOf(
      await admin.client.orders.all({
        query: { search: buyer.email, sort: 'oldest', page: number, limit: 2 },
      }),
    )
  expect([await page(1), await page(2)]).toEqual([ids.slice(0, 2), ids.slice(2)])
})

test("a shopper sees no order of anybody else's; staff see them all", async () => {
  const [buyer, other] = [await makeUser(shop), await makeUser(shop)]
  const { _id: id } = await buy(buyer)
  expect((await other.client.orders.mine()).total).toBe(0)
  await expect(other.client.orders.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(other.client.orders.all()).rejects.toMatchObject({ status: 403 })
  expect((await admin.client.orders.get({ params: { id } })).userId.email).toBe(buyer.email)
})

test('an order that does not exist is not found, by a shopper or by staff', async () => {
  const params = { id: 'no-such-order' }
  const notFound = { status: 404, code: 'not_found', message: 'There is no such order.' }
  const buyer = await makeUser(shop)
  await expect(buyer.client.orders.get({ params })).rejects.toMatchObject(notFound)
  await expect(admin.client.orders.get({ params })).rejects.toMatchObject(notFound)
  await expect(admin.client.orders.staffGet({ params })).rejects.toMatchObject(notFound)
})

test('staff filter by status, and see every status without a filter', async () => {
  const [pending, cancelled] = await buySome(await makeUser(shop), 2)
  const id = cancelled?._id ?? ''
  await admin.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  const all = await admin.client.orders.all({ query: { status: '', limit: 100 } })
  expect(idsOf(all)).toEqual(expect.arrayContaining([id, pending?._id]))
  const only = await admin.client.orders.all({ query: { status: 'Cancelled', limit: 100 } })
  expect(new Set(only.orders.map(order => order.status))).toEqual(new Set(['Cancelled']))
  expect(idsOf(only)).toContain(id)
  expect(only.total).toBe(only.orders.length)
})

test('staff find an order by its id, a part of it, its number or the e-mail', async () => {
  const buyer = await makeUser(shop)
  const { _id: id, number } = await buy(buyer)
  const searches = [
    id,
    id.toUpperCase(),
    id.slice(-8),
    `#${number}`,
    ` #${number} `,
    buyer.email,
    buyer.email.slice(0, 9),
  ]
  for (const search of searches) {
    expect([search, idsOf(await admin.client.orders.all({ query: { search } }))]).toEqual([search, [id]])
  }
  expect(idsOf(await admin.client.orders.all({ query: { search: String(number), limit: 100 } }))).toContain(
    id,
  )
})

test('staff find an order by its name in any order, short words whole, and its phone however it is written', async () => {
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: product._id } })
  const { _id: id } = await buyer.client.orders.create({
    body: orderData({ fullName: 'Zübeyde Li O_Neil', phone: '0333-9998877' }),
  })
  const phones = ['0333 9998877', '+92 333 999 8877', '0092333 9998877', '3339998877', '0333-999', '9998877']
  for (const search of [...phones, 'zübeyde', 'beyd', 'bey', 'O_NEIL  zübe', 'li zübeyde']) {
    expect([search, idsOf(await admin.client.orders.all({ query: { search } }))]).toEqual([search, [id]])
  }
  for (const search of ['li zahra', 'oxneil', 'neil%li']) {
    expect([search, idsOf(await admin.client.orders.all({ query: { search } }))]).toEqual([search, []])
  }
})

test('the days from and to are whole and included, and all filters must match', async () => {
  const before = shop.clock.now
  const placed = []
  for (const at of [
    '2031-03-01T23:59:59Z',
    '2031-03-02T00:00:00Z',
    '2031-03-02T23:59:58Z',
    '2031-03-03T00:00:01Z',
  ]) {
    shop.clock.now = new Date(new Date(at).getTime() - 1_000)
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId: product._id } })
    shop.clock.now = new Date(at)
    placed.push(await client.orders.create({ body: orderData() }))
  }
  const admin = await makeUser(shop, 'admin')
  const [first, second, third, fourth] = placed.map(({ _id }) => _id)
  const find = async (query: object) =>
    idsOf(await admin.client.orders.all({ query: { zone: 'UTC', ...query } }))
  expect(await find({ from: '2031-03-02', to: '2031-03-02' })).toEqual([third, second])
  expect(await find({ from: '2031-03-02' })).toEqual([fourth, third, second])
  expect(await find({ from: '2031-03-01', to: '2031-03-01' })).toEqual([first])
  const email = placed[1]?.userId.email ?? ''
  expect(await find({ from: '2031-03-02', search: email })).toEqual([second])
  expect(await find({ from: '2031-03-03', search: email })).toEqual([])
  expect(await find({ from: '2031-03-02', search: email, status: 'Shipped' })).toEqual([])

  // Without a zone, days are the shop's, which is in Karachi.
  const karachi = { from: '2031-03-02', to: '2031-03-02' }
  expect(await find({ ...karachi, zone: 'Asia/Karachi' })).toEqual([second, first])
  expect(idsOf(await admin.client.orders.all({ query: karachi }))).toEqual([second, first])
  expect((await admin.client.orders.all({ query: karachi })).counts.all).toBe(2)
  const file = await (await admin.client.orders.export({ query: karachi })).text()
  expect([first, second, third].map(id => file.includes(id ?? ''))).toEqual([true, true, false])
  shop.clock.now = before
})

test.each(['0000-01-01', '9999-12-31'])(
  'filtering by the day %s finds nothing and is no error',
  async day => {
    for (const zone of ['UTC', 'Asia/Karachi', 'America/New_York']) {
      const { total } = await admin.client.orders.all({ query: { from: day, to: day, zone } })
      expect(total).toBe(0)
    }
  },
)

test('every status tab counts the orders that match the search and days', async () => {
  const buyer = await makeUser(shop)
  const [cancelled, packed] = await buySome(buyer, 4)
  const move = (id = '', status: 'Cancelled' | 'Processing') =>
    admin.client.orders.updateStatus({ params: { id }, body: { status } })
  await move(cancelled?._id, 'Cancelled')
  await move(packed?._id, 'Processing')
  const counts = { Pending: 2, Processing: 1, Shipped: 0, Delivered: 0, Cancelled: 1, Returned: 0, all: 4 }
  for (const status of ['', 'Pending', 'Shipped'] as const) {
    const page = await admin.client.orders.all({ query: { search: buyer.email, status, limit: 1 } })
    expect([status, page.counts, page.total]).toEqual([status, counts, counts[status || 'all']])
  }
})

test('a search without a match, or with special characters, finds nothing and is no error', async () => {
  await buy(await makeUser(shop))
  for (const search of ['%', '_', "'; drop table orders", '\0nowhere', '#99999999999', '😀']) {
    const found = await admin.client.orders.all({ query: { search } })
    expect([search, found.orders, found.total, found.counts.all]).toEqual([search, [], 0, 0])
  }
  expect((await admin.client.orders.all({ query: { search: ' ' } })).total).toBeGreaterThan(0)
})

test('a parcel that came back leaves the shipped orders for the returned ones', async () => {
  const buyer = await makeUser(shop)
  const [{ _id: back }, { _id: away }] = [await buy(buyer), await buy(buyer)]
  for (const status of ['Processing', 'Shipped'] as const)
    for (const id of [back, away])
      await admin.client.orders.updateStatus({ params: { id }, body: { status } })
  const lists = async () => {
    const query = { search: buyer.email }
    const shipped = await admin.client.orders.all({ query: { ...query, status: 'Shipped' } })
    const returned = await admin.client.orders.all({ query: { ...query, status: 'Returned' } })
    expect([shipped.total, returned.total]).toEqual([shipped.counts.Shipped, shipped.counts.Returned])
    return { shipped: idsOf(shipped), returned: idsOf(returned), all: shipped.counts.all }
  }
  const unfiltered = async () => (await admin.client.orders.all()).counts
  expect(await lists()).toEqual({ shipped: [away, back], returned: [], all: 2 })
  const before = await unfiltered()
  await admin.client.orders.refused({ params: { id: back } })
  expect(await lists()).toEqual({ shipped: [away], returned: [back], all: 2 })
  expect(await unfiltered()).toEqual({
    ...before,
    Shipped: before.Shipped - 1,
    Returned: before.Returned + 1,
  })
})
