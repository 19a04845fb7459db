import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { guestBrowser, letGuestsOrder } from '../../../../test-support/guests.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
await letGuestsOrder(shop, admin)

const stocks = [1, 12, 100] as const
const wishes = fc.array(fc.record({ which: fc.nat({ max: 2 }), pieces: fc.integer({ min: 1, max: 20 }) }), {
  maxLength: 4,
})

const plan = fc.record({
  own: wishes,
  guests: wishes,
  /** What the person does from other tabs while the carts are merged. */
  meanwhile: fc.array(fc.constantFrom('get', 'count', 'add'), { minLength: 1, maxLength: 6 }),
})

type Counts = Record<string, number>

const sum = (counts: Counts) => Object.values(counts).reduce((total, pieces) => total + pieces, 0)

test('whatever happens at once, carts merge once: nothing is lost, and nothing is there twice', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ own, guests, meanwhile }) => {
      const products = await Promise.all(stocks.map(inventory => makeProduct(admin, { inventory })))
      const added = await makeProduct(admin, { inventory: 100 })
      const user = await makeUser(shop)
      const browser = guestBrowser(shop)
      const fill = async (client: typeof user.client, wished: typeof own): Promise<Counts> => {
        const counts: Counts = {}
        for (const { which, pieces } of wished) {
          const productId = products[which]?._id ?? ''
          // More than there is was never in the cart.
          const isAdded = await client.cart.add({ body: { productId, quantity: pieces } }).then(
            () => true,
            () => false,
          )
          if (isAdded) counts[productId] = (counts[productId] ?? 0) + pieces
        }
        return counts
      }
      const [before, brought] = [await fill(user.client, own), await fill(browser.client, guests)]
      const headers = {
        authorization: `Bearer ${user.token}`,
        ...(browser.cookie() === null ? {} : { cookie: `guest=${browser.cookie()}` }),
      }
      const calls = {
        get: () => shop.request('GET', '/api/cart/get', { headers }),
        count: () => shop.request('GET', '/api/cart/cart-count', { headers }),
        add: () => shop.request('POST', '/api/cart/add', { headers, body: { productId: added._id } }),
      }
      const answers = await Promise.all(meanwhile.map(what => calls[what]()))
      // Nothing is added to more than an order takes.
      for (const [nth, { status }] of answers.entries())
        expect(meanwhile[nth] === 'add' ? [200, 409] : [200]).toContain(status)
      const { items } = await user.client.cart.get()
      const expected: Counts = {}
      for (const { _id } of products) {
        const wanted = (before[_id] ?? 0) + (brought[_id] ?? 0)
        if (wanted > 0) expected[_id] = wanted
      }
      const adding = answers.filter(({ ok }, nth) => ok && meanwhile[nth] === 'add').length
      if (adding > 0) expected[added._id] = adding
      const shown: Counts = {}
      for (const { productId, quantity } of items)
        shown[productId._id] = (shown[productId._id] ?? 0) + quantity
      expect(shown).toEqual(expected)
      expect(await user.client.cart.count()).toEqual({ count: sum(expected) })
    }),
    { numRuns: 25 },
  )
})
