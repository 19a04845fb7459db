import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../test-support/factories.ts'
import { minutes } from '../../contract/durations.ts'

const shop = await createTestApp()
const [owner, caller] = [await makeUser(shop, 'owner'), await makeUser(shop, 'caller')]

async function buy(buyer: TestUser) {
  const { _id: productId } = await makeProduct(owner)
  await buyer.client.cart.add({ body: { productId } })
  return buyer.client.orders.create({ body: orderData() })
}

const trail = async (query: { thing?: 'customer' | 'export' | ''; subjectId?: string }) =>
  (await owner.client.staff.changes({ query })).changes

test('reading a buyer’s record is recorded once an hour for each person and buyer', async () => {
  const buyer = await makeUser(shop)
  const [first, second] = [await buy(buyer), await buy(buyer)]
  const read = (by: TestUser, { _id: id }: { _id: string }) => by.client.orders.staffGet({ params: { id } })
  await read(caller, first)
  await read(caller, second)
  await caller.client.accounts.get({ params: { id: buyer.id } })
  await caller.client.orders.get({ params: { id: first._id } })
  expect(await trail({ subjectId: buyer.id })).toMatchObject([
    {
      ...{ thing: 'customer', action: 'read the record', subject: 'Ayesha Khan', by: { userId: caller.id } },
      ...{ before: null, after: { through: `Order #${first.number}` } },
    },
  ])
  await read(owner, first)
  expect(await trail({ subjectId: buyer.id })).toHaveLength(2)
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  await caller.client.accounts.get({ params: { id: buyer.id } })
  expect(await trail({ subjectId: buyer.id })).toMatchObject([{ after: { through: 'Account' } }, {}, {}])
})

test('a buyer who reads their own account or order leaves no trace, nor does a call that finds nothing', async () => {
  const buyer = await makeUser(shop)
  const order = await buy(buyer)
  await buyer.client.orders.get({ params: { id: order._id } })
  await buyer.client.accounts.get({ params: { id: buyer.id } })
  await expect(
    (await makeUser(shop)).client.accounts.get({ params: { id: buyer.id } }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await trail({ subjectId: buyer.id })).toEqual([])
})

test('a look at the order of a deleted account is none at a person', async () => {
  const buyer = await makeUser(shop)
  const { _id: id } = await buy(buyer)
  await owner.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  await buyer.client.privacy.eraseMine({ body: {} })
  await caller.client.orders.staffGet({ params: { id } })
  expect(await trail({ thing: 'customer', subjectId: buyer.id })).toMatchObject([{ action: 'deleted' }])
})

test('the trail leaves looks into records out unless they are asked for', async () => {
  const buyer = await makeUser(shop)
  await caller.client.accounts.get({ params: { id: buyer.id } })
  expect((await trail({})).map(({ subjectId }) => subjectId)).not.toContain(buyer.id)
  expect((await trail({ thing: 'customer' })).map(({ subjectId }) => subjectId)).toContain(buyer.id)
})

test('an export is recorded with its filters, but not the words of a search', async () => {
  await (await owner.client.orders.export({ query: { status: 'Pending', search: 'Khan' } })).text()
  await (await owner.client.catalogue.export()).text()
  expect(await trail({ thing: 'export' })).toMatchObject([
    { action: 'exported', subject: 'products', by: { userId: owner.id } },
    { action: 'exported', subject: 'orders', after: { status: 'Pending', search: 'used' } },
  ])
})

test('a look that was recorded while the clock was ahead hides no later one', async () => {
  const buyer = await makeUser(shop)
  const right = shop.clock.now
  const look = () => caller.client.accounts.get({ params: { id: buyer.id } })
  shop.clock.now = new Date(right.getTime() + minutes(20))
  await look()
  shop.clock.now = right
  await look()
  await look()
  expect(await trail({ subjectId: buyer.id })).toHaveLength(2)
})
