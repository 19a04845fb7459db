import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../../test-support/factories.ts'
import type { QuickEdit } from '../../../contract/catalogue/staff-catalogue.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue, staff } = owner.client

const sizes = [{ Size: 'S' }, { Size: 'M' }]
type Row = { size: string; quantity: number; cost?: number | null }
const withSizes = (rows: Row[]) => ({
  Color: [],
  Size: sizes,
  stock: rows.map(row => ({ color: '', ...row })),
})
const makeSized = (...rows: Row[]) => makeProduct(owner, withSizes(rows))

async function costsOf(id: string) {
  const { stock } = await catalogue.staffGet({ params: { id } })
  return Object.fromEntries(stock.map(({ color, size, cost }) => [color + size, cost]))
}

const quickEdit = (id: string, body: Partial<QuickEdit>) =>
  catalogue.quickEdit({ params: { id }, body: { stockReason: 'set', stockNote: '', ...body } })

/** Receives pieces of a size at a cost. */
const receive = (id: string, { size, seen, pieces, cost }: Record<'seen' | 'pieces', number> & Row) =>
  quickEdit(id, {
    stockReason: 'bought',
    stock: [{ color: '', size, quantity: seen + pieces, seen, ...(cost !== undefined && { cost }) }],
  })

test('a form says what pieces cost, keeps it where it says nothing, and shoppers are not told', async () => {
  const { _id: id, slug } = await makeSized(
    { size: 'S', quantity: 2, cost: 12.5 },
    { size: 'M', quantity: 2 },
  )
  expect(await costsOf(id)).toEqual({ S: 12.5, M: undefined })
  const edit = (...rows: Row[]) =>
    catalogue.edit({ params: { id }, body: { ...productInput(), ...withSizes(rows) } })
  await edit({ size: 'S', quantity: 4 }, { size: 'M', quantity: 2, cost: 0 })
  expect(await costsOf(id)).toEqual({ S: 12.5, M: 0 })
  const { changeId } = await edit({ size: 'S', quantity: 4, cost: null }, { size: 'M', quantity: 2 })
  expect(await costsOf(id)).toEqual({ S: undefined, M: 0 })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await costsOf(id)).toEqual({ S: 12.5, M: 0 })
  const answers = [await catalogue.get({ params: { id: slug } }), await catalogue.browse({ query: {} })]
  expect(JSON.stringify(answers)).not.toMatch(/cost/i)
})

test('received pieces change the average, and undoing it brings pieces and cost back', async () => {
  const { _id: id } = await makeSized({ size: 'S', quantity: 2, cost: 10 }, { size: 'M', quantity: 3 })
  const { changeId } = await receive(id, { size: 'S', seen: 2, pieces: 1, quantity: 3, cost: 11 })
  expect(await costsOf(id)).toEqual({ S: 10.33, M: undefined })
  const { moves } = await staff.stockMoves({ params: { id }, query: {} })
  expect(moves[0]).toMatchObject({
    kind: 'bought',
    change: 1,
    left: 3,
    cost: { amount: 11, currency: 'USD' },
  })
  expect(moves.slice(1).map(({ cost }) => cost)).toEqual([undefined, undefined])
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await costsOf(id)).toEqual({ S: 10, M: undefined })
  // Pieces without a known cost take that of those that come; pieces that come without one leave it.
  await receive(id, { size: 'M', seen: 3, pieces: 1, quantity: 4, cost: 7 })
  await receive(id, { size: 'M', seen: 4, pieces: 6, quantity: 10 })
  expect(await costsOf(id)).toEqual({ S: 10, M: 7 })
})

test('a cost that is set by hand is the cost, whatever the reason for the stock', async () => {
  const { _id: id } = await makeSized({ size: 'S', quantity: 2, cost: 10 }, { size: 'M', quantity: 0 })
  for (const stockReason of ['set', 'counted', 'damaged'] as const)
    await quickEdit(id, { stockReason, stock: [{ color: '', size: 'S', quantity: 2, seen: 2, cost: 8 }] })
  expect(await costsOf(id)).toEqual({ S: 8, M: undefined })
})

test('the average of any receipts is that of all pieces, to the cent that each one rounds', async () => {
  const receipts = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 40 }), cents: fc.nat(90_000) }), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(receipts, async list => {
      const { _id: id } = await makeSized({ size: 'S', quantity: 0 })
      let [seen, worth] = [0, 0]
      for (const { pieces, cents } of list) {
        await receive(id, { size: 'S', seen, pieces, quantity: seen + pieces, cost: cents / 100 })
        worth += pieces * cents
        seen += pieces
      }
      const { S: cost = Number.NaN } = await costsOf(id)
      expect(Math.abs(cost * 100 - worth / seen)).toBeLessThanOrEqual(list.length / 2)
    }),
    { numRuns: 8 },
  )
})

