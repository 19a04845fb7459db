import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

async function makePaid() {
  const { client } = await makeBuyer(shop, owner, { quantity: 2, inventory: 9 })
  const { paymentIntentId } = await client.payments.pay(payWith())
  const { _id: id } = await client.orders.create(orderByCard(paymentIntentId))
  const { order, lines } = await owner.client.orders.openForChange({ params: { id } })
  return { id, total: order.totalPrice, lineId: lines[0]?.lineId ?? '', paymentIntentId }
}

test('an order paid by card goes elsewhere, and is neither dearer nor cheaper than what was charged', async () => {
  const { id, total, lineId, paymentIntentId } = await makePaid()
  const change = (body: object) =>
    owner.client.orders.change({ params: { id }, body: { version: 1, ...body } })
  await expect(change({ lines: [{ lineId, quantity: 3 }] })).rejects.toMatchObject({
    ...{ code: 'illegal_transition', message: expect.stringContaining('cannot come to more than $') },
  })
  await expect(change({ lines: [{ lineId, quantity: 1 }] })).rejects.toMatchObject({
    ...{ code: 'illegal_transition', message: expect.stringContaining('Refund a part of it instead.') },
  })
  const { shippingAddress } = await owner.client.orders.staffGet({ params: { id } })
  const { phoneText: _, ...before } = shippingAddress
  const moved = await change({ shippingAddress: { ...before, address: 'House 9' } })
  expect(moved).toMatchObject({ totalPrice: total, shippingAddress: { address: 'House 9' } })
  expect(await shop.stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
    amount_received: total * 100,
  })
})
