import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { RecordCall, StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'

const shop = await createTestApp()
const [admin, colleague] = [await makeUser(shop, 'admin'), await makeUser(shop, 'admin')]
const minute = 60_000

const wait = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

async function makeOrder(phone?: string) {
  wait(minute)
  const [buyer, product] = [await makeUser(shop), await makeProduct(admin, { inventory: 5 })]
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 2 } })
  const order = await buyer.client.orders.create({ body: orderData(phone ? { phone } : {}) })
  const stock = async () => (await shop.client().catalogue.get({ params: { id: product._id } })).inventory
  return { order, buyer, stock }
}

const call = ({ _id: id }: Order, outcome: RecordCall['outcome'], note?: string, who = admin) =>
  who.client.orders.call({ params: { id }, body: { outcome, ...(note && { note }) } })

const move = ({ _id: id }: Order, status: Order['status'], who = admin) =>
  who.client.orders.updateStatus({ params: { id }, body: { status } })

const seen = ({ _id: id }: Order) => admin.client.orders.staffGet({ params: { id } })

const queue = async () => (await admin.client.orders.toConfirm({ query: { limit: 100 } })).orders

const isQueued = async ({ _id }: Order) => (await queue()).some(order => order._id === _id)

const changesOf = ({ _id }: Order) =>
  shop.db.selectFrom('changes').selectAll().where('subjectId', '=', _id).orderBy('id').execute()

test('orders to confirm: first those never called, then the one called longest ago', async () => {
  const made = [await makeOrder(), await makeOrder(), await makeOrder(), await makeOrder()]
  const [first, second, third, fourth] = made.map(({ order }) => order) as [Order, Order, Order, Order]
  wait(minute)
  await call(second, 'no_answer')
  wait(minute)
  await call(first, 'no_answer')
  const own = new Set(made.map(({ order }) => order._id))
  const before = await admin.client.orders.toConfirm({ query: { limit: 100 } })
  expect(before.orders.map(({ _id }) => _id).filter(id => own.has(id))).toEqual(
    [third, fourth, second, first].map(({ _id }) => _id),
  )
  expect(before.total).toBe(before.orders.length)
  const page = await admin.client.orders.toConfirm({ query: { limit: 2, page: 2 } })
  expect(page).toEqual({ orders: before.orders.slice(2, 4), total: before.total })
})

test('after no answer the order stays in the queue, with its calls', async () => {
  const { order } = await makeOrder('0321-7654321')
  await call(order, 'no_answer', 'Rang for a minute.')
  const at = shop.clock.now.toISOString()
  wait(minute)
  const twice = await call(order, 'no_answer', '', colleague)
  expect(twice).toMatchObject({ status: 'Pending', confirmation: 'open', attempts: 2, e164: '+923217654321' })
  expect(twice.calls).toEqual([
    { at, by: { userId: admin.id, name: 'Ayesha Khan' }, outcome: 'no_answer', note: 'Rang for a minute.' },
    {
      at: shop.clock.now.toISOString(),
      by: { userId: colleague.id, name: 'Ayesha Khan' },
      outcome: 'no_answer',
      note: '',
    },
  ])
  expect((await queue()).find(({ _id }) => _id === order._id)).toEqual(twice)
})

test.each(['confirmed', 'wrong_number'] as const)(
  '%s takes an order out of the queue, pending',
  async outcome => {
    const { order } = await makeOrder()
    expect(await call(order, outcome)).toMatchObject({
      status: 'Pending',
      confirmation: outcome,
      attempts: 1,
    })
    expect(await isQueued(order)).toBe(false)
  },
)

