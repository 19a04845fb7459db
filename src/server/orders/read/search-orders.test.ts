import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { searchOrders } from './search-orders.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const product = await makeProduct(admin)

async function buy(fullName: string) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: product._id } })
  return client.orders.create({ body: orderData({ fullName }) })
}

test('the order of a number comes first, then the newest that have the number in their text, up to the limit', async () => {
  // So long that no id and no address made by chance has it.
  await sql`alter table orders alter column number restart with 987654321`.execute(shop.db)
  const asked = await buy('Ayesha Khan')
  await buy(`Older of ${asked.number}`)
  const newer = await buy(`Newer of ${asked.number}`)
  await buy('Somebody Else')
  const found = await searchOrders(shop.deps, String(asked.number), 2)
  expect(found.map(order => order._id)).toEqual([asked._id, newer._id])
  expect((await searchOrders(shop.deps, `#${asked.number}`, 2)).map(order => order._id)).toEqual([asked._id])
})

test('an empty text finds no order', async () => {
  expect(await searchOrders(shop.deps, ' ', 5)).toEqual([])
})
