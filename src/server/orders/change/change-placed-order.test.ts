import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'
import { setMoney } from '../../../../test-support/set-money.ts'
import type { ChangeOrder } from '../../../contract/orders/order-changes.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

const inM = { color: 'Pistachio', size: 'M' }
const inS = { color: 'Pistachio', size: 'S' }
const to = (changes: object = {}) => orderData({ phone: '0300 1234567', ...changes }).shippingAddress

const shelves = [
  { ...inM, quantity: 5 },
  { ...inS, quantity: 3 },
]

/** An order of two pieces in size M for $20 each, and how many are left by size. */
async function makeOrder(quantity = 2) {
  const buyer = await makeUser(shop)
  const product = await makeProduct(owner, { price: 20, stock: shelves })
  await buyer.client.cart.add({ body: { productId: product._id, quantity, options: inM } })
  const order = await buyer.client.orders.create({ body: orderData() })
  return { buyer, product, order, id: order._id, left: () => leftOf(product._id) }
}

async function leftOf(productId: string) {
  const rows = await shop.db.selectFrom('stock').where('productId', '=', productId).selectAll().execute()
  return Object.fromEntries(rows.map(row => [row.size, row.quantity]))
}

const reprice = (id: string) =>
  shop.db.updateTable('products').set({ priceCents: 3_000 }).where('id', '=', id).execute()

async function open(id: string) {
  const opened = await owner.client.orders.openForChange({ params: { id } })
  return { ...opened, version: opened.order.version }
}

async function change(id: string, body: Omit<Partial<ChangeOrder>, 'version'>, who = owner) {
  const { version } = await open(id)
  return who.client.orders.change({ params: { id }, body: { version, ...body } })
}

const lineOf = async (id: string) => (await open(id)).lines[0]?.lineId ?? ''

const move = (id: string, status: 'Processing' | 'Shipped', more: object = {}) =>
  owner.client.orders.updateStatus({ params: { id }, body: { status, ...more } })

test('a change that comes to something else than was shown is refused, and changes nothing', async () => {
  const { id, left, product } = await makeOrder()
  const { version } = await open(id)
  const body = { version, added: [{ productId: product._id, quantity: 1, options: inS }] }
  const { after } = await owner.client.orders.previewChange({ params: { id }, body })
  await reprice(product._id)
  const shown = { ...body, expectedTotal: after.total }
  await expect(owner.client.orders.change({ params: { id }, body: shown })).rejects.toMatchObject({
    code: 'order_changed',
    message: 'A price or the delivery has changed. The order comes to $70.00 now: look at it again.',
  })
  expect(await open(id)).toMatchObject({ version })
  expect(await left()).toEqual({ M: 3, S: 3 })
  const again = await owner.client.orders.change({ params: { id }, body: { ...body, expectedTotal: 70 } })
  expect(again).toMatchObject({ totalPrice: 70 })
})

test('another size comes from another shelf, at the price of the order', async () => {
  const { id, left, product } = await makeOrder()
  await reprice(product._id)
  const changed = await change(id, { lines: [{ lineId: await lineOf(id), quantity: 1, options: inS }] })
  expect(changed).toMatchObject({ totalPrice: 20, version: 2 })
  expect(changed.items).toMatchObject([{ price: 20, quantity: 1, options: inS }])
  expect(await left()).toEqual({ M: 5, S: 2 })
})

test('length and material are offered where there are several, and chosen in a changed order', async () => {
  const buyer = await makeUser(shop)
  const product = await makeProduct(owner, {
    stock: shelves,
    Length: [{ Length: '40 in' }, { Length: '44 in' }],
    Material: [{ Material: 'Lawn' }],
  })
  await buyer.client.cart.add({ body: { productId: product._id, options: inM } })
  const { _id: id } = await buyer.client.orders.create({ body: orderData() })
  const [line] = (await open(id)).lines
  expect(line).toMatchObject({
    options: { ...inM, length: '40 in' },
    offers: { lengths: ['40 in', '44 in'], materials: [] },
  })
  const options = { ...inM, length: '44 in' }
  const changed = await change(id, { lines: [{ lineId: line?.lineId ?? '', quantity: 1, options }] })
  expect(changed.items).toMatchObject([{ options }])
})

test('a piece that is added costs what it costs today, and the lines before keep their price', async () => {
  const { id, left, product } = await makeOrder()
  await reprice(product._id)
  const changed = await change(id, { added: [{ productId: product._id, quantity: 1, options: inS }] })
  expect(changed.items).toMatchObject([
    { price: 20, quantity: 2, options: inM },
    { price: 30, quantity: 1, options: inS },
  ])
  expect(changed.totalPrice).toBe(70)
  expect(await left()).toEqual({ M: 3, S: 2 })
  const [first] = (await open(id)).lines
  const fewer = await change(id, { lines: [{ lineId: first?.lineId ?? '', quantity: 0 }] })
  expect(fewer.items).toMatchObject([{ price: 30, options: inS }])
  expect(await left()).toEqual({ M: 5, S: 2 })
})

