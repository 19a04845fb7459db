import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import type { UpdateStatus } from '../../../contract/orders/many-orders.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'

const shop = await createTestApp()
const [admin, colleague] = [await makeUser(shop, 'admin'), await makeUser(shop, 'admin')]

async function makeOrder(...statuses: OrderStatus[]) {
  const [buyer, product] = [await makeUser(shop), await makeProduct(admin, { inventory: 6 })]
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 4 } })
  const { _id: id, number } = await buyer.client.orders.create({ body: orderData({ phone: '0300 5554443' }) })
  for (const status of statuses) await move(id, { status })
  const stock = async () => (await shop.client().catalogue.get({ params: { id: product._id } })).inventory
  return { id, number, buyer, stock, product }
}

const move = (id: string, body: UpdateStatus, who = admin) =>
  who.client.orders.updateStatus({ params: { id }, body })

const refuse = (id: string, who = admin) => who.client.orders.refused({ params: { id } })

test('a refused parcel gives its stock back and stays Shipped', async () => {
  const { id, number, stock } = await makeOrder('Processing', 'Shipped')
  expect(await stock()).toBe(2)
  expect((await admin.client.orders.staffGet({ params: { id } })).refusal).toBeNull()
  const refused = await refuse(id, colleague)
  expect(refused).toMatchObject({ status: 'Shipped', refused: true })
  expect(refused.refusal).toEqual({
    at: shop.clock.now.toISOString(),
    by: { userId: colleague.id, name: 'Ayesha Khan' },
  })
  expect(await admin.client.orders.staffGet({ params: { id } })).toEqual(refused)
  expect(await stock()).toBe(6)
  const [change] = await shop.db
    .selectFrom('changes')
    .selectAll()
    .where('subjectId', '=', id)
    .orderBy('id', 'desc')
    .execute()
  expect(change).toMatchObject({
    ...{ action: 'noted as refused', subject: `#${number}`, userId: colleague.id },
    before: { refusedAt: null },
    after: { refusedAt: shop.clock.now.toISOString() },
  })
})

test('a refused order cannot be delivered or refused again', async () => {
  const { id, number, stock } = await makeOrder('Processing', 'Shipped')
  await refuse(id)
  await expect(move(id, { status: 'Delivered' })).rejects.toMatchObject({
    status: 409,
    message: `Order #${number} was refused at the door and came back, so it cannot become Delivered.`,
  })
  await expect(refuse(id)).rejects.toMatchObject({ code: 'illegal_transition' })
  expect(await stock()).toBe(6)
})

test.each([[[]], [['Processing']], [['Processing', 'Shipped', 'Delivered']], [['Cancelled']]] as [
  OrderStatus[],
][])('after %j nothing can be refused', async statuses => {
  const { id, stock } = await makeOrder(...statuses)
  const before = await stock()
  await expect(refuse(id)).rejects.toMatchObject({ status: 409, code: 'illegal_transition' })
  expect(await stock()).toBe(before)
})

test('of refusing and delivering at once one wins, and the stock fits', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, stock } = await makeOrder('Processing', 'Shipped')
    const [delivered, refused, again] = await Promise.allSettled([
      move(id, { status: 'Delivered' }, colleague),
      refuse(id),
      refuse(id, colleague),
    ])
    const won = [delivered, refused, again].filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    expect(await stock()).toBe(delivered.status === 'fulfilled' ? 2 : 6)
  }
})

test('refused orders do not count as sold', async () => {
  const { id, product } = await makeOrder('Processing', 'Shipped')
  const sold = async () =>
    (await shop.client().orders.hotSelling({ query: { limit: 50 } })).find(
      entry => entry.productId._id === product._id,
    )?.sold
  expect(await sold()).toBe(4)
  await refuse(id)
  expect(await sold()).toBe(0)
})

test('courier and tracking number show in the order, in tracking and in the mail', async () => {
  const { id, number, buyer } = await makeOrder('Processing')
  const parcel = { courier: 'TCS', trackingNumber: 'PK-778812' }
  expect(await move(id, { status: 'Shipped', ...parcel })).toMatchObject(parcel)
  expect(await buyer.client.orders.get({ params: { id } })).toMatchObject(parcel)
  const tracked = shop.client().orders.track({ body: { number: String(number), phone: '0300 5554443' } })
  expect(await tracked).toMatchObject(parcel)
  expect((await mailTo(shop, buyer.email)).at(-1)?.text).toContain(
    'ready for the courier.\nCourier: TCS\nTracking number: PK-778812\n',
  )
  const { orders } = await admin.client.orders.all({ query: { search: id } })
  expect(orders).toEqual([expect.objectContaining(parcel)])
})

test('only an order that becomes Shipped has a courier', async () => {
  const { id } = await makeOrder()
  await expect(move(id, { status: 'Processing', courier: 'TCS' })).rejects.toMatchObject({
    status: 400,
    fields: { courier: expect.any(String) },
  })
  expect((await move(id, { status: 'Processing', courier: '', trackingNumber: '' })).status).toBe(
    'Processing',
  )
})
