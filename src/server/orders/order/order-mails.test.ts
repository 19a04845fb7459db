import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Mail, WriteMail } from '../../mail/outbox.ts'
import { placeOrder } from '../place/place-order.ts'
import { queueOrderMail } from './order-mails.ts'

const shop = await createTestApp({ publicUrl: 'https://shop.example' })
const admin = await makeUser(shop, 'admin')

async function buyer() {
  const user = await makeUser(shop)
  const product = await makeProduct(admin, { title: `Gul Kurta "نیلوفر" ${user.id}`, price: 1048 })
  const body = { productId: product._id, quantity: 2, options: { color: 'Pistachio', size: 'M' } }
  await user.client.cart.add({ body })
  return { ...user, product, mails: () => mailTo(shop, user.email) }
}

const moveTo = (id: string, ...statuses: ('Processing' | 'Shipped' | 'Delivered' | 'Cancelled')[]) =>
  statuses.reduce<Promise<unknown>>(
    (before, status) =>
      before.then(() => admin.client.orders.updateStatus({ params: { id }, body: { status } })),
    Promise.resolve(),
  )

test('the mail about a new order has number, items with choices, total, payment, address and link', async () => {
  const { client, product, mails, email } = await buyer()
  const order = await client.orders.create({ body: orderData({ phone: '+92 300 7654321' }) })
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: `Zari order #${order.number}: we have your order` })
  for (const text of [
    'Hello Ayesha Khan,',
    `  2 x ${product.title}, $1,048.00 each\n      Colour: Pistachio, Size: M`,
    'Total: $2,096.00\nPayment: cash on delivery',
    '  Ayesha Khan\n  House 12, Street 4\n  Lahore 54000\n  Pakistan\n  0300 7654321',
    `https://shop.example/user/orders/${order._id}`,
  ])
    expect(mail?.text).toContain(text)
})

test('without a public address the mail has no link', async () => {
  const { id, mails } = await buyer()
  const deps = { ...shop.deps, config: { ...shop.deps.config, publicUrl: null } }
  await placeOrder(deps, { ...orderData(), userId: id, idempotencyKey: null, clientAddress: 'local' })
  expect((await mails())[0]?.text).not.toContain('://')
})

test('the buyer is mailed once when an order is shipped, with the amount to pay, and when it is delivered', async () => {
  const { client, mails } = await buyer()
  const { _id, number } = await client.orders.create({ body: orderData() })
  await moveTo(_id, 'Processing', 'Shipped', 'Delivered')
  const [, shipped, delivered, ...more] = await mails()
  expect(more).toEqual([])
  expect(shipped).toMatchObject({
    subject: `Zari order #${number}: on its way`,
    text: expect.stringContaining('Please keep $2,096.00 ready for the courier.'),
  })
  expect(delivered?.subject).toBe(`Zari order #${number}: delivered`)
})

test('a cancelled order is mailed, and a refused move is not', async () => {
  const { client, mails } = await buyer()
  const { _id } = await client.orders.create({ body: orderData() })
  await moveTo(_id, 'Cancelled')
  await expect(moveTo(_id, 'Shipped')).rejects.toMatchObject({ code: 'illegal_transition' })
  expect((await mails()).at(-1)?.text).toContain('cancelled. There is nothing to pay.\n')
  expect((await mails()).map(({ subject }) => subject.replace(/.*: /, ''))).toEqual([
    'we have your order',
    'cancelled',
  ])
})

/** The mail about a status of an order that was placed by card. */
async function cardMail(changes: Partial<OrderDetail>, publicUrl: string | null = 'https://shop.example') {
  const { client } = await buyer()
  const { _id: id } = await client.orders.create({ body: orderData() })
  const order = await client.orders.get({ params: { id } })
  const mails: Mail[] = []
  const outbox = {
    ...shop.deps.outbox,
    queue: async (_tx: Tx, write: WriteMail) => {
      mails.push(write('Zari'))
      return null
    },
  }
  await inTransaction(shop.db, tx =>
    queueOrderMail(
      tx,
      { ...shop.deps, config: { ...shop.deps.config, publicUrl }, outbox },
      { ...order, paymentMethod: 'online', ...changes },
    ),
  )
  return mails[0]?.text
}

test('the mail about a shipped order that was paid by card asks for no money', async () => {
  const text = await cardMail({ status: 'Shipped', paymentState: 'paid' })
  expect(text).toContain('Your order is on its way.\n\nOrder #')
  expect(text).toContain('Total: $2,096.00\nPayment: by card\n')
})

test('what an order does not have leaves no trace in its mail', async () => {
  const product = { _id: 'p', title: 'Gul Kurta', product_images: [] }
  const text = await cardMail(
    {
      ...{ number: 7, status: 'Shipped', totalPrice: 48 },
      items: [{ productId: product, quantity: 1, price: 48, options: {} }],
      shippingAddress: { ...orderData().shippingAddress, phone: '' },
    },
    null,
  )
  expect(text?.split('\n')).toEqual([
    ...['Hello Ayesha Khan,', ''],
    ...['Your order is on its way.', ''],
    ...['Order #7', '  1 x Gul Kurta, $48.00 each', ''],
    ...['Total: $48.00', 'Payment: by card', ''],
    ...['Delivery to:', '  Ayesha Khan', '  House 12, Street 4', '  Lahore 54000', '  Pakistan', ''],
    ...['Zari', ''],
  ])
})

test.each([
  ['paid', 0, ' cancelled. We are refunding $2,096.00 to your card.'],
  ['paid', 95.99, ' cancelled. We are refunding $2,000.01 to your card.'],
  ['authorised', 0, ' cancelled. The amount reserved on your card is being released.'],
  ['failed', 0, ' cancelled.\n\nOrder #'],
] as const)(
  'the mail about a cancelled order whose card payment is %s, with $%d refunded before, says what happens',
  async (paymentState, refundedTotal, sentence) => {
    expect(
      await cardMail({ status: 'Cancelled', paymentState, chargedTotal: 2_096, refundedTotal }),
    ).toContain(sentence)
  },
)

test('a repeated request makes no second mail, and a refused order none', async () => {
  const { client, mails } = await buyer()
  await expect(client.orders.create({ body: { ...orderData(), expectedTotal: 1 } })).rejects.toMatchObject({
    code: 'cart_changed',
  })
  await Promise.all(
    [1, 2, 3].map(() => client.orders.create({ body: orderData() }, { idempotencyKey: 'one' })),
  )
  await client.orders.create({ body: orderData() })
  expect(await mails()).toHaveLength(1)
})

test('an order whose mail cannot be written is not placed', async () => {
  const { id, client, mails } = await buyer()
  const fail = () => {
    throw new Error('disk full')
  }
  const full = { ...shop.deps.outbox, toRow: fail }
  const input = { ...orderData(), userId: id, idempotencyKey: null, clientAddress: 'local' }
  await expect(placeOrder({ ...shop.deps, outbox: full }, input)).rejects.toThrow('disk full')
  expect((await client.orders.mine()).total).toBe(0)
  expect((await client.cart.count()).count).toBe(2)
  expect(await mails()).toEqual([])
})