test('an order with a wrong number waits apart until its buyer is reached, packed or cancelled', async () => {
  const made = [await makeOrder(), await makeOrder(), await makeOrder(), await makeOrder()]
  const [confirmed, packed, cancelled, still] = made.map(({ order }) => order) as [Order, Order, Order, Order]
  const apart = async () => {
    const query = { confirmation: 'wrong_number', limit: 100 } as const
    const { orders, total } = await admin.client.orders.toConfirm({ query })
    expect(total).toBe(orders.length)
    return orders.map(({ _id }) => _id)
  }
  const before = await apart()
  for (const { order } of made) {
    wait(minute)
    await call(order, 'wrong_number', 'Somebody else has it.')
  }
  expect(await apart()).toEqual([...before, ...made.map(({ order }) => order._id)])
  await call(confirmed, 'confirmed', 'By e-mail.')
  expect(await move(packed, 'Processing')).toMatchObject({ status: 'Processing' })
  await move(cancelled, 'Cancelled')
  expect(await apart()).toEqual([...before, still._id])
  expect((await seen(packed)).confirmation).toBe('not_needed')
  expect((await seen(cancelled)).confirmation).toBe('not_needed')
})

test('a wrong number can be corrected by another call; a confirmed order only cancelled', async () => {
  const { order } = await makeOrder()
  await call(order, 'wrong_number')
  expect((await call(order, 'confirmed')).confirmation).toBe('confirmed')
  for (const outcome of ['confirmed', 'no_answer', 'wrong_number'] as const) {
    await expect(call(order, outcome)).rejects.toMatchObject({
      status: 409,
      message: `Order #${order.number} has already been confirmed.`,
    })
  }
  expect((await call(order, 'cancelled')).status).toBe('Cancelled')
})

test('a buyer who cancels by phone cancels the order: stock back once, one mail', async () => {
  const { order, buyer, stock } = await makeOrder()
  const cancelled = await call(order, 'cancelled', 'Ordered twice.')
  expect(cancelled).toMatchObject({ status: 'Cancelled', confirmation: 'not_needed', attempts: 1 })
  expect(cancelled.events.at(-1)).toMatchObject({ from: 'Pending', to: 'Cancelled' })
  expect(await stock()).toBe(5)
  expect(await isQueued(order)).toBe(false)
  const subjects = (await mailTo(shop, buyer.email)).map(({ subject }) => subject)
  expect(subjects.filter(subject => subject.endsWith('cancelled'))).toHaveLength(1)
})

test('packing or cancelling an order takes it out of the queue, but does not confirm it', async () => {
  const [packed, cancelled] = [await makeOrder(), await makeOrder()]
  await move(packed.order, 'Processing')
  await move(cancelled.order, 'Cancelled')
  expect((await seen(packed.order)).confirmation).toBe('not_needed')
  expect((await seen(cancelled.order)).confirmation).toBe('not_needed')
  for (const { order } of [packed, cancelled]) {
    expect(await isQueued(order)).toBe(false)
    await expect(call(order, 'confirmed')).rejects.toMatchObject({ code: 'illegal_transition' })
  }
})

test('a confirmed order that is cancelled stays confirmed', async () => {
  const { order } = await makeOrder()
  await call(order, 'confirmed')
  await move(order, 'Cancelled')
  expect((await seen(order)).confirmation).toBe('confirmed')
})

test('a call about a card order is refused', async () => {
  const { order } = await makeOrder()
  await shop.db.updateTable('orders').set({ paymentMethod: 'online' }).where('id', '=', order._id).execute()
  await expect(call(order, 'confirmed')).rejects.toMatchObject({ code: 'illegal_transition' })
})

const race = async (acts: Promise<unknown>[]) => {
  const results = await Promise.allSettled(acts)
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'illegal_transition' })
  }
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('of a cancellation and a call at once one wins, and the stock is back once', async () => {
  const { order, buyer, stock } = await makeOrder()
  expect(
    await race([
      call(order, 'cancelled'),
      move(order, 'Cancelled', colleague),
      call(order, 'cancelled', '', colleague),
      colleague.client.orders
        .bulkStatus({ body: { ids: [order._id], status: 'Cancelled' } })
        .then(({ moved }) => moved.length || Promise.reject({ code: 'illegal_transition' })),
    ]),
  ).toBe(1)
  expect(await stock()).toBe(5)
  const detail: StaffOrderDetail = await seen(order)
  expect(detail.events).toHaveLength(2)
  expect(detail.attempts).toBe(detail.calls.length)
  expect((await mailTo(shop, buyer.email)).length).toBe(2)
})

