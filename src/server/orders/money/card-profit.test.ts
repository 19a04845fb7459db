import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { setDelivery } from '../../../../test-support/set-delivery.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')
const { orders } = owner.client

/** An order of two pieces at $48, paid by card. */
async function makePaid() {
  const { client } = await makeBuyer(shop, owner, { quantity: 2, inventory: 9 })
  const { paymentIntentId } = await client.payments.pay(payWith())
  const { _id: id, totalPrice } = await client.orders.create(orderByCard(paymentIntentId))
  return { id, params: { id }, totalPrice }
}

const earnedBy = async (id: string) => (await orders.earnings({ params: { id } })).earned

test('what goes back because an order became smaller is taken off once, and a refund beside it too', async () => {
  const { id, params } = await makePaid()
  const { lines } = await orders.openForChange({ params })
  await orders.change({
    params,
    body: { version: 1, lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] },
  })
  expect(await earnedBy(id)).toBe(48)
  await orders.refund({ params, body: { amount: 8 } })
  expect(await earnedBy(id)).toBe(40)
})

test('a refund of all, delivery included, leaves nothing earned and no less', async () => {
  await setDelivery(owner, { elsewhere: { charge: 5, freeFrom: null, days: null, takesCash: true } })
  const { id, params, totalPrice } = await makePaid()
  expect([totalPrice, await earnedBy(id)]).toEqual([101, 96])
  await orders.refund({ params, body: {} })
  expect(await earnedBy(id)).toBe(0)
})
