import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../../test-support/factories.ts'
import { migrations } from '../migrations.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const names = [
  'Ayesha Khan',
  'Élodie O’Brien',
  "Seán O'Neill",
  'عائشہ خان',
  'علي كريم',
  'نورین ۴۴',
  '🌸 Gul',
  'JOSÉ',
]

const texts = async () => ({
  users: await shop.db.selectFrom('users').select(['id', 'searchText']).orderBy('id').execute(),
  orders: await shop.db.selectFrom('orders').select(['id', 'searchText']).orderBy('id').execute(),
  buyers: await shop.db.selectFrom('buyers').select(['phoneKey', 'searchText']).orderBy('phoneKey').execute(),
})

test('an upgrade folds what older versions wrote as new ones write it', async () => {
  const product = await makeProduct(admin, { inventory: 100 })
  for (const [nth, name] of names.entries()) {
    const [firstName = '', ...lastName] = name.split(' ')
    await shop
      .client()
      .accounts.signUp({ body: { ...signUpInput(), firstName, lastName: lastName.join(' ') || '-' } })
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId: product._id } })
    const phone = `0300 555000${nth}`
    const { _id } = await client.orders.create({ body: { data: orderData({ fullName: name, phone }) } })
    const { phoneKey } = await shop.db
      .selectFrom('orders')
      .select('phoneKey')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow()
    const { version } = await admin.client.buyers.get({ params: { id: phoneKey } })
    await admin.client.buyers.save({
      params: { id: phoneKey },
      body: { version, note: '', tags: [name, 'VIP'] },
    })
  }
  const written = await texts()
  expect(written.users.length).toBeGreaterThan(names.length)
  await sql`alter table users drop column search_text`.execute(shop.db)
  await sql`alter table users add column search_text text not null generated always as (
    ' ' || lower(first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))
  ) stored`.execute(shop.db)
  await sql`alter table buyers drop column search_text`.execute(shop.db)
  await sql`update orders set search_text = ' ' || lower(concat_ws(' ', full_name,
    (select email from users where users.id = user_id), phone_key, id)) || ' '`.execute(shop.db)
  await migrations['0088-folded-names']?.up(shop.db)
  expect(await texts()).toEqual(written)
})
