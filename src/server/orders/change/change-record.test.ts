import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import type { ChangeOrder } from '../../../contract/orders/order-changes.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { orders } = owner.client
let phones = 1_000_000

/** An order of two pieces; the next ones may have the same phone. */
async function makeOrder(phone = `0301${++phones}`) {
  const [buyer, product] = [await makeUser(shop), await makeProduct(owner, { price: 20 })]
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 2, options: { size: 'M' } } })
  const { _id: id, shippingAddress } = await buyer.client.orders.create({ body: orderData({ phone }) })
  const { phoneText: _, ...address } = shippingAddress
  return { id, phone, address, params: { id }, title: product.title }
}

async function change(id: string, body: Omit<Partial<ChangeOrder>, 'version'>) {
  const { order } = await orders.openForChange({ params: { id } })
  return orders.change({ params: { id }, body: { version: order.version, ...body } })
}

const recorded = (id: string, action: string) =>
  shop.db
    .selectFrom('changes')
    .where('subjectId', '=', id)
    .where('action', '=', action)
    .select(['before', 'after'])
    .orderBy('id')
    .execute()

test('that a packed order is to be packed again stands in the record of changes, and what was edited on the order', async () => {
  const { id, params } = await makeOrder()
  await orders.updateStatus({ params, body: { status: 'Processing' } })
  const { lines } = await orders.openForChange({ params })
  await change(id, { lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] })
  expect(await recorded(id, 'changed')).toMatchObject([
    { before: { status: 'Processing' }, after: { status: 'Pending' } },
  ])
  const { edits } = await orders.staffGet({ params })
  const written = (quantity: number) => ({ items: [`${quantity} x ${lines[0]?.title} (Pistachio, M)`] })
  expect(edits).toMatchObject([{ by: { userId: owner.id }, before: written(2), after: written(1) }])
})

test('two orders in one parcel: the record names the pieces, the reasons and the call that is needed again', async () => {
  const into = await makeOrder()
  const from = await makeOrder(into.phone)
  await change(into.id, { discount: { amount: 1, reason: 'A late parcel' } })
  await change(from.id, { discount: { amount: 2, reason: 'A loose seam' } })
  await orders.call({ params: into.params, body: { outcome: 'confirmed' } })
  const body = { other: from.id, version: 2, otherVersion: 2 }
  expect(await orders.merge({ params: into.params, body })).toMatchObject({ confirmation: 'open' })
  const written = ({ title }: { title: string }) => `2 x ${title} (Pistachio, M)`
  expect((await recorded(into.id, 'changed')).at(-1)).toMatchObject({
    before: { items: [written(into)], reason: 'A late parcel', confirmation: 'confirmed' },
    after: {
      items: [written(into), written(from)],
      ...{ reason: 'A late parcel; A loose seam', confirmation: 'open' },
    },
  })
})

test('once a wrong number is corrected, the order waits for its call again, and the record says so', async () => {
  const { id, params, address } = await makeOrder()
  await orders.call({ params, body: { outcome: 'wrong_number' } })
  const shippingAddress = { ...address, phone: '0302 1234567' }
  const changed = await change(id, { shippingAddress })
  expect(changed).toMatchObject({ confirmation: 'open', attempts: 1 })
  expect(await recorded(id, 'changed')).toMatchObject([
    { before: { confirmation: 'wrong_number' }, after: { confirmation: 'open' } },
  ])
})

test('a buyer who is reached on another number and confirms is not called again', async () => {
  const { id, params, address } = await makeOrder()
  await orders.call({ params, body: { outcome: 'wrong_number' } })
  const shippingAddress = { ...address, phone: '0302 7654321' }
  const changed = await change(id, { shippingAddress, call: {} })
  expect(changed).toMatchObject({ confirmation: 'confirmed', attempts: 2 })
  expect(changed.calls.map(({ outcome }) => outcome)).toEqual(['wrong_number', 'changed'])
})
