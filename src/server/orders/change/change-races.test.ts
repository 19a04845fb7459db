import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { setStock } from '../../../../test-support/set-stock.ts'
import { ApiError } from '../../../web/api/error.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const sizes = ['S', 'M'] as const

/** An order of two pieces in M; both sizes began with 20 pieces. */
async function makeOrder() {
  const buyer = await makeUser(shop)
  const stock = sizes.map(size => ({ color: 'Pistachio', size, quantity: 20 }))
  const product = await makeProduct(owner, { price: 20, stock })
  const options = { color: 'Pistachio', size: 'M' }
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 2, options } })
  const { _id: id } = await buyer.client.orders.create({ body: orderData() })
  const { lines, order } = await owner.client.orders.openForChange({ params: { id } })
  return { id, buyer, productId: product._id, lineId: lines[0]?.lineId ?? '', version: order.version }
}

type Made = Awaited<ReturnType<typeof makeOrder>>

/** What buyer and staff may do to an order at the same moment; each edit is made from what all of them saw. */
const deeds = {
  fewer: ({ id, version, lineId }: Made) => change(id, { version, lines: [{ lineId, quantity: 1 }] }),
  smaller: ({ id, version, lineId }: Made) =>
    change(id, { version, lines: [{ lineId, quantity: 3, options: { color: 'Pistachio', size: 'S' } }] }),
  add: ({ id, version, productId }: Made) => change(id, { version, added: [{ productId, quantity: 4 }] }),
  discount: ({ id, version }: Made) =>
    change(id, { version, discount: { amount: 3, reason: 'A late parcel' } }),
  waive: ({ id, version }: Made) => change(id, { version, delivery: { charge: 0, reason: 'A late parcel' } }),
  dearer: ({ id, version }: Made) => change(id, { version, delivery: { charge: 6, reason: 'By air' } }),
  swap: ({ id, version, lineId, buyer }: Made) =>
    buyer.client.orders.swapSize({ params: { id }, body: { version, lineId, size: 'S' } }),
  pack: ({ id }: Made) => move(id, 'Processing'),
  cancel: ({ id }: Made) => move(id, 'Cancelled'),
  cancelMine: ({ id, buyer }: Made) => buyer.client.orders.cancelMine({ params: { id } }),
  confirm: ({ id }: Made) => owner.client.orders.call({ params: { id }, body: { outcome: 'confirmed' } }),
}
type Deed = keyof typeof deeds
const edits: readonly Deed[] = ['fewer', 'smaller', 'add', 'discount', 'waive', 'dearer', 'swap']

const change = (id: string, body: object) =>
  owner.client.orders.change({ params: { id }, body: { version: 1, ...body } })
const move = (id: string, status: 'Processing' | 'Cancelled') =>
  owner.client.orders.updateStatus({ params: { id }, body: { status } })

async function check({ id, productId }: Made, done: readonly Deed[]): Promise<void> {
  const order = await owner.client.orders.staffGet({ params: { id } })
  const goods = order.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  expect(order.totalPrice).toBe(goods + order.delivery.charge - order.discount)
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const rows = await shop.db.selectFrom('stock').where('productId', '=', productId).selectAll().execute()
  const left = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  expect(left + (order.status === 'Cancelled' ? 0 : pieces)).toBe(40)
  const changes = await shop.db.selectFrom('changes').where('subjectId', '=', id).selectAll().execute()
  const edited = done.filter(deed => edits.includes(deed))
  expect(edited.length).toBeLessThanOrEqual(1)
  expect(changes.filter(({ action }) => action === 'changed')).toHaveLength(edited.length)
  expect(order.version).toBe(1 + edited.length)
}

test('of twenty at once that change, pack, confirm or cancel an order, each happens whole or not at all', async () => {
  const twenty = fc.array(fc.constantFrom(...(Object.keys(deeds) as Deed[])), {
    ...{ minLength: 20, maxLength: 20 },
  })
  const run = async (list: Deed[]) => {
    const made = await makeOrder()
    const outcomes = await Promise.allSettled(list.map(deed => deeds[deed](made)))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(refusalOf(outcome.reason)).toBeLessThan(500)
    await check(
      made,
      list.filter((_, nth) => outcomes[nth]?.status === 'fulfilled'),
    )
  }
  await fc.assert(fc.asyncProperty(twenty, run), { numRuns: 8, endOnFailure: true })
})

test('of twenty who change the same order at once, one does, and the others are told', async () => {
  const made = await makeOrder()
  const list = Array.from({ length: 20 }, (_, nth) => edits[nth % edits.length] ?? 'add')
  const outcomes = await Promise.allSettled(list.map(deed => deeds[deed](made)))
  const done = list.filter((_, nth) => outcomes[nth]?.status === 'fulfilled')
  expect(done).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'order_changed' })
  await check(made, done)
})

/** The last pieces of a size: two orders want them at once, and a shopper too. */
test('the last pieces go to one order only', async () => {
  const [first, second] = [await makeOrder(), await makeOrder()]
  await setStock(shop.db, 4, first.productId)
  const buyers = await Promise.all([makeUser(shop), makeUser(shop)])
  const options = { color: 'Pistachio', size: 'S' }
  for (const buyer of buyers)
    await buyer.client.cart.add({ body: { productId: first.productId, quantity: 3, options } })
  const added = [{ productId: first.productId, quantity: 3, options }]
  const outcomes = await Promise.allSettled([
    ...[first, second].map(({ id }) => change(id, { added })),
    ...buyers.map(buyer => buyer.client.orders.create({ body: orderData() })),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await shop.db
    .selectFrom('stock')
    .where('productId', '=', first.productId)
    .selectAll()
    .execute()
  expect(rows.find(({ size }) => size === 'S')?.quantity).toBe(1)
})

const refusalOf = (error: unknown): number => (error instanceof ApiError ? error.status : 599)
