import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { findUnrecorded } from '../../../test-support/database/find-unrecorded.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../test-support/factories.ts'
import type { StockMoveKind, StockReason } from '../../contract/catalogue/stock-moves.ts'
import { ApiError } from '../../web/api/error.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue, orders, staff } = owner.client
const sizes = ['S', 'M', 'L']

/** What the test did itself, counted apart from the shop: pieces by reason, and the orders that can still be acted on. */
type World = {
  id: string
  buyers: TestUser[]
  pieces: Map<StockMoveKind, number>
  open: string[]
}

type Deed = { what: (typeof whats)[number]; size: string; count: number; pick: number }
const whats = [
  'order',
  'cancel',
  'refuse',
  'change',
  'bought',
  'damaged',
  'counted',
  'import',
  'edit',
] as const

const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom(...whats, 'order', 'order'),
  size: fc.constantFrom(...sizes),
  count: fc.integer({ min: 1, max: 4 }),
  pick: fc.nat(99),
})

const count = ({ pieces }: World, kind: StockMoveKind, change: number) =>
  pieces.set(kind, (pieces.get(kind) ?? 0) + change)

const heldIn = async ({ id }: World, size: string) =>
  (await catalogue.staffGet({ params: { id } })).stock.find(each => each.size === size)?.quantity ?? 0

async function setStock(world: World, { size }: Deed, change: number, stockReason: StockReason) {
  const seen = await heldIn(world, size)
  const quantity = Math.max(0, seen + change)
  const stock = [{ color: '', size, quantity, seen }]
  await catalogue.quickEdit({ params: { id: world.id }, body: { stock, stockReason } })
  count(world, stockReason, quantity - seen)
}

const takeOne = ({ open }: World, pick: number) => open.splice(pick % Math.max(1, open.length), 1)[0]

const piecesOf = async (id: string) =>
  (await orders.staffGet({ params: { id } })).items.reduce((sum, { quantity }) => sum + quantity, 0)

const deeds: Record<Deed['what'], (world: World, deed: Deed) => Promise<void>> = {
  order: async (world, { size, count: quantity, pick }) => {
    const { client } = world.buyers[pick % world.buyers.length] ?? owner
    await client.cart.add({ body: { productId: world.id, quantity, options: { size } } })
    const placed = await client.orders.create({ body: orderData() })
    world.open.push(placed._id)
    count(world, 'sold', -placed.items.reduce((sum, each) => sum + each.quantity, 0))
  },
  cancel: async (world, { pick }) => {
    const id = takeOne(world, pick)
    if (!id) return
    await orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
    count(world, 'cancelled', await piecesOf(id))
  },
  refuse: async (world, { pick }) => {
    const id = takeOne(world, pick)
    if (!id) return
    const params = { id }
    for (const status of ['Processing', 'Shipped'] as const)
      await orders.updateStatus({ params, body: { status } })
    await orders.refused({ params })
    count(world, 'refused', await piecesOf(id))
  },
  change: async (world, { size, count: quantity, pick }) => {
    const id = world.open[pick % Math.max(1, world.open.length)]
    if (!id) return
    const before = await piecesOf(id)
    const { order, lines } = await orders.openForChange({ params: { id } })
    const line = { lineId: lines[0]?.lineId ?? '', quantity, options: { size } }
    await orders.change({ params: { id }, body: { version: order.version, lines: [line] } })
    count(world, 'changed', before - (await piecesOf(id)))
  },
  bought: (world, given) => setStock(world, given, given.count, 'bought'),
  damaged: (world, given) => setStock(world, given, -given.count, 'damaged'),
  counted: (world, given) => setStock(world, given, given.count - 2, 'counted'),
  import: async (world, { size, count: more }) => {
    const held = await heldIn(world, size)
    const csv = await (await catalogue.export()).text()
    const changed = csv.replace(`* = ${size} = ${held}`, `* = ${size} = ${held + more}`)
    const file = new File([changed], 'products.csv', { type: 'text/csv' })
    const report = await catalogue.import({ query: { dryRun: '0' }, body: { file } })
    expect(report).toMatchObject({ errors: [], updated: 1 })
    count(world, 'imported', more)
  },
  edit: async (world, { size, count: more }) => {
    const { inventory: _, ...product } = await catalogue.staffGet({ params: { id: world.id } })
    const stock = product.stock.map(each => ({
      ...each,
      quantity: each.quantity + (each.size === size ? more : 0),
      seen: each.quantity,
    }))
    await catalogue.edit({ params: { id: world.id }, body: { ...product, stock, publishAt: null } as never })
    count(world, 'set', more)
  },
}

/** A long run asks for more of them. */
const steps = Number(process.env.STOCK_DEEDS ?? 60)

test('whatever happens to the stock, its moves say it to the piece', {
  timeout: 60_000 + steps * 300,
}, async () => {
  const [random] = fc.sample(fc.array(deed, { minLength: steps, maxLength: steps, size: 'max' }), 1)
  const stock = sizes.map(size => ({ color: '', size, quantity: 9 }))
  const { _id: id } = await makeProduct(owner, { stock, Color: [], Size: sizes.map(Size => ({ Size })) })
  const buyers = await Promise.all(Array.from({ length: 4 }, () => makeUser(shop)))
  const world: World = { id, buyers, pieces: new Map([['set', 27]]), open: [] }
  for (const given of random ?? [])
    await deeds[given.what](world, given).catch(error => {
      // Sold out, for one: then nothing has happened.
      if (!(error instanceof ApiError) || error.status >= 500) throw error
    })
  const rows = await shop.db.selectFrom('stockMoves').select(['kind', 'change']).execute()
  const told = new Map<StockMoveKind, number>()
  for (const { kind, change } of rows) told.set(kind, (told.get(kind) ?? 0) + change)
  const summed = (of: ReadonlyMap<StockMoveKind, number>) => [...of].filter(([, sum]) => sum !== 0).toSorted()
  expect(summed(told)).toEqual(summed(world.pieces))
  const { inventory } = await catalogue.staffGet({ params: { id } })
  expect(inventory).toBe([...world.pieces.values()].reduce((sum, each) => sum + each, 0))
  const { moves } = await staff.stockMoves({ params: { id }, query: { limit: 100 } })
  expect(Math.min(...moves.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
  expect(await findUnrecorded(shop.db)).toEqual([])
})
