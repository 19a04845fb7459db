import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { openPostgres } from '../../../src/server/db/open.ts'
import { createApiClient } from '../../../src/web/api/client.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../test-support/factories.ts'

const shop = await createTestApp()
const second = await openSecond()

/** Another instance of the shop on the same database, with a pool of its own. */
async function openSecond() {
  const provided = inject('database')
  if (provided.kind !== 'postgres') throw new Error('Two instances share a PostgreSQL only')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const url = new URL(provided.serverUrl)
  url.pathname = `/${rows[0]?.name}`
  const opened = openPostgres(url.href)
  afterAll(opened.close)
  const app = createApp({ ...shop.deps, db: opened.db })
  const fetch = async (request: Request) => app.fetch(request)
  return (token?: string) => createApiClient({ fetch, origin: shop.origin, token: () => token ?? null })
}

test('who signs in at one instance is signed in at the other, and signed out at both', async () => {
  const input = signUpInput()
  await shop.client().accounts.signUp({ body: input })
  const { token } = await shop
    .client()
    .accounts.login({ body: { email: input.email, password: input.password } })
  expect(await second(token).accounts.verifyToken()).toMatchObject({ email: input.email })
  await second(token).accounts.logout()
  await expect(shop.client(token).accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
})

test('a cart built at both instances is one cart', async () => {
  const admin = await makeUser(shop, 'admin')
  const { token } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin, { inventory: 50 })
  const clients = [shop.client(token), second(token)]
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => clients[index % 2]?.cart.add({ body: { productId } })),
  )
  for (const client of clients) {
    expect((await client.cart.get()).items.map(({ quantity }) => quantity)).toEqual([10])
  }
})

test('twenty shoppers at both instances buy the last five pieces and no more', async () => {
  const admin = await makeUser(shop, 'admin')
  const { _id: productId } = await makeProduct(admin, { inventory: 5 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => makeUser(shop)))
  const clients = buyers.map(({ token }, index) => (index % 2 ? second(token) : shop.client(token)))
  await Promise.all(clients.map(client => client.cart.add({ body: { productId } })))
  const results = await Promise.allSettled(clients.map(client => client.orders.create({ body: orderData() })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect((await second().catalogue.get({ params: { id: productId } })).inventory).toBe(0)
})

test('one key sent to both instances at once makes one order', async () => {
  const admin = await makeUser(shop, 'admin')
  const { token } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin)
  await second(token).cart.add({ body: { productId } })
  const clicks = Array.from({ length: 10 }, (_, index) =>
    (index % 2 ? second(token) : shop.client(token)).orders.create(
      { body: orderData() },
      { idempotencyKey: 'both' },
    ),
  )
  expect(new Set((await Promise.all(clicks)).map(order => order._id)).size).toBe(1)
})
