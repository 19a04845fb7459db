import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'

const shop = await createTestApp()
const [admin, colleague] = [await makeUser(shop, 'admin'), await makeUser(shop, 'admin')]
const { catalogue } = admin.client

const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
}

async function opened() {
  const made = await makeProduct(admin, { inventory: 5 })
  later()
  const { updated_at, title } = await catalogue.staffGet({ params: { id: made._id } })
  const params = { id: made._id }
  const save = (changes: object, seen: string | undefined = updated_at) =>
    catalogue.edit({ params, body: { ...productInput({ title }), ...changes, updated_at: seen } })
  return { params, save, updated_at }
}

const refused = { status: 409, code: 'product_changed' }

test('an edit is refused when a colleague has saved the product meanwhile', async () => {
  const { params, save } = await opened()
  await colleague.client.catalogue.quickEdit({ params, body: { price: 33 } })
  later()
  await expect(save({ description: 'Hand-embroidered.' })).rejects.toMatchObject(refused)
  const now = await catalogue.staffGet({ params })
  expect(now).toMatchObject({ price: 33, description: productInput().description })
  expect(await save({ description: 'Hand-embroidered.' }, now.updated_at)).toMatchObject({
    description: 'Hand-embroidered.',
  })
})

test('of two edits saved at once one is refused', async () => {
  const { save } = await opened()
  const results = await Promise.allSettled([save({ price: 20 }), save({ price: 30 })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused })
})

test('pieces sold meanwhile do not make an edit refused: the difference counts', async () => {
  const { params, save } = await opened()
  const shelf = { color: '', size: '', quantity: 7, seen: 5 }
  await colleague.client.catalogue.quickEdit({ params, body: { stock: [shelf] } })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: params.id } })
  await client.orders.create({ body: orderData() })
  expect((await save({ inventory: 5, inventorySeen: 5 })).inventory).toBe(6)
})

test('an edit without `updated_at` is never refused as outdated', async () => {
  const { params } = await opened()
  await colleague.client.catalogue.quickEdit({ params, body: { price: 33 } })
  expect((await catalogue.edit({ params, body: productInput() })).price).toBe(48)
})
