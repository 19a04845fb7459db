import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import type { ReceivedGoods } from '../../../contract/catalogue/receiving.ts'
import { hours } from '../../../contract/durations.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const manager = await makeUser(shop, 'manager')
const { catalogue, staff } = owner.client

const makeSized = (cost?: number) =>
  makeProduct(owner, {
    Color: [],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    stock: ['S', 'M'].map(size => ({ color: '', size, quantity: 2, cost })),
  })

type Line = { size: string; pieces: number; cost?: number }
const linesOf = ({ _id: productId }: { _id: string }, ...lines: Line[]) =>
  lines.map(line => ({ productId, color: '', ...line }))

const receive = (goods: Partial<ReceivedGoods>, { client } = owner) =>
  client.catalogue.receive({ body: { supplier: '', document: '', again: false, lines: [], ...goods } })

async function stockOf({ _id: id }: { _id: string }) {
  const { stock } = await catalogue.staffGet({ params: { id } })
  return Object.fromEntries(stock.map(({ size, quantity, cost }) => [size, [quantity, cost]]))
}

let bills = 0
const newBill = () => {
  bills += 1
  return { supplier: 'Gul Textiles', document: `Bill ${bills}` }
}

test('goods of several products are added at once, with their cost, on record, and undone as one', async () => {
  const [kurta, suit] = [await makeSized(10), await makeSized()]
  const bill = newBill()
  const lines = [
    ...linesOf(kurta, { size: 'S', pieces: 2, cost: 14 }, { size: 'S', pieces: 4, cost: 8 }),
    ...linesOf(suit, { size: 'M', pieces: 3 }),
  ]
  const { changeId, pieces } = await receive({ ...bill, lines })
  expect(pieces).toBe(9)
  expect(await stockOf(kurta)).toEqual({ S: [8, 10], M: [2, 10] })
  expect(await stockOf(suit)).toEqual({ S: [2, undefined], M: [5, undefined] })
  const { moves } = await staff.stockMoves({ params: { id: kurta._id }, query: {} })
  expect(moves.slice(0, 2)).toMatchObject([
    {
      kind: 'bought',
      change: 4,
      cost: { amount: 8, currency: 'USD' },
      left: 8,
      note: `Gul Textiles, ${bill.document}`,
    },
    { kind: 'bought', change: 2, cost: { amount: 14, currency: 'USD' }, left: 4, by: { userId: owner.id } },
  ])
  const { changes } = await staff.changes({ query: { subjectId: suit._id } })
  expect(changes[0]).toMatchObject({ action: 'received', batchId: changeId })
  expect(await catalogue.undo({ params: { id: changeId } })).toMatchObject({ undone: 2, left: 0 })
  expect(await stockOf(kurta)).toEqual({ S: [2, 10], M: [2, 10] })
  // What was undone can be received anew.
  await receive({ ...bill, lines: linesOf(suit, { size: 'S', pieces: 1 }) })
})

