import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { openPostgres } from '../../../src/server/db/open.ts'
import type { Deps } from '../../../src/server/deps.ts'
import { settleDue } from '../../../src/server/payments/settle/settle-due.ts'
import { createApiClient } from '../../../src/web/api/client.ts'
import {
  createCardShop,
  givenBackOf,
  makeBuyer,
  makePaidOrder,
  orderByCard,
  payWith,
  piecesLeft,
} from '../../../test-support/card-shop.ts'
import { makeUser } from '../../../test-support/factories.ts'

const shop = await createCardShop()
const { deps, client: second } = await openSecond()
const admin = await makeUser(shop, 'admin')
const admins = [admin.client, second(admin.token)]

/** Another instance of the shop on the same database and card provider, with a pool of its own. */
async function openSecond() {
  const provided = inject('database')
  if (provided.kind !== 'postgres') throw new Error('Two instances share a PostgreSQL only')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const url = new URL(provided.serverUrl)
  url.pathname = `/${rows[0]?.name}`
  const opened = openPostgres(url.href)
  afterAll(opened.close)
  const deps: Deps = { ...shop.deps, db: opened.db }
  const app = createApp(deps)
  const fetch = async (request: Request) => app.fetch(request)
  const client = (token?: string) =>
    createApiClient({ fetch, origin: shop.origin, token: () => token ?? null })
  return { deps, client }
}

/** Both jobs, again and again until nothing is due. */
const settleBoth = () => Promise.all([settleDue(shop.deps), settleDue(deps)])

test('a cart paid and ordered at both instances at once makes one order, charged once', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const clients = [buyer.client, second(buyer.token)]
  await Promise.allSettled(clients.map(client => client.payments.pay(payWith())))
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const orders = await Promise.all(
    Array.from({ length: 6 }, (_, index) => clients[index % 2]?.orders.create(orderByCard(paymentIntentId))),
  )
  expect(new Set(orders.map(order => order?._id)).size).toBe(1)
  const captured = await shop.stripe.events.list({ type: 'charge.captured', limit: 100 })
  expect(
    captured.data.filter(({ data }) => JSON.stringify(data.object).includes(paymentIntentId)),
  ).toHaveLength(1)
})

test('refunds and a cancellation at both instances at once refund what was charged and no more', async () => {
  const order = await makePaidOrder(shop, admin)
  const { params } = order
  const acts = admins.flatMap(client => [
    client.orders.refund({ params, body: { amount: 40 } }),
    client.orders.refund({ params, body: { amount: 40 } }),
    client.orders.updateStatus({ params, body: { status: 'Cancelled' } }),
  ])
  await Promise.allSettled([...acts, settleBoth()])
  shop.wait(1)
  await settleBoth()
  expect((await givenBackOf(shop, order)).reduce((sum, cents) => sum + cents, 0)).toBe(9600)
  expect(await admin.client.orders.staffGet({ params })).toMatchObject({
    ...{ status: 'Cancelled', paymentState: 'refunded', refundedTotal: 96, payment: { problem: '' } },
  })
  expect(await piecesLeft(shop, order.buyer.productId)).toBe(2)
})

test('the jobs of both instances release an expired payment once', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 4 }, () => makeBuyer(shop, admin, { inventory: 2, quantity: 2 })),
  )
  const paid = await Promise.all(buyers.map(({ client }) => client.payments.pay(payWith())))
  shop.wait(11)
  await settleBoth()
  for (const { paymentIntentId } of paid) {
    expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
  }
  for (const { productId } of buyers) expect(await piecesLeft(shop, productId)).toBe(2)
})
