import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { minutes, seconds } from '../../../contract/durations.ts'
import type { RecordCall } from '../../../contract/orders/staff-orders.ts'

const shop = await createTestApp()
const [admin, caller] = [await makeUser(shop, 'admin'), await makeUser(shop, 'caller')]
const product = await makeProduct(admin, { price: 20, inventory: 500 })

const wait = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

async function makeOrder() {
  wait(seconds(1))
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: product._id } })
  return (await buyer.client.orders.create({ body: orderData() }))._id
}

const call = (id: string, outcome: RecordCall['outcome'], who = caller) =>
  who.client.orders.call({ params: { id }, body: { outcome, note: 'He rang off.' } })
const takeBack = (id: string, attempts: number, who = caller) =>
  who.client.orders.takeBackCall({ params: { id }, body: { attempts } })
const staffGet = (id: string) => admin.client.orders.staffGet({ params: { id } })
const pack = (id: string, reason?: string) =>
  admin.client.orders.bulkStatus({ body: { ids: [id], status: 'Processing', ...(reason && { reason }) } })

const recorded = async (id: string) =>
  (await admin.client.staff.changes({ query: { thing: 'order', subjectId: id } })).changes

test.each(['confirmed', 'no_answer', 'wrong_number'] as const)(
  'a call that ended with %s is taken back, and its order waits as before',
  async outcome => {
    const id = await makeOrder()
    await call(id, outcome)
    const order = await takeBack(id, 1)
    expect(order).toMatchObject({ status: 'Pending', confirmation: 'open', attempts: 0, calls: [] })
    const [newest] = await recorded(id)
    expect(newest).toMatchObject({
      action: 'took back the call',
      before: { attempts: 1 },
      after: { attempts: 0 },
    })
    expect(await call(id, 'confirmed')).toMatchObject({ confirmation: 'confirmed', attempts: 1 })
  },
)

test('the calls before it stay, and what they found', async () => {
  const id = await makeOrder()
  await call(id, 'no_answer')
  const first = (await staffGet(id)).calls
  wait(seconds(30))
  await call(id, 'wrong_number')
  wait(seconds(30))
  await call(id, 'confirmed')
  expect(await takeBack(id, 3)).toMatchObject({ confirmation: 'wrong_number', attempts: 2 })
  const back = await takeBack(id, 2)
  expect(back).toMatchObject({ confirmation: 'open', attempts: 1, calls: first })
  const row = await shop.db.selectFrom('orders').where('id', '=', id).select('lastCallAt').executeTakeFirst()
  expect(row?.lastCallAt?.toISOString()).toBe(first[0]?.at)
})

test('the same Undo pressed twice takes back one call', async () => {
  const id = await makeOrder()
  await call(id, 'no_answer')
  await call(id, 'no_answer')
  const outcomes = await Promise.allSettled([takeBack(id, 2), takeBack(id, 2)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await staffGet(id)).toMatchObject({ attempts: 1, calls: [{ outcome: 'no_answer' }] })
})

test('a call stays once its order has moved on, was called about again, was changed by it, or was long ago', async () => {
  const [packed, cancelled, again] = [await makeOrder(), await makeOrder(), await makeOrder()]
  const [old, changed, never] = [await makeOrder(), await makeOrder(), await makeOrder()]
  for (const id of [packed, again, old]) await call(id, 'confirmed')
  await pack(packed)
  await call(cancelled, 'cancelled', admin)
  await admin.client.orders.change({
    params: { id: changed },
    body: { version: 1, discount: { amount: 1, reason: 'Asked for it' }, call: {} },
  })
  const refusals = [
    [packed, 1, 'is Processing by now'],
    [cancelled, 1, 'is Cancelled by now'],
    [again, 2, 'There were other calls'],
    [never, 1, 'There were other calls'],
    [changed, 1, 'was changed in that call'],
  ] as const
  for (const [id, attempts, message] of refusals) {
    const before = await staffGet(id)
    await expect(takeBack(id, attempts)).rejects.toMatchObject({
      ...{ code: 'illegal_transition', message: expect.stringContaining(message) },
    })
    expect(await staffGet(id)).toEqual(before)
  }
  wait(minutes(16))
  await expect(takeBack(old, 1)).rejects.toMatchObject({ message: expect.stringContaining('too long ago') })
})

test('of twenty who pack an order or take its call back at once, none leaves it packed as if confirmed', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await makeOrder()
    await call(id, 'confirmed')
    const deeds = Array.from({ length: 20 }, (_, nth) => (nth + round) % 2 === 0)
    const outcomes = await Promise.all(
      deeds.map(async isPack => {
        if (isPack) return (await pack(id)).moved.length > 0 ? 'packed' : null
        return takeBack(id, 1).then(
          () => 'taken back',
          (error: { code: string }) => (error.code === 'illegal_transition' ? null : error.code),
        )
      }),
    )
    const done = outcomes.filter(outcome => outcome !== null)
    expect(done).toHaveLength(1)
    const { status, confirmation, attempts, calls } = await staffGet(id)
    expect({ status, confirmation, attempts, calls: calls.length }).toEqual(
      done[0] === 'packed'
        ? { status: 'Processing', confirmation: 'confirmed', attempts: 1, calls: 1 }
        : { status: 'Pending', confirmation: 'open', attempts: 0, calls: 0 },
    )
  }
})
