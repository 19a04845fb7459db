import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { guestBrowser, guestOrder, letGuestsOrder } from '../../../../test-support/guests.ts'
import { days } from '../../../contract/durations.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
await letGuestsOrder(shop, admin)

async function place(productId: string, browser = guestBrowser(shop)) {
  await browser.client.cart.add({ body: { productId, quantity: 2 } })
  return browser.client.orders.createAsGuest({ body: guestOrder() })
}

const statusOf = async (id: string) => (await admin.client.orders.staffGet({ params: { id } })).status

test('whoever has a link sees and cancels that order alone, signed in or not, and reads no address', async () => {
  const { _id: productId } = await makeProduct(admin)
  const [mine, theirs] = [await place(productId), await place(productId)]
  const stranger = await makeUser(shop)
  const seen = await stranger.client.orders.byLink({ body: { token: mine.link } })
  expect(seen).toMatchObject({ number: mine.order.number, mayCancel: true })
  expect(JSON.stringify(seen)).not.toMatch(/Bilal|House 7|1234567/)
  const params = { id: mine.order._id }
  await expect(stranger.client.orders.get({ params })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.client.orders.cancelMine({ params })).rejects.toMatchObject({ status: 404 })
  await stranger.client.orders.cancelByLink({ body: { token: mine.link } })
  expect(await statusOf(mine.order._id)).toBe('Cancelled')
  expect(await statusOf(theirs.order._id)).toBe('Pending')
  await expect(shop.client().orders.cancelByLink({ body: { token: mine.link } })).rejects.toMatchObject({
    code: 'illegal_transition',
  })
})

test('a link that is nearly the right one opens nothing', async () => {
  const { _id: productId } = await makeProduct(admin)
  const { link, order } = await place(productId)
  const otherCase = link === link.toLowerCase() ? link.toUpperCase() : link.toLowerCase()
  const near = [otherCase, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, link.slice(1), `${link}A`]
  for (const token of [...near, '', ' ', "' or '1'='1", 'x'.repeat(10_000)])
    for (const call of ['byLink', 'cancelByLink'] as const) {
      const refusal = await shop
        .client()
        .orders[call]({ body: { token } })
        .catch((error: unknown) => error)
      expect(refusal, token.slice(0, 60)).toMatchObject({
        status: expect.toSatisfy((status: number) => status === 404 || status === 400),
      })
    }
  expect(await statusOf(order._id)).toBe('Pending')
})

test('after 90 days a link neither shows nor cancels its order, also before it is swept away', async () => {
  const { _id: productId } = await makeProduct(admin)
  const { link, order } = await place(productId)
  const placedAt = shop.clock.now
  const at = (ms: number) => {
    shop.clock.now = new Date(placedAt.getTime() + ms)
  }
  try {
    at(days(90) - 1)
    expect(await shop.client().orders.byLink({ body: { token: link } })).toMatchObject({ mayCancel: true })
    at(days(90))
    for (const call of ['byLink', 'cancelByLink'] as const)
      await expect(shop.client().orders[call]({ body: { token: link } })).rejects.toMatchObject({
        ...{ code: 'not_found', message: expect.stringContaining('A link works for 90 days') },
      })
  } finally {
    shop.clock.now = placedAt
  }
  expect(await statusOf(order._id)).toBe('Pending')
})

test('of twenty who cancel by one link at once, one does, and the pieces come back once', async () => {
  const { _id: productId } = await makeProduct(admin, { inventory: 9 })
  const { link } = await place(productId)
  const tries = Array.from({ length: 20 }, () => shop.client().orders.cancelByLink({ body: { token: link } }))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await shop.client().catalogue.get({ params: { id: productId } })).inventory).toBe(9)
})

const placers = {
  guest: async (productId: string) => (await place(productId)).order,
  account: async (productId: string) => {
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId } })
    return client.orders.create({ body: orderData() })
  },
}

test.each(Object.entries(placers))('once a %s is deleted, no link opens their order', async (_, order) => {
  const { _id: productId } = await makeProduct(admin)
  const { _id: id, userId } = await order(productId)
  const made = await Promise.all([1, 2].map(() => admin.client.orders.makeLink({ params: { id } })))
  await shop.client().orders.cancelByLink({ body: { token: made[0]?.token ?? '' } })
  await admin.client.privacy.eraseCustomer({ params: { id: userId._id }, body: {} })
  for (const body of made)
    await expect(shop.client().orders.byLink({ body })).rejects.toMatchObject({ code: 'not_found' })
})