test('the preview says what would leave and come back and what it would cost, and changes nothing', async () => {
  const { id, left, product } = await makeOrder()
  const { version, lines } = await open(id)
  expect(lines).toMatchObject([
    {
      ...{ productId: product._id, quantity: 2, price: 20, options: inM },
      offers: { colours: ['Pistachio'], sizes: ['S', 'M'], lengths: [], materials: [] },
      stock: [
        { ...inS, quantity: 3, own: 0 },
        { ...inM, quantity: 5, own: 2 },
      ],
    },
  ])
  const body = {
    version,
    lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 3, options: inS }],
    discount: { amount: 5, reason: 'A late parcel' },
  }
  expect(await owner.client.orders.previewChange({ params: { id }, body })).toMatchObject({
    before: { goods: 40, delivery: 0, discount: 0, total: 40 },
    after: { goods: 60, delivery: 0, discount: 5, total: 55 },
    stock: expect.arrayContaining([
      expect.objectContaining({ choice: 'Pistachio, M', pieces: 2, left: 5 }),
      expect.objectContaining({ choice: 'Pistachio, S', pieces: -3, left: 0 }),
    ]),
    packAgain: false,
  })
  expect(await left()).toEqual({ M: 3, S: 3 })
  expect(await open(id)).toMatchObject({ version, lines: [{ quantity: 2 }] })
})

test('more than there is is refused with how many there are, and nothing changes', async () => {
  const { id, left } = await makeOrder()
  const lineId = await lineOf(id)
  await expect(change(id, { lines: [{ lineId, quantity: 6, options: inM }] })).rejects.toMatchObject({
    ...{ code: 'out_of_stock', message: expect.stringContaining('Only 5 pieces') },
  })
  await change(id, { lines: [{ lineId, quantity: 5, options: inM }] })
  expect(await left()).toEqual({ M: 0, S: 3 })
})

test('a discount stands on the order, the slip, the mail and in the CSV file', async () => {
  const { id, buyer, order } = await makeOrder()
  const changed = await change(id, { discount: { amount: 4.5, reason: 'A seam is open' } })
  expect(changed).toMatchObject({ totalPrice: 35.5, discount: 4.5, discountReason: 'A seam is open' })
  const seen = await buyer.client.orders.get({ params: { id } })
  expect(seen).toMatchObject({ totalPrice: 35.5, discount: 4.5 })
  expect(JSON.stringify(seen)).not.toContain('seam')
  const [slip] = await owner.client.orders.slips({ query: { ids: id } })
  expect(slip).toMatchObject({ amountToCollect: 35.5 })
  const mail = (await mailTo(shop, buyer.email)).at(-1)
  expect(mail?.subject).toContain(`order #${order.number}: changed`)
  expect(mail?.text).toContain('Discount: -$4.50\nTotal: $35.50\n')
  const exported = await shop.request('GET', '/api/order/export', { token: owner.token })
  const rows: Record<string, string>[] = parse(await exported.text(), { columns: true, bom: true })
  expect(rows.find(row => row['Order ID'] === id)).toMatchObject({
    ...{ Discount: '4.5', 'Reason for the discount': 'A seam is open', 'Order total': '35.5' },
  })
  expect(await change(id, { discount: { amount: 0, reason: '' } })).toMatchObject({
    ...{ totalPrice: 40, discount: 0, discountReason: '' },
  })
})

test('a discount needs a reason, takes off no more than there is, and is given by no caller', async () => {
  const { id } = await makeOrder()
  await expect(change(id, { discount: { amount: 1, reason: '' } })).rejects.toMatchObject({
    ...{ code: 'invalid', fields: { 'discount.reason': 'Say why the order is given a discount.' } },
  })
  await expect(change(id, { discount: { amount: 40.01, reason: 'Sorry' } })).rejects.toMatchObject({
    ...{ code: 'invalid', message: expect.stringContaining('Take off at most $40.00') },
  })
  const caller = await makeUser(shop, 'caller')
  const discount = { amount: 1, reason: 'Sorry' }
  await expect(change(id, { discount }, caller)).rejects.toMatchObject({ code: 'wrong_role' })
  expect(await change(id, { discount: { amount: 40, reason: 'A present' } })).toMatchObject({ totalPrice: 0 })
})

