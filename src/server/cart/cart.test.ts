import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../test-support/factories.ts'
import { createApp } from '../app.ts'
import { openNotices } from '../notices/open-notices.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const versionOf = async (userId: string) => {
  const cart = await shop.db
    .selectFrom('carts')
    .where('userId', '=', userId)
    .select('version')
    .executeTakeFirst()
  return cart?.version ?? 0
}

test('an account without a cart sees an empty one', async () => {
  const { client } = await makeUser(shop)
  expect(await client.cart.get()).toEqual({ items: [], totalPrice: 0 })
  expect(await client.cart.count()).toEqual({ count: 0 })
})

test('title and price come from the catalogue, whatever was sent', async () => {
  const { client } = await makeUser(shop)
  const product = await makeProduct(admin, { price: 19.99 })
  const body = { productId: product._id, title: 'Cheap', price: 0.01, quantity: 3 }
  const cart = await client.cart.add({ body })
  expect(cart).toMatchObject({
    items: [
      { productId: { title: product.title }, quantity: 3, price: 19.99, lineTotal: 59.97, available: true },
    ],
    totalPrice: 59.97,
  })
  expect(await client.cart.get()).toEqual(cart)
})

test('the same choice is added to its line, another choice gets its own', async () => {
  const { client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin)
  await client.cart.add({ body: { productId, options: { size: 'S', color: 'Pistachio' } } })
  await client.cart.add({ body: { productId, quantity: 2, options: { color: 'Pistachio', size: 'S' } } })
  const cart = await client.cart.add({ body: { productId, options: { size: 'M', color: '' } } })
  expect(cart.items.map(({ quantity, options }) => ({ quantity, options }))).toEqual([
    { quantity: 3, options: { color: 'Pistachio', size: 'S' } },
    { quantity: 1, options: { color: 'Pistachio', size: 'M' } },
  ])
  expect(await client.cart.count()).toEqual({ count: 4 })
})

test('an option the product does not have is refused by name; a kind it lists none of is left out', async () => {
  const { client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin, { Length: [] })
  await expect(client.cart.add({ body: { productId, options: { size: 'XXL' } } })).rejects.toMatchObject({
    status: 400,
    fields: { 'options.size': expect.stringContaining('S, M') },
  })
  const cart = await client.cart.add({ body: { productId, options: { length: 'Long' } } })
  expect(cart.items[0]?.options).toEqual({ color: 'Pistachio', size: 'S' })
})

test('a product that is unknown or no longer sold cannot be added', async () => {
  const { client } = await makeUser(shop)
  const product = await makeProduct(admin)
  await admin.client.catalogue.remove({ params: { id: product._id } })
  for (const productId of [product._id, 'no-such-product']) {
    await expect(client.cart.add({ body: { productId } })).rejects.toMatchObject({ status: 404 })
  }
})

test('more than the stock is refused, over all lines of the product, and the answer says how many are left', async () => {
  const { id, client } = await makeUser(shop)
  const { _id: productId, title } = await makeProduct(admin, { inventory: 5 })
  await client.cart.add({ body: { productId, quantity: 3, options: { size: 'S' } } })
  const tooMany = {
    status: 409,
    code: 'out_of_stock',
    message: `Only 5 pieces of "${title}" are left, and 3 of them are already in your cart.`,
    fields: { quantity: 'At most 5.' },
  }
  const version = await versionOf(id)
  await expect(
    client.cart.add({ body: { productId, quantity: 3, options: { size: 'M' } } }),
  ).rejects.toMatchObject(tooMany)
  await expect(client.cart.update({ params: { productId }, body: { quantity: 6 } })).rejects.toMatchObject(
    tooMany,
  )
  expect(await client.cart.count()).toEqual({ count: 3 })
  expect(await versionOf(id)).toBe(version)
})

