import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const product = await makeProduct(admin, { inventory: 100 })

async function makeOrder(status: 'Shipped' | 'Delivered', trackingNumber = '') {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: product._id } })
  const { _id: id } = await client.orders.create({ body: orderData() })
  const move = (body: Parameters<typeof admin.client.orders.updateStatus>[0]['body']) =>
    admin.client.orders.updateStatus({ params: { id }, body })
  await move({ status: 'Processing' })
  await move({ status: 'Shipped', ...(trackingNumber && { courier: 'TCS', trackingNumber }) })
  if (status === 'Delivered') await move({ status })
  return id
}

const note = (ids: string[], noted = true) => admin.client.orders.noteCash({ body: { ids, noted } })
const stateOf = async (id: string) => (await admin.client.orders.staffGet({ params: { id } })).paymentState

test('a delivered cash order is paid once its cash is noted, once, and unpaid when that is taken back', async () => {
  const id = await makeOrder('Delivered')
  expect(await stateOf(id)).toBe('unpaid')
  expect(await note([id])).toEqual({ moved: [id], refused: [] })
  expect(await stateOf(id)).toBe('paid')
  expect((await note([id])).refused).toMatchObject([{ message: expect.stringContaining('noted already') }])
  expect((await note([id], false)).moved).toEqual([id])
  expect(await stateOf(id)).toBe('unpaid')
  const { changes } = await admin.client.staff.changes({ query: { subjectId: id } })
  expect(changes.slice(0, 2).map(({ action }) => action)).toEqual(['took back the cash', 'noted the cash'])
})

test('a parcel on its way has brought no cash, and does not hold up the others', async () => {
  const [underway, delivered] = [await makeOrder('Shipped'), await makeOrder('Delivered')]
  const { moved, refused } = await note([underway, delivered])
  expect(moved).toEqual([delivered])
  expect(refused).toMatchObject([
    { id: underway, message: expect.stringContaining('Only a delivered order') },
  ])
})

test('twenty at once note the cash once', async () => {
  const id = await makeOrder('Delivered')
  const answers = await Promise.all(Array.from({ length: 20 }, () => note([id])))
  expect(answers.flatMap(({ moved }) => moved)).toEqual([id])
})

test('a returned parcel is found by its tracking number, in the list and by quick find', async () => {
  const id = await makeOrder('Shipped', 'PK-7790 1234%')
  await makeOrder('Shipped', 'PK-8800')
  await admin.client.orders.refused({ params: { id } })
  for (const search of ['pk-7790 1234%', 'PK-7790', 'pk-77']) {
    const { orders } = await admin.client.orders.all({ query: { search } })
    expect(orders.map(({ _id }) => _id)).toEqual([id])
    const found = await admin.client.staff.find({ query: { q: search } })
    expect(found.orders.map(({ _id }) => _id)).toEqual([id])
  }
  expect((await admin.client.orders.all({ query: { search: 'pk-%90' } })).orders).toEqual([])
})
