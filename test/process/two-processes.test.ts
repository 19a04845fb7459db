import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../test-support/database/start-postgres.ts'
import { orderData, productInput } from '../../test-support/factories.ts'
import { remote, signInDemo, signUpAndIn } from '../../test-support/remote-client.ts'
import { type RunningShop, startShop, temporaryFolder } from '../../test-support/start-shop.ts'

let server: TestPostgres
let shops: [RunningShop, RunningShop]
const folder = await temporaryFolder()

beforeAll(async () => {
  server = await startPostgres()
  const database = await server.createDatabase()
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder.path, DEMO: '1' }
  // Both at once on an empty database: one migrates and fills the demo, the other waits for it.
  shops = await Promise.all([startShop(settings), startShop(settings)])
})

afterAll(async () => {
  await Promise.all(shops.map(shop => shop.stop()))
  await server.stop()
  await folder.remove()
})

/** A product of the demo with plenty in stock. */
const frockId = async () =>
  (await remote(shops[0].url).catalogue.get({ params: { id: 'titli-butterfly-frock' } }))._id

test('two processes that start at once make one demo', async () => {
  const token = await signInDemo(shops[0].url, 'admin')
  for (const { url } of shops) {
    expect((await remote(url, token).catalogue.list()).totalProducts).toBe(60)
  }
})

test('a session of one process works at the other, with the same cart', async () => {
  const [one, two] = shops
  const token = await signUpAndIn(one.url)
  await remote(two.url, token).cart.add({ body: { productId: await frockId(), quantity: 1 } })
  expect((await remote(one.url, token).cart.get()).items).toHaveLength(1)
  await remote(one.url, token).accounts.logout()
  // The other process hears of it by a notice, long before it would look itself: five seconds after the last time.
  await vi.waitFor(() => expect(remote(two.url, token).cart.get()).rejects.toMatchObject({ status: 401 }), {
    timeout: 3_000,
    interval: 20,
  })
})

test('what one process changes is on the kept pages of the other within a second', async () => {
  const [one, two] = shops
  const admin = remote(one.url, await signInDemo(one.url, 'admin'))
  const input = productInput({ title: 'A shawl', inventory: 5 })
  const product = await admin.catalogue.add({ body: input })
  const page = async (url: string) => (await fetch(`${url}/product/${product.slug}`)).text()
  expect(await page(two.url)).toContain('A shawl')
  await admin.catalogue.edit({ params: { id: product._id }, body: { ...input, title: 'A warm shawl' } })
  // At once where it was changed.
  expect(await page(one.url)).toContain('A warm shawl')
  await vi.waitFor(async () => expect(await page(two.url)).toContain('A warm shawl'), {
    timeout: 1_000,
    interval: 20,
  })
})

test('shoppers at both processes cannot buy more than there is', async () => {
  const admin = remote(shops[0].url, await signInDemo(shops[0].url, 'admin'))
  const { _id } = await admin.catalogue.add({ body: productInput({ inventory: 5 }) })
  const outcomes = await Promise.all(
    Array.from({ length: 16 }, async (_, i) => {
      const { url } = shops[i % 2 === 0 ? 0 : 1]
      const shopper = remote(url, await signUpAndIn(url))
      return shopper.cart
        .add({ body: { productId: _id, quantity: 1 } })
        .then(() => shopper.orders.create({ body: orderData() }))
        .then(() => 'bought')
        .catch(({ code }) => code)
    }),
  )
  expect(outcomes.filter(outcome => outcome === 'bought')).toHaveLength(5)
  expect(outcomes.filter(outcome => outcome === 'out_of_stock')).toHaveLength(11)
  expect((await admin.catalogue.get({ params: { id: _id } })).inventory).toBe(0)
})

test('twenty POST /order/create with one key at two processes make one order', async () => {
  const token = await signUpAndIn(shops[0].url)
  await remote(shops[0].url, token).cart.add({ body: { productId: await frockId(), quantity: 1 } })
  const orders = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      remote(shops[i % 2 === 0 ? 0 : 1].url, token).orders.create(
        { body: orderData() },
        { idempotencyKey: 'one-key' },
      ),
    ),
  )
  expect(new Set(orders.map(order => order._id)).size).toBe(1)
  expect((await remote(shops[1].url, token).orders.mine()).total).toBe(1)
})
