import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import type { Cart } from '../../contract/cart.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  shop = await createTestApp()
  admin = await makeUser(shop, 'admin')
})

const pair = async (changes: { inventory: number } = { inventory: 5 }) => {
  const [mother, daughter] = [await makeProduct(admin), await makeProduct(admin, changes)]
  return { mother: mother._id, daughter: daughter._id, buyer: await makeUser(shop) }
}
const pieces = ({ items }: Cart) =>
  Object.fromEntries(items.map(({ productId, quantity }) => [productId._id, quantity]))

test('two products come into a new cart with one call, and add up with what is there', async () => {
  const { mother, daughter, buyer } = await pair()
  const lines = [{ productId: mother }, { productId: daughter, quantity: 2 }]
  const cart = await buyer.client.cart.addSeveral({ body: { lines } })
  expect(pieces(cart)).toEqual({ [mother]: 1, [daughter]: 2 })
  await buyer.client.cart.addSeveral({ body: { lines } })
  expect(pieces(await buyer.client.cart.get())).toEqual({ [mother]: 2, [daughter]: 4 })
})

test('a choice named twice is one line', async () => {
  const { mother, buyer } = await pair()
  const { items } = await buyer.client.cart.addSeveral({
    body: { lines: [{ productId: mother }, { productId: mother, quantity: 2 }] },
  })
  expect(items).toMatchObject([{ quantity: 3 }])
})

test('when one of them is sold out or gone, none is added', async () => {
  const { mother, daughter, buyer } = await pair({ inventory: 0 })
  const add = (productId: string) =>
    buyer.client.cart.addSeveral({ body: { lines: [{ productId: mother }, { productId }] } })
  await expect(add(daughter)).rejects.toMatchObject({ code: 'out_of_stock' })
  await expect(add('nobody')).rejects.toMatchObject({ code: 'not_found' })
  expect((await buyer.client.cart.get()).items).toEqual([])
})

test('calls at once lose nothing', async () => {
  const { mother, daughter, buyer } = await pair({ inventory: 20 })
  const lines = [{ productId: mother }, { productId: daughter }]
  const answers = Array.from({ length: 4 }, () => [
    buyer.client.cart.addSeveral({ body: { lines } }),
    buyer.client.cart.add({ body: { productId: daughter } }),
  ])
  await Promise.all(answers.flat())
  expect(pieces(await buyer.client.cart.get())).toEqual({ [mother]: 4, [daughter]: 8 })
})
