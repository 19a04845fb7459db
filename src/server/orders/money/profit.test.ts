import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { setMoney } from '../../../../test-support/set-money.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue, orders, staff } = owner.client

const sizes = ['S', 'M']
const makeCosted = (price: number, cost: number | null) =>
  makeProduct(owner, {
    price,
    displayPrice: null,
    Color: [],
    Size: sizes.map(Size => ({ Size })),
    stock: sizes.map(size => ({ color: '', size, quantity: 50, cost })),
  })

type Product = { _id: string }

async function buy(...wanted: [product: Product, quantity: number][]) {
  const { client } = await makeUser(shop)
  for (const [{ _id: productId }, quantity] of wanted)
    await client.cart.add({ body: { productId, quantity, options: { size: 'S' } } })
  return client.orders.create({ body: orderData() })
}

const setCost = ({ _id: id }: Product, cost: number | null) =>
  catalogue.quickEdit({
    params: { id },
    body: {
      stockReason: 'set',
      stockNote: '',
      stock: sizes.map(size => ({ color: '', size, quantity: 50, seen: 50, cost })),
    },
  })

const earningsOf = (id: string) => orders.earnings({ params: { id } })
/** The cells of a line of CSV without quotes in them. */
const cellsOf = (line: string) =>
  (line.match(/(?<=^|,)("[^"]*"|[^,"]*)(?=,|$)/g) ?? []).map(cell => cell.replaceAll('"', ''))

const profitNow = async () => (await staff.dashboard({ query: { days: 7 } })).profit

async function change(id: string, body: object) {
  const { order, lines } = await orders.openForChange({ params: { id } })
  const [line] = lines
  const { version } = order
  await orders.change({
    params: { id },
    body: { version, lines: [{ lineId: line?.lineId ?? '', quantity: 1 }], ...body },
  })
}

test('an order earns its pieces less what they had cost when they were sold, whatever they cost later', async () => {
  const [kurta, shawl] = [await makeCosted(48, 30.25), await makeCosted(20, 0)]
  const { _id: id } = await buy([kurta, 2], [shawl, 1])
  await setCost(kurta, 45)
  expect(await earningsOf(id)).toEqual({ earned: 116, cost: 60.5, currency: 'USD' })
})

test('one piece of unknown cost leaves the order’s cost unknown', async () => {
  const { _id: id } = await buy([await makeCosted(48, 30), 1], [await makeCosted(20, null), 1])
  expect(await earningsOf(id)).toEqual({ earned: 68, cost: null, currency: 'USD' })
})

test('discounts count, delivery does not, and other pieces bring their own cost', async () => {
  const kurta = await makeCosted(48, 30)
  const { _id: id } = await buy([kurta, 3])
  await setCost(kurta, 33)
  await change(id, {
    discount: { amount: 6, reason: 'A late parcel' },
    delivery: { charge: 9, reason: 'Far' },
  })
  expect(await earningsOf(id)).toMatchObject({ earned: 42, cost: 30 })
  const { lines } = await orders.openForChange({ params: { id } })
  const lineId = lines[0]?.lineId ?? ''
  await change(id, { lines: [{ lineId, quantity: 1, options: { size: 'M' } }] })
  expect(await earningsOf(id)).toMatchObject({ earned: 42, cost: 33 })
})

test('the tax in the prices is not earned', async () => {
  await setMoney(owner, { tax: { percent: 17, number: '7' } })
  const { _id: id } = await buy([await makeCosted(48, 30), 1])
  await setMoney(owner, { tax: null })
  expect(await earningsOf(id)).toMatchObject({ earned: 41.03, cost: 30 })
})

test('Today adds up what was sold, leaves out orders of unknown cost, and forgets what is cancelled', async () => {
  const before = await profitNow()
  const kurta = await makeCosted(48, 30.25)
  const [{ _id: sold }, { _id: cancelled }] = [await buy([kurta, 2]), await buy([kurta, 1])]
  await buy([await makeCosted(20, null), 1])
  const since = async () => {
    const now = await profitNow()
    const cents = (name: 'earned' | 'cost') => Math.round((now[name] - before[name]) * 100)
    return [cents('earned'), cents('cost'), now.orders - before.orders, now.leftOut - before.leftOut]
  }
  expect(await since()).toEqual([14_400, 9_075, 2, 1])
  await orders.updateStatus({ params: { id: cancelled }, body: { status: 'Cancelled' } })
  expect(await since()).toEqual([9_600, 6_050, 1, 1])
  for (const status of ['Processing', 'Shipped'] as const)
    await orders.updateStatus({ params: { id: sold }, body: { status } })
  await orders.refused({ params: { id: sold } })
  expect(await since()).toEqual([0, 0, 0, 1])
})

test('the file of orders says cost and profit, and nothing of what is not known or was not sold', async () => {
  const [known, unknown] = [await makeCosted(48, 30.25), await makeCosted(20, null)]
  const [{ number: first }, { number: second }] = [await buy([known, 2]), await buy([known, 1], [unknown, 1])]
  const cancelled = await buy([known, 1])
  await orders.updateStatus({ params: { id: cancelled._id }, body: { status: 'Cancelled' } })
  const read = async (rows: string) => {
    const text = await (await shop.request('GET', `/api/order/export?rows=${rows}`, owner)).text()
    const [heading = [], ...lines] = text.trim().split('\r\n').map(cellsOf)
    return (number: number, column: string) =>
      lines.filter(([order]) => order === String(number)).map(cells => cells[heading.indexOf(column)])
  }
  const perOrder = await read('orders')
  expect([first, second, cancelled.number].map(number => perOrder(number, 'Profit'))).toEqual([
    ['35.5'],
    [''],
    [''],
  ])
  expect(perOrder(first, 'Pieces earn')).toEqual(['96'])
  expect(perOrder(first, 'Pieces cost')).toEqual(['60.5'])
  expect(perOrder(cancelled.number, 'Pieces cost')).toEqual([''])
  const perLine = await read('lines')
  expect(perLine(second, 'Cost of one')).toEqual(['30.25', ''])
})

test('Today follows a discount that delivery makes up for', async () => {
  const { _id: id } = await buy([await makeCosted(48, 30), 2])
  const before = await profitNow()
  await change(id, {
    lines: [],
    discount: { amount: 5, reason: 'A late parcel' },
    delivery: { charge: 5, reason: 'Far' },
  })
  expect((await profitNow()).earned).toBe(before.earned - 5)
})