test('whose cart holds all that is left is told so, and not that there is some left', async () => {
  const { client } = await makeUser(shop)
  const [few, one] = [await makeProduct(admin, { inventory: 3 }), await makeProduct(admin, { inventory: 1 })]
  for (const { _id: productId, inventory: quantity } of [few, one])
    await client.cart.add({ body: { productId, quantity } })
  await expect(client.cart.add({ body: { productId: few._id } })).rejects.toMatchObject({
    code: 'out_of_stock',
    message: `All 3 pieces of "${few.title}" that we have are already in your cart.`,
  })
  await expect(client.cart.add({ body: { productId: one._id } })).rejects.toMatchObject({
    code: 'out_of_stock',
    message: `The last piece of "${one.title}" is already in your cart.`,
  })
})

const bySize = {
  Size: [{ Size: 'S' }, { Size: 'M' }, { Size: 'L' }],
  stock: [
    { color: '', size: 'S', quantity: 2 },
    { color: '', size: 'M', quantity: 5 },
    { color: '', size: 'L', quantity: 0 },
  ],
}

test('with stock kept by size, each size is limited by its own stock, over all lines of that size', async () => {
  const { client } = await makeUser(shop)
  const { _id: productId, title } = await makeProduct(admin, bySize)
  const add = (size: string, quantity: number, length = '') =>
    client.cart.add({ body: { productId, quantity, options: { size, length } } })
  await add('S', 1, 'Regular')
  await add('S', 1)
  await expect(add('S', 1)).rejects.toMatchObject({
    code: 'out_of_stock',
    message: `All 2 pieces of "${title}" in size S that we have are already in your cart.`,
    fields: { quantity: 'At most 2.' },
  })
  await expect(add('L', 1)).rejects.toMatchObject({ message: `"${title}" in size L is sold out.` })
  const cart = await add('M', 5)
  expect(cart.items.map(({ quantity, available }) => [quantity, available])).toEqual([
    [1, true],
    [1, true],
    [5, true],
  ])
})

test('a line is not available when its size is sold out, even if other sizes are left', async () => {
  const [{ client }, faster] = [await makeUser(shop), await makeUser(shop)]
  const { _id: productId, title } = await makeProduct(admin, bySize)
  for (const each of [client, faster.client])
    await each.cart.add({ body: { productId, quantity: 2, options: { size: 'S' } } })
  await client.cart.add({ body: { productId, quantity: 1, options: { size: 'M' } } })
  await faster.client.orders.create({ body: orderData() })
  expect((await client.cart.get()).items.map(item => item.available)).toEqual([false, true])
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject({
    code: 'out_of_stock',
    message: `"${title}" in size S is sold out.`,
  })
})

test('a sold-out line does not affect other lines of its product', async () => {
  const [{ client }, faster] = [await makeUser(shop), await makeUser(shop)]
  const { _id: productId } = await makeProduct(admin, bySize)
  for (const each of [client, faster.client])
    await each.cart.add({ body: { productId, quantity: 2, options: { size: 'S' } } })
  await faster.client.orders.create({ body: orderData() })
  const added = await client.cart.add({ body: { productId, quantity: 3, options: { size: 'M' } } })
  expect(added.items.map(item => item.available)).toEqual([false, true])
  const lineId = added.items[1]?._id
  const fewer = await client.cart.update({ params: { productId }, body: { quantity: 2, lineId } })
  expect(fewer.items.map(item => item.quantity)).toEqual([2, 2])
})

test('a line with an option that is no longer offered cannot be ordered, and takes nothing from other lines', async () => {
  const { client } = await makeUser(shop)
  const input = productInput({ Color: [{ Color: 'Rose' }, { Color: 'Ink' }], inventory: 2 })
  const { _id: productId, title } = await admin.client.catalogue.add({ body: input })
  await client.cart.add({ body: { productId, options: { color: 'Rose' } } })
  await client.cart.add({ body: { productId, options: { color: 'Ink' } } })
  const edited = { ...input, Color: [{ Color: 'Ink' }], inventory: 2 }
  await admin.client.catalogue.edit({ params: { id: productId }, body: edited })
  const { items } = await client.cart.get()
  expect(items.map(item => [item.available, item.gone])).toEqual([
    [false, true],
    [true, undefined],
  ])
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject({
    code: 'out_of_stock',
    message: expect.stringContaining(`"${title}" in Rose is no longer on sale`),
  })
  await client.cart.update({ params: { productId }, body: { quantity: 2, lineId: items[1]?._id } })
  const more = { quantity: 2, lineId: items[0]?._id }
  await expect(client.cart.update({ params: { productId }, body: more })).rejects.toMatchObject({
    message: `"${title}" in Rose is no longer on sale. Please remove it from your cart.`,
  })
})

