import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { findColours } from '../../../src/server/catalogue/lists/product-index/queries.ts'
import { loadArchivedFlags, loadListedInOrder } from '../../../src/server/catalogue/product/load-products.ts'
import { openNotices } from '../../../src/server/notices/open-notices.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const { _id: productId } = await makeProduct(admin, { inventory: 1_000 })
const { _id: otherId } = await makeProduct(admin, { inventory: 1_000 })

/** What a call sends to the database: the statement of the session, `begin` and `commit` count too. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await call()
    const texts = query.mock.calls.map(([given]: unknown[]) => textOf(given))
    // What listens for notices sends itself one now and then.
    return texts.filter(text => !text.startsWith('select pg_notify('))
  } finally {
    query.mockRestore()
  }
}

const textOf = (given: unknown) =>
  typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given)

async function withLines() {
  const { client, token } = await makeUser(shop)
  for (const body of [{ productId }, { productId: otherId }]) await client.cart.add({ body })
  return { client, token }
}

/** The calls of a shop that hears of changes, as every shop does outside of tests. */
async function openHearingShop(config: { rateLimits?: boolean } = {}) {
  const notices = await openNotices(shop, shop.deps.newId)
  const app = createApp({ ...shop.deps, notices, config: { ...shop.deps.config, ...config } })
  const asker = (token: string, key?: string) => async (path: string, body?: unknown) => {
    const headers = {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    expect((await app.request(path, { headers, ...post })).status).toBeLessThan(300)
  }
  return { asker, stop: notices.stop }
}

test('a cart is read in one statement; before its session and its products are known in three', async () => {
  const { asker, stop } = await openHearingShop()
  const ask = asker((await withLines()).token)
  for (const most of [3, 1]) {
    const statements = await statementsOf(() => ask('/api/cart/get'))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
  }
  await stop()
})

test('a line is added, changed and removed in two statements each, the first of them in four', async () => {
  const { asker, stop } = await openHearingShop()
  const ask = asker((await withLines()).token)
  const calls = [
    () => ask('/api/cart/add', { productId }),
    () => ask('/api/cart/add', { productId: otherId }),
    () => ask(`/api/cart/update/${productId}`, { quantity: 5 }),
    () => ask(`/api/cart/remove/${productId}`),
  ]
  for (const [nth, call] of calls.entries()) {
    const statements = await statementsOf(call)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(nth === 0 ? 4 : 2)
  }
  await stop()
})

test.each([false, true])(
  'an order of two products is placed in seven statements, its session and its key included, once it is known which numbers are blocked; limits: %s',
  async rateLimits => {
    const { asker, stop } = await openHearingShop({ rateLimits })
    for (const most of [8, 7]) {
      const ask = asker((await withLines()).token, 'key')
      const statements = await statementsOf(() => ask('/api/order/create', orderData()))
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
    }
    await stop()
  },
)

test('a list of products is the same statements, however many there are, so that it needs few names', async () => {
  const read = (...ids: string[]) =>
    statementsOf(async () => {
      await loadListedInOrder(shop.db, ids, shop.clock.now)
      await loadArchivedFlags(shop.db, ids)
      await findColours(shop.db, ids)
    })
  const statements = await read(productId)
  expect(statements).toHaveLength(4)
  expect(await read(productId, otherId)).toEqual(statements)
})
