import { expect, test } from 'vitest'
import content from './content.json' with { type: 'json' }
import { openOldShop } from './open-old-shop.ts'

const { sessions, products, orders } = content

test('a shop filled by commit 0fdeead opens with its products, orders, payments and sessions', async () => {
  const client = await openOldShop()
  const [admin, shopper] = [client(sessions.admin), client(sessions.shopper)]
  const order = (id: string) => admin.orders.staffGet({ params: { id } })

  expect(await admin.accounts.verifyToken()).toMatchObject({ userType: 'admin' })
  expect(await shopper.accounts.verifyToken()).toMatchObject({ email: 'ayesha@example.com' })

  expect(await client().catalogue.get({ params: { id: products.kurta } })).toMatchObject({
    title: 'Nilofer Kurta',
    price: 48,
    displayPrice: 64,
    Color: [{ Color: 'Pistachio' }, { Color: 'Rose' }],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    stock: [
      { color: 'Pistachio', size: 'M', quantity: 3 },
      { color: 'Pistachio', size: 'S', quantity: 2 },
      { color: 'Rose', size: 'M', quantity: 1 },
      { color: 'Rose', size: 'S', quantity: 2 },
    ],
  })
  expect(await client().catalogue.get({ params: { id: products.frock } })).toMatchObject({ inventory: 24 })
  expect(await admin.catalogue.staffGet({ params: { id: products.draft } })).toMatchObject({
    status: 'draft',
    inventory: 3,
  })

  const [placed] = (await shopper.orders.mine()).orders
  expect(placed).toMatchObject({ _id: orders.onDelivery, status: 'Processing', totalPrice: 96 })
  expect(placed?.items).toMatchObject([{ price: 48, quantity: 2, options: { size: 'M', color: 'Rose' } }])
  expect(await order(orders.onDelivery)).toMatchObject({
    number: 1001,
    paymentState: 'unpaid',
    payment: null,
  })
  expect(await order(orders.captured)).toMatchObject({
    number: 1002,
    paymentState: 'paid',
    payment: { amount: 41, captured: 41, refundable: 41 },
  })
  expect(await order(orders.refused)).toMatchObject({
    number: 1003,
    paymentState: 'authorised',
    payment: {
      captured: 0,
      problem: expect.stringContaining('Your card was declined.'),
      problemCodes: ['charge_delayed'],
    },
  })
  expect(await order(orders.waiting)).toMatchObject({ number: 1004, paymentState: 'authorised' })
  const { payments } = await admin.payments.unsettled({ query: {} })
  expect(payments.map(payment => payment.order?._id)).toContain(orders.refused)
})
