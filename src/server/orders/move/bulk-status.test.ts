import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { bulkStatus } from './bulk-status.ts'

const shop = await createTestApp()
const [admin, colleague] = [await makeUser(shop, 'admin'), await makeUser(shop, 'admin')]
const product = await makeProduct(admin, { inventory: 100 })

async function makeOrder() {
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: product._id } })
  return buyer.client.orders.create({ body: orderData() })
}

const bulk = (ids: string[], status: 'Processing' | 'Cancelled', who = admin) =>
  who.client.orders.bulkStatus({ body: { ids, status, reason: 'A regular' } })

const stock = async () => (await shop.client().catalogue.get({ params: { id: product._id } })).inventory

test('a bulk move answers a reason for each order it cannot move, and moves the others', async () => {
  const [first, packed, last] = [await makeOrder(), await makeOrder(), await makeOrder()]
  await bulk([packed._id], 'Processing')
  const ids = [first._id, packed._id, 'no-such-order', last._id, first._id]
  expect(await bulk(ids, 'Processing')).toEqual({
    moved: [first._id, last._id],
    refused: [
      { id: packed._id, message: `Order #${packed.number} is Processing already. It can become Shipped.` },
      { id: 'no-such-order', message: 'There is no such order.' },
    ],
  })
  const changes = await shop.db
    .selectFrom('changes')
    .select(['batchId', 'action', 'userId'])
    .where('subjectId', 'in', [first._id, last._id])
    .execute()
  expect(changes).toHaveLength(2)
  expect(changes[0]).toEqual(changes[1])
})

test('an order whose move fails unexpectedly does not hold up the others, and the cause is logged', async () => {
  const [first, last] = [await makeOrder(), await makeOrder()]
  let moves = 0
  const fail = new Error('disk full')
  const outbox = {
    ...shop.deps.outbox,
    queue: async () => {
      if (moves++ === 0) throw fail
      return null
    },
  }
  const ids = [first._id, last._id]
  const who = { userId: admin.id, staffRole: 'owner' } as const
  expect(await bulkStatus({ ...shop.deps, outbox }, who, { ids, status: 'Cancelled' })).toEqual({
    moved: [last._id],
    refused: [{ id: first._id, message: 'Something went wrong on our side. Please try again.' }],
  })
  expect(shop.logged.splice(0)).toEqual([{ message: 'Working on many orders', cause: fail }])
  expect((await admin.client.orders.get({ params: { id: first._id } })).status).toBe('Pending')
})

test('two bulk cancellations at once cancel each order once, and the stock adds up', async () => {
  const before = await stock()
  const ids = [(await makeOrder())._id, (await makeOrder())._id, (await makeOrder())._id]
  const [one, other] = await Promise.all([
    bulk(ids, 'Cancelled'),
    bulk(ids.toReversed(), 'Cancelled', colleague),
  ])
  expect([...one.moved, ...other.moved].toSorted()).toEqual(ids.toSorted())
  expect([...one.refused, ...other.refused]).toHaveLength(3)
  expect(await stock()).toBe(before)
})

test('a note is seen by the staff only, and is in the audit trail', async () => {
  const { _id: id, number } = await makeOrder()
  const noted = await colleague.client.orders.note({ params: { id }, body: { text: 'A present.' } })
  expect(noted.notes).toEqual([
    {
      at: shop.clock.now.toISOString(),
      by: { userId: colleague.id, name: 'Ayesha Khan' },
      text: 'A present.',
    },
  ])
  expect(await admin.client.orders.staffGet({ params: { id } })).toEqual(noted)
  expect(JSON.stringify(await admin.client.orders.get({ params: { id } }))).not.toContain('A present.')
  const change = await shop.db
    .selectFrom('changes')
    .selectAll()
    .where('subjectId', '=', id)
    .executeTakeFirst()
  expect(change).toMatchObject({ action: 'noted', subject: `#${number}`, after: { note: 'A present.' } })
})

test('orders to print come in the order asked for, unknown ones left out', async () => {
  const [a, b, c] = [(await makeOrder())._id, (await makeOrder())._id, (await makeOrder())._id]
  const some = await admin.client.orders.some({ query: { ids: [c, 'no-such', a, b].join(',') } })
  expect(some.map(({ _id }) => _id)).toEqual([c, a, b])
  expect(some[0]).toMatchObject({
    confirmation: 'open',
    attempts: 0,
    refused: false,
    items: [expect.anything()],
  })
})

test('a bulk move to Shipped sets one courier and each its own tracking number', async () => {
  const [first, second] = [await makeOrder(), await makeOrder()]
  const ids = [first._id, second._id]
  await bulk(ids, 'Processing')
  const body = { ids, status: 'Shipped' as const, courier: 'TCS', trackingNumbers: { [first._id]: 'PK-1' } }
  expect(await admin.client.orders.bulkStatus({ body })).toEqual({ moved: ids, refused: [] })
  const parcel = async (id: string) => {
    const { courier, trackingNumber } = await admin.client.orders.staffGet({ params: { id } })
    return [courier, trackingNumber]
  }
  expect(await parcel(first._id)).toEqual(['TCS', 'PK-1'])
  expect(await parcel(second._id)).toEqual(['TCS', ''])
})

test('a bulk move with a courier to another status than Shipped moves nothing', async () => {
  const { _id: id, number } = await makeOrder()
  const body = { ids: [id], status: 'Processing' as const, courier: 'TCS', reason: 'A regular' }
  const { moved, refused } = await admin.client.orders.bulkStatus({ body })
  expect({ moved, refused }).toEqual({
    moved: [],
    refused: [{ id, message: 'Only an order that is being marked as Shipped can have a courier.' }],
  })
  expect(await admin.client.orders.staffGet({ params: { id } })).toMatchObject({ number, status: 'Pending' })
})