test('two confirmations at once record one call, and two unanswered calls record two', async () => {
  const [confirmed, unanswered] = [(await makeOrder()).order, (await makeOrder()).order]
  expect(await race([call(confirmed, 'confirmed'), call(confirmed, 'confirmed', '', colleague)])).toBe(1)
  expect((await seen(confirmed)).calls).toHaveLength(1)
  expect(await race([call(unanswered, 'no_answer'), call(unanswered, 'no_answer', '', colleague)])).toBe(2)
  expect((await seen(unanswered)).attempts).toBe(2)
})

const noRecord = { orders: 0, delivered: 0, refused: 0, cancelled: 0 }

test("the buyer's record counts all other orders of the phone number, however it is written", async () => {
  const [first, second, third, other] = [
    await makeOrder('0345 1112223'),
    await makeOrder('+92 345 1112223'),
    await makeOrder('0092-345-1112223'),
    await makeOrder('0345 1112224'),
  ]
  await call(first.order, 'cancelled')
  for (const status of ['Processing', 'Shipped', 'Delivered'] as const) await move(second.order, status)
  for (const status of ['Processing', 'Shipped'] as const) await move(third.order, status)
  await admin.client.orders.refused({ params: { id: third.order._id } })
  const last = await makeOrder('3451112223')
  expect((await seen(last.order)).buyer).toEqual({ orders: 3, delivered: 1, refused: 1, cancelled: 1 })
  expect((await seen(third.order)).buyer).toEqual({ orders: 3, delivered: 1, refused: 0, cancelled: 1 })
  expect((await seen(first.order)).buyer).toEqual({ orders: 3, delivered: 1, refused: 1, cancelled: 0 })
  expect((await seen(second.order)).buyer).toEqual({ orders: 3, delivered: 0, refused: 1, cancelled: 1 })
  expect((await seen(other.order)).buyer).toEqual(noRecord)
})

test('orders without a phone number have no record, not even each other', async () => {
  const [first, second] = [await makeOrder(), await makeOrder()]
  const ids = [first.order._id, second.order._id]
  await shop.db.updateTable('orders').set({ phone: '', phoneKey: '' }).where('id', 'in', ids).execute()
  for (const { order } of [first, second]) expect((await seen(order)).buyer).toEqual(noRecord)
})

test('every call is in the audit trail, in one batch with its consequences', async () => {
  const { order } = await makeOrder()
  await call(order, 'no_answer', 'Busy.')
  await call(order, 'cancelled')
  const [called, again, moved, ...more] = await changesOf(order)
  expect(more).toEqual([])
  expect(called).toMatchObject({
    ...{ thing: 'order', subject: `#${order.number}`, userId: admin.id, action: 'called' },
    before: { attempts: 0 },
    after: { attempts: 1, outcome: 'no_answer', note: 'Busy.' },
  })
  expect(moved).toMatchObject({
    ...{ action: 'moved', batchId: again?.batchId },
    before: { status: 'Pending', confirmation: 'open' },
    after: { status: 'Cancelled', confirmation: 'not_needed' },
  })
})

test('a refused call writes nothing', async () => {
  const { order } = await makeOrder()
  await move(order, 'Processing')
  const before = await changesOf(order)
  await expect(call(order, 'cancelled')).rejects.toMatchObject({ status: 409 })
  expect(await changesOf(order)).toEqual(before)
  expect((await seen(order)).calls).toEqual([])
})