test('pieces of a removed size take their cost along', async () => {
  const { _id: id } = await makeProduct(owner, {
    Color: [],
    Size: sizes,
    stock: [
      { color: '', size: '', quantity: 1, cost: 10 },
      { color: '', size: 'M', quantity: 3, cost: 20 },
    ],
  })
  const { stock: _, ...body } = productInput({ Color: [], Size: [{ Size: 'S' }] })
  await catalogue.edit({ params: { id }, body: { ...body, inventory: 1, inventorySeen: 1 } })
  const { stock } = await catalogue.staffGet({ params: { id } })
  expect(stock).toEqual([{ color: '', size: '', quantity: 4, cost: 17.5 }])
})

test('a changed SKU can still be undone after goods came at another cost', async () => {
  const { _id: id } = await makeSized({ size: 'S', quantity: 2, cost: 10 })
  const { changeId } = await quickEdit(id, {
    stock: [{ color: '', size: 'S', quantity: 2, seen: 2, sku: `C-${id}` }],
  })
  await receive(id, { size: 'S', seen: 2, pieces: 2, quantity: 4, cost: 20 })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  const { stock } = await catalogue.staffGet({ params: { id } })
  expect(stock).toEqual([{ color: '', size: 'S', quantity: 4, cost: 15 }])
})

test('a cost that is no amount of the shop is refused', async () => {
  for (const cost of [-1, 0.001, 20_000_001, '5'])
    await expect(makeSized({ size: 'S', quantity: 1, cost: cost as number })).rejects.toMatchObject({
      status: 400,
      fields: { 'stock.0.cost': expect.stringMatching(/cost/i) },
    })
})

test('when prices are multiplied, costs are too, and undoing it brings back what nobody has set since', async () => {
  const { _id: id } = await makeSized(
    { size: 'S', quantity: 2, cost: 10.01 },
    { size: 'M', quantity: 1, cost: 0 },
  )
  const { _id: other } = await makeSized({ size: 'S', quantity: 2, cost: 3 })
  const body = { factor: 0.0037, roundTo: 0.01 }
  const { seen } = await catalogue.previewMultiplied({ query: body })
  const { changeId } = await catalogue.multiplyPrices({ body: { ...body, seen, costs: true } })
  expect(await costsOf(id)).toEqual({ S: 0.04, M: 0 })
  await receive(other, { size: 'S', seen: 2, pieces: 2, quantity: 4, cost: 0.03 })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await costsOf(id)).toEqual({ S: 10.01, M: 0 })
  expect(await costsOf(other)).toEqual({ S: 0.02 })
})

test('rows that take the place of others without a cost of their own get the average', async () => {
  const { _id: id } = await makeProduct(owner, {
    Color: [],
    Size: sizes,
    stock: [{ color: '', size: '', quantity: 4, cost: 12 }],
  })
  const edit = (...rows: Row[]) =>
    catalogue.edit({ params: { id }, body: { ...productInput(), ...withSizes(rows) } })
  await edit({ size: 'S', quantity: 3 }, { size: 'M', quantity: 1, cost: 20 })
  expect(await costsOf(id)).toEqual({ S: 12, M: 20 })
  await edit({ size: '', quantity: 4 })
  expect(await costsOf(id)).toEqual({ '': 14 })
})

test('undoing a multiplication leaves the costs of products whose prices stay', async () => {
  const [one, other] = [
    await makeSized({ size: 'S', quantity: 2, cost: 10 }),
    await makeSized({ size: 'S', quantity: 2, cost: 10 }),
  ]
  const body = { factor: 280, roundTo: 1 }
  const { seen } = await catalogue.previewMultiplied({ query: body })
  const { changeId } = await catalogue.multiplyPrices({ body: { ...body, seen, costs: true } })
  await quickEdit(one._id, { price: one.basePrice * 300 })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect([await costsOf(one._id), await costsOf(other._id)]).toEqual([{ S: 2800 }, { S: 10 }])
})

test('undoing a multiplication brings back the cost of a product whose price rounding had left', async () => {
  const { _id: id } = await makeProduct(owner, {
    price: 100,
    ...withSizes([{ size: 'S', quantity: 1, cost: 50 }]),
  })
  const body = { factor: 1.02, roundTo: 5 }
  const { seen } = await catalogue.previewMultiplied({ query: body })
  const { changeId } = await catalogue.multiplyPrices({ body: { ...body, seen, costs: true } })
  expect(await costsOf(id)).toEqual({ S: 51 })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await costsOf(id)).toEqual({ S: 50 })
})

test('prices that are raised leave what pieces cost', async () => {
  const { _id: id } = await makeSized({ size: 'S', quantity: 2, cost: 10 })
  const body = { factor: 1.1, roundTo: 0.01 }
  const { seen } = await catalogue.previewMultiplied({ query: body })
  await catalogue.multiplyPrices({ body: { ...body, seen } })
  expect(await costsOf(id)).toEqual({ S: 10 })
})
