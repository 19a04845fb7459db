import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../test-support/factories.ts'

const shop = await createTestApp()
const [admin, buyer] = [await makeUser(shop, 'admin'), await makeUser(shop)]
const find = (q: string) => admin.client.staff.find({ query: { q } })

const product = await makeProduct(admin, { title: 'Gulnaar Bandhani Gharara' })
await buyer.client.cart.add({ body: { productId: product._id, quantity: 1 } })
const order = await buyer.client.orders.create({
  body: { data: orderData({ fullName: 'Nargis Begum', phone: '0333 5556667' }) },
})

test('an order is found by number, name and phone, however they are spaced', async () => {
  for (const q of [
    String(order.number),
    `#${order.number}`,
    'nargis',
    'Begum Nargis',
    '+92 333 555',
    order._id,
  ]) {
    expect([q, (await find(q)).orders[0]?._id]).toEqual([q, order._id])
  }
  const { number, status } = order
  expect((await find('nargis')).orders[0]).toEqual({
    ...{ _id: order._id, number, status, name: 'Nargis Begum', total: 48, currency: 'USD' },
  })
})

test('a product is found by its words, also misspelt ones, and also as a draft', async () => {
  const draft = await makeProduct(admin, { title: 'Gulnaar Sharara', status: 'draft' })
  const ids = (await find('gulnaar')).products.map(({ _id }) => _id)
  expect(ids.toSorted()).toEqual([product._id, draft._id].toSorted())
  expect((await find('bandhni gharara')).products.map(({ _id }) => _id)).toContain(product._id)
})

test('a product is found first by the SKU of one of its shelves, however it is written, until it is deleted', async () => {
  await makeProduct(admin, { title: 'Frock NK-104-M' })
  const stock = [{ color: '', size: '', quantity: 3, sku: 'NK-104-M' }]
  const { _id } = await makeProduct(admin, { title: 'Nilofer Kurta', stock })
  for (const q of ['NK-104-M', ' nk-104-m ']) expect((await find(q)).products[0]?._id).toBe(_id)
  await admin.client.catalogue.remove({ params: { id: _id } })
  expect((await find('NK-104-M')).products.map(({ title }) => title)).toEqual(['Frock NK-104-M'])
})

test('products with exactly this title come first, then titles that begin with it, contain its words, and other matches', async () => {
  const make = async (title: string, description = '') =>
    (await makeProduct(admin, { title, description }))._id
  const exact = await make('Mehrunissa')
  const begins = await make('Mehrunissa Long Kurta')
  const holds = await make('Ivory Mehrunissa Kurta')
  const tells = await make('Plain Shawl', 'Worn with the Mehrunissa of last year.')
  expect((await find('Mehrunissa')).products.map(({ _id }) => _id)).toEqual([exact, begins, holds, tells])
  expect((await find('mehruni')).products.map(({ _id }) => _id)).toEqual([
    ...[begins, exact].toSorted().toReversed(),
    holds,
    tells,
  ])
  const { slug } = await admin.client.catalogue.staffGet({ params: { id: begins } })
  expect((await find(slug)).products[0]?._id).toBe(begins)
})

test('words count as misspelt only when nothing contains them', async () => {
  const { _id } = await makeProduct(admin, { title: 'Nargas Frock' })
  expect(await find('nargis')).toMatchObject({ orders: [{ _id: order._id }], products: [] })
  expect((await find('nargaas')).products.map(product => product._id)).toEqual([_id])
})

test('a deleted product is not found by title, id or slug', async () => {
  const { _id, slug } = await makeProduct(admin, { title: 'Gone Yesterday' })
  await admin.client.catalogue.remove({ params: { id: _id } })
  for (const q of [_id, slug, 'gone yesterday']) expect((await find(q)).products).toEqual([])
})

test('a customer is found by name, e-mail and phone, with the number of their orders', async () => {
  const body = { ...signUpInput(), firstName: 'Zarmina', lastName: 'Yusufzai', phone: '0345 9876543' }
  await shop.client().accounts.signUp({ body })
  for (const q of ['zarm', 'yusufzai zarmina', body.email, '0345-9876543', '+923459876543', '345 987']) {
    const { customers } = await find(q)
    expect([q, customers.map(({ name }) => name)]).toEqual([q, ['Zarmina Yusufzai']])
  }
  expect((await find(buyer.email)).customers).toMatchObject([
    { _id: '923335556667', isNumber: true, email: buyer.email, orders: 1, guest: false },
  ])
  expect((await find(admin.email)).customers).toEqual([])
})

test('text without letters or digits finds nothing, and wildcards have no meaning', async () => {
  const none = { orders: [], products: [], customers: [] }
  for (const q of ['', '   ', '\0', '%', '_____', '\\', 'qqxxqqzz'])
    expect([q, await find(q)]).toEqual([q, none])
})
