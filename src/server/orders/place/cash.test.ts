import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setMoney } from '../../../../test-support/set-money.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')

/** Somebody with a piece for $91 in the cart. */
async function makeBuyer() {
  const { _id: productId } = await makeProduct(owner, { price: 91, inventory: 9 })
  const { client, email } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  return { client, email }
}

const shown = { ...orderData(), expectedTotal: 91, currency: 'USD' }

test('cash in another currency that begins after the buyer looked is not collected unseen', async () => {
  const { client } = await makeBuyer()
  await setMoney(owner, { cash: { currency: 'PKR', rate: 281.5, roundTo: 10 } })
  const order = (cash: object) => client.orders.create({ body: { ...shown, ...cash } })
  await expect(order({ cash: null })).rejects.toMatchObject({ code: 'cart_changed' })
  await expect(order({ cash: 25_620, cashCurrency: 'LKR' })).rejects.toMatchObject({ code: 'cart_changed' })
  expect(await order({ cash: 25_620, cashCurrency: 'PKR' })).toMatchObject({ cash: { amount: 25_620 } })
})

test('cash in another currency that ends after the buyer looked is an order at another amount', async () => {
  const { client } = await makeBuyer()
  await setMoney(owner, {})
  const told = { cash: 25_620, cashCurrency: 'PKR' }
  await expect(client.orders.create({ body: { ...shown, ...told } })).rejects.toMatchObject({
    code: 'cart_changed',
  })
  expect(await client.orders.create({ body: { ...shown, cash: null } })).toMatchObject({ cash: null })
})

test('no mail asks for cash that is not to be paid any more', async () => {
  await setMoney(owner, { cash: { currency: 'PKR', rate: 281.5, roundTo: 10 } })
  const lastMailAfter = async (...statuses: OrderStatus[]) => {
    const { client, email } = await makeBuyer()
    const { _id: id } = await client.orders.create({ body: shown })
    for (const status of statuses)
      await owner.client.orders.updateStatus({ params: { id }, body: { status } })
    return (await mailTo(shop, email)).at(-1)?.text
  }
  expect(await lastMailAfter('Processing', 'Shipped')).toContain('To pay the courier: ')
  expect(await lastMailAfter('Processing', 'Shipped', 'Delivered')).toContain('Paid to the courier: ')
  const cancelled = await lastMailAfter('Cancelled')
  expect(cancelled).toContain('There is nothing to pay.')
  expect(cancelled).not.toContain('courier')
})

test('a parcel that was refused asks its buyer for no cash any more', async () => {
  await setMoney(owner, { cash: { currency: 'PKR', rate: 281.5, roundTo: 10 } })
  const { client } = await makeBuyer()
  const { _id: id } = await client.orders.create({ body: shown })
  const params = { id }
  for (const status of ['Processing', 'Shipped'] as const)
    await owner.client.orders.updateStatus({ params, body: { status } })
  expect((await client.orders.get({ params })).cash).toMatchObject({ currency: 'PKR' })
  expect(await client.orders.get({ params })).toMatchObject({ refused: false })
  await owner.client.orders.refused({ params })
  expect(await client.orders.get({ params })).toMatchObject({ refused: true })
  expect((await client.orders.mine({ query: {} })).orders).toMatchObject([{ refused: true }])
  expect((await client.orders.get({ params })).cash).toBeNull()
  expect((await owner.client.orders.staffGet({ params })).cash).toBeNull()
})
