import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import type { CountedStock, ShelfToCount } from '../../../contract/catalogue/counting.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const manager = await makeUser(shop, 'manager')
const { catalogue, orders, staff } = owner.client

const makeKurta = () =>
  makeProduct(owner, {
    Color: [],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    stock: ['S', 'M'].map(size => ({ color: '', size, quantity: 4 })),
  })

type Product = { _id: string }

const sheetOf = async ({ _id: ids }: Product) => {
  const { shelves } = await catalogue.countSheet({ query: { ids } })
  return Object.fromEntries(shelves.map(shelf => [shelf.size, shelf]))
}

/** A line by what the sheet said when somebody counted. */
const lineOf = (shelf: ShelfToCount | undefined, counted: number): CountedStock['lines'][number] => {
  if (!shelf) throw new Error('The sheet has no such shelf')
  const { productId, color, size, quantity, waiting, version } = shelf
  return { productId, color, size, counted, shouldBe: quantity + waiting, version }
}

const count = (lines: CountedStock['lines'], { client } = owner, note = '') =>
  client.catalogue.count({ body: { note, lines } })

async function buy({ _id: productId }: Product, size: string, quantity = 1) {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity, options: { size } } })
  return client.orders.create({ body: orderData() })
}

async function stockOf({ _id: id }: Product) {
  const { stock } = await catalogue.staffGet({ params: { id } })
  return Object.fromEntries(stock.map(({ size, quantity }) => [size, quantity]))
}

test('what differs is booked by its difference, what does not is on record too, and both are undone as one', async () => {
  const [kurta, suit] = [await makeKurta(), await makeKurta()]
  const { S, M } = await sheetOf(kurta)
  const lines = [lineOf(S, 3), lineOf(M, 4), lineOf((await sheetOf(suit)).M, 9)]
  const booked = await count(lines, owner, 'Back shelf')
  expect(booked).toEqual({ changeId: expect.any(String), differing: 2, pieces: 4 })
  expect([await stockOf(kurta), await stockOf(suit)]).toEqual([
    { S: 3, M: 4 },
    { S: 4, M: 9 },
  ])
  const { moves } = await staff.stockMoves({ params: { id: kurta._id }, query: {} })
  expect(moves.slice(0, 2)).toMatchObject([
    { kind: 'counted', size: 'M', change: 0, left: 4, note: 'Back shelf', by: { userId: owner.id } },
    { kind: 'counted', size: 'S', change: -1, left: 3, note: 'Back shelf' },
  ])
  const { changes } = await staff.changes({ query: { subjectId: suit._id } })
  expect(changes[0]).toMatchObject({ action: 'counted', batchId: booked.changeId })
  expect(await catalogue.undo({ params: { id: booked.changeId ?? '' } })).toMatchObject({ undone: 2 })
  expect([await stockOf(kurta), await stockOf(suit)]).toEqual([
    { S: 4, M: 4 },
    { S: 4, M: 4 },
  ])
})

test('a count in which all is as it should be changes nothing and has nothing to undo', async () => {
  const kurta = await makeKurta()
  expect(await count([lineOf((await sheetOf(kurta)).S, 4)])).toEqual({
    changeId: null,
    differing: 0,
    pieces: 0,
  })
  expect(await stockOf(kurta)).toEqual({ S: 4, M: 4 })
})

test('pieces of orders still lie there until they are packed', async () => {
  const kurta = await makeKurta()
  const order = await buy(kurta, 'S', 3)
  expect((await sheetOf(kurta)).S).toMatchObject({ quantity: 1, waiting: 3 })
  await orders.updateStatus({ params: { id: order._id }, body: { status: 'Processing' } })
  expect((await sheetOf(kurta)).S).toMatchObject({ quantity: 1, waiting: 0 })
})

