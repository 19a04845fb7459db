import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'
import type { ProductEdit } from '../../../contract/catalogue/catalogue.ts'
import { productWords } from '../../../contract/catalogue/catalogue-words.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue } = owner.client

const third = { name: 'Stitching', values: [{ value: 'Unstitched' }, { value: 'Stitched' }] }
const Size = [{ Size: 'S' }, { Size: 'M' }]
const stitched = { color: '', size: '', third: 'Stitched', price: 60 }
const row = (size: string, value: string, quantity: number) => ({ color: '', size, third: value, quantity })
const all = [
  row('S', 'Unstitched', 3),
  row('S', 'Stitched', 1),
  row('M', 'Unstitched', 2),
  row('M', 'Stitched', 4),
]

/** Unstitched it costs $45, stitched $60. */
const makeSuit = (changes: object = {}) =>
  makeProduct(owner, {
    Color: [],
    Size,
    third,
    stock: all,
    price: 45,
    displayPrice: 45,
    optionPrices: [stitched],
    ...changes,
  })

const get = (id: string) => catalogue.staffGet({ params: { id } })
const edit = (id: string, title: string, changes: Partial<ProductEdit>) =>
  catalogue.edit({
    params: { id },
    body: { ...productInput({ title }), inventory: undefined, Color: [], Size, price: 45, ...changes },
  })
const piecesOf = async (id: string) =>
  Object.fromEntries(
    (await get(id)).stock.map(({ size, third: value = '', quantity }) => [`${size}/${value}`, quantity]),
  )
const order = async (id: string, options: object, quantity = 1) => {
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: id, quantity, options } })
  return { buyer, placed: await buyer.client.orders.create({ body: orderData() }) }
}

test('each value has pieces and a price of its own, and an order takes what was chosen', async () => {
  const { _id: id, slug } = await makeSuit()
  const product = await catalogue.get({ params: { id: slug } })
  expect(product).toMatchObject({ price: 45, third, inventory: 10 })
  expect(product.stock).toContainEqual(row('M', 'Stitched', 4))
  expect(product.optionPrices).toEqual([
    { color: '', size: '', price: 45, displayPrice: 45 },
    { ...stitched, displayPrice: 60 },
  ])
  const { placed } = await order(id, { size: 'M', third: 'Stitched' }, 3)
  expect(placed.items[0]).toMatchObject({ price: 60, options: { size: 'M', third: 'Stitched' } })
  expect(await piecesOf(id)).toEqual({
    'S/Unstitched': 3,
    'S/Stitched': 1,
    'M/Unstitched': 2,
    'M/Stitched': 1,
  })
  const { moves } = await owner.client.staff.stockMoves({ params: { id } })
  expect(moves[0]).toMatchObject({ kind: 'sold', size: 'M', third: 'Stitched', change: -3, left: 1 })
})

test('a product without one answers as before', async () => {
  const product = await makeProduct(owner, { Size, stock: [{ color: '', size: 'S', quantity: 2 }] })
  expect(Object.keys(product)).not.toContain('third')
  expect(product.stock).toEqual([{ color: '', size: 'S', quantity: 2 }])
})

test('what the cart leaves open is what has most pieces; a value that the product does not have is refused', async () => {
  const { _id: id } = await makeSuit()
  const buyer = await makeUser(shop)
  const cart = await buyer.client.cart.add({ body: { productId: id, options: { size: 'S' } } })
  expect(cart.items[0]).toMatchObject({ price: 45, options: { size: 'S', third: 'Unstitched' } })
  const wrong = buyer.client.cart.add({ body: { productId: id, options: { third: 'Knitted' } } })
  await expect(wrong).rejects.toMatchObject({
    fields: { 'options.third': expect.stringContaining('Choose Unstitched, Stitched.') },
  })
})

test('a cart from before the option does not buy what nobody chose', async () => {
  const { _id: id, title } = await makeSuit({
    third: undefined,
    optionPrices: [],
    price: 60,
    stock: [{ color: '', size: 'S', quantity: 3 }],
  })
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: id, options: { size: 'S' } } })
  await edit(id, title, { third, price: 60, optionPrices: [{ ...stitched, third: 'Unstitched', price: 45 }] })
  const { items } = await buyer.client.cart.get()
  expect(items[0]).toMatchObject({ available: false, gone: true })
  await expect(buyer.client.orders.create({ body: orderData() })).rejects.toMatchObject({
    message: expect.stringContaining('now comes with a choice of Stitching.'),
  })
})

test('of two who want the last piece of a value at once, one gets it', async () => {
  const { _id: id } = await makeSuit()
  const buyers = await Promise.all(Array.from({ length: 4 }, () => makeUser(shop)))
  for (const buyer of buyers)
    await buyer.client.cart.add({ body: { productId: id, options: { size: 'S', third: 'Stitched' } } })
  const placed = await Promise.allSettled(
    buyers.map(buyer => buyer.client.orders.create({ body: orderData() })),
  )
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await piecesOf(id)).toMatchObject({ 'S/Stitched': 0, 'S/Unstitched': 3 })
})

