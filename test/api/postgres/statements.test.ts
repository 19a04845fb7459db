import pg from 'pg'
import { expect, test, vi } from 'vitest'
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
    return query.mock.calls.map(([given]: unknown[]) => textOf(given))
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

const order = (token: string, key: string) =>
  shop.request('POST', '/api/order/create', { token, body: orderData(), headers: { 'idempotency-key': key } })

test('a cart is read in two statements', async () => {
  const { client } = await withLines()
  const statements = await statementsOf(() => client.cart.get())
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(2)
})

test('a line is added, changed and removed in four statements each', async () => {
  const { client } = await withLines()
  const calls = [
    () => client.cart.add({ body: { productId } }),
    () => client.cart.update({ params: { productId }, body: { quantity: 5 } }),
    () => client.cart.remove({ params: { productId } }),
  ]
  for (const call of calls) {
    const statements = await statementsOf(call)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4)
  }
})

test('an order of two products is placed in seven statements, its session and its key included', async () => {
  const { token } = await withLines()
  const statements = await statementsOf(async () => expect((await order(token, 'key')).status).toBe(201))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(7)
})