test('without a chosen size, the size with most stock is taken', async () => {
  const { client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin, bySize)
  const cart = await client.cart.add({ body: { productId, quantity: 5 } })
  expect(cart.items[0]).toMatchObject({ options: { size: 'M' }, available: true })
  const sold = await makeProduct(admin, { ...bySize, stock: [] })
  await expect(client.cart.add({ body: { productId: sold._id } })).rejects.toMatchObject({
    message: `"${sold.title}" is sold out.`,
  })
})

test("the specification's payload makes a line with the colour and size that are in stock", async () => {
  const { client } = await makeUser(shop)
  const product = await makeProduct(admin, {
    Color: [{ Color: 'Rose' }, { Color: 'Ink' }],
    Length: [{ Length: 'Short' }, { Length: 'Long' }],
    stock: [
      { color: 'Rose', size: 'S', quantity: 0 },
      { color: 'Rose', size: 'M', quantity: 2 },
      { color: 'Ink', size: 'S', quantity: 3 },
      { color: 'Ink', size: 'M', quantity: 3 },
    ],
  })
  const payload = { productId: product._id, title: product.title, price: product.price, quantity: 1 }
  await client.cart.add({ body: payload })
  const cart = await client.cart.add({ body: { ...payload, quantity: 2 } })
  const options = { color: 'Ink', length: 'Short', size: 'S' }
  expect(cart.items).toMatchObject([{ quantity: 3, options, available: true }])
  const order = await client.orders.create({ body: orderData() })
  expect(order.items.map(item => item.options)).toEqual([options])
  expect((await shop.client().catalogue.get({ params: { id: product._id } })).stock).toContainEqual({
    color: 'Ink',
    size: 'S',
    quantity: 0,
  })
})

test('a colour or size left open is recorded too where the shop does not count them apart', async () => {
  const { client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin)
  const { items } = await client.cart.add({ body: { productId, options: { size: 'M' } } })
  expect(items[0]?.options).toEqual({ color: 'Pistachio', size: 'M' })
})

test('what is included with every piece is no choice and makes no line of its own', async () => {
  const { client } = await makeUser(shop)
  const Length = [{ Length: 'Kurta 39 in' }, { Length: 'Trousers 37 in' }]
  const { _id: productId } = await makeProduct(admin, { Length, included: ['Length'] })
  await client.cart.add({ body: { productId } })
  const cart = await client.cart.add({ body: { productId, options: { length: 'Kurta 39 in' } } })
  expect(cart.items.map(({ quantity, options }) => ({ quantity, options }))).toEqual([
    { quantity: 2, options: { color: 'Pistachio', size: 'S' } },
  ])
  await expect(client.cart.add({ body: { productId, options: { length: 'Short' } } })).rejects.toMatchObject({
    fields: { 'options.length': expect.any(String) },
  })
})

test('a quantity is set on the oldest line of the product, or on the line named', async () => {
  const { client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin)
  await client.cart.add({ body: { productId, options: { size: 'S' } } })
  const { items } = await client.cart.add({ body: { productId, options: { size: 'M' } } })
  await client.cart.update({ params: { productId }, body: { quantity: 4 } })
  const lineId = items[1]?._id
  const cart = await client.cart.update({ params: { productId }, body: { quantity: 2, lineId } })
  expect(cart.items.map(item => item.quantity)).toEqual([4, 2])
})

