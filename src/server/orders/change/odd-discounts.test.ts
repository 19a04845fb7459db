import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { manualOrder } from '../../../../test-support/guests.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')
let phones = 1_000_000

/** An order of two pieces of $20, and what is in the shop of its product. */
async function makeOrder(phone = `0303${++phones}`) {
  const [buyer, product] = [await makeUser(shop), await makeProduct(owner, { price: 20, inventory: 5 })]
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 2 } })
  const { _id: id } = await buyer.client.orders.create({ body: orderData({ phone }) })
  const { lines } = await owner.client.orders.openForChange({ params: { id } })
  const left = async () => (await shop.client().catalogue.get({ params: { id: product._id } })).inventory
  return { id, phone, lineId: lines[0]?.lineId ?? '', productId: product._id, left }
}

const seen = (id: string) => owner.client.orders.staffGet({ params: { id } })
const change = (id: string, body: object, version = 1) =>
  owner.client.orders.change({ params: { id }, body: { version, ...body } })

/** As text, since JSON has no word for some of them. */
const odd = ['-1', '-0.01', 'null', '"5"', '1e308', '1e999', '-1e999', '20000000.01', '0.001', '{}', '[1]']

test('a discount that is no amount is refused with words at its field, and nothing changes', async () => {
  const { id, left, productId } = await makeOrder()
  const typed = JSON.stringify({ ...manualOrder(productId), discount: 'HERE' })
  for (const amount of odd) {
    const discount = `{"amount":${amount},"reason":"A late parcel"}`
    const bodies: [string, string][] = [
      [`/api/order/change/${id}`, `{"version":1,"discount":${discount}}`],
      ['/api/order/manual', typed.replace('"HERE"', discount)],
    ]
    for (const [path, body] of bodies) {
      const headers = { 'content-type': 'application/json' }
      const answer = await shop.request('POST', path, { token: owner.token, headers, body })
      const { error } = await answer.json()
      expect({ path, amount, status: answer.status, code: error.code }).toMatchObject({
        ...{ status: 400, code: 'invalid' },
      })
      expect(error.fields['discount.amount'], `${path} ${amount}`).toMatch(/^[A-Z].{8,200}\.$/)
    }
  }
  expect(await seen(id)).toMatchObject({ totalPrice: 40, discount: 0, version: 1 })
  expect(await left()).toBe(3)
})

test('a part of the pieces is taken off to the whole coin, also of what they come to after the change', async () => {
  const { id, lineId } = await makeOrder()
  const off = (percent: number) => ({ discount: { percent, reason: 'A regular' } })
  expect(await change(id, off(12.345))).toMatchObject({ totalPrice: 35.06, discount: 4.94 })
  const one = { lines: [{ lineId, quantity: 1 }], ...off(10) }
  expect(await change(id, one, 2)).toMatchObject({ totalPrice: 18, discount: 2, discountReason: 'A regular' })
  await expect(change(id, { discount: { percent: 10 } }, 3)).rejects.toMatchObject({
    fields: { 'discount.reason': 'Say why the order is given a discount.' },
  })
  for (const wrong of [{ percent: 101 }, { percent: -1 }, {}, { percent: 10, amount: 2 }])
    await expect(change(id, { discount: { ...wrong, reason: 'x' } }, 3)).rejects.toMatchObject({
      code: 'invalid',
    })
  expect(await change(id, { discount: { percent: 0 } }, 3)).toMatchObject({ totalPrice: 20, discount: 0 })
})

test('a discount of more than the order comes to is refused, however large, and all of it is the most', async () => {
  const { id } = await makeOrder()
  for (const amount of [40.01, 41, 20_000_000])
    await expect(change(id, { discount: { amount, reason: 'Sorry' } })).rejects.toMatchObject({
      ...{
        code: 'invalid',
        fields: { discount: expect.stringContaining('Take off at most $40.00') },
      },
    })
  expect(await change(id, { discount: { amount: 40, reason: 'A present' } })).toMatchObject({ totalPrice: 0 })
})

test('pieces under a discount cannot become fewer than it takes off', async () => {
  const { id, lineId, left } = await makeOrder()
  await change(id, { discount: { amount: 25, reason: 'A loose seam' } })
  await expect(change(id, { lines: [{ lineId, quantity: 1 }] }, 2)).rejects.toMatchObject({
    ...{ code: 'invalid', message: expect.stringContaining('Take off at most $20.00') },
  })
  expect(await seen(id)).toMatchObject({ totalPrice: 15, version: 2, items: [{ quantity: 2 }] })
  expect(await left()).toBe(3)
})

test('two orders whose discounts are more than one parcel costs stay as they are', async () => {
  await setDelivery(owner, twoZones)
  try {
    const into = await makeOrder()
    const from = await makeOrder(into.phone)
    for (const { id } of [into, from]) await change(id, { discount: { amount: 42.5, reason: 'A present' } })
    const body = { other: from.id, version: 2, otherVersion: 2 }
    await expect(owner.client.orders.merge({ params: { id: into.id }, body })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('at most $82.50'),
    })
    for (const { id, left } of [into, from]) {
      expect(await seen(id)).toMatchObject({ status: 'Pending', totalPrice: 0, discount: 42.5, version: 2 })
      expect(await left()).toBe(3)
    }
  } finally {
    await setDelivery(owner, {})
  }
})
