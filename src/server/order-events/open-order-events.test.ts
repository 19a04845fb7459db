import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../test-support/card-shop.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import type { OrderEvent } from '../../contract/orders/staff-orders.ts'
import { readEvents } from '../../web/api/read-events.ts'
import { openOrderEvents } from './open-order-events.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const product = await makeProduct(admin, { inventory: 1_000 })

async function buy() {
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: product._id } })
  return buyer.client.orders.create({ body: orderData() })
}

const move = (id: string, status: 'Processing' | 'Cancelled') =>
  admin.client.orders.updateStatus({ params: { id }, body: { status } })

/** Reads on from an open stream of events. */
async function listen(orderEvents = shop.deps.orderEvents) {
  const stop = new AbortController()
  const iterator = (await orderEvents.listen(stop.signal))[Symbol.asyncIterator]()
  const next = async (): Promise<OrderEvent | null> => {
    const { done, value } = await iterator.next()
    return done ? null : value
  }
  expect(await next()).toEqual({ kind: 'beat' })
  return { next, stop: () => stop.abort(), leave: () => iterator.return?.() }
}

test('an open screen gets each event of an order at once, and once: placed, and changed by the staff', async () => {
  const { next, stop } = await listen()
  const { _id: orderId, number } = await buy()
  expect(await next()).toEqual({ kind: 'order_placed', orderId, number, status: 'Pending' })
  await move(orderId, 'Processing')
  const by = admin.id
  expect(await next()).toEqual({ kind: 'order_changed', orderId, number, status: 'Processing', by })
  await admin.client.orders.note({ params: { id: orderId }, body: { text: 'A present.' } })
  expect(await next()).toMatchObject({ kind: 'order_changed', orderId })
  const other = await buy()
  expect(await next()).toMatchObject({ kind: 'order_placed', orderId: other._id })
  stop()
  expect(await next()).toBeNull()
})

test('it gets the events of other processes once, and none from before it was opened', async () => {
  await buy()
  const elsewhere = openOrderEvents(shop.deps)
  const { next, stop } = await listen(elsewhere)
  const [first, second] = [await buy(), await buy()]
  await elsewhere.poll()
  await elsewhere.poll()
  expect((await next())?.orderId).toBe(first._id)
  expect((await next())?.orderId).toBe(second._id)
  const last = await buy()
  await elsewhere.poll()
  expect((await next())?.orderId).toBe(last._id)
  stop()
  await elsewhere.stop()
})

test('it gets the event of a refund that the card provider makes later, once', async () => {
  const cards = await createCardShop()
  const owner = await makeUser(cards, 'admin')
  const { client } = await makeBuyer(cards, owner)
  const { paymentIntentId } = await client.payments.pay(payWith())
  const { _id: orderId, number } = await client.orders.create(orderByCard(paymentIntentId))
  cards.sandbox.control.fault({ path: '/refunds', times: 9, when: 'before', effect: 'disconnect' })
  await owner.client.orders.refund({ params: { id: orderId }, body: { amount: 12 } })
  cards.sandbox.control.clearFaults()
  const { next, leave } = await listen(cards.deps.orderEvents)
  cards.wait(1)
  await cards.settle()
  await cards.deps.orderEvents.poll()
  expect(await next()).toEqual({ kind: 'order_changed', orderId, number, status: 'Pending' })
  const other = await makeBuyer(cards, owner)
  const placed = await other.client.orders.create({ body: orderData() })
  expect(await next()).toMatchObject({ kind: 'order_placed', orderId: placed._id })
  leave()
})

test('an event that was written earlier but committed late is sent too', async () => {
  const now = new Date(shop.clock.now.getTime() + 10_000)
  shop.clock.now = now
  const { next, stop } = await listen()
  shop.clock.now = new Date(now.getTime() - 5_000)
  const late = await buy()
  shop.clock.now = now
  expect((await next())?.orderId).toBe(late._id)
  stop()
})

test('a reader that does not keep up is dropped, and the others get every event', async () => {
  const orderEvents = openOrderEvents(shop.deps)
  const [slow, quick] = [await listen(orderEvents), await listen(orderEvents)]
  const { _id: id } = await buy()
  await orderEvents.poll()
  expect((await quick.next())?.orderId).toBe(id)
  const many = Array.from({ length: 250 }, () => shop.deps.newId())
  const orderEvent = { orderId: id, userId: admin.id, fromStatus: null, toStatus: 'Pending' } as const
  for (const part of [many.slice(0, 100), many.slice(100, 150), many.slice(150)]) {
    await shop.db
      .insertInto('orderEvents')
      .values(part.map(eventId => ({ ...orderEvent, id: eventId, at: shop.clock.now })))
      .execute()
    await orderEvents.poll()
    for (const _ of part) expect(await quick.next()).toMatchObject({ kind: 'order_placed' })
  }
  expect(await slow.next()).toBeNull()
  quick.leave()
  await orderEvents.stop()
})

test('without readers the database is not queried', async () => {
  let asked = 0
  const clock = () => {
    asked++
    return shop.clock.now
  }
  const orderEvents = openOrderEvents({ ...shop.deps, clock })
  const { leave } = await listen(orderEvents)
  expect(asked).toBe(1)
  await leave()
  orderEvents.wake()
  await orderEvents.poll()
  expect(asked).toBe(1)
})

test('over HTTP the stream begins with a heartbeat and ends when the shop closes', async () => {
  const closing = await createTestApp()
  const { token } = await makeUser(closing, 'admin')
  const answer = await closing.request('GET', '/api/order/events', { token })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events = readEvents(answer)
  expect((await events.next()).value).toEqual({ kind: 'beat' })
  closing.close()
  expect((await events.next()).done).toBe(true)
})

test('over HTTP the stream ends for whoever is signed out or no longer a member of the staff', async () => {
  const [removed, gone] = [await makeUser(shop, 'manager'), await makeUser(shop, 'admin')]
  const open = async ({ token }: { token: string }) => {
    const events = readEvents(await shop.request('GET', '/api/order/events', { token }))
    expect((await events.next()).value).toEqual({ kind: 'beat' })
    return events
  }
  const [theirs, others, own] = [await open(removed), await open(gone), await open(admin)]
  await admin.client.staff.removeMember({ params: { id: removed.id } })
  await gone.client.accounts.logout()
  const { _id: orderId } = await buy()
  expect((await own.next()).value).toMatchObject({ kind: 'order_placed', orderId })
  expect([await theirs.next(), await others.next()]).toMatchObject([{ done: true }, { done: true }])
  await own.return?.(undefined)
})
