import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, payWith } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../../test-support/factories.ts'
import { placeTogether } from '../../../../test-support/place-together.ts'
import { setStock } from '../../../../test-support/set-stock.ts'
import type { Db } from '../../db/schema.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')

type Changes = { idempotencyKey?: string; expectedTotal?: number; city?: string }

const request = ({ id }: Pick<TestUser, 'id'>, { city, idempotencyKey, expectedTotal }: Changes = {}) => ({
  ...orderData(city === undefined ? {} : { city }),
  userId: id,
  idempotencyKey: idempotencyKey ?? null,
  expectedTotal,
  clientAddress: 'local',
})

/** What becomes of requests that come at once. */
const place = async (requests: ReturnType<typeof request>[], deps = shop.deps) =>
  Promise.allSettled(await placeTogether(deps, requests))

const fulfilled = (value: object) => ({ status: 'fulfilled', value: expect.objectContaining(value) })
const refused = (code: string) => ({ status: 'rejected', reason: expect.objectContaining({ code }) })

const stockOf = async (id: string) => (await shop.client().catalogue.get({ params: { id } })).inventory

const ordersOf = async ({ client }: Pick<TestUser, 'client'>) => (await client.orders.mine()).orders

async function countTransactions<T>(work: () => Promise<T>): Promise<number> {
  const { db } = shop.deps
  let begun = 0
  shop.deps.db = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') begun++
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  try {
    await work()
    return begun
  } finally {
    shop.deps.db = db
  }
}

test('orders of several people are placed in one transaction, each with its own number, lines and mail', async () => {
  const buyers = [
    await makeBuyer(shop, admin, { price: 20 }),
    await makeBuyer(shop, admin, { price: 30 }),
    await makeBuyer(shop, admin, { price: 40 }),
  ]
  const requests = buyers.map((buyer, nth) => request(buyer, { city: `City ${nth}` }))
  const begun = await countTransactions(async () => {
    expect(await place(requests)).toEqual([
      fulfilled({ totalPrice: 40 }),
      fulfilled({ totalPrice: 60 }),
      fulfilled({ totalPrice: 80 }),
    ])
  })
  expect(begun).toBe(1)
  for (const [nth, buyer] of buyers.entries()) {
    const [order, ...others] = await ordersOf(buyer)
    expect(others).toEqual([])
    expect(order).toMatchObject({
      status: 'Pending',
      shippingAddress: { city: `City ${nth}` },
      items: [{ productId: { _id: buyer.productId }, quantity: 2 }],
    })
    expect(await buyer.client.cart.count()).toEqual({ count: 0 })
    const { events } = await buyer.client.orders.get({ params: { id: order?._id ?? '' } })
    expect(events).toMatchObject([{ from: null, to: 'Pending', by: { userId: buyer.id } }])
    const mails = await shop.db
      .selectFrom('outbox')
      .where('recipient', '=', buyer.email)
      .select(['subject', 'body'])
      .execute()
    expect(mails).toEqual([
      {
        subject: `Zari order #${order?.number}: we have your order`,
        body: expect.stringContaining(`Order #${order?.number}`),
      },
    ])
  }
})

test('the last piece goes to one of them; the other is refused and keeps the cart', async () => {
  const one = await makeBuyer(shop, admin, { inventory: 3 })
  const two = await makeUser(shop)
  await two.client.cart.add({ body: { productId: one.productId, quantity: 2 } })
  const three = await makeBuyer(shop, admin)
  expect(await place([request(one), request(two), request(three)])).toEqual([
    fulfilled({ userId: expect.objectContaining({ _id: one.id }) }),
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('Only 1') }) },
    fulfilled({ userId: expect.objectContaining({ _id: three.id }) }),
  ])
  expect(await stockOf(one.productId)).toBe(1)
  expect(await two.client.cart.count()).toEqual({ count: 2 })
  expect(await ordersOf(two)).toEqual([])
})

test('who is refused keeps nobody else from ordering', async () => {
  const buyers = [await makeBuyer(shop, admin), await makeBuyer(shop, admin)]
  const empty = await makeUser(shop)
  const [first, changed] = buyers.map(buyer => request(buyer))
  if (!first || !changed) throw new Error('Two buyers were made')
  expect(await place([request(empty), { ...changed, expectedTotal: 1 }, first])).toEqual([
    refused('cart_empty'),
    refused('cart_changed'),
    fulfilled({ status: 'Pending' }),
  ])
})

test('two clicks of one person are one order', async () => {
  const [buyer, other] = [await makeBuyer(shop, admin), await makeBuyer(shop, admin)]
  const [first, , second] = await place([request(buyer), request(other), request(buyer)])
  expect(first).toMatchObject(fulfilled({ status: 'Pending' }))
  expect(second).toEqual(first)
  expect(await ordersOf(buyer)).toHaveLength(1)
})

