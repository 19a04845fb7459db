import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { manualOrder } from '../../../../test-support/guests.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'
import { setMoney } from '../../../../test-support/set-money.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

const inM = { color: 'Pistachio', size: 'M' }
const inS = { color: 'Pistachio', size: 'S' }
const shelves = [
  { ...inM, quantity: 5 },
  { ...inS, quantity: 1 },
]
const makeKurta = () => makeProduct(owner, { price: 20, stock: shelves })

async function leftOf(productId: string) {
  const rows = await shop.db.selectFrom('stock').where('productId', '=', productId).selectAll().execute()
  return Object.fromEntries(rows.map(row => [row.size, row.quantity]))
}

const place = (body: ReturnType<typeof manualOrder>, who = owner, idempotencyKey?: string) =>
  who.client.orders.createManual({ body }, idempotencyKey === undefined ? {} : { idempotencyKey })

const lines = (productId: string, quantity = 2) => [{ productId, quantity, options: inM }]

test('an order from a chat takes stock, waits for a call and tells the buyer and the staff where it came from', async () => {
  const { _id, title } = await makeKurta()
  const email = 'amna.chat@example.com'
  const order = await place(manualOrder(_id, { lines: lines(_id), email, note: 'Please iron it.' }))
  expect(order).toMatchObject({
    ...{ source: 'whatsapp', confirmation: 'open', status: 'Pending', paymentMethod: 'COD', totalPrice: 40 },
    items: [{ price: 20, quantity: 2, options: inM }],
    shippingAddress: { phone: '+923001234567', address: 'House 7, Street 2, near Jamia Masjid' },
    events: [{ from: null, to: 'Pending', by: { userId: owner.id } }],
  })
  expect(await leftOf(_id)).toEqual({ M: 3, S: 1 })
  const [mail] = await mailTo(shop, email)
  expect(mail?.text).toContain(title)
  const { changes } = await owner.client.staff.changes({ query: { thing: 'order' } })
  expect(changes[0]).toMatchObject({
    action: 'entered',
    subject: `#${order.number}`,
    by: { userId: owner.id },
  })
})

test('an order that the buyer has confirmed already waits for no call', async () => {
  const { _id } = await makeKurta()
  const order = await place(manualOrder(_id, { lines: lines(_id), confirmed: true, source: 'phone' }))
  expect(order).toMatchObject({ confirmation: 'confirmed', source: 'phone' })
})

test('an order of an account with the same phone does not show what was typed for its number', async () => {
  const { _id } = await makeKurta()
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: _id, quantity: 1, options: inM } })
  await buyer.client.orders.create({ body: orderData({ phone: '0300 7777777' }) })
  const shippingAddress = { ...manualOrder(_id).shippingAddress, phone: '0300 7777777' }
  const typed = await place(manualOrder(_id, { lines: lines(_id), shippingAddress }))
  const { orders } = await buyer.client.orders.mine({ query: {} })
  expect(orders.map(order => order._id)).not.toContain(typed._id)
  await expect(buyer.client.orders.get({ params: { id: typed._id } })).rejects.toMatchObject({ status: 404 })
})

test('prices of its own and a discount need a reason, which is kept', async () => {
  const { _id, title } = await makeKurta()
  const own = [{ productId: _id, quantity: 2, options: inM, price: 15.5 }]
  await expect(place(manualOrder(_id, { lines: own }))).rejects.toMatchObject({
    fields: { priceReason: 'Say why the price is another one.' },
  })
  await expect(place(manualOrder(_id, { lines: lines(_id), discount: { amount: 5 } }))).rejects.toMatchObject(
    { code: 'invalid' },
  )
  const order = await place(
    manualOrder(_id, {
      ...{ lines: own, priceReason: 'Agreed in the chat' },
      discount: { amount: 1, reason: 'Late last time' },
    }),
  )
  expect(order).toMatchObject({ totalPrice: 30, discount: 1, discountReason: 'Late last time' })
  expect(order.items[0]?.price).toBe(15.5)
  expect(order.notes).toMatchObject([{ text: `${title} at $15.50 instead of $20.00: Agreed in the chat` }])
})

