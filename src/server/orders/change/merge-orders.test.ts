import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'
import { hours } from '../../../contract/durations.ts'
import { ApiError } from '../../../web/api/error.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')
let phones = 1_000_000

/** Two orders of one phone, one piece of $20 in the first and two of $10 in the second. */
async function makePair() {
  const buyer = await makeUser(shop)
  const phone = `0300${++phones}`
  const products = [await makeProduct(owner, { price: 20 }), await makeProduct(owner, { price: 10 })]
  const ids: string[] = []
  for (const [nth, { _id: productId }] of products.entries()) {
    await buyer.client.cart.add({ body: { productId, quantity: nth + 1 } })
    ids.push((await buyer.client.orders.create({ body: orderData({ phone }) }))._id)
    shop.clock.now = new Date(shop.clock.now.getTime() + hours(1))
  }
  const [into = '', from = ''] = ids
  const left = async () => {
    const rows = await shop.db.selectFrom('stock').selectAll().execute()
    const own = rows.filter(({ productId }) => products.some(({ _id }) => _id === productId))
    return own.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  return { buyer, into, from, left }
}

const seen = (id: string) => owner.client.orders.staffGet({ params: { id } })

async function merge(into: string, from: string) {
  const { version } = await seen(into)
  const { version: otherVersion } = await seen(from)
  return owner.client.orders.merge({ params: { id: into }, body: { other: from, version, otherVersion } })
}

test('two orders of one phone within 48 hours are shown and put into one parcel, with delivery once', async () => {
  await setDelivery(owner, twoZones)
  const { buyer, into, from, left } = await makePair()
  await setDelivery(owner, twoZones)
  const before = await left()
  const { orders } = await owner.client.orders.mergeable({ params: { id: into } })
  expect(orders).toMatchObject([{ _id: from, totalPrice: 22.5, items: [{ quantity: 2 }] }])
  const discount = { amount: 1, reason: 'A late parcel' }
  await owner.client.orders.change({ params: { id: from }, body: { version: 1, discount } })
  const placed = async () =>
    (await owner.client.staff.dashboard({ query: { days: 7, zone: 'UTC' } })).money.placed
  const placedBefore = await placed()
  const merged = await merge(into, from)
  expect(placedBefore - (await placed())).toBe(2.5)
  expect(merged).toMatchObject({
    ...{ totalPrice: 41.5, discount: 1, delivery: { charge: 2.5 }, confirmation: 'open' },
    items: [
      { price: 20, quantity: 1 },
      { price: 10, quantity: 2 },
    ],
  })
  expect(await seen(from)).toMatchObject({
    ...{ status: 'Cancelled', confirmation: 'not_needed' },
    mergedInto: { _id: into, number: merged.number },
    buyer: { orders: 1, cancelled: 0 },
  })
  const read = await buyer.client.orders.get({ params: { id: from } })
  const asked = { number: String(read.number), phone: read.shippingAddress.phone ?? '' }
  for (const shown of [read, await shop.client().orders.track({ body: asked })])
    expect(shown.comesWith).toBe(merged.number)
  expect(merged).not.toHaveProperty('comesWith')
  expect(merged).toMatchObject({ mergedInto: null, buyer: { orders: 0, cancelled: 0 } })
  expect(await left()).toBe(before)
  const mail = (await mailTo(shop, buyer.email)).at(-1)
  expect(mail?.subject).toContain('one parcel')
  const params = { id: into }
  await owner.client.orders.updateStatus({ params, body: { status: 'Cancelled' } })
  expect(await left()).toBe(before + 3)
  await setDelivery(owner, {})
})

test('orders that do not belong together stay apart', async () => {
  const [one, two] = [await makePair(), await makePair()]
  await expect(merge(one.into, two.into)).rejects.toMatchObject({ code: 'illegal_transition' })
  await expect(merge(one.into, one.into)).rejects.toMatchObject({ code: 'illegal_transition' })
  await owner.client.orders.updateStatus({ params: { id: one.from }, body: { status: 'Processing' } })
  await expect(merge(one.into, one.from)).rejects.toMatchObject({ code: 'illegal_transition' })
  const late = new Date(shop.clock.now.getTime() + hours(60))
  await shop.db.updateTable('orders').where('id', '=', two.from).set({ createdAt: late }).execute()
  await expect(merge(two.into, two.from)).rejects.toMatchObject({
    message: expect.stringContaining('more than 48 hours apart'),
  })
  expect((await owner.client.orders.mergeable({ params: { id: two.into } })).orders).toEqual([])
})

type Pair = Awaited<ReturnType<typeof makePair>>

const deeds = {
  merge: ({ into, from }: Pair) => merge(into, from),
  mergeBack: ({ into, from }: Pair) => merge(from, into),
  cancel: ({ into }: Pair) =>
    owner.client.orders.updateStatus({ params: { id: into }, body: { status: 'Cancelled' } }),
  cancelMine: ({ from, buyer }: Pair) => buyer.client.orders.cancelMine({ params: { id: from } }),
  confirm: ({ from }: Pair) =>
    owner.client.orders.call({ params: { id: from }, body: { outcome: 'confirmed' } }),
  pack: ({ from }: Pair) =>
    owner.client.orders.updateStatus({ params: { id: from }, body: { status: 'Processing' } }),
  discount: ({ into }: Pair) =>
    owner.client.orders.change({
      ...{ params: { id: into } },
      body: { version: 1, discount: { amount: 2, reason: 'Late' } },
    }),
}
type Deed = keyof typeof deeds

/** The record of changes tells each merge and each discount that went through, and no other. */
async function checkRecord({ into, from }: Pair, done: readonly Deed[]): Promise<void> {
  const merges = done.filter(deed => deed === 'merge' || deed === 'mergeBack').length
  const discounts = done.filter(deed => deed === 'discount').length
  const rows = await shop.db
    .selectFrom('changes')
    .where('subjectId', 'in', [into, from])
    .selectAll()
    .execute()
  const recorded = (action: string) => rows.filter(row => row.action === action).length
  expect(merges).toBeLessThanOrEqual(1)
  expect({ merged: recorded('merged'), changed: recorded('changed') }).toEqual({
    ...{ merged: merges, changed: merges + discounts },
  })
  const versions = [await seen(into), await seen(from)].map(({ version }) => version)
  expect(versions.reduce((sum, version) => sum + version, 0)).toBe(2 + 2 * merges + discounts)
}

test('of twenty at once that merge, change, pack or cancel two orders, stock, money and record stay true', async () => {
  const names = Object.keys(deeds) as Deed[]
  const twenty = fc.array(fc.constantFrom(...names), { minLength: 20, maxLength: 20 })
  const run = async (list: Deed[]) => {
    const pair = await makePair()
    const { into, from, left } = pair
    const total = (await left()) + 3
    const outcomes = await Promise.allSettled(list.map(deed => deeds[deed](pair)))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason instanceof ApiError ? outcome.reason.status : 599).toBeLessThan(500)
    let sold = 0
    for (const id of [into, from]) {
      const { status, items, totalPrice, discount, delivery } = await seen(id)
      if (status === 'Cancelled') continue
      sold += items.reduce((sum, { quantity }) => sum + quantity, 0)
      const goods = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      expect(totalPrice).toBe(goods + delivery.charge - discount)
    }
    expect((await left()) + sold).toBe(total)
    await checkRecord(
      pair,
      list.filter((_, nth) => outcomes[nth]?.status === 'fulfilled'),
    )
  }
  await fc.assert(fc.asyncProperty(twenty, run), { numRuns: 6, endOnFailure: true })
})
