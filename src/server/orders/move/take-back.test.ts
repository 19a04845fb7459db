import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { minutes } from '../../../contract/durations.ts'

const shop = await createTestApp()
const [admin, colleague] = [await makeUser(shop, 'admin'), await makeUser(shop, 'admin')]
const product = await makeProduct(admin, { inventory: 100 })

async function makeOrder() {
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: product._id } })
  return (await buyer.client.orders.create({ body: orderData() }))._id
}

const pack = (ids: string[], reason?: string) =>
  admin.client.orders.bulkStatus({ body: { ids, status: 'Processing', ...(reason && { reason }) } })
const takeBack = (id: string, who = admin) => who.client.orders.takeBack({ body: { ids: [id] } })
const staffGet = (id: string) => admin.client.orders.staffGet({ params: { id } })

const lastMove = async (id: string) => {
  const { changes } = await admin.client.staff.changes({ query: { thing: 'order', subjectId: id } })
  return changes.find(({ action }) => action === 'moved')
}

test('of many to pack those that nobody has confirmed stay, unless a reason is given, which is recorded', async () => {
  const [open, confirmed, wrong] = [await makeOrder(), await makeOrder(), await makeOrder()]
  const call = (id: string, outcome: 'confirmed' | 'wrong_number') =>
    admin.client.orders.call({ params: { id }, body: { outcome } })
  await call(confirmed, 'confirmed')
  await call(wrong, 'wrong_number')
  const { moved, refused } = await pack([open, confirmed, wrong])
  expect(moved).toEqual([confirmed])
  expect(refused.map(({ id }) => id)).toEqual([open, wrong])
  expect(refused[0]?.message).toMatch(
    /has to be confirmed by phone first\. Say why it is packed without a call\.$/,
  )
  expect(await staffGet(open)).toMatchObject({ status: 'Pending', confirmation: 'open' })

  expect((await pack([open, wrong], 'A regular, she always takes it')).moved).toEqual([open, wrong])
  expect(await staffGet(open)).toMatchObject({ status: 'Processing', confirmation: 'not_needed' })
  expect((await lastMove(open))?.after).toMatchObject({ reason: 'A regular, she always takes it' })
})

test('an order packed alone without a call does not count as confirmed, and its reason is recorded', async () => {
  const id = await makeOrder()
  await admin.client.orders.updateStatus({
    params: { id },
    body: { status: 'Processing', reason: 'Her brother said yes' },
  })
  expect(await staffGet(id)).toMatchObject({ confirmation: 'not_needed' })
  expect(await lastMove(id)).toMatchObject({
    before: { confirmation: 'open' },
    after: { reason: 'Her brother said yes', confirmation: 'not_needed' },
  })
})

test('one’s own move to Processing is taken back, and the order waits for its call as before', async () => {
  const id = await makeOrder()
  await pack([id], 'By mistake')
  expect(await takeBack(id)).toEqual({ moved: [id], refused: [] })
  const order = await staffGet(id)
  expect(order).toMatchObject({ status: 'Pending', confirmation: 'open' })
  expect(order.events).toHaveLength(1)
  expect(await lastMove(id)).toMatchObject({ before: { status: 'Processing' }, after: { status: 'Pending' } })
  expect((await takeBack(id)).moved).toEqual([])
  expect((await pack([id], 'Now it is right')).moved).toEqual([id])
})

test('nobody takes back the move of a colleague, an old one, or one that was followed by another', async () => {
  const [id, shipped] = [await makeOrder(), await makeOrder()]
  await pack([id, shipped], 'Known buyer')
  expect((await takeBack(id, colleague)).refused).toMatchObject([
    { id, message: expect.stringContaining('only your own last move can be taken back') },
  ])
  await admin.client.orders.bulkStatus({ body: { ids: [shipped], status: 'Shipped' } })
  expect((await takeBack(shipped)).moved).toEqual([])
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(16))
  expect((await takeBack(id)).moved).toEqual([])
})
