import { beforeEach, expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'
import { setMoney } from '../../../../test-support/set-money.ts'
import { freeDelivery } from '../../../contract/delivery/delivery.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')
const { catalogue, collections, settings } = owner.client

beforeEach(async () => {
  for (const table of ['stockMoves', 'stock', 'products', 'collections'] as const)
    await shop.db.deleteFrom(table).execute()
  await setMoney(owner, { currency: 'USD', roundTo: 0.01 })
  await setDelivery(owner, twoZones)
})

const preview = (factor: number, roundTo: number) =>
  catalogue.previewMultiplied({ query: { factor, roundTo } })

/** Multiplies everything as an owner who has just looked at the new prices. */
async function multiply(factor: number, roundTo: number) {
  const { seen } = await preview(factor, roundTo)
  return catalogue.multiplyPrices({ body: { factor, roundTo, seen, others: true } })
}

const makeCollection = async (below: number) =>
  (await collections.create({ body: { name: 'Small prices', rule: { below } } })).collections.at(-1)

const amounts = async () => {
  const { zones, elsewhere } = (await settings.get()).delivery.value
  const rules = (await collections.list()).collections.map(({ rule }) => rule?.below)
  return {
    zones: zones.map(({ charge, freeFrom }) => [charge, freeFrom]),
    elsewhere: elsewhere.charge,
    rules,
  }
}

const inDollars = { zones: [[2.5, 100]], elsewhere: 4, rules: [20] }
const inRupees = { zones: [[700, 28_000]], elsewhere: 1_100, rules: [5_600] }

test('what delivery costs, what it is free from, and rules of collections are multiplied and undone with the prices', async () => {
  const { _id: id } = await makeProduct(owner, { price: 48, displayPrice: null })
  await makeCollection(20)
  await setMoney(owner, { currency: 'PKR', roundTo: 10 })
  expect((await preview(280, 50)).others).toEqual([
    { of: 'charge', name: 'Lahore', before: 2.5, after: 700 },
    { of: 'freeFrom', name: 'Lahore', before: 100, after: 28_000 },
    { of: 'charge', name: '', before: 4, after: 1_100 },
    { of: 'below', name: 'Small prices', before: 20, after: 5_600 },
  ])
  const { changed, changeId } = await multiply(280, 50)
  expect([changed, await amounts()]).toEqual([1, inRupees])
  expect((await shop.client().delivery.terms()).elsewhere.charge).toBe(1_100)
  expect(await catalogue.undo({ params: { id: changeId ?? '' } })).toEqual({
    ...{ undone: 1, left: 0, purged: 0 },
    others: { undone: ['Small prices', 'Delivery'], left: [] },
  })
  expect(await amounts()).toEqual(inDollars)
  const { changes } = await owner.client.staff.changes({ query: { subjectId: id, limit: 1 } })
  await catalogue.undo({ params: { id: changes[0]?.batchId ?? '' } })
  expect(await amounts()).toEqual(inRupees)
})

test('without them prices alone are multiplied', async () => {
  await makeProduct(owner, { price: 48 })
  await makeCollection(20)
  const { seen } = await preview(2, 1)
  await catalogue.multiplyPrices({ body: { factor: 2, roundTo: 1, seen } })
  expect(await amounts()).toEqual(inDollars)
})

test('a shop without products multiplies the rest', async () => {
  await makeCollection(20)
  const { changed, changeId } = await multiply(280, 50)
  expect([changed, await amounts()]).toEqual([0, inRupees])
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await amounts()).toEqual(inDollars)
  await expect(catalogue.undo({ params: { id: changeId ?? '' } })).rejects.toMatchObject({
    message: 'This has already been undone.',
  })
})

test('amounts that somebody has changed since they were seen refuse it, and changed since then stay when it is undone', async () => {
  const collection = await makeCollection(20)
  const { seen } = await preview(280, 50)
  await setDelivery(owner, { ...twoZones, zones: [] })
  await expect(
    catalogue.multiplyPrices({ body: { factor: 280, roundTo: 50, seen, others: true } }),
  ).rejects.toMatchObject({ code: 'product_changed' })
  const { changeId } = await multiply(280, 50)
  await collections.edit({
    params: { id: collection?._id ?? '' },
    body: { name: 'Small prices', rule: { below: 9_000 }, version: 2 },
  })
  expect(await catalogue.undo({ params: { id: changeId ?? '' } })).toMatchObject({
    others: { undone: ['Delivery'], left: ['Small prices'] },
  })
  expect(await amounts()).toEqual({ zones: [], elsewhere: 4, rules: [9_000] })
})

test('an amount beyond the highest refuses all of it', async () => {
  await setDelivery(owner, { elsewhere: { ...freeDelivery.elsewhere, charge: 1_000_000 } })
  const { _id: id } = await makeProduct(owner, { price: 48 })
  await expect(multiply(280, 50)).rejects.toMatchObject({
    code: 'invalid',
    fields: { factor: expect.stringContaining('would be more than 20,000,000') },
  })
  expect((await catalogue.staffGet({ params: { id } })).basePrice).toBe(48)
})

test('only owners undo what changed the delivery', async () => {
  await makeProduct(owner, { price: 48 })
  const { changeId } = await multiply(280, 50)
  const manager = await makeUser(shop, 'manager')
  await expect(manager.client.catalogue.undo({ params: { id: changeId ?? '' } })).rejects.toMatchObject({
    code: 'wrong_role',
  })
  expect(await amounts()).toMatchObject({ elsewhere: 1_100 })
})

test('delivery in dollars comes back into no currency without coins', async () => {
  const { _id: id } = await makeProduct(owner, { price: 48 })
  await makeCollection(20)
  const { changeId } = await multiply(1.1, 1)
  await setMoney(owner, { currency: 'PKR', roundTo: 1 })
  expect(await catalogue.undo({ params: { id: changeId ?? '' } })).toMatchObject({
    ...{ undone: 1, others: { undone: ['Small prices'], left: ['Delivery'] } },
  })
  expect(await amounts()).toEqual({ zones: [[3, 110]], elsewhere: 4, rules: [20] })
  expect((await catalogue.staffGet({ params: { id } })).basePrice).toBe(48)
})

test('the rule of a collection has no parts of a coin', async () => {
  await setMoney(owner, { currency: 'PKR', roundTo: 1 })
  await expect(makeCollection(19.5)).rejects.toMatchObject({
    ...{ code: 'invalid', fields: { 'rule.below': expect.stringContaining('Enter a whole number') } },
  })
})
