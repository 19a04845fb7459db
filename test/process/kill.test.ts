import { afterAll, expect, test } from 'vitest'
import { orderData } from '../../test-support/factories.ts'
import { remote, signInDemo } from '../../test-support/remote-client.ts'
import { demoShopFolder } from '../../test-support/shop-folders.ts'
import { startShop } from '../../test-support/start-shop.ts'

const folder = await demoShopFolder()
afterAll(folder.remove)
const settings = { DATA_DIR: folder.path }

test('kill -9 in the middle of filling the demo: the next start fills it whole', async () => {
  // Both happened to this folder when it was made.
  const shop = await startShop(settings)
  const admin = remote(shop.url, await signInDemo(shop.url, 'admin'))
  expect((await admin.catalogue.list({ query: { limit: 1 } })).totalProducts).toBe(60)
  const [deal] = (await admin.deals.active()).deals
  expect(deal?.products[0]?.sold).toBe(20)
  await shop.stop()
})

test('kill -9 after the answer: no order, session or cart is lost', async () => {
  const first = await startShop(settings)
  const token = await signInDemo(first.url, 'shopper')
  const shopper = remote(first.url, token)
  const [product, other] = await shopper.catalogue.newArrivals()
  await shopper.cart.add({ body: { productId: product?._id ?? '', quantity: 2 } })
  const order = await shopper.orders.create({ body: orderData() })
  await shopper.cart.add({ body: { productId: other?._id ?? '', quantity: 1 } })
  await first.stop('SIGKILL')

  const second = await startShop(settings)
  const again = remote(second.url, token)
  expect((await again.orders.get({ params: { id: order._id } })).items).toEqual(order.items)
  expect((await again.cart.count()).count).toBe(1)
  const left = await again.catalogue.get({ params: { id: product?._id ?? '' } })
  expect(left.inventory).toBe((product?.inventory ?? 0) - 2)
  await second.stop()
})

test('a second shop on the same data folder is turned away in words', async () => {
  const shop = await startShop(settings)
  await expect(startShop(settings)).rejects.toThrow('Another shop is already running on the data folder')
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  await shop.stop()
})

test('a wrong setting keeps the shop from opening and is named', async () => {
  await expect(startShop({ ...settings, PORT: 'front door' })).rejects.toThrow(/Wrong setting: PORT/)
})
