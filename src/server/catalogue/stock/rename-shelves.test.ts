import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue, orders } = owner.client

const before = ['Rose', 'Ivory', 'Sage']

/** The colours of a form: those that were there, in any order, others instead of them, and new names for them. */
const formColours = fc
  .uniqueArray(fc.constantFrom(...before, 'Mint', 'Rust'), { minLength: 1, maxLength: 4 })
  .chain(names =>
    fc.tuple(
      ...names.map(Color =>
        fc.oneof(
          fc.constant({ Color }),
          fc.record({ Color: fc.constant(Color), was: fc.constantFrom(...before) }),
        ),
      ),
    ),
  )

test('whatever a form does to the colours, undoing it leaves each with its own pieces, also those that come back later', async () => {
  const stock = before.map((color, nth) => ({ color, size: '', quantity: 4 + nth }))
  await fc.assert(
    fc.asyncProperty(formColours, async Color => {
      const { _id: id, title } = await makeProduct(owner, {
        Size: [],
        stock,
        Color: before.map(name => ({ Color: name })),
      })
      const buyer = await makeUser(shop)
      await buyer.client.cart.add({ body: { productId: id, options: { color: 'Ivory' } } })
      const order = await buyer.client.orders.create({ body: orderData() })
      const body = { ...productInput({ title }), inventory: undefined, Size: [], Color }
      const { changeId } = await catalogue.edit({ params: { id }, body })
      if (changeId) await catalogue.undo({ params: { id: changeId } })
      await orders.updateStatus({ params: { id: order._id }, body: { status: 'Cancelled' } })
      const now = await catalogue.staffGet({ params: { id } })
      expect(Object.fromEntries(now.stock.map(({ color, quantity }) => [color, quantity]))).toEqual(
        Object.fromEntries(stock.map(({ color, quantity }) => [color, quantity])),
      )
    }),
    { numRuns: 25 },
  )
})