test('a repeat under the same key gets the order that was placed in a batch', async () => {
  const [buyer, other] = [await makeBuyer(shop, admin), await makeBuyer(shop, admin)]
  const keyed = request(buyer, { idempotencyKey: 'key-1' })
  const [first] = await place([keyed, request(other)])
  await buyer.client.cart.add({ body: { productId: buyer.productId, quantity: 1 } })
  const third = await makeBuyer(shop, admin)
  const [repeat, another] = await place([keyed, request(third, { idempotencyKey: 'key-1' })])
  expect(repeat).toEqual(first)
  expect(another).toEqual(fulfilled({ status: 'Pending' }))
  expect(await ordersOf(buyer)).toHaveLength(1)
  const [reused] = await place([{ ...keyed, ...orderData({ city: 'Karachi' }) }, request(third)])
  expect(reused).toEqual(refused('idempotency_key_reused'))
})

test('a refused order does not use up its key', async () => {
  const [buyer, other] = [await makeBuyer(shop, admin, { inventory: 2 }), await makeUser(shop)]
  await other.client.cart.add({ body: { productId: buyer.productId, quantity: 2 } })
  const keyed = request(other, { idempotencyKey: 'key-2' })
  expect(await place([request(buyer), keyed])).toEqual([
    fulfilled({ status: 'Pending' }),
    refused('out_of_stock'),
  ])
  await setStock(shop.db, 5, buyer.productId)
  const third = await makeBuyer(shop, admin)
  expect(await place([keyed, request(third)])).toEqual([
    fulfilled({ status: 'Pending' }),
    fulfilled({ status: 'Pending' }),
  ])
})

test('a live card payment is released by its own order, beside the others', async () => {
  const [paying, other] = [await makeBuyer(shop, admin, { inventory: 2 }), await makeBuyer(shop, admin)]
  await paying.client.payments.pay(payWith())
  expect(await stockOf(paying.productId)).toBe(0)
  expect(await place([request(paying), request(other)])).toEqual([
    fulfilled({ paymentMethod: 'COD' }),
    fulfilled({ paymentMethod: 'COD' }),
  ])
  expect(await stockOf(paying.productId)).toBe(0)
  const states = await shop.db
    .selectFrom('payments')
    .where('userId', '=', paying.id)
    .select('state')
    .execute()
  expect(states).toEqual([{ state: 'releasing' }])
})

test('when the database refuses them together, each is placed alone', async () => {
  const buyers = [await makeBuyer(shop, admin), await makeBuyer(shop, admin)]
  // The ids of the first two orders are the same.
  const ids = ['one-id', 'line-1', 'event-1', 'one-id']
  const deps = { ...shop.deps, newId: () => ids.shift() ?? shop.deps.newId() }
  expect(
    await place(
      buyers.map(buyer => request(buyer)),
      deps,
    ),
  ).toEqual([fulfilled({ status: 'Pending' }), fulfilled({ status: 'Pending' })])
  expect(ids).toEqual([])
  const cause = expect.objectContaining({ message: expect.stringContaining('orders_pkey') })
  expect(shop.logged.splice(0)).toEqual([{ message: expect.stringContaining('placed alone'), cause }])
  for (const buyer of buyers) {
    expect(await ordersOf(buyer)).toHaveLength(1)
    expect(await stockOf(buyer.productId)).toBe(8)
  }
})

test('when the answer to the commit is lost, nothing is placed again', async () => {
  const buyers = [await makeBuyer(shop, admin), await makeBuyer(shop, admin)]
  const lost = new Error('Connection terminated unexpectedly')
  const execute = async (work: (tx: never) => Promise<unknown>) => {
    // The proxy stands in for the database, whose transactions these are.
    await shop.db.transaction().execute(tx => work(tx as never))
    throw lost
  }
  const db = new Proxy<Db>(shop.db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute })
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const requests = buyers.map(buyer => request(buyer))
  await expect(placeTogether({ ...shop.deps, db }, requests)).rejects.toThrow(lost)
  for (const buyer of buyers) expect(await ordersOf(buyer)).toHaveLength(1)
})

test('no piece is sold twice and none is lost, whoever orders what at once', async () => {
  const products = [await makeProduct(admin), await makeProduct(admin)]
  const buyers = await Promise.all(Array.from({ length: 4 }, () => makeUser(shop)))
  const wish = fc.array(
    fc.record({ buyer: fc.nat(3), product: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 6 },
  )
  let round = 0
  const stocks = () => Promise.all(products.map(({ _id }) => stockOf(_id)))
  await fc.assert(
    fc.asyncProperty(wish, async wishes => {
      for (const { _id: id } of products) await setStock(shop.db, 6, id)
      for (const { id } of buyers) await shop.db.deleteFrom('carts').where('userId', '=', id).execute()
      for (const { buyer, product, quantity } of wishes) {
        const body = { productId: products[product]?._id ?? '', quantity }
        await buyers[buyer]?.client.cart.add({ body }).catch(() => {})
      }
      // Another address, or an empty cart would repeat the order of the round before.
      const city = `City ${round++}`
      const outcomes = await place(buyers.map(buyer => request(buyer, { city })))
      const placed = outcomes.flatMap(each => (each.status === 'fulfilled' ? each.value.items : []))
      const sold = products.map(({ _id }) =>
        placed
          .filter(({ productId }) => productId._id === _id)
          .reduce((sum, { quantity }) => sum + quantity, 0),
      )
      expect(await stocks()).toEqual(sold.map(pieces => 6 - pieces))
    }),
    { numRuns: 15 },
  )
})
