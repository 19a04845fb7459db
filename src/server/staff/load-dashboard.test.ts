import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import type { ProductInput } from '../../contract/catalogue/catalogue.ts'
import type { OrderStatus } from '../../contract/orders/order-status.ts'
import type { Dashboard } from '../../contract/staff.ts'

const day = 86_400_000
const noon = new Date('2026-11-21T12:00:00Z')

async function openStore() {
  const shop = await createTestApp()
  shop.clock.now = noon
  const [admin, buyer] = [await makeUser(shop, 'admin'), await makeUser(shop)]
  const show = (days = 7, zone = 'UTC') => admin.client.staff.dashboard({ query: { days, zone } })
  const make = async (changes: Partial<ProductInput> = {}) => {
    shop.clock.now = new Date(noon.getTime() - 60 * day)
    const product = await makeProduct(admin, { price: 10, displayPrice: 10, inventory: 100, ...changes })
    shop.clock.now = noon
    return product
  }
  const buy = async (productId: string, quantity: number, at = noon) => {
    shop.clock.now = at
    await buyer.client.cart.add({ body: { productId, quantity } })
    const order = await buyer.client.orders.create({ body: { data: orderData() } })
    shop.clock.now = noon
    return order._id
  }
  const move = async (id: string, ...statuses: OrderStatus[]) => {
    for (const status of statuses)
      await admin.client.orders.updateStatus({ params: { id }, body: { status } })
  }
  return { shop, admin, show, make, buy, move }
}

test('orders are counted by the step they wait for', async () => {
  const { admin, show, make, buy, move } = await openStore()
  const { _id } = await make()
  const ids: string[] = []
  for (let placed = 0; placed < 8; placed++) ids.push(await buy(_id, 1))
  const [, confirmed = '', packed = '', sent = '', back = '', done = '', off = '', wrong = ''] = ids
  await admin.client.orders.call({ params: { id: confirmed }, body: { outcome: 'confirmed' } })
  await admin.client.orders.call({ params: { id: wrong }, body: { outcome: 'wrong_number' } })
  await move(packed, 'Processing')
  await move(sent, 'Processing', 'Shipped')
  await move(back, 'Processing', 'Shipped')
  await admin.client.orders.refused({ params: { id: back } })
  await move(done, 'Processing', 'Shipped', 'Delivered')
  await move(off, 'Cancelled')
  expect(await show()).toMatchObject({ toConfirm: 1, wrongNumber: 1, toPack: 1, toShip: 1, onTheWay: 1 })
  const ready = (status: OrderStatus) => admin.client.orders.all({ query: { status, ready: '1' } })
  const [pack, way] = [await ready('Pending'), await ready('Shipped')]
  expect([pack.total, pack.orders.map(order => order._id)]).toEqual([1, [confirmed]])
  expect([way.total, way.orders.map(order => order._id)]).toEqual([1, [sent]])
  const { days, bestSellers } = await show()
  expect(days.at(-1)).toEqual({ day: '2026-11-21', orders: 6, revenue: 60 })
  expect(bestSellers.map(({ units, revenue }) => [units, revenue])).toEqual([[6, 60]])
})

const sold = ({ days }: Dashboard) => days.filter(({ orders }) => orders > 0).map(each => each.day)

test("days begin at midnight in the reader's time zone, and days without an order are listed", async () => {
  const { show, make, buy } = await openStore()
  const { _id } = await make()
  // 00:30 on the 20th in Karachi, five hours ahead.
  await buy(_id, 1, new Date('2026-11-19T19:30:00Z'))
  expect(sold(await show(7, 'UTC'))).toEqual(['2026-11-19'])
  expect(sold(await show(7, 'Asia/Karachi'))).toEqual(['2026-11-20'])
  expect(sold(await show(7, 'America/New_York'))).toEqual(['2026-11-19'])
  const { days } = await show(7, 'Asia/Karachi')
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([7, '2026-11-15', '2026-11-21'])
})

test('a day on which clocks change has its own length', async () => {
  const { shop, admin, buy, make } = await openStore()
  const { _id } = await make()
  // Clocks in London go back on 25 October 2026: that day begins at 23:00 UTC and lasts 25 hours.
  await buy(_id, 1, new Date('2026-10-24T22:59:59Z'))
  await buy(_id, 1, new Date('2026-10-24T23:00:00Z'))
  await buy(_id, 1, new Date('2026-10-25T23:59:59Z'))
  await buy(_id, 1, new Date('2026-10-26T00:00:00Z'))
  shop.clock.now = new Date('2026-10-27T12:00:00Z')
  const { days } = await admin.client.staff.dashboard({ query: { days: 7, zone: 'Europe/London' } })
  expect(days.filter(({ orders }) => orders > 0).map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-10-24', 1],
    ['2026-10-25', 2],
    ['2026-10-26', 1],
  ])
})

