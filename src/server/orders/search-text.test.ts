import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { orderWords } from '../db/migrations/0004-staff.ts'

const shop = await createTestApp()

test('the migration gives old orders the same search text and phone as new ones', async () => {
  const product = await makeProduct(await makeUser(shop, 'admin'), { inventory: 100 })
  const phones = [
    ...['', '0300-1112223', '300 1112223', '+92 (0)300 1112223', '0092 300 1112223', '923001112223'],
    ...['+44 20 7946 0958', '+300 1112223', '042-35761234', '123456', '1234567', '0000000000', 'none, sorry'],
  ]
  for (const phone of phones) {
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId: product._id } })
    await client.orders.create({ body: orderData({ fullName: 'Ayesha O_Neil  KHAN', phone }) })
  }
  const read = () =>
    shop.db.selectFrom('orders').select(['id', 'phone', 'phoneKey', 'searchText']).orderBy('id').execute()
  const written = await read()
  expect(written.map(({ phone }) => phone)).toEqual(['+92 300 1234567', ...phones.slice(1)])
  await shop.db.updateTable('orders').set({ phoneKey: 'none', searchText: 'none' }).execute()
  await sql.raw(orderWords).execute(shop.db)
  expect(await read()).toEqual(written)
})
