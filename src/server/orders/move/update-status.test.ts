import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../../test-support/factories.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

async function buy({ client }: TestUser, { _id: productId }: Product, quantity = 1) {
  await client.cart.add({ body: { productId, quantity } })
  return client.orders.create({ body: orderData() })
}

const move = (id: string, status: OrderStatus) =>
  admin.client.orders.updateStatus({ params: { id }, body: { status } })

const stockOf = async ({ _id: id }: Product) =>
  (await shop.client().catalogue.get({ params: { id } })).inventory

/** The moves that lead from Pending to each status. */
const pathTo: Record<OrderStatus, OrderStatus[]> = {
  Pending: [],
  Processing: ['Processing'],
  Shipped: ['Processing', 'Shipped'],
  Delivered: ['Processing', 'Shipped', 'Delivered'],
  Cancelled: ['Cancelled'],
}

/** As the specification says, written out here so that a wrong table in the code is noticed. */
const allowed: Record<OrderStatus, OrderStatus[]> = {
  Pending: ['Processing', 'Cancelled'],
  Processing: ['Shipped'],
  Shipped: ['Delivered'],
  Delivered: [],
  Cancelled: [],
}
// Its keys are the statuses.
const statuses = Object.keys(allowed) as OrderStatus[]

test.each(statuses)(
  'an order that is %s moves where the specification allows and nowhere else',
  async from => {
    const buyer = await makeUser(shop)
    const product = await makeProduct(admin)
    for (const to of statuses) {
      const { _id: id } = await buy(buyer, product)
      for (const step of pathTo[from]) await move(id, step)
      if (allowed[from].includes(to)) expect((await move(id, to)).status).toBe(to)
      else await expect(move(id, to)).rejects.toMatchObject({ status: 409, code: 'illegal_transition' })
    }
  },
)

test('a refused move says the status and the allowed ones', async () => {
  const { _id: id, number } = await buy(await makeUser(shop), await makeProduct(admin))
  await expect(move(id, 'Delivered')).rejects.toMatchObject({
    message: `Order #${number} is Pending, so it cannot become Delivered. It can become Processing or Cancelled.`,
  })
})

test('a move to the same status, or from a last one, says so', async () => {
  const { _id: id, number } = await buy(await makeUser(shop), await makeProduct(admin))
  await expect(move(id, 'Pending')).rejects.toMatchObject({
    message: `Order #${number} is Pending already. It can become Processing or Cancelled.`,
  })
  await move(id, 'Cancelled')
  await expect(move(id, 'Shipped')).rejects.toMatchObject({
    message: `Order #${number} is Cancelled, so it cannot become Shipped. Its status can no longer change.`,
  })
})

test.each(['courier', 'trackingNumber'] as const)(
  'only an order that is being shipped can have a %s',
  async field => {
    const { _id: id } = await buy(await makeUser(shop), await makeProduct(admin))
    const body = { status: 'Processing', [field]: 'TCS' } as const
    await expect(admin.client.orders.updateStatus({ params: { id }, body })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: 'Only an order that is being marked as Shipped can have a courier.' },
    })
  },
)

test('every change is recorded with who made it and when', async () => {
  const buyer = await makeUser(shop)
  const { _id: id } = await buy(buyer, await makeProduct(admin))
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  const { events } = await move(id, 'Processing')
  expect(events.map(({ from, to, by }) => [from, to, by.userId])).toEqual([
    [null, 'Pending', buyer.id],
    ['Pending', 'Processing', admin.id],
  ])
  expect(events[1]?.at).toBe(shop.clock.now.toISOString())
  const seen = await buyer.client.orders.get({ params: { id } })
  expect(seen.events.map(({ by }) => by)).toEqual([events[0]?.by, { userId: '', name: 'Zari' }])
})

test('cancelling several times at once gives the stock back once', async () => {
  const product = await makeProduct(admin, { inventory: 7 })
  const { _id: id } = await buy(await makeUser(shop), product, 4)
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => move(id, 'Cancelled')))
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(product)).toBe(7)
  const { events } = await admin.client.orders.get({ params: { id } })
  expect(events).toHaveLength(2)
})

test('the pieces of a cancelled order go back to the size they were sold in', async () => {
  const shelf = (size: string, quantity: number) => ({ color: '', size, quantity })
  const stock = [shelf('M', 3), shelf('S', 2)]
  const { _id: productId } = await makeProduct(admin, { stock })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 2, options: { size: 'M' } } })
  const { _id: id } = await client.orders.create({ body: orderData() })
  const shelves = async () => (await admin.client.catalogue.staffGet({ params: { id: productId } })).stock
  expect(await shelves()).toEqual([shelf('M', 1), shelf('S', 2)])
  await move(id, 'Cancelled')
  expect(await shelves()).toEqual(stock)
})

test('an unknown order cannot be moved, and a shopper cannot move any', async () => {
  const buyer = await makeUser(shop)
  const { _id: id } = await buy(buyer, await makeProduct(admin))
  await expect(move('no-such-order', 'Cancelled')).rejects.toMatchObject({ status: 404 })
  const own = buyer.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  await expect(own).rejects.toMatchObject({ status: 403 })
})

type Step = { buyer: number; product: number; quantity: number; cancel: number | null }

const step: fc.Arbitrary<Step> = fc.record({
  buyer: fc.nat(2),
  product: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 4 }),
  cancel: fc.option(fc.nat(9)),
})

test('stock plus the units in open orders stays the same, whatever is ordered and cancelled at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 6 }), async rounds => {
      const buyers = [await makeUser(shop), await makeUser(shop), await makeUser(shop)]
      const products = [
        await makeProduct(admin, { inventory: 8 }),
        await makeProduct(admin, { inventory: 8 }),
      ]
      const ids: string[] = []
      const take = async ({ buyer, product, quantity, cancel }: Step) => {
        if (cancel !== null) return move(ids[cancel % ids.length] ?? 'none', 'Cancelled')
        const [who, what] = [buyers[buyer], products[product]]
        if (who && what) ids.push((await buy(who, what, quantity))._id)
      }
      for (const round of rounds) {
        for (const result of await Promise.allSettled(round.map(take))) {
          if (result.status === 'rejected') expect([404, 409]).toContain(result.reason.status)
        }
      }
      const pages = await Promise.all(
        buyers.map(({ client }) => client.orders.mine({ query: { limit: 100 } })),
      )
      const living = pages.flatMap(page => page.orders).filter(({ status }) => status !== 'Cancelled')
      for (const product of products) {
        const lines = living.flatMap(({ items }) => items).filter(item => item.productId._id === product._id)
        const sold = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        expect((await stockOf(product)) + sold).toBe(8)
      }
    }),
    { numRuns: 8 },
  )
})