test('delivery costs what the staff have set, with a reason, and stays so when the order changes', async () => {
  const { _id } = await makeKurta()
  const typed = (delivery: { charge: number; reason: string }) =>
    manualOrder(_id, { lines: lines(_id), delivery })
  await expect(place(typed({ charge: 3, reason: '' }))).rejects.toMatchObject({ code: 'invalid' })
  await expect(place(typed({ charge: 0.001, reason: 'By air' }))).rejects.toMatchObject({ code: 'invalid' })
  const delivery = { charge: 3.5, reason: 'By air' }
  expect(
    await owner.client.orders.previewManual({ body: { lines: lines(_id), delivery: { charge: 3.5 } } }),
  ).toMatchObject({ money: { goods: 40, delivery: 3.5, total: 43.5 } })
  const order = await place(typed(delivery))
  expect(order).toMatchObject({ totalPrice: 43.5, deliveryReason: 'By air', delivery: { charge: 3.5 } })
  const { changes } = await owner.client.staff.changes({ query: { thing: 'order', subjectId: order._id } })
  expect(changes.at(-1)?.after).toMatchObject({ deliveryCents: 350, deliveryReason: 'By air' })
  const body = { version: order.version, discount: { amount: 1, reason: 'Late last time' } }
  expect(await owner.client.orders.change({ params: { id: order._id }, body })).toMatchObject({
    ...{ totalPrice: 42.5, delivery: { charge: 3.5 } },
  })
})

test('a caller types orders at the prices of the shop alone', async () => {
  const { _id } = await makeKurta()
  const caller = await makeUser(shop, 'caller')
  const refused = { status: 403, code: 'wrong_role' }
  const discount = { amount: 1, reason: 'Asked for it' }
  await expect(place(manualOrder(_id, { lines: lines(_id), discount }), caller)).rejects.toMatchObject(
    refused,
  )
  const delivery = { charge: 0, reason: 'A friend' }
  await expect(place(manualOrder(_id, { lines: lines(_id), delivery }), caller)).rejects.toMatchObject(
    refused,
  )
  const own = [{ productId: _id, quantity: 1, options: inM, price: 1 }]
  await expect(
    place(manualOrder(_id, { lines: own, priceReason: 'A friend' }), caller),
  ).rejects.toMatchObject(refused)
  expect(await place(manualOrder(_id, { lines: lines(_id) }), caller)).toMatchObject({ totalPrice: 40 })
})

test('more than there is, or more off than it comes to, writes nothing', async () => {
  const { _id } = await makeKurta()
  const before = await shop.db.selectFrom('users').select('id').execute()
  const many = [{ productId: _id, quantity: 2, options: inS }]
  await expect(place(manualOrder(_id, { lines: many }))).rejects.toMatchObject({ code: 'out_of_stock' })
  const twice = [...many, ...many].map(line => ({ ...line, quantity: 1 }))
  await expect(place(manualOrder(_id, { lines: twice }))).rejects.toMatchObject({ code: 'out_of_stock' })
  const discount = { amount: 99, reason: 'A slip of the finger' }
  await expect(place(manualOrder(_id, { lines: lines(_id), discount }))).rejects.toMatchObject({
    fields: { discount: expect.stringContaining('at most $40.00') },
  })
  await expect(place(manualOrder('no-such-product'))).rejects.toMatchObject({ code: 'not_found' })
  expect(await leftOf(_id)).toEqual({ M: 5, S: 1 })
  expect(await shop.db.selectFrom('users').select('id').execute()).toHaveLength(before.length)
})

test('another total than was shown is refused with the new one', async () => {
  const { _id } = await makeKurta()
  const typed = manualOrder(_id, { lines: lines(_id), expectedTotal: 38, currency: 'USD' })
  await expect(place(typed)).rejects.toMatchObject({
    code: 'order_changed',
    message: expect.stringContaining('comes to $40.00 now'),
  })
})

test('a press that is repeated makes one order, and another order under its key is refused', async () => {
  const { _id } = await makeKurta()
  const typed = manualOrder(_id, { lines: lines(_id, 1) })
  const both = await Promise.all([
    place(typed, owner, 'key-of-one-press'),
    place(typed, owner, 'key-of-one-press'),
  ])
  expect(new Set(both.map(order => order._id)).size).toBe(1)
  expect(await leftOf(_id)).toEqual({ M: 4, S: 1 })
  await expect(place({ ...typed, note: 'Another' }, owner, 'key-of-one-press')).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  })
})

