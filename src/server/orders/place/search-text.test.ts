import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { orderWords } from '../../db/migrations/0004-staff.ts'
import { rewritePhones } from '../../db/migrations/0018-order-phones.ts'

const shop = await createTestApp()
const product = await makeProduct(await makeUser(shop, 'admin'), { inventory: 100 })

async function place(phone: string) {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: product._id } })
  const { _id } = await client.orders.create({ body: orderData({ fullName: 'Ayesha O_Neil  KHAN', phone }) })
  return _id
}

const read = (ids: string[]) =>
  shop.db
    .selectFrom('orders')
    .select(['id', 'phone', 'phoneKey', 'searchText'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

/** Writes a phone as orders had it before numbers were checked. */
async function makeOld(id: string, phone: string) {
  await shop.db
    .updateTable('orders')
    .set({ phone, phoneKey: 'none', searchText: 'none' })
    .where('id', '=', id)
    .execute()
}

const upgrade = async () => {
  await sql.raw(orderWords).execute(shop.db)
  await rewritePhones(shop.db)
}

test('an upgrade gives old orders the same phone, search text and key as new ones', async () => {
  const phones = [
    ...['0300-1112223', '300 1112223', '+92 (0)300 1112223', '0092 300 1112223', '923001112223'],
    ...['+44 20 7946 0958', '+44 (0)20 7946 0958', '042-35761234', '+923001112223'],
  ]
  const ids: string[] = []
  for (const phone of phones) ids.push(await place(phone))
  const written = await read(ids)
  expect(new Set(written.map(({ phone }) => phone))).toEqual(
    new Set(['+923001112223', '+442079460958', '+924235761234']),
  )
  for (const [nth, id] of ids.entries()) await makeOld(id, phones[nth] ?? '')
  await upgrade()
  expect(await read(ids)).toEqual(written)
})

test('an upgrade leaves what is no number as it was written', async () => {
  const phones = ['', '+300 1112223', '123456', '1234567', '0000000000', 'none, sorry', '0300 123456']
  const ids: string[] = []
  for (const _ of phones) ids.push(await place('0300 1112223'))
  for (const [nth, id] of ids.entries()) await makeOld(id, phones[nth] ?? '')
  await upgrade()
  expect((await read(ids)).map(({ phone }) => phone)).toEqual(phones)
})