test('removing a product removes all its lines, or the one line named', async () => {
  const { client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin)
  const kept = await makeProduct(admin)
  await client.cart.add({ body: { productId: kept._id } })
  await client.cart.add({ body: { productId, options: { size: 'S' } } })
  const { items } = await client.cart.add({ body: { productId, options: { size: 'M' } } })
  const less = await client.cart.remove({ params: { productId }, query: { lineId: items[2]?._id } })
  expect(less.items.map(item => item.options.size)).toEqual(['S', 'S'])
  const least = await client.cart.remove({ params: { productId } })
  expect(least.items.map(item => item.productId._id)).toEqual([kept._id])
})

test("a product that is not in the cart, or a line of somebody else's, can be neither changed nor removed", async () => {
  const [{ client }, other] = [await makeUser(shop), await makeUser(shop)]
  const { _id: productId } = await makeProduct(admin)
  const { items } = await other.client.cart.add({ body: { productId } })
  const lineId = items[0]?._id
  const missing = { status: 404, code: 'not_found' }
  await expect(client.cart.remove({ params: { productId }, query: { lineId } })).rejects.toMatchObject(
    missing,
  )
  await expect(
    client.cart.update({ params: { productId }, body: { quantity: 2, lineId } }),
  ).rejects.toMatchObject(missing)
  expect((await other.client.cart.get()).items[0]?.quantity).toBe(1)
})

test('a product no longer sold stays in the cart as not available and is left out of the total', async () => {
  const { client } = await makeUser(shop)
  const [gone, kept] = [await makeProduct(admin, { price: 100 }), await makeProduct(admin, { price: 20 })]
  await client.cart.add({ body: { productId: gone._id } })
  await client.cart.add({ body: { productId: kept._id } })
  await admin.client.catalogue.remove({ params: { id: gone._id } })
  const cart = await client.cart.get()
  expect(cart.items.map(item => item.available)).toEqual([false, true])
  expect(cart.items.map(item => item.gone)).toEqual([true, undefined])
  expect(cart.totalPrice).toBe(20)
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject({
    message: `"${gone.title}" is no longer on sale. Please remove it from your cart.`,
  })
})

test('the cart shows a new price at once', async () => {
  const { client } = await makeUser(shop)
  const input = productInput({ price: 48 })
  const { _id: id } = await admin.client.catalogue.add({ body: input })
  await client.cart.add({ body: { productId: id } })
  await admin.client.catalogue.edit({ params: { id }, body: { ...input, price: 30 } })
  expect((await client.cart.get()).totalPrice).toBe(30)
})

test('two tabs that add the first products at once lose nothing', async () => {
  const { id, client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin, { inventory: 100 })
  await Promise.all(Array.from({ length: 10 }, () => client.cart.add({ body: { productId, quantity: 2 } })))
  expect((await client.cart.get()).items.map(item => item.quantity)).toEqual([20])
  expect(await versionOf(id)).toBe(10)
})

test('two tabs at once cannot put more into the cart than is in stock', async () => {
  const { client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin, { inventory: 3 })
  const sizes = ['S', 'M', 'S', 'M', 'S']
  const tries = sizes.map(size => client.cart.add({ body: { productId, options: { size } } }))
  const results = await Promise.allSettled(tries)
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(3)
  expect(await client.cart.count()).toEqual({ count: 3 })
})

test('an order takes at most 20 pieces of one item, 50 pieces and 30 different items, and a cart no more', async () => {
  const { client } = await makeUser(shop)
  const [many, more] = [
    await makeProduct(admin, { inventory: 5_000 }),
    await makeProduct(admin, { inventory: 20 }),
  ]
  const add = (productId: string, quantity: number, size = 'S') =>
    client.cart.add({ body: { productId, quantity, options: { size } } })
  const refused = (message: string) => ({ status: 409, code: 'order_too_large', message })
  await expect(add(many._id, 21)).rejects.toMatchObject(
    refused('An order takes at most 20 pieces of one item.'),
  )
  await add(many._id, 20)
  await add(many._id, 20, 'M')
  await expect(add(more._id, 11)).rejects.toMatchObject(refused('An order takes at most 50 pieces.'))
  await add(more._id, 10)
  const other = await makeUser(shop)
  for (let line = 0; line < 30; line++)
    await other.client.cart.add({ body: { productId: (await makeProduct(admin))._id } })
  await expect(other.client.cart.add({ body: { productId: more._id } })).rejects.toMatchObject(
    refused('An order takes at most 30 different items.'),
  )
})