test('what is ordered while somebody counts is no difference, and stays sold', async () => {
  const kurta = await makeKurta()
  const { S } = await sheetOf(kurta)
  await buy(kurta, 'S', 2)
  expect(await count([lineOf(S, 4)])).toMatchObject({ differing: 0 })
  expect(await stockOf(kurta)).toMatchObject({ S: 2 })
  const later = await sheetOf(kurta)
  const order = await buy(kurta, 'S')
  await orders.updateStatus({ params: { id: order._id }, body: { status: 'Cancelled', reason: 'Twice' } })
  await count([lineOf(later.S, 3)])
  expect(await stockOf(kurta)).toMatchObject({ S: 1 })
})

test('of two who count the same pieces the second is asked to count again', async () => {
  const kurta = await makeKurta()
  const { S, M } = await sheetOf(kurta)
  const both = await Promise.allSettled([count([lineOf(S, 3)]), count([lineOf(S, 3)], manager)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await stockOf(kurta)).toMatchObject({ S: 3 })
  await expect(count([lineOf(M, 4), lineOf(S, 4)])).rejects.toMatchObject({
    code: 'stock_changed',
    fields: { 'lines.1.version': expect.stringMatching(/size S was counted, received or set since/) },
  })
  const { changeId } = await catalogue.receive({
    body: { lines: [{ productId: kurta._id, color: '', size: 'M', pieces: 5 }] },
  })
  await expect(count([lineOf(M, 4)])).rejects.toMatchObject({ code: 'stock_changed' })
  await catalogue.undo({ params: { id: changeId } })
  // What an undo brought back was counted before that.
  await expect(count([lineOf(M, 4)])).rejects.toMatchObject({ code: 'stock_changed' })
})

test('more than is left to sell cannot be missing: orders need it', async () => {
  const kurta = await makeKurta()
  await buy(kurta, 'S', 3)
  const { S, M } = await sheetOf(kurta)
  await expect(count([lineOf(M, 3), lineOf(S, 1)])).rejects.toMatchObject({
    code: 'stock_changed',
    message: expect.stringContaining('orders need 2 more pieces than were counted'),
    fields: { 'lines.1.counted': expect.any(String) },
  })
  expect(await stockOf(kurta)).toEqual({ S: 1, M: 4 })
})

test('a repeat of the same request books nothing more, and a place that is named twice is refused', async () => {
  const kurta = await makeKurta()
  const { S } = await sheetOf(kurta)
  const body = { lines: [lineOf(S, 2)] }
  const again = () => catalogue.count({ body }, { idempotencyKey: 'count-once' })
  expect(await again()).toEqual(await again())
  expect(await stockOf(kurta)).toMatchObject({ S: 2 })
  const now = await sheetOf(kurta)
  await expect(count([lineOf(now.S, 1), lineOf(now.S, 1)])).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'lines.1.size': expect.any(String) },
  })
})

test('a size without a row of its own gets one for the pieces that lie there, and none for nothing', async () => {
  const shawl = await makeProduct(owner, {
    Color: [],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    stock: [{ color: '', size: '', quantity: 4 }],
  })
  const of = (size: string, counted: number) => ({
    ...{ productId: shawl._id, color: '', size, counted },
    ...{ shouldBe: 0, version: '' },
  })
  await count([of('M', 2), of('S', 0)])
  expect(await stockOf(shawl)).toEqual({ '': 4, M: 2 })
  await expect(count([of('XL', 1)])).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'lines.0.size': expect.any(String) },
  })
  await expect(count([{ ...of('M', 2), productId: 'none' }])).rejects.toMatchObject({
    fields: { 'lines.0.productId': expect.any(String) },
  })
})

test('ten people who order while somebody books a count get their pieces, and the sum is right', async () => {
  const kurta = await makeProduct(owner, {
    Color: [],
    Size: [],
    stock: [{ color: '', size: '', quantity: 30 }],
  })
  const sheet = await sheetOf(kurta)
  await Promise.all([...Array.from({ length: 10 }, () => buy(kurta, '')), count([lineOf(sheet[''], 28)])])
  expect(await stockOf(kurta)).toEqual({ '': 18 })
})
