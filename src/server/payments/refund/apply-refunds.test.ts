import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { syncRefunds } from './apply-refunds.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')

test('an older list of refunds does not take back a newer refund', async () => {
  const buyer = await makeBuyer(shop, admin, { price: 48, quantity: 2 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const order = await buyer.client.orders.create(orderByCard(paymentIntentId))
  const params = { id: order._id }
  await admin.client.orders.refund({ params, body: { amount: 10 } })
  const { payment } = await admin.client.orders.refund({ params, body: { amount: 20 } })
  const [earlier] = (await shop.deps.cards?.provider.findRefunds(paymentIntentId))?.toReversed() ?? []
  if (!payment || !earlier) throw new Error('Nothing was given back')
  await syncRefunds(shop.deps, payment._id, [earlier], new Map())
  expect((await buyer.client.orders.get({ params })).refundedTotal).toBe(30)
})