test('one paper of a supplier is booked once by two people at once, and again only on purpose', async () => {
  const kurta = await makeSized()
  const goods = { ...newBill(), lines: linesOf(kurta, { size: 'S', pieces: 5 }) }
  const both = await Promise.allSettled([receive(goods), receive(goods, manager)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await stockOf(kurta)).toMatchObject({ S: [7, undefined] })
  const shouted = { ...goods, supplier: 'GUL TEXTILES', document: goods.document.toUpperCase() }
  await expect(receive(shouted)).rejects.toMatchObject({
    code: 'already_received',
    fields: {
      document: expect.stringMatching(
        /^.+ received BILL \d+ of GUL TEXTILES on \d{4}-\d\d-\d\d .*already\.$/,
      ),
    },
  })
  await receive({ ...goods, again: true })
  expect(await stockOf(kurta)).toMatchObject({ S: [12, undefined] })
  await expect(receive(goods)).rejects.toMatchObject({ code: 'already_received' })
})

test('without a number any goods of a supplier are received, and suppliers are offered, the latest first', async () => {
  const kurta = await makeSized()
  const lines = linesOf(kurta, { size: 'S', pieces: 1 })
  for (const supplier of ['Noor Fabrics', 'Zebaish', 'noor fabrics', '']) {
    shop.clock.now = new Date(shop.clock.now.getTime() + hours(1) + 1)
    await receive({ supplier, lines })
  }
  expect(await stockOf(kurta)).toMatchObject({ S: [6, undefined] })
  const { suppliers } = await catalogue.suppliers()
  expect(suppliers.slice(0, 2)).toEqual(['noor fabrics', 'Zebaish'])
})

test('the very same pieces again within an hour are asked about, whoever books them', async () => {
  const goods = { supplier: 'Noor Fabrics', lines: linesOf(await makeSized(), { size: 'S', pieces: 1 }) }
  await receive(goods)
  await expect(receive({ ...goods, supplier: 'NOOR FABRICS' }, manager)).rejects.toMatchObject({
    code: 'already_received',
    message: expect.stringMatching(/ received the same pieces on .* already\.$/),
  })
  await receive({ ...goods, again: true }, manager)
  await receive({ ...goods, supplier: 'Zebaish' })
})

test('nothing of the goods is booked where a line cannot be', async () => {
  const [kurta, gone] = [await makeSized(), await makeSized()]
  await catalogue.remove({ params: { id: gone._id } })
  const good = linesOf(kurta, { size: 'S', pieces: 5 })
  const bill = newBill()
  const refused = async (lines: ReceivedGoods['lines'], field: string) =>
    expect(receive({ ...bill, lines: [...good, ...lines] })).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
  await refused(linesOf(gone, { size: 'S', pieces: 1 }), 'lines.1.productId')
  await refused(linesOf(kurta, { size: 'XL', pieces: 1 }), 'lines.1.size')
  // Every size is counted apart, so nobody could buy it.
  await refused(linesOf(kurta, { size: '', pieces: 1 }), 'lines.1.size')
  await refused(linesOf(kurta, { size: 'S', pieces: 0 }), 'lines.1.pieces')
  expect(await stockOf(kurta)).toMatchObject({ S: [2, undefined] })
  await receive({ ...bill, lines: good })
})

test('a size that is not counted apart yet gets a row of its own', async () => {
  const shawl = await makeProduct(owner, {
    Color: [],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    stock: [{ color: '', size: '', quantity: 4 }],
  })
  await receive({ lines: linesOf(shawl, { size: 'M', pieces: 2, cost: 3 }) })
  expect(await stockOf(shawl)).toEqual({ '': [4, undefined], M: [2, 3] })
})

test('a repeat of the same request adds nothing, and goods that come while others order are all there', async () => {
  const kurta = await makeSized()
  const body = { ...newBill(), again: false, lines: linesOf(kurta, { size: 'S', pieces: 5 }) }
  const [first, second] = [
    await catalogue.receive({ body }, { idempotencyKey: 'receive-once' }),
    await catalogue.receive({ body }, { idempotencyKey: 'receive-once' }),
  ]
  expect(second).toEqual(first)
  const buyer = await makeUser(shop)
  const buy = async () => {
    await buyer.client.cart.add({ body: { productId: kurta._id, quantity: 1, options: { size: 'S' } } })
  }
  await Promise.all([
    ...Array.from({ length: 6 }, (_, nth) =>
      receive({ lines: linesOf(kurta, { size: 'S', pieces: 1, cost: nth }) }),
    ),
    buy(),
  ])
  expect(await stockOf(kurta)).toMatchObject({ S: [13, expect.any(Number)] })
})

test('a bill of which a part stays after an undo is still booked', async () => {
  const [kurta, suit] = [await makeSized(), await makeSized()]
  const goods = {
    ...newBill(),
    lines: [...linesOf(kurta, { size: 'S', pieces: 5 }), ...linesOf(suit, { size: 'S', pieces: 5 })],
  }
  const { changeId } = await receive(goods)
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: kurta._id, quantity: 1, options: { size: 'S' } } })
  await buyer.client.orders.create({ body: orderData() })
  expect(await catalogue.undo({ params: { id: changeId } })).toMatchObject({ undone: 1, left: 1 })
  await expect(receive(goods)).rejects.toMatchObject({ code: 'already_received' })
})

test('a second booking on purpose that is undone leaves the first on record', async () => {
  const goods = { ...newBill(), lines: linesOf(await makeSized(), { size: 'S', pieces: 5 }) }
  await receive(goods)
  const { changeId } = await receive({ ...goods, again: true })
  await catalogue.undo({ params: { id: changeId } })
  await expect(receive(goods)).rejects.toMatchObject({ code: 'already_received' })
})

test('new places that together leave pieces nobody could buy are refused', async () => {
  const shawl = await makeProduct(owner, {
    Color: [],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    stock: [{ color: '', size: '', quantity: 4 }],
  })
  await expect(
    receive({ lines: linesOf(shawl, { size: 'S', pieces: 1 }, { size: 'M', pieces: 1 }) }),
  ).rejects.toMatchObject({ fields: { 'lines.1.size': expect.stringContaining(shawl.title) } })
})
