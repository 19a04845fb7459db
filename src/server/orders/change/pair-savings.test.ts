import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { setDelivery } from '../../../../test-support/set-delivery.ts'
import type { ChangeOrder } from '../../../contract/orders/order-changes.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')
let phones = 2_000_000

const none = { pair: [], look: [], instead: [] }
const inM = { color: 'Pistachio', size: 'M' }
const inS = { color: 'Pistachio', size: 'S' }

/** A mother's piece of $20 and a daughter's of $10, which save so much together. */
async function makePair(saving: number) {
  const [mother, daughter] = [
    await makeProduct(owner, { price: 20 }),
    await makeProduct(owner, { price: 10 }),
  ]
  await owner.client.catalogue.saveLinks({
    params: { id: mother._id },
    body: { ...none, pair: [daughter._id], savings: [saving], seen: none },
  })
  return { mother: mother._id, daughter: daughter._id }
}

const setSaving = (mother: string, daughter: string, saving: number) =>
  owner.client.catalogue.saveLinks({
    params: { id: mother },
    body: { ...none, pair: [daughter], savings: [saving], seen: { ...none, pair: [daughter] } },
  })

const buyerOf = async () => ({ ...(await makeUser(shop)), phone: `0300${++phones}` })

async function order(buyer: Awaited<ReturnType<typeof buyerOf>>, ...ids: string[]) {
  const lines = ids.map(productId => ({ productId, quantity: 1, options: inM }))
  await buyer.client.cart.addSeveral({ body: { lines } })
  return buyer.client.orders.create({ body: orderData({ phone: buyer.phone }) })
}

const seen = (id: string) => owner.client.orders.staffGet({ params: { id } })

const lineOf = async (id: string, productId: string) => {
  const { lines } = await owner.client.orders.openForChange({ params: { id } })
  return lines.find(line => line.productId === productId)?.lineId ?? ''
}

/** Changes an order as it was shown that the change would. */
async function change(id: string, body: Omit<Partial<ChangeOrder>, 'version'>) {
  const { version } = await seen(id)
  const asked = { params: { id }, body: { version, ...body } }
  const { after } = await owner.client.orders.previewChange(asked)
  const changed = await owner.client.orders.change(asked)
  expect(changed.totalPrice).toBe(after.total)
  expect(changed.adjustments.map(({ kind, amount }) => ({ kind, amount }))).toEqual(after.adjustments)
  return changed
}

const savings = ({ adjustments }: { adjustments: { kind: string; amount: number }[] }) =>
  adjustments.filter(({ kind }) => kind === 'pair').map(({ amount }) => amount)

test('who takes a piece of a pair out of an order takes its saving away, and its free delivery with it', async () => {
  await setDelivery(owner, { zones: [], elsewhere: { charge: 3, freeFrom: 26, days: null, takesCash: true } })
  const { mother, daughter } = await makePair(4)
  const { _id: id, totalPrice } = await order(await buyerOf(), mother, daughter)
  expect(totalPrice).toBe(26)
  const changed = await change(id, { lines: [{ lineId: await lineOf(id, daughter), quantity: 0 }] })
  expect(changed).toMatchObject({ totalPrice: 23, delivery: { charge: 3 } })
  expect(savings(changed)).toEqual([])
  await setDelivery(owner, {
    zones: [],
    elsewhere: { charge: 0, freeFrom: null, days: null, takesCash: true },
  })
})

test('what the staff change of a pair later changes no order that has it', async () => {
  const { mother, daughter } = await makePair(4)
  const { _id: id } = await order(await buyerOf(), mother, daughter)
  await setSaving(mother, daughter, 1)
  expect(await seen(id)).toMatchObject({ totalPrice: 26 })
  const resized = await change(id, {
    lines: [{ lineId: await lineOf(id, daughter), quantity: 1, options: inS }],
  })
  expect(savings(resized)).toEqual([-4])
  await owner.client.catalogue.saveLinks({
    params: { id: mother },
    body: { ...none, seen: { ...none, pair: [daughter] } },
  })
  expect(savings(await change(id, { note: 'Please call' }))).toEqual([-4])
})

test('a change that completes a pair takes the terms of today, beside those that the order has', async () => {
  const { mother, daughter } = await makePair(4)
  const { _id: id } = await order(await buyerOf(), mother, daughter)
  await setSaving(mother, daughter, 1)
  const lines = [
    { lineId: await lineOf(id, mother), quantity: 2 },
    { lineId: await lineOf(id, daughter), quantity: 2 },
  ]
  const changed = await change(id, { lines })
  expect(changed.totalPrice).toBe(55)
  expect(savings(changed)).toEqual([-5])
  const alone = await order(await buyerOf(), mother)
  expect(savings(alone)).toEqual([])
  expect(
    savings(await change(alone._id, { added: [{ productId: daughter, quantity: 1, options: inM }] })),
  ).toEqual([-1])
})

test('an order from before a pair saved anything is not changed by it', async () => {
  const { mother, daughter } = await makePair(0)
  const { _id: id } = await order(await buyerOf(), mother, daughter)
  await setSaving(mother, daughter, 4)
  const changed = await change(id, { lines: [{ lineId: await lineOf(id, mother), quantity: 3 }] })
  expect(changed.totalPrice).toBe(70)
})

test('a percentage of a changed order is of what its pieces cost together', async () => {
  const { mother, daughter } = await makePair(4)
  const { _id: id } = await order(await buyerOf(), mother, daughter)
  const half = { percent: 50, reason: 'A late parcel' }
  expect(await change(id, { discount: half })).toMatchObject({ totalPrice: 13, discount: 13 })
  const all = { amount: 27, reason: 'Too much' }
  await expect(change(id, { discount: all })).rejects.toMatchObject({
    fields: { discount: 'The discount is more than the order comes to. Take off at most $26.00.' },
  })
})

test('orders in one parcel keep what each saves, and save on a pair that they complete', async () => {
  const { mother, daughter } = await makePair(4)
  const buyer = await buyerOf()
  const merge = async (into: string, from: string) => {
    const [{ version }, { version: otherVersion }] = [await seen(into), await seen(from)]
    return owner.client.orders.merge({ params: { id: into }, body: { other: from, version, otherVersion } })
  }
  const first = await order(buyer, mother, daughter)
  await setSaving(mother, daughter, 2)
  const second = await order(buyer, mother, daughter)
  const merged = await merge(first._id, second._id)
  expect(merged.totalPrice).toBe(54)
  expect(savings(merged)).toEqual([-6])
  const alone = await order(buyer, mother)
  const rest = await order(buyer, daughter)
  const completed = await merge(alone._id, rest._id)
  expect(savings(completed)).toEqual([-2])
  const all = await merge(first._id, alone._id)
  expect(all).toMatchObject({ totalPrice: 82 })
  const { changes } = await owner.client.staff.changes({ query: { subjectId: first._id, limit: 1 } })
  expect(changes).toMatchObject([{ before: { pairCents: 600 }, after: { pairCents: 800 } }])
})

test('an order keeps the terms of its pairs', async () => {
  const { mother, daughter } = await makePair(4)
  const { _id: id } = await order(await buyerOf(), mother, daughter)
  const row = await shop.db
    .selectFrom('orders')
    .where('id', '=', id)
    .select('adjustments')
    .executeTakeFirstOrThrow()
  const products = [mother, daughter].toSorted()
  expect(row.adjustments).toContainEqual({
    ...{ kind: 'pair', cents: -400, reason: '', source: 'shop' },
    pairs: [{ products, savingCents: 400, count: 1 }],
  })
})
