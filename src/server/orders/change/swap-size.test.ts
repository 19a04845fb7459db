import { expect, test } from 'vitest'
import { createCardShop, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'
import { guestBrowser, guestOrder, letGuestsOrder } from '../../../../test-support/guests.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')
await letGuestsOrder(shop, owner)

const colour = 'Pistachio'
const pieces = (left: Record<string, number>) =>
  Object.entries(left).map(([size, quantity]) => ({ color: colour, size, quantity }))

/** An order of two pieces in M, with so many left of each size before it. */
async function makeOrder({ card = false, left = { S: 3, M: 5, L: 1 } as Record<string, number> } = {}) {
  const buyer = await makeUser(shop)
  const sizes = Object.keys(left).map(Size => ({ Size }))
  const { _id: productId } = await makeProduct(owner, { price: 20, Size: sizes, stock: pieces(left) })
  await buyer.client.cart.add({ body: { productId, quantity: 2, options: { color: colour, size: 'M' } } })
  const pay = async () => orderByCard((await buyer.client.payments.pay(payWith())).paymentIntentId)
  const { _id: id } = await buyer.client.orders.create(card ? await pay() : { body: orderData() })
  const params = { id }
  const get = () => buyer.client.orders.get({ params })
  const { otherSizes } = await get()
  const lineId = otherSizes?.lines[0]?.lineId ?? ''
  const swap = (size: string, version = 1, who = buyer) =>
    who.client.orders.swapSize({ params, body: { version, lineId, size } })
  const stock = async () => {
    const rows = await shop.db.selectFrom('stock').where('productId', '=', productId).selectAll().execute()
    return Object.fromEntries(rows.map(row => [row.size, row.quantity]))
  }
  return { buyer, id, params, productId, lineId, get, swap, stock }
}

type Move = 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled'
const move = (id: string, status: Move) =>
  owner.client.orders.updateStatus({ params: { id }, body: { status, reason: 'Known' } })

test('an order offers the sizes that have enough pieces, and one call swaps: stock, record, mail and the list’s mark', async () => {
  const { buyer, id, params, lineId, get, swap, stock } = await makeOrder()
  expect((await get()).otherSizes).toEqual({ version: 1, lines: [{ lineId, sizes: ['S'] }] })
  const swapped = await swap('S')
  expect(swapped).toMatchObject({ totalPrice: 40, status: 'Pending', items: [{ options: { size: 'S' } }] })
  expect(swapped.otherSizes).toEqual({ version: 2, lines: [{ lineId, sizes: ['M'] }] })
  expect(await stock()).toEqual({ S: 1, M: 5, L: 1 })
  const seen = () => owner.client.orders.staffGet({ params })
  expect(await seen()).toMatchObject({ changedByBuyer: true, version: 2 })
  const { changes } = await owner.client.staff.changes({ query: { thing: 'order', subjectId: id } })
  expect(changes).toMatchObject([
    {
      action: 'changed',
      by: { userId: (await get()).userId._id },
      before: { items: [expect.stringContaining('(Pistachio, M)')] },
      after: { items: [expect.stringContaining('(Pistachio, S)')] },
    },
  ])
  expect((await mailTo(shop, buyer.email)).at(-1)?.subject).toContain('changed')
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  await owner.client.orders.call({ params, body: { outcome: 'confirmed' } })
  expect(await seen()).toMatchObject({ changedByBuyer: false })
  await swap('M', 2)
  expect(await stock()).toEqual({ S: 3, M: 3, L: 1 })
})