test('another name keeps pieces, price and SKU, and what comes back finds it', async () => {
  const sku = `S-${shop.deps.newId()}`
  const { _id: id, title } = await makeSuit({ stock: [{ ...row('S', 'Stitched', 2), sku }] })
  const { placed } = await order(id, { size: 'S', third: 'Stitched' })
  const values = [{ value: 'Unstitched' }, { value: 'Sewn', was: 'Stitched' }]
  const { changeId } = await edit(id, title, { third: { name: 'Sewing', values } })
  const renamed = await get(id)
  expect(renamed.stock).toEqual([{ ...row('S', 'Sewn', 1), sku }])
  expect(renamed.baseOptionPrices).toEqual([{ ...stitched, third: 'Sewn', displayPrice: 60 }])
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await get(id)).toMatchObject({ third, stock: [{ ...row('S', 'Stitched', 1), sku }] })
  await edit(id, title, { third: { name: 'Sewing', values } })
  await owner.client.orders.updateStatus({ params: { id: placed._id }, body: { status: 'Cancelled' } })
  expect((await get(id)).stock).toEqual([{ ...row('S', 'Sewn', 2), sku }])
})

test('a form that does not name it keeps it; without the option its pieces go to what serves them then', async () => {
  const { _id: id, title } = await makeSuit()
  await edit(id, title, {})
  expect(await get(id)).toMatchObject({ third, inventory: 10 })
  await edit(id, title, { third: null, optionPrices: [] })
  const plain = await get(id)
  expect(plain).toMatchObject({ inventory: 10, price: 45 })
  expect(plain.stock.map(({ size, quantity }) => [size, quantity])).toEqual([
    ['M', 6],
    ['S', 4],
  ])
  expect(plain.third).toBeUndefined()
  const { moves } = await owner.client.staff.stockMoves({ params: { id } })
  expect(moves.reduce((sum, { change }) => sum + change, 0)).toBe(10)
})

test('stock and prices name values of the product alone, each place once', async () => {
  const refused = (changes: object) =>
    makeSuit(changes).then(
      () => null,
      ({ fields }) => Object.keys(fields ?? {})[0],
    )
  expect(await refused({ stock: [row('S', 'Knitted', 1)] })).toBe('stock.0.third')
  expect(await refused({ stock: [row('S', 'Stitched', 1), row('S', 'Stitched', 1)] })).toBe('stock.1.color')
  expect(await refused({ optionPrices: [{ ...stitched, third: 'Knitted' }] })).toBe('optionPrices.0.third')
  expect(await refused({ third: { ...third, values: [] } })).toBe('third.values')
  expect(await refused({ third: { name: ' ', values: third.values } })).toBe('third.name')
  const twice = { ...third, values: [...third.values, { value: 'Stitched' }] }
  expect(await refused({ third: twice })).toBe('third.values')
})

test('no product has more choices than rows of stock', async () => {
  const many = Array.from({ length: 50 }, (_, nth) => String(nth))
  const values = Array.from({ length: 2 }, (_, nth) => ({ value: String(nth) }))
  const made = makeSuit({
    Color: many.map(Color => ({ Color })),
    Size: many.map(name => ({ Size: name })),
    third: { name: 'Stitching', values },
    stock: [],
    optionPrices: [],
  })
  await expect(made).rejects.toMatchObject({ fields: { third: expect.stringContaining('2,500 choices') } })
})

test('a copy has the option with empty shelves, and its buyer may swap to a size of the same value', async () => {
  const { _id: id } = await makeSuit()
  const copy = await catalogue.duplicate({ params: { id } })
  expect(copy.third).toEqual(third)
  expect(copy.stock).toContainEqual(row('M', 'Stitched', 0))
  const { buyer, placed } = await order(id, { size: 'S', third: 'Stitched' })
  const params = { id: placed._id }
  const { otherSizes } = await buyer.client.orders.get({ params })
  expect(otherSizes?.lines).toMatchObject([{ sizes: ['M'] }])
  const { version = 0, lines = [] } = otherSizes ?? {}
  await buyer.client.orders.swapSize({
    params,
    body: { version, lineId: lines[0]?.lineId ?? '', size: 'M' },
  })
  expect(await piecesOf(id)).toMatchObject({ 'S/Stitched': 1, 'M/Stitched': 3, 'M/Unstitched': 2 })
})

test('staff change an order to another value, at its price', async () => {
  const { _id: id } = await makeSuit()
  const { placed } = await order(id, { size: 'S', third: 'Unstitched' })
  const { lines, order: opened } = await owner.client.orders.openForChange({ params: { id: placed._id } })
  const [line] = lines
  expect(line?.offers).toMatchObject({ thirdName: 'Stitching', thirds: ['Unstitched', 'Stitched'] })
  expect(line?.stock).toContainEqual({ ...row('S', 'Stitched', 1), own: 0, price: 60 })
  await owner.client.orders.change({
    params: { id: placed._id },
    body: {
      version: opened.version,
      lines: [{ lineId: line?.lineId ?? '', quantity: 1, options: { size: 'S', third: 'Stitched' } }],
    },
  })
  expect(await piecesOf(id)).toMatchObject({ 'S/Unstitched': 3, 'S/Stitched': 0 })
  const [changed] = (await owner.client.orders.openForChange({ params: { id: placed._id } })).lines
  expect(changed).toMatchObject({ price: 60, options: { third: 'Stitched' } })
})

test('every field that is recorded of a product has words for the history of changes', async () => {
  const { _id: id } = await makeSuit()
  const { changes } = await owner.client.staff.changes()
  const { after } = changes.find(({ subjectId }) => subjectId === id) ?? {}
  expect(after).toHaveProperty('third')
  const unsaid = Object.keys(after ?? {}).filter(name => !(name in productWords.fields))
  expect(unsaid).toEqual([])
})
