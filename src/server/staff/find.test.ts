import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../test/factories.ts'

const shop = await createTestApp()
const [admin, buyer] = [await makeUser(shop, 'admin'), await makeUser(shop)]
const find = (q: string) => admin.client.staff.find({ query: { q } })

const product = await makeProduct(admin, { title: 'Gulnaar Bandhani Gharara' })
await buyer.client.cart.add({ body: { productId: product._id, quantity: 1 } })
const order = await buyer.client.order.create({
  body: { data: orderData({ fullName: 'Nargis Begum', phone: '0333 5556667' }) },
})

test('an order is found by number, name and phone, however it is spaced', async () => {
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
    ...{ _id: order._id, number, status, name: 'Nargis Begum', total: 48 },
  })
})

test('a product is found by its words, also misspelt and as a draft', async () => {
  const draft = await makeProduct(admin, { title: 'Gulnaar Sharara', status: 'draft' })
  const ids = (await find('gulnaar')).products.map(({ _id }) => _id)
  expect(ids.toSorted()).toEqual([product._id, draft._id].toSorted())
  expect((await find('bandhni gharara')).products.map(({ _id }) => _id)).toContain(product._id)
})

test('a customer is found by name, e-mail and phone, with the number of their orders', async () => {
  const body = { ...signUpInput(), firstName: 'Zarmina', lastName: 'Yusufzai', phone: '0345 9876543' }
  await shop.client().user.signUp({ body })
  for (const q of ['zarm', 'yusufzai zarmina', body.email, '0345-9876543', '+923459876543', '345 987']) {
    const { customers } = await find(q)
    expect([q, customers.map(({ name }) => name)]).toEqual([q, ['Zarmina Yusufzai']])
  }
  expect((await find(buyer.email)).customers).toMatchObject([{ _id: buyer.id, orders: 1 }])
  expect((await find(admin.email)).customers).toEqual([])
})

test('what stands for nothing finds nothing, and signs of patterns are only signs', async () => {
  const none = { orders: [], products: [], customers: [] }
  for (const q of ['', '   ', '\0', '%', '_____', '\\', 'qqxxqqzz'])
    expect([q, await find(q)]).toEqual([q, none])
})