test('orders older than the days asked for are not counted', async () => {
  const { show, make, buy } = await openStore()
  const { _id } = await make()
  await buy(_id, 2, new Date('2026-11-15T00:00:00Z'))
  await buy(_id, 3, new Date(Date.parse('2026-11-15T00:00:00Z') - 1))
  const week = await show(7)
  expect([sold(week), week.bestSellers[0]?.units]).toEqual([['2026-11-15'], 2])
  expect(sold(await show(8))).toEqual(['2026-11-14', '2026-11-15'])
})

test('the best-selling products come first, with their revenue at the prices they were sold for', async () => {
  const { admin, show, make, buy } = await openStore()
  const [few, many] = [await make({ price: 50 }), await make()]
  await buy(few._id, 1)
  await buy(many._id, 3)
  const dates = {
    startDate: new Date(noon.getTime() - day).toISOString(),
    endDate: new Date(noon.getTime() + day).toISOString(),
  }
  const { _id: id } = await admin.client.deals.create({
    body: { ...dates, percentOff: 50, products: [many._id] },
  })
  await buy(many._id, 2)
  const { bestSellers } = await show()
  expect(bestSellers.map(({ _id, units, revenue }) => [_id, units, revenue])).toEqual([
    [many._id, 5, 40],
    [few._id, 1, 50],
  ])
  const deal = await admin.client.deals.get({ params: { id } })
  expect(deal.results).toEqual({ units: 5, revenue: 40 })
})

test('best sellers with sold-out sizes are told, in the order of the product’s own sizes, and all low products counted', async () => {
  const { show, make, buy } = await openStore()
  const sizes = ['XS', 'S', 'M']
  const stock = sizes.map(size => ({ color: '', size, quantity: size === 'S' ? 1 : 0 }))
  const seller = await make({ inventory: 100 })
  const { _id } = await make({ Color: [], Size: sizes.map(Size => ({ Size })), stock })
  await make({ inventory: 0 })
  await buy(seller._id, 1)
  expect(await show()).toMatchObject({ soldOut: [], lowStockTotal: 2 })
  await buy(_id, 1)
  const { soldOut, bestSellers } = await show()
  expect(bestSellers).toHaveLength(2)
  expect(soldOut).toMatchObject([{ _id, units: 1, shelves: sizes.map(size => ({ color: '', size })) }])
})

test('an order packed without a call counts as confirmed once its buyer has taken it', async () => {
  const { show, make, buy, move } = await openStore()
  const id = await buy((await make())._id, 1)
  const confirmed = async () => (await show(7)).money.confirmed
  await move(id, 'Processing')
  expect(await confirmed()).toBe(0)
  await move(id, 'Shipped')
  expect(await confirmed()).toBe(0)
  await move(id, 'Delivered')
  expect(await confirmed()).toBe(10)
})

test('money is told by how far it has come, and compared with as many days before', async () => {
  const { admin, show, make, buy, move } = await openStore()
  const { _id } = await make()
  const before = await buy(_id, 1, new Date(noon.getTime() - 8 * day))
  const ids: string[] = []
  for (let placed = 0; placed < 5; placed++) ids.push(await buy(_id, 1))
  const [, confirmed = '', delivered = '', refused = '', off = ''] = ids
  await admin.client.orders.call({ params: { id: confirmed }, body: { outcome: 'confirmed' } })
  await move(delivered, 'Processing', 'Shipped', 'Delivered')
  await move(refused, 'Processing', 'Shipped')
  await admin.client.orders.refused({ params: { id: refused } })
  await move(off, 'Cancelled')
  const week = await show(7)
  expect(week.money).toEqual({ placed: 50, confirmed: 20, delivered: 10, refused: 10, paid: 0 })
  expect(week.before).toEqual({ orders: 1, revenue: 10 })
  expect(week.refusedByCity).toEqual([{ city: 'Lahore', parcels: 2, refused: 1 }])
  await admin.client.orders.noteCash({ body: { ids: [delivered, before] } })
  expect((await show(7)).money.paid).toBe(10)
})
