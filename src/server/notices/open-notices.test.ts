import { DummyDriver } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { dbOnDriver } from '../../../test-support/database/db-on-driver.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../test-support/factories.ts'
import type { Notice } from './notice.ts'
import { openNotices } from './open-notices.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const notices = await openNotices(shop, shop.deps.newId)
const heard: Notice[] = []
notices.subscribe({ onNotice: notice => heard.push(notice), onGap: () => {} })

/** What was heard of the work, each notice once. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  await notices.waitForNotices()
  heard.length = 0
  await work()
  await notices.waitForNotices()
  return [...new Set(heard.map(notice => JSON.stringify(notice)))].map(text => {
    const { kind, productId } = JSON.parse(text)
    return productId ? `${kind} ${productId}` : kind
  })
}

test('every change of products and deals is heard', async () => {
  const product = await makeProduct(admin)
  const params = { id: product._id }
  const { catalogue, deals } = admin.client
  const edit = { ...productInput(), title: 'Another title' }
  expect(await noticesOf(() => catalogue.edit({ params, body: edit }))).toContain(`product ${product._id}`)
  const deal = {
    products: [product._id],
    startDate: shop.clock.now.toISOString(),
    endDate: '2090-01-01T00:00:00Z',
  }
  let made = ''
  expect(
    await noticesOf(async () => {
      made = (await deals.create({ body: deal }))._id
    }),
  ).toContain('deals')
  expect(await noticesOf(() => deals.remove({ params: { id: made } }))).toContain('deals')
  expect(await noticesOf(() => catalogue.remove({ params }))).toContain(`product ${product._id}`)
})

test('an order tells whose stock it took and that something was sold, and no more', async () => {
  const { _id: productId } = await makeProduct(admin, { inventory: 2 })
  const buyer = await makeUser(shop)
  const buy = async () => {
    await buyer.client.cart.add({ body: { productId } })
    await buyer.client.orders.create({ body: orderData() })
  }
  expect((await noticesOf(buy)).toSorted()).toEqual(['sales', `stock ${productId}`])
  // The last piece.
  expect((await noticesOf(buy)).toSorted()).toEqual([
    `availability ${productId}`,
    'sales',
    `stock ${productId}`,
  ])
})

test('a cancelled order tells that its pieces are back', async () => {
  const { _id: productId } = await makeProduct(admin, { inventory: 1 })
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId } })
  const { _id: id } = await buyer.client.orders.create({ body: orderData() })
  const cancel = () => admin.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  expect((await noticesOf(cancel)).toSorted()).toEqual([
    `availability ${productId}`,
    'order status',
    'sales',
    `stock ${productId}`,
  ])
})

test('what fails and what the public does not see is not told', async () => {
  const buyer = await makeUser(shop)
  const failing = () => admin.client.catalogue.add({ body: { ...productInput(), title: '' } }).catch(() => {})
  expect(await noticesOf(failing)).toEqual([])
  const { _id: productId } = await makeProduct(admin)
  expect(await noticesOf(() => buyer.client.cart.add({ body: { productId } }))).toEqual([])
  expect(await noticesOf(() => buyer.client.wishlist.add({ body: { productIds: [productId] } }))).toEqual([])
})

test('after it was stopped nothing is heard and nobody waits', async () => {
  const stopped = await openNotices(shop, shop.deps.newId)
  let count = 0
  stopped.subscribe({ onNotice: () => count++, onGap: () => {} })
  await stopped.stop()
  await makeProduct(admin)
  await notices.waitForNotices()
  expect(count).toBe(0)
})

test('a change is answered before its notice only where that takes over five seconds', async () => {
  const listen: typeof shop.listen = async (_channel, listener) => {
    listener.connected()
    return async () => {}
  }
  // It takes what is sent, and passes nothing on.
  const busy = await openNotices({ db: dbOnDriver(new DummyDriver()), listen }, shop.deps.newId)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isAnswered = false
  const waiting = busy.waitForNotices().then(() => {
    isAnswered = true
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
})
