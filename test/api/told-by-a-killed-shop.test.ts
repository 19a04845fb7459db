import { expect, test } from 'vitest'
import { createTestApp } from '../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../test-support/factories.ts'
import { askAgain, checkTold, orderOf, type Told } from '../../test-support/faults/told.ts'

const shop = await createTestApp()

async function ordered() {
  const admin = await makeUser(shop, 'admin')
  const buyer = await makeUser(shop)
  const { _id } = await makeProduct(admin)
  await buyer.client.cart.add({ body: { productId: _id, quantity: 1 } })
  return { buyer, order: await orderOf(shop.deps, buyer.id), productId: _id }
}

test('what the fault runs check: nothing told is lost, and nothing is there twice', async () => {
  const { buyer, order, productId } = await ordered()
  await buyer.client.cart.add({ body: { productId, quantity: 2 } })
  const [mail] = await shop.db.selectFrom('outbox').select('id').execute()
  const right: Told[] = [{ order: order._id }, { answered: buyer.id }, { cartOf: buyer.id, pieces: 2 }]
  expect(await checkTold(shop.deps, right)).toEqual([])
  // One more whose answer was cut off.
  expect(await checkTold(shop.deps, [{ cartOf: buyer.id, pieces: 1 }])).toEqual([])
  const wrong: Told[] = [
    { order: 'lost' },
    { moved: order._id, to: 'Shipped' },
    { cartOf: buyer.id, pieces: 3 },
    { sentMail: mail?.id ?? '' },
    { answered: 'nobody' },
  ]
  for (const fact of wrong) expect(await checkTold(shop.deps, [fact]), JSON.stringify(fact)).toHaveLength(1)
  await shop.db.deleteFrom('outbox').execute()
  expect(await checkTold(shop.deps, [])).toEqual([`Order #${order.number} has 0 mails`])
})

test('whoever has heard nothing asks again and gets the order that was placed', async () => {
  const { buyer, order } = await ordered()
  const told: Told[] = []
  await askAgain(shop.deps, [{ ordering: buyer.id }], fact => told.push(fact))
  expect(told).toEqual([{ order: order._id }, { answered: buyer.id }])
})
