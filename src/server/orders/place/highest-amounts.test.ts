import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { setDelivery } from '../../../../test-support/set-delivery.ts'
import { setMoney } from '../../../../test-support/set-money.ts'
import { maxAmount } from '../../../contract/max-amount.ts'

const tooMuch = { code: 'invalid', message: 'That comes to more than 20,000,000. Please order less at once.' }

async function openShop() {
  const shop = await createTestApp()
  const owner = await makeUser(shop, 'owner')
  await setMoney(owner, { currency: 'PKR', roundTo: 1 })
  const dear = await makeProduct(owner, {
    ...{ title: 'Bridal set', price: maxAmount, displayPrice: maxAmount, inventory: 9 },
  })
  return { shop, owner, dear }
}

test('the highest price is sold, listed, summed up and exported as it is', async () => {
  const { shop, owner, dear } = await openShop()
  await makeProduct(owner, { price: 1_000, displayPrice: null })
  const { products, facets } = await shop.client().catalogue.browse({ query: { minPrice: maxAmount } })
  expect(products).toMatchObject([{ title: 'Bridal set', price: maxAmount, displayPrice: maxAmount }])
  expect(facets.prices).toEqual([
    { min: 0, max: 19_999_999.99, count: 1 },
    { min: maxAmount, max: null, count: 1 },
  ])
  const totals: number[] = []
  for (let orders = 0; orders < 3; orders++) {
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId: dear._id, quantity: 1 } })
    totals.push((await client.orders.create({ body: orderData() })).totalPrice)
  }
  expect(totals).toEqual([maxAmount, maxAmount, maxAmount])
  const { days, bestSellers, money } = await owner.client.staff.dashboard({ query: { days: 7 } })
  expect(days.at(-1)).toMatchObject({ orders: 3, revenue: 3 * maxAmount })
  expect(bestSellers[0]).toMatchObject({ units: 3, revenue: 3 * maxAmount })
  expect(money.placed).toBe(3 * maxAmount)
  const answer = await shop.request('GET', '/api/order/export', { token: owner.token })
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true })
  expect(rows.map(row => row['Order total'])).toEqual(['20000000', '20000000', '20000000'])
})

test('more than the highest total is refused in clear words: in the cart, with delivery, and typed by the staff', async () => {
  const { shop, owner, dear } = await openShop()
  const cheap = await makeProduct(owner, { price: 1, displayPrice: null })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: dear._id, quantity: 1 } })
  await expect(client.cart.add({ body: { productId: cheap._id, quantity: 1 } })).rejects.toMatchObject(
    tooMuch,
  )
  await setDelivery(owner, {
    elsewhere: { charge: maxAmount, freeFrom: null, days: null, takesCash: true },
  })
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject(tooMuch)
  const lines = [{ productId: dear._id, quantity: 2, options: {} }]
  await expect(
    owner.client.orders.previewManual({ body: { lines, discount: { amount: maxAmount }, city: 'Lahore' } }),
  ).rejects.toMatchObject(tooMuch)
})

test('two orders at the highest total are not merged, however much is taken off them', async () => {
  const { shop, owner, dear } = await openShop()
  const orders: string[] = []
  for (let each = 0; each < 2; each++) {
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId: dear._id, quantity: 1 } })
    const { _id: id } = await client.orders.create({ body: orderData({ phone: '03001234567' }) })
    await owner.client.orders.change({
      params: { id },
      body: { version: 1, discount: { amount: maxAmount, reason: 'A present' } },
    })
    orders.push(id)
  }
  const [id = '', other = ''] = orders
  await expect(
    owner.client.orders.merge({ params: { id }, body: { other, version: 2, otherVersion: 2 } }),
  ).rejects.toMatchObject(tooMuch)
})
