import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')

async function makeOrder() {
  const [buyer, product] = [await makeUser(shop), await makeProduct(owner, { inventory: 5 })]
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 2 } })
  const { _id: id, number } = await buyer.client.orders.create({ body: orderData() })
  const stock = async () => (await shop.client().catalogue.get({ params: { id: product._id } })).inventory
  return { buyer, id, number, stock }
}

const move = (id: string, status: 'Processing' | 'Shipped' | 'Cancelled', reason?: string) =>
  owner.client.orders.updateStatus({ params: { id }, body: { status, ...(reason && { reason }) } })

test('a packed order is cancelled with a reason, and its pieces are back', async () => {
  const { id, number, stock } = await makeOrder()
  await move(id, 'Processing')
  await expect(move(id, 'Cancelled')).rejects.toMatchObject({
    ...{ code: 'illegal_transition' },
    message: `Order #${number} is packed already. Say why it is cancelled all the same.`,
  })
  expect(await stock()).toBe(3)
  expect(await move(id, 'Cancelled', 'The buyer called')).toMatchObject({ status: 'Cancelled' })
  expect(await stock()).toBe(5)
  await expect(move(id, 'Cancelled', 'Again')).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('a parcel on its way is not cancelled, whatever the reason', async () => {
  const { id } = await makeOrder()
  await move(id, 'Processing')
  await move(id, 'Shipped')
  await expect(move(id, 'Cancelled', 'The buyer called')).rejects.toMatchObject({
    code: 'illegal_transition',
  })
})

test('a buyer cancels an order until it is confirmed, and nobody else’s', async () => {
  const { buyer, id, stock } = await makeOrder()
  const cancel = (who = buyer) => who.client.orders.cancelMine({ params: { id } })
  await expect(cancel(await makeUser(shop))).rejects.toMatchObject({ code: 'not_found' })
  expect(await buyer.client.orders.get({ params: { id } })).toMatchObject({ mayCancel: true })
  expect(await cancel()).toMatchObject({ status: 'Cancelled', mayCancel: false })
  expect(await stock()).toBe(5)
  await expect(cancel()).rejects.toMatchObject({ code: 'illegal_transition' })
  const other = await makeOrder()
  const params = { id: other.id }
  await owner.client.orders.call({ params, body: { outcome: 'confirmed' } })
  expect(await other.buyer.client.orders.get({ params })).toMatchObject({ mayCancel: false })
  await expect(other.buyer.client.orders.cancelMine({ params })).rejects.toMatchObject({
    ...{ code: 'illegal_transition', message: expect.stringContaining('Please call us') },
  })
})

test('of a confirmation and the buyer’s cancellation at once one happens', async () => {
  const { buyer, id, stock } = await makeOrder()
  const outcomes = await Promise.allSettled([
    owner.client.orders.call({ params: { id }, body: { outcome: 'confirmed' } }),
    buyer.client.orders.cancelMine({ params: { id } }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { status } = await owner.client.orders.staffGet({ params: { id } })
  expect(await stock()).toBe(status === 'Cancelled' ? 5 : 3)
})