test('a size is swapped until the order is packed, and only by its buyer', async () => {
  const { id, get, swap } = await makeOrder()
  await expect(swap('S', 1, await makeUser(shop))).rejects.toMatchObject({ code: 'not_found' })
  await expect(swap('S', 1, owner)).rejects.toMatchObject({ code: 'not_found' })
  expect(await owner.client.orders.get({ params: { id } })).toMatchObject({ number: expect.any(Number) })
  await move(id, 'Processing')
  await expect(swap('S')).rejects.toMatchObject({
    ...{ code: 'illegal_transition', message: expect.stringContaining('Please call us') },
  })
  expect(await get()).not.toHaveProperty('otherSizes')
  await move(id, 'Shipped')
  await move(id, 'Delivered')
  expect((await get()).otherSizes?.lines).toMatchObject([{ sizes: ['S', 'L'] }])
  await expect(swap('S')).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('once its slip is printed an order is not swapped, and what the staff change then is to be printed again', async () => {
  const { id, get, lineId, swap } = await makeOrder()
  await owner.client.orders.call({ params: { id }, body: { outcome: 'confirmed' } })
  await owner.client.orders.printed({ body: { ids: [id] } })
  expect(await get()).not.toHaveProperty('otherSizes')
  const { version } = (await owner.client.orders.openForChange({ params: { id } })).order
  await expect(swap('S', version)).rejects.toMatchObject({ code: 'illegal_transition' })
  const seen = async () =>
    (await owner.client.orders.toPack({ query: { step: 'pack', limit: 100 } })).orders.find(
      each => each._id === id,
    )
  expect(await seen()).toMatchObject({ printAgain: false })
  const options = { color: colour, size: 'S' }
  const lines = [{ lineId, quantity: 2, options }]
  await owner.client.orders.change({ params: { id }, body: { version, lines } })
  expect(await seen()).toMatchObject({ printAgain: true })
})

test('an order is not packed as it was before its buyer swapped a size', async () => {
  const { id, swap } = await makeOrder()
  await swap('S')
  await owner.client.orders.call({ params: { id }, body: { outcome: 'confirmed' } })
  const { number } = await owner.client.orders.staffGet({ params: { id } })
  const message = `Order #${number} was changed meanwhile. Check its pieces and its address, then try again.`
  const pack = (version: number) =>
    owner.client.orders.bulkStatus({ body: { ids: [id], status: 'Processing', versions: { [id]: version } } })
  expect(await pack(1)).toEqual({ moved: [], refused: [{ id, message }] })
  await expect(
    owner.client.orders.updateStatus({ params: { id }, body: { status: 'Processing', version: 1 } }),
  ).rejects.toMatchObject({ code: 'order_changed' })
  const { orders } = await owner.client.orders.toPack({ query: { step: 'pack', limit: 100 } })
  expect(await pack(orders.find(({ _id }) => _id === id)?.version ?? 0)).toEqual({ moved: [id], refused: [] })
})

test('a size that the product no longer comes in is refused, and the order stays as it was', async () => {
  const { productId, swap, get } = await makeOrder()
  const sizeless = productInput({ price: 20, Size: [], stock: pieces({ '': 5 }) })
  await owner.client.catalogue.edit({ params: { id: productId }, body: sizeless })
  await expect(swap('S')).rejects.toMatchObject({ code: 'invalid', fields: { size: expect.any(String) } })
  expect(await get()).toMatchObject({ items: [{ options: { color: colour, size: 'M' } }] })
})

test('an order of more pieces than one takes by now is swapped all the same', async () => {
  const { swap } = await makeOrder()
  const { orderLimits } = shop.deps.config
  shop.deps.config.orderLimits = { ...orderLimits, size: { ...orderLimits.size, piecesPerLine: 1 } }
  try {
    expect(await swap('S')).toMatchObject({ items: [{ options: { size: 'S' } }] })
  } finally {
    shop.deps.config.orderLimits = orderLimits
  }
})

test('a size that is sold out, unknown, the same, or was chosen of an older order is refused in words', async () => {
  const { swap, stock } = await makeOrder()
  await expect(swap('L')).rejects.toMatchObject({ code: 'out_of_stock' })
  await expect(swap('XXL')).rejects.toMatchObject({ code: 'invalid' })
  await expect(swap('M')).rejects.toMatchObject({ message: expect.stringContaining('in size M already') })
  await swap('S')
  await expect(swap('S')).rejects.toMatchObject({ code: 'order_changed' })
  expect(await stock()).toEqual({ S: 1, M: 5, L: 1 })
})

test('an order paid by card is swapped at the price it was charged', async () => {
  const { swap, get, stock, productId } = await makeOrder({ card: true })
  await shop.db.updateTable('products').set({ priceCents: 9_000 }).where('id', '=', productId).execute()
  const before = await get()
  expect(await swap('S')).toMatchObject({
    totalPrice: 40,
    chargedTotal: before.chargedTotal,
    refundedTotal: 0,
  })
  expect(await stock()).toEqual({ S: 1, M: 5, L: 1 })
})

test('the total and its delivery stay, whatever the shop charges by now', async () => {
  const { swap } = await makeOrder()
  await setDelivery(owner, twoZones)
  try {
    expect(await swap('S')).toMatchObject({ totalPrice: 40, delivery: { charge: 0 } })
  } finally {
    await setDelivery(owner, {})
  }
})

test('whoever has a guest’s link swaps there, and nobody without it', async () => {
  const { _id: productId } = await makeProduct(owner, { stock: pieces({ S: 2, M: 2 }) })
  const { client } = guestBrowser(shop)
  await client.cart.add({ body: { productId, options: { color: colour, size: 'M' } } })
  const { link: token } = await client.orders.createAsGuest({ body: guestOrder() })
  const opened = await shop.client().orders.byLink({ body: { token } })
  const body = { version: 1, lineId: opened.otherSizes?.lines[0]?.lineId ?? '', size: 'S' }
  await expect(
    shop.client().orders.swapSizeByLink({ body: { ...body, token: 'x'.repeat(43) } }),
  ).rejects.toMatchObject({ code: 'not_found' })
  expect(await shop.client().orders.swapSizeByLink({ body: { ...body, token } })).toMatchObject({
    items: [{ options: { size: 'S' } }],
    otherSizes: { version: 2 },
  })
})

test('of two buyers who want the last pieces of a size, one gets them', async () => {
  for (let round = 0; round < 4; round++) {
    const first = await makeOrder({ left: { S: 2, M: 9 } })
    const second = await makeUser(shop)
    const options = { color: colour, size: 'M' }
    await second.client.cart.add({ body: { productId: first.productId, quantity: 2, options } })
    const { _id: id } = await second.client.orders.create({ body: orderData() })
    const params = { id }
    const lineId = (await second.client.orders.get({ params })).otherSizes?.lines[0]?.lineId ?? ''
    const outcomes = await Promise.allSettled([
      first.swap('S'),
      second.client.orders.swapSize({ params, body: { version: 1, lineId, size: 'S' } }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'out_of_stock' },
    })
    expect(await first.stock()).toEqual({ S: 0, M: 7 })
  }
})

test('swapped twenty times at once beside packing and cancelling, the pieces are in one size or back', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, get, swap, stock } = await makeOrder({ left: { S: 5, M: 5 } })
    const last: Move = round % 2 === 0 ? 'Processing' : 'Cancelled'
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => swap('S')),
      move(id, last),
      ...Array.from({ length: 9 }, () => swap('S')),
    ])
    const refusals = outcomes.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(['order_changed', 'illegal_transition']).toEqual(expect.arrayContaining([...new Set(refusals)]))
    const { status, items } = await get()
    expect(status).toBe(last)
    const [size, isBack] = [items[0]?.options.size, status === 'Cancelled']
    expect(await stock()).toEqual({ S: size === 'S' && !isBack ? 3 : 5, M: size === 'M' && !isBack ? 3 : 5 })
  }
})

test('an order’s sizes are swapped so often in an hour, since each swap is mailed', async () => {
  const { swap } = await makeOrder({ left: { S: 9, M: 9 } })
  const { config } = shop.deps
  const { rateLimits } = config
  config.rateLimits = true
  try {
    for (let nth = 0; nth < 20; nth++) await swap(nth % 2 === 0 ? 'S' : 'M', nth + 1)
    await expect(swap('S', 21)).rejects.toMatchObject({ code: 'too_many' })
  } finally {
    config.rateLimits = rateLimits
  }
})