test('of twenty orders typed at once for five pieces, five are placed', async () => {
  const { _id } = await makeKurta()
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => place(manualOrder(_id, { lines: lines(_id, 1) }))),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await leftOf(_id)).toEqual({ M: 0, S: 1 })
})

test('the preview shows what the order comes to, with delivery of its city, and writes nothing', async () => {
  const { _id, title } = await makeKurta()
  await setDelivery(owner, twoZones)
  try {
    const body = { lines: lines(_id), discount: { amount: 2, reason: 'Late' }, city: 'Lahore' }
    const preview = await owner.client.orders.previewManual({ body })
    const placed = await place(
      manualOrder(_id, { ...body, expectedTotal: preview.money.total, currency: preview.currency }),
    )
    expect(preview).toMatchObject({
      lines: [{ title, price: 20, shopPrice: 20, total: 40, left: 5 }],
      money: { goods: 40, discount: 2, total: placed.totalPrice },
    })
    expect(preview.money.total).toBe(40 + preview.money.delivery - 2)
  } finally {
    await setDelivery(owner, {})
  }
})

test('a currency without coins takes no parts of one, as price or as discount', async () => {
  const rupees = await createTestApp()
  const boss = await makeUser(rupees, 'owner')
  await setMoney(boss, { currency: 'PKR', roundTo: 1 })
  const { _id } = await makeProduct(boss, { price: 2_000 })
  const whole = 'Enter a whole number: amounts in PKR have no decimals.'
  const priced = { lines: [{ productId: _id, price: 10.5 }], priceReason: 'Agreed' }
  await expect(place(manualOrder(_id, priced), boss)).rejects.toMatchObject({
    fields: { 'lines.0.price': whole },
  })
  const part = await place(manualOrder(_id, { discount: { percent: 33, reason: 'Agreed' } }), boss)
  expect(Number.isInteger(part.discount)).toBe(true)
  expect(part.discount).toBeGreaterThan(0)
  const discount = { amount: 0.5, reason: 'Agreed' }
  await expect(place(manualOrder(_id, { discount }), boss)).rejects.toMatchObject({
    fields: { 'discount.amount': whole },
  })
})

test('a phone number finds its last address and how its orders ended, however it is written', async () => {
  const { _id } = await makeKurta()
  const shippingAddress = {
    ...{ fullName: 'Nadia Noor', address: 'Street 9', city: 'Multan', phone: '0301 9876543' },
    ...{ country: 'Pakistan', postalCode: '60000' },
  }
  const [, second] = [
    await place(manualOrder(_id, { lines: lines(_id, 1), shippingAddress })),
    await place(
      manualOrder(_id, { lines: lines(_id, 1), shippingAddress: { ...shippingAddress, city: 'Lahore' } }),
    ),
  ]
  for (const q of ['03019876543', '+92 301 9876543', '0092-301-9876543'])
    expect(await owner.client.orders.findBuyer({ query: { q } })).toMatchObject({
      phone: '+923019876543',
      known: {
        ...{
          fullName: 'Nadia Noor',
          address: 'Street 9',
          city: 'Lahore',
          postalCode: '60000',
          last: { number: second.number },
        },
        record: { orders: 2, delivered: 0, refused: 0, cancelled: 0 },
      },
    })
  const { changes } = await owner.client.staff.changes({ query: { thing: 'customer' } })
  expect(changes.filter(({ subject }) => subject === 'Nadia Noor')).toHaveLength(1)
})

test('a number that nobody has ordered with finds nothing, nor does what is no number', async () => {
  expect(await owner.client.orders.findBuyer({ query: { q: '0302 1111111' } })).toEqual({
    ...{ phone: '+923021111111', known: null },
  })
  for (const q of ['', 'Amna', '12', "' or 1=1 --"])
    expect(await owner.client.orders.findBuyer({ query: { q } })).toEqual({ phone: null, known: null })
})