test('a cart may come to twenty million, but not to a cent more', async () => {
  const { client } = await makeUser(shop)
  const [dear, cheap] = [
    await makeProduct(admin, { price: 10_000_000 }),
    await makeProduct(admin, { price: 0.01 }),
  ]
  const cart = await client.cart.add({ body: { productId: dear._id, quantity: 2 } })
  expect(cart.totalPrice).toBe(20_000_000)
  await expect(client.cart.add({ body: { productId: cheap._id } })).rejects.toMatchObject({
    status: 400,
    message: 'That comes to more than 20,000,000. Please order less at once.',
  })
})

test('a refusal names the colour, and one piece in the singular', async () => {
  const { client } = await makeUser(shop)
  const stock = [{ color: 'Pistachio', size: '', quantity: 1 }]
  const { _id: productId, title } = await makeProduct(admin, { stock })
  await expect(client.cart.add({ body: { productId, quantity: 2 } })).rejects.toMatchObject({
    message: `Only 1 piece of "${title}" in Pistachio is left.`,
    fields: { quantity: 'At most 1.' },
  })
})

test('where every size is sold out, none is named', async () => {
  const { client } = await makeUser(shop)
  const stock = bySize.stock.map(shelf => ({ ...shelf, quantity: 0 }))
  const { _id: productId, title } = await makeProduct(admin, { ...bySize, stock })
  await expect(client.cart.add({ body: { productId } })).rejects.toMatchObject({
    message: `"${title}" is sold out.`,
  })
})

test('a cart that a higher price lifts above twenty million cannot be ordered', async () => {
  const { client } = await makeUser(shop)
  const input = productInput({ price: 10_000_000 })
  const { _id: id } = await admin.client.catalogue.add({ body: input })
  await client.cart.add({ body: { productId: id, quantity: 2 } })
  await admin.client.catalogue.edit({ params: { id }, body: { ...input, price: 10_000_000.01 } })
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject({
    message: 'That comes to more than 20,000,000. Please order less at once.',
  })
})

test('whoever changes a price sees it in a cart as soon as the call is answered', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  const app = createApp({ ...shop.deps, notices })
  const { client, token } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin, { price: 48 })
  await client.cart.add({ body: { productId } })
  const total = async () => {
    const answer = await app.request('/api/cart/get', { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()).totalPrice
  }
  expect(await total()).toBe(48)
  const change = await app.request(`/api/product/quick-edit/${productId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ price: 51 }),
  })
  expect(change.status).toBe(200)
  expect(await total()).toBe(51)
  await notices.stop()
})

test('an order never goes by a price that a cart still shows after another process changed it', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  // A process that hears of the change only later.
  const late = createApp({ ...shop.deps, notices: { ...notices, subscribe: () => {} } })
  const { client, token } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin, { price: 48 })
  await client.cart.add({ body: { productId } })
  const ask = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await late.request(path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: answer.status, ...(await answer.json()) }
  }
  expect(await ask('/api/cart/get')).toMatchObject({ totalPrice: 48 })
  await admin.client.catalogue.quickEdit({ params: { id: productId }, body: { price: 51 } })
  expect(await ask('/api/cart/get')).toMatchObject({ totalPrice: 48 })
  expect(await ask('/api/order/create', { ...orderData(), expectedTotal: 48 })).toMatchObject({
    status: 409,
    error: { code: 'cart_changed' },
  })
  expect(await ask('/api/order/create', orderData())).toMatchObject({ status: 'Pending', totalPrice: 51 })
  await notices.stop()
})
