import { expect, test } from 'vitest'
import { createCardShop, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { manualOrder } from '../../../../test-support/guests.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

const in_ = (size: string) => ({ color: 'Pistachio', size })
const stock = ['S', 'M', 'L'].map(size => ({ ...in_(size), quantity: 9 }))

/** S and M cost $40, L $60. */
const makeKurta = () =>
  makeProduct(owner, {
    price: 40,
    Size: ['S', 'M', 'L'].map(Size => ({ Size })),
    stock,
    optionPrices: [{ color: '', size: 'L', price: 60 }],
  })

async function fill(sizes: string[]) {
  const [buyer, { _id: productId }] = [await makeUser(shop), await makeKurta()]
  for (const size of sizes)
    await buyer.client.cart.add({ body: { productId, quantity: 1, options: in_(size) } })
  return { buyer, productId }
}

async function order(sizes: string[]) {
  const { buyer, productId } = await fill(sizes)
  const { _id: id } = await buyer.client.orders.create({ body: orderData() })
  const params = { id }
  const { order: shown, lines } = await owner.client.orders.openForChange({ params })
  return { buyer, productId, params, total: shown.totalPrice, lines, lineId: lines[0]?.lineId ?? '' }
}

/** Saves the form of a product with other sizes, and what else is changed. */
async function saveSizes(id: string, Size: { Size: string; was?: string }[], changes: object = {}) {
  const { title, category } = await owner.client.catalogue.staffGet({ params: { id } })
  const rest = { description: '', product_images: [], Material: [], Length: [], included: [] }
  const body = { title, category, ...rest, price: 40, Color: [{ Color: 'Pistachio' }], Size, ...changes }
  await owner.client.catalogue.edit({ params: { id }, body })
}

const change = (params: { id: string }, body: object) =>
  owner.client.orders.change({ params, body: { version: 1, lines: [], ...body } })

test('cart and order charge what the chosen size costs', async () => {
  const { buyer } = await fill(['M', 'L'])
  const cart = await buyer.client.cart.get()
  expect(cart.items.map(({ price }) => price)).toEqual([40, 60])
  expect(cart.totalPrice).toBe(100)
  const { items, totalPrice } = await buyer.client.orders.create({ body: orderData() })
  expect(items.map(({ price }) => price)).toEqual([40, 60])
  expect(totalPrice).toBe(100)
})

test('a card pays what the chosen size costs, and a price that changes meanwhile makes no order', async () => {
  const { buyer, productId } = await fill(['L'])
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  expect(await shop.stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({ amount: 6_000 })
  await shop.db
    .updateTable('products')
    .set({ optionPrices: JSON.stringify([{ color: '', size: 'L', priceCents: 1, displayPriceCents: 1 }]) })
    .where('id', '=', productId)
    .execute()
  await expect(buyer.client.orders.create(orderByCard(paymentIntentId))).rejects.toMatchObject({
    code: expect.stringMatching(/changed/),
  })
})

test('the staff’s change to a size of another price takes that price; one of the same price keeps the line’s', async () => {
  const { params, lineId, productId, lines } = await order(['M'])
  expect(lines[0]?.stock.map(({ size, price }) => [size, price])).toEqual([
    ['S', undefined],
    ['M', undefined],
    ['L', 60],
  ])
  await owner.client.catalogue.quickEdit({ params: { id: productId }, body: { price: 45 } })
  const toS = await change(params, { lines: [{ lineId, quantity: 1, options: in_('S') }] })
  expect(toS.totalPrice).toBe(40)
  const toL = await change(params, { version: 2, lines: [{ lineId, quantity: 1, options: in_('L') }] })
  expect(toL.totalPrice).toBe(60)
  const added = await change(params, { version: 3, added: [{ productId, quantity: 1, options: in_('L') }] })
  expect(added.totalPrice).toBe(120)
})

test('a buyer swaps for sizes of the same price alone', async () => {
  const { buyer, params, lineId } = await order(['M'])
  const { otherSizes } = await buyer.client.orders.get({ params })
  expect(otherSizes?.lines).toEqual([{ lineId, sizes: ['S'] }])
  const swap = (size: string) => buyer.client.orders.swapSize({ params, body: { version: 1, lineId, size } })
  await expect(swap('L')).rejects.toMatchObject({
    code: 'invalid',
    fields: { size: expect.stringContaining('has another price in size L') },
  })
  expect((await swap('S')).totalPrice).toBe(40)
})

test('fewer pieces of a renamed size cost what they did, and a size of a product of one price is only a size', async () => {
  const { productId, params, lineId } = await order(['L', 'L'])
  const renamed = [{ Size: 'S' }, { Size: 'M' }, { Size: 'XL', was: 'L' }]
  await saveSizes(productId, renamed)
  const fewer = await change(params, { lines: [{ lineId, quantity: 1, options: in_('L') }] })
  expect(fewer.totalPrice).toBe(60)
  await saveSizes(productId, [{ Size: 'S' }, { Size: 'M' }], { price: 45, optionPrices: [] })
  const toS = await change(params, { version: 2, lines: [{ lineId, quantity: 1, options: in_('S') }] })
  expect(toS.totalPrice).toBe(60)
})

test('a line from before the product had colours costs the lowest of what it can be', async () => {
  const buyer = await makeUser(shop)
  const Size = [{ Size: 'L' }]
  const { _id: productId } = await makeProduct(owner, {
    ...{ price: 40, Size, Color: [], stock: [{ color: '', size: 'L', quantity: 9 }] },
  })
  await buyer.client.cart.add({ body: { productId, quantity: 1, options: { size: 'L' } } })
  const prices = [
    { color: 'Rose', size: '', price: 55 },
    { color: 'Ivory', size: '', price: 60 },
  ]
  await saveSizes(productId, Size, {
    Color: [{ Color: 'Rose' }, { Color: 'Ivory' }],
    optionPrices: prices,
  })
  expect((await buyer.client.cart.get()).totalPrice).toBe(55)
})

test('after a rename a buyer swaps for what the line cost, and not for what the old name would cost now', async () => {
  const { buyer, productId, params, lineId } = await order(['L'])
  await saveSizes(productId, [{ Size: 'S' }, { Size: 'M' }, { Size: 'XL', was: 'L' }])
  const { otherSizes } = await buyer.client.orders.get({ params })
  expect(otherSizes?.lines).toEqual([{ lineId, sizes: ['XL'] }])
  const toS = buyer.client.orders.swapSize({ params, body: { version: 1, lineId, size: 'S' } })
  await expect(toS).rejects.toMatchObject({ fields: { size: expect.stringContaining('another price') } })
})

test('after delivery a buyer may ask for any size', async () => {
  const { buyer, params, lineId } = await order(['M'])
  for (const status of ['Processing', 'Shipped', 'Delivered'] as const)
    await owner.client.orders.updateStatus({ params, body: { status } })
  const { otherSizes } = await buyer.client.orders.get({ params })
  expect(otherSizes?.lines).toEqual([{ lineId, sizes: ['S', 'L'] }])
})

test('an order that the staff type costs what its sizes do, and only another price is noted', async () => {
  const { _id: productId } = await makeKurta()
  const lines = [{ productId, quantity: 2, options: in_('L') }]
  const body = { lines, city: 'Lahore' }
  expect(await owner.client.orders.previewManual({ body })).toMatchObject({
    lines: [{ price: 60, shopPrice: 60, total: 120 }],
  })
  const placed = await owner.client.orders.createManual({ body: manualOrder(productId, { lines }) })
  expect(placed).toMatchObject({ items: [{ price: 60 }], totalPrice: 120 })
  expect(placed.notes).toEqual([])
  const cheaper = await owner.client.orders.createManual({
    body: manualOrder(productId, {
      lines: [{ productId, quantity: 1, options: in_('L'), price: 50 }],
      priceReason: 'Small stain',
    }),
  })
  expect(cheaper.notes).toMatchObject([{ text: expect.stringContaining('at $50.00 instead of $60.00') }])
})
