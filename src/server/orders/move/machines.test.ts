import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { minutes } from '../../../contract/durations.ts'
import { findOrderEvents } from '../../order-events/queries.ts'
import { updateStatus } from './update-status.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')

async function place() {
  const [buyer, product] = [await makeUser(shop), await makeProduct(owner, { inventory: 5 })]
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 2 } })
  const { _id: id } = await buyer.client.orders.create({ body: orderData() })
  const stock = async () => (await shop.client().catalogue.get({ params: { id: product._id } })).inventory
  return { buyer, id, stock }
}

test('an order that the clock cancels gives its stock back, and its history and the record of changes say who it was', async () => {
  const { buyer, id, stock } = await place()
  const since = shop.clock.now
  await updateStatus(shop.deps, { machine: 'clock' }, { id, status: 'Cancelled', reason: 'Never confirmed' })
  expect(await stock()).toBe(5)
  const by = { userId: '', name: 'The shop, by itself' }
  const { events } = await owner.client.orders.staffGet({ params: { id } })
  expect(events).toMatchObject([
    { to: 'Pending', by: { userId: buyer.id } },
    { to: 'Cancelled', by },
  ])
  const { changes } = await owner.client.staff.changes({ query: { subjectId: id } })
  expect(changes).toMatchObject([
    { action: 'moved', by, after: { status: 'Cancelled', reason: 'Never confirmed' } },
  ])
  const own = await buyer.client.orders.get({ params: { id } })
  expect(own.events.at(-1)?.by.name).not.toBe(by.name)
  const told = await findOrderEvents(shop.db, new Date(since.getTime() - minutes(1)))
  expect(told.filter(({ orderId }) => orderId === id).at(-1)).toMatchObject({ status: 'Cancelled', by: null })
})

test('one of the shop’s own actors makes only the moves that the table gives it', async () => {
  const { id } = await place()
  const courier = { machine: 'courier' } as const
  await expect(updateStatus(shop.deps, courier, { id, status: 'Cancelled' })).rejects.toMatchObject({
    code: 'wrong_role',
    message: expect.stringContaining('only owners, managers and callers can move it to Cancelled'),
  })
  for (const status of ['Processing', 'Shipped'] as const)
    await updateStatus(shop.deps, { userId: owner.id, staffRole: 'owner' }, { id, status })
  expect(await updateStatus(shop.deps, courier, { id, status: 'Delivered' })).toMatchObject({
    events: [{}, {}, {}, { to: 'Delivered', by: { userId: '', name: 'The courier’s system' } }],
  })
})
