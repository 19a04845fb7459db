import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { guestBrowser, guestOrder, letGuestsOrder } from '../../../../test-support/guests.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
await letGuestsOrder(shop, admin)

const stockOf = async (id: string) => (await shop.client().catalogue.get({ params: { id } })).inventory

test('cancelled by its link and packed by the staff at once, an order has one outcome, and the stock is right', async () => {
  for (let round = 0; round < 4; round++) {
    const { _id: productId } = await makeProduct(admin, { inventory: 9 })
    const { client } = guestBrowser(shop)
    await client.cart.add({ body: { productId, quantity: 2 } })
    const { order, link } = await client.orders.createAsGuest({ body: guestOrder() })
    const tries = Array.from({ length: 20 }, (_, nth) =>
      nth % 2 === 0
        ? shop.client().orders.cancelByLink({ body: { token: link } })
        : admin.client.orders.updateStatus({
            params: { id: order._id },
            body: { status: 'Processing', reason: 'The buyer is known' },
          }),
    )
    const won = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    const { status } = await shop.client().orders.byLink({ body: { token: link } })
    expect(await stockOf(productId)).toBe(status === 'Cancelled' ? 9 : 7)
    expect(['Cancelled', 'Processing']).toContain(status)
  }
})

test('ordered and signed in at once, a cart becomes an order or comes along, never both and never neither', async () => {
  for (let round = 0; round < 6; round++) {
    const { _id: productId } = await makeProduct(admin, { inventory: 9 })
    const browser = guestBrowser(shop)
    await browser.client.cart.add({ body: { productId, quantity: 2 } })
    const user = await makeUser(shop)
    const headers = { cookie: `guest=${browser.cookie()}` }
    const signedIn = { ...headers, authorization: `Bearer ${user.token}` }
    const [ordered] = await Promise.all([
      shop.request('POST', '/api/order/guest', { headers, body: guestOrder() }),
      shop.request('GET', '/api/cart/get', { headers: signedIn }),
      shop.request('GET', '/api/cart/cart-count', { headers: signedIn }),
    ])
    const { count } = await user.client.cart.count()
    expect([201, 409]).toContain(ordered.status)
    expect(count).toBe(ordered.status === 201 ? 0 : 2)
    expect(await stockOf(productId)).toBe(ordered.status === 201 ? 7 : 9)
  }
})