test('another city is delivered on its own terms', async () => {
  const { id } = await makeOrder()
  await setDelivery(owner, twoZones)
  try {
    await expect(change(id, { shippingAddress: to({ city: 'Quetta' }) })).rejects.toMatchObject({
      ...{ code: 'invalid', message: 'Cash on delivery is not offered in Quetta.' },
    })
    const moved = await change(id, { shippingAddress: to({ city: 'Kasur', phone: '0301 7654321' }) })
    expect(moved).toMatchObject({
      ...{ totalPrice: 42.5, delivery: { charge: 2.5, dates: expect.any(Object) } },
      shippingAddress: { city: 'Kasur', phone: '+923017654321' },
    })
    const found = await owner.client.orders.all({ query: { search: '3017654321' } })
    expect(found.orders.map(({ _id }) => _id)).toContain(id)
  } finally {
    await setDelivery(owner, {})
  }
})

test('whoever looked at the order before somebody changed it is told so', async () => {
  const { id } = await makeOrder()
  const { version, lines } = await open(id)
  await change(id, { discount: { amount: 1, reason: 'Sorry' } })
  const body = { version, lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }] }
  await expect(owner.client.orders.change({ params: { id }, body })).rejects.toMatchObject({
    ...{ code: 'order_changed', status: 409 },
  })
})

test('an order that left, or was cancelled, is not changed', async () => {
  const { id } = await makeOrder()
  await move(id, 'Processing')
  await move(id, 'Shipped', { courier: 'TCS' })
  expect(await open(id)).toMatchObject({ refusal: expect.stringContaining('is Shipped') })
  await expect(change(id, { discount: { amount: 1, reason: 'Sorry' } })).rejects.toMatchObject({
    code: 'illegal_transition',
  })
})

test('a packed order whose pieces change is to be packed again, with a new slip', async () => {
  const { id } = await makeOrder()
  await move(id, 'Processing')
  await owner.client.orders.printed({ body: { ids: [id] } })
  const moved = await change(id, { shippingAddress: to({ address: 'House 9' }) })
  expect(moved).toMatchObject({ status: 'Processing', printAgain: true })
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  await owner.client.orders.printed({ body: { ids: [id] } })
  expect(await owner.client.orders.staffGet({ params: { id } })).toMatchObject({ printAgain: false })
  const fewer = await change(id, { lines: [{ lineId: await lineOf(id), quantity: 1 }] })
  expect(fewer).toMatchObject({ status: 'Pending', confirmation: 'not_needed', printAgain: true })
  expect(fewer.events.at(-1)).toMatchObject({ from: 'Processing', to: 'Pending' })
  const { orders } = await owner.client.orders.toPack({ query: { limit: 100 } })
  expect(orders.map(({ _id }) => _id)).toContain(id)
})

test('changed on the phone is confirmed, and the audit trail says what was changed', async () => {
  const { id } = await makeOrder()
  const lines = [{ lineId: await lineOf(id), quantity: 1 }]
  const changed = await change(id, { lines, call: { note: 'One is enough.' } })
  expect(changed).toMatchObject({ confirmation: 'confirmed', attempts: 1 })
  expect(changed.calls).toMatchObject([{ outcome: 'changed', note: 'One is enough.' }])
  const changes = await shop.db.selectFrom('changes').where('subjectId', '=', id).selectAll().execute()
  expect(new Set(changes.map(({ batchId }) => batchId)).size).toBe(1)
  expect(changes.find(({ action }) => action === 'changed')).toMatchObject({
    before: { totalCents: 4000, items: [expect.stringMatching(/^2 x .*\(Pistachio, M\)$/)] },
    after: { totalCents: 2000, items: [expect.stringMatching(/^1 x /)] },
  })
  await expect(
    change(id, { lines: [{ ...lines[0], lineId: lines[0]?.lineId ?? '', quantity: 2 }], call: {} }),
  ).rejects.toMatchObject({
    code: 'illegal_transition',
  })
})

test('the last piece is not taken out, and a line of another order is none of this one', async () => {
  const [{ id }, other] = [await makeOrder(), await makeOrder()]
  await expect(change(id, { lines: [{ lineId: await lineOf(id), quantity: 0 }] })).rejects.toMatchObject({
    ...{ code: 'invalid', message: expect.stringContaining('Leave at least one piece') },
  })
  const lines = [{ lineId: await lineOf(other.id), quantity: 1 }]
  await expect(change(id, { lines })).rejects.toMatchObject({ code: 'order_changed' })
})

test('an order that cost nothing for a while is collected in the currency of cash again', async () => {
  await setMoney(owner, { cash: { currency: 'PKR', rate: 280, roundTo: 10 } })
  try {
    const { id } = await makeOrder()
    const free = await change(id, { discount: { amount: 40, reason: 'A present' } })
    expect(free).toMatchObject({ totalPrice: 0, cash: null })
    const paid = await change(id, { discount: { amount: 0 } as never })
    expect(paid).toMatchObject({ totalPrice: 40, cash: { amount: 11_200, currency: 'PKR', rate: 280 } })
  } finally {
    await setMoney(owner, { cash: null })
  }
})
