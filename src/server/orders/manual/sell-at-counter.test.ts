import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'
import { changeWords } from '../../../contract/changes/change-words.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

async function stockOf(productId: string) {
  const rows = await shop.db.selectFrom('stock').where('productId', '=', productId).selectAll().execute()
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

const sell = (productId: string, more: object = {}) =>
  owner.client.orders.sellAtCounter({ body: { lines: [{ productId, quantity: 2 }], ...more } as never })

test('what is sold at the counter is delivered and paid at once, without delivery', async () => {
  await setDelivery(owner, twoZones)
  const { _id } = await makeProduct(owner, { price: 20, inventory: 5 })
  const preview = await owner.client.orders.previewManual({
    body: { lines: [{ productId: _id, quantity: 2, options: {} }], city: '', takenAlong: true },
  })
  expect(preview.money).toMatchObject({ delivery: 0, total: 40 })
  const order = await sell(_id, { expectedTotal: 40 })
  expect(order).toMatchObject({
    ...{ status: 'Delivered', source: 'counter', confirmation: 'confirmed', totalPrice: 40 },
    ...{ paymentState: 'paid', shippingAddress: { fullName: 'Counter sale', city: '' } },
    events: [{ to: 'Pending' }, { from: 'Pending', to: 'Delivered', by: { userId: owner.id } }],
  })
  expect(await stockOf(_id)).toBe(3)
})

test('a buyer who leaves a number is found by it', async () => {
  const { _id } = await makeProduct(owner, { price: 20, inventory: 5 })
  await sell(_id, { fullName: 'Nadia Noor', phone: '0305 1234567' })
  expect((await owner.client.orders.findBuyer({ query: { q: '0305 1234567' } })).known).toMatchObject({
    ...{ fullName: 'Nadia Noor', record: { orders: 1, delivered: 1 } },
  })
  await expect(sell(_id, { phone: '12' })).rejects.toMatchObject({ fields: { phone: expect.any(String) } })
})

test('a sale is taken back with a reason: the pieces are in stock again, and it is paid no more', async () => {
  const { _id } = await makeProduct(owner, { price: 20, inventory: 5 })
  const { _id: id } = await sell(_id)
  const cancel = (reason?: string) =>
    owner.client.orders.updateStatus({
      params: { id },
      body: { status: 'Cancelled', ...(reason && { reason }) },
    })
  await expect(cancel()).rejects.toMatchObject({
    message: expect.stringContaining('Say why it is taken back'),
  })
  expect(await cancel('Did not fit')).toMatchObject({ status: 'Cancelled', paymentState: 'unpaid' })
  expect(await stockOf(_id)).toBe(5)
  const [moved] = (await owner.client.staff.changes({ query: { subjectId: id } })).changes
  expect(moved).toMatchObject({ before: { cashNotedAt: expect.any(String) }, after: { cashNotedAt: null } })
  // Of what has no words of its own, the screen would show the column's name.
  expect(
    Object.keys({ ...moved?.before, ...moved?.after }).filter(name => !(name in changeWords.order.fields)),
  ).toEqual([])
})

test('a caller takes back no sale at the counter, whatever the reason', async () => {
  const { _id } = await makeProduct(owner, { price: 20, inventory: 5 })
  const { _id: id } = await sell(_id)
  const caller = await makeUser(shop, 'caller')
  for (const reason of ['Did not fit', ''])
    await expect(
      caller.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled', reason } }),
    ).rejects.toMatchObject({ status: 403, code: 'wrong_role' })
  expect((await owner.client.orders.staffGet({ params: { id } })).status).toBe('Delivered')
  expect(await stockOf(_id)).toBe(3)
})

test('a delivered order of the website is not cancelled, whatever the reason', async () => {
  const { _id } = await makeProduct(owner, { price: 20, inventory: 5 })
  const order = await sell(_id)
  await shop.db.updateTable('orders').set({ source: 'web' }).where('id', '=', order._id).execute()
  const body = { status: 'Cancelled' as const, reason: 'Did not fit' }
  await expect(owner.client.orders.updateStatus({ params: { id: order._id }, body })).rejects.toMatchObject({
    code: 'illegal_transition',
  })
})

test('twenty sales at once of five pieces sell no piece twice', async () => {
  const { _id } = await makeProduct(owner, { price: 20, inventory: 5 })
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => sell(_id)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await stockOf(_id)).toBe(1)
})
