import { describe, expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { readEvents } from '../../../web/api/read-events.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')
const [caller, packer] = [await makeUser(shop, 'caller'), await makeUser(shop, 'packer')]

const address = { fullName: 'Zarqa Nadeem', address: 'House 7, Street 9', phone: '+923017654321' }
const product = await makeProduct(owner, { inventory: 1_000, price: 73.37, displayPrice: 91.13 })

async function buy() {
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 2 } })
  return { buyer, order: await buyer.client.orders.create({ body: orderData(address) }) }
}

const status = (id: string, to: 'Processing' | 'Shipped') =>
  owner.client.orders.updateStatus({ params: { id }, body: { status: to } })

async function confirmed() {
  const bought = await buy()
  await caller.client.orders.call({ params: { id: bought.order._id }, body: { outcome: 'confirmed' } })
  return bought
}

const textOf = async (path: string, { token }: { token: string }) =>
  (await shop.request('GET', path, { token })).text()

describe('a packer', () => {
  test('sees what is on the label: name, address, phone, pieces and the amount to collect, and nothing more', async () => {
    const { buyer, order } = await confirmed()
    await owner.client.orders.note({ params: { id: order._id }, body: { text: 'Often refuses parcels.' } })
    for (const path of ['/api/order/to-pack?step=pack&limit=60', `/api/order/slips?ids=${order._id}`]) {
      const text = await textOf(path, packer)
      for (const shown of [
        ...Object.values(address),
        'Lahore',
        '54000',
        product.title,
        '"quantity":2',
        '146.74',
      ])
        expect(text).toContain(shown)
      for (const hidden of [
        'totalPrice',
        'refundedTotal',
        '73.37',
        buyer.email,
        buyer.id,
        'refuses',
        '"buyer"',
      ])
        expect(text).not.toContain(hidden)
    }
    expect(JSON.parse(await textOf('/api/staff/work', packer))).toEqual({
      toPack: expect.any(Number),
      toShip: expect.any(Number),
    })
  })

  test('has nothing to collect for an order whose card was charged', async () => {
    const { client } = await makeBuyer(shop, owner)
    const { paymentIntentId } = await client.payments.pay(payWith())
    const { _id } = await client.orders.create(orderByCard(paymentIntentId))
    const text = await textOf(`/api/order/slips?ids=${_id}`, packer)
    expect(JSON.parse(text)).toMatchObject([{ _id, amountToCollect: 0, paymentMethod: 'online' }])
  })

  test('finds the orders of each step, oldest first, and none that a caller has yet to confirm', async () => {
    const [open, first, second] = [await buy(), await confirmed(), await confirmed()]
    const idsOf = async (step: 'pack' | 'ship') => {
      const { orders } = await packer.client.orders.toPack({ query: { step, limit: 60 } })
      return orders.map(({ _id }) => _id)
    }
    const waiting = await idsOf('pack')
    expect(waiting.slice(-2)).toEqual([first.order._id, second.order._id])
    expect(waiting).not.toContain(open.order._id)
    const { moved } = await packer.client.orders.bulkStatus({
      body: { ids: [first.order._id], status: 'Processing' },
    })
    expect(moved).toEqual([first.order._id])
    expect(await idsOf('ship')).toContain(first.order._id)
    const shipped = await packer.client.orders.bulkStatus({
      body: { ids: [first.order._id], status: 'Shipped', courier: 'TCS' },
    })
    expect(shipped.moved).toEqual([first.order._id])
  })

  test('finds a parcel by its number at either step, and none of another, nor anybody by name or phone', async () => {
    const [open, { order }, { order: gone }] = [await buy(), await confirmed(), await confirmed()]
    const find = async (q: string) => {
      const { orders } = await packer.client.orders.toPack({ query: { q } })
      return orders.map(({ _id }) => _id)
    }
    const numbers = [String(order.number), `#${order.number}`, ` ${order.number} `]
    for (const q of numbers) expect([q, await find(q)]).toEqual([q, [order._id]])
    await status(order._id, 'Processing')
    for (const q of numbers) expect([q, await find(q)]).toEqual([q, [order._id]])
    await shop.db
      .updateTable('orders')
      .set({ trackingNumber: 'TCS-77' })
      .where('id', '=', order._id)
      .execute()
    expect(await find('tcs-77')).toEqual([order._id])
    await status(gone._id, 'Processing')
    await status(gone._id, 'Shipped')
    const { fullName, phone = '' } = order.shippingAddress
    for (const q of [`${open.order.number}`, `#${gone.number}`, fullName, phone, order._id, '%', '#'])
      expect([q, await find(q)]).toEqual([q, []])
    const answer = await shop.request('GET', `/api/staff/find?q=${order.number}`, { token: packer.token })
    expect(answer.status).toBe(403)
    const shopper = await makeUser(shop)
    for (const { token } of [shopper, caller])
      expect((await shop.request('GET', `/api/order/to-pack?q=${order.number}`, { token })).status).toBe(403)
  })

  test('finds those of one step alone, and an order’s own number before parcels that begin so', async () => {
    const [{ order: waiting }, { order: packed }] = [await confirmed(), await confirmed()]
    await status(packed._id, 'Processing')
    const track = (id: string, trackingNumber: string) =>
      shop.db.updateTable('orders').set({ trackingNumber }).where('id', '=', id).execute()
    const find = async (q: string, step: 'pack' | 'ship') => {
      const { orders } = await packer.client.orders.toPack({ query: { q, step } })
      return orders.map(({ _id }) => _id)
    }
    await track(packed._id, `${waiting.number}-PK`)
    for (const step of ['pack', 'ship'] as const)
      expect([step, await find(String(waiting.number), step)]).toEqual([step, [waiting._id]])
    await track(packed._id, 'LEO-55-1')
    await track(waiting._id, 'LEO-55-2')
    expect(await find('leo-55', 'pack')).toEqual([waiting._id])
    expect(await find('leo-55', 'ship')).toEqual([packed._id])
    expect(await find('leo-55-1', 'pack')).toEqual([packed._id])
  })

  test('cannot print, by guessing ids, an order that is not theirs to pack', async () => {
    const { order: open } = await buy()
    const { order: gone } = await confirmed()
    await status(gone._id, 'Processing')
    await status(gone._id, 'Shipped')
    expect(await packer.client.orders.slips({ query: { ids: `${open._id},${gone._id}` } })).toEqual([])
    expect(await owner.client.orders.slips({ query: { ids: `${open._id},${gone._id}` } })).toHaveLength(2)
  })

  test('cannot pack an unconfirmed order, cancel one, or say it was delivered', async () => {
    const { order } = await buy()
    const move = (to: 'Processing' | 'Cancelled' | 'Delivered' | 'Pending') =>
      packer.client.orders.bulkStatus({ body: { ids: [order._id], status: to } })
    expect(await move('Processing')).toMatchObject({
      moved: [],
      refused: [{ message: expect.stringContaining('confirmed by phone first') }],
    })
    for (const to of ['Cancelled', 'Delivered', 'Pending'] as const)
      await expect(move(to)).rejects.toMatchObject({ status: 403, code: 'wrong_role' })
  })

  test('is told of orders as they happen by number and status alone, until their role is taken away', async () => {
    const member = await makeUser(shop, 'packer')
    const answer = await shop.request('GET', '/api/order/events', { token: member.token })
    const events = readEvents(answer)
    expect((await events.next()).value).toEqual({ kind: 'beat' })
    const { order } = await buy()
    expect((await events.next()).value).toEqual({
      ...{ kind: 'order_placed', orderId: order._id, number: order.number, status: 'Pending' },
    })
    await owner.client.staff.removeMember({ params: { id: member.id } })
    await buy()
    expect((await events.next()).done).toBe(true)
  })

  test('who also buys here sees their own orders, and nobody else’s', async () => {
    await packer.client.cart.add({ body: { productId: product._id } })
    const own = await packer.client.orders.create({ body: orderData() })
    expect((await packer.client.orders.get({ params: { id: own._id } }))._id).toBe(own._id)
    const { buyer, order } = await buy()
    await expect(packer.client.orders.get({ params: { id: order._id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(packer.client.accounts.get({ params: { id: buyer.id } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a caller', () => {
  test('sees the buyer’s record for the call, no sales and no exports, and finds no products to change', async () => {
    const { buyer, order } = await buy()
    const detail = await caller.client.orders.staffGet({ params: { id: order._id } })
    expect(detail).toMatchObject({ buyer: { orders: expect.any(Number) }, userId: { email: buyer.email } })
    expect(JSON.parse(await textOf('/api/staff/work', caller))).toEqual({
      toConfirm: expect.any(Number),
      wrongNumber: expect.any(Number),
    })
    const found = await caller.client.staff.find({ query: { q: 'Nilofer' } })
    expect(found.products).toEqual([])
    expect((await owner.client.staff.find({ query: { q: 'Nilofer' } })).products).not.toEqual([])
    for (const path of [
      '/api/staff/dashboard',
      '/api/order/export',
      '/api/product/export',
      '/api/staff/changes',
    ])
      expect((await shop.request('GET', path, { token: caller.token })).status).toBe(403)
  })

  test('cancels with a reason, which is recorded, and moves orders in no other way', async () => {
    const { order } = await buy()
    const move = (body: { status: 'Cancelled' | 'Processing'; reason?: string }) =>
      caller.client.orders.updateStatus({ params: { id: order._id }, body })
    await expect(move({ status: 'Processing' })).rejects.toMatchObject({ status: 403, code: 'wrong_role' })
    for (const reason of [undefined, '', '  '])
      await expect(
        move({ status: 'Cancelled', ...(reason !== undefined && { reason }) }),
      ).rejects.toMatchObject({
        ...{ status: 400, fields: { reason: 'Say why the order is cancelled.' } },
      })
    expect((await move({ status: 'Cancelled', reason: 'Ordered twice.' })).status).toBe('Cancelled')
    const { changes } = await owner.client.staff.changes({ query: { subjectId: order._id } })
    expect(changes[0]).toMatchObject({ action: 'moved', after: { reason: 'Ordered twice.' } })
  })

  test('cancels after a call with a note alone', async () => {
    const { order } = await buy()
    const call = (note?: string) =>
      caller.client.orders.call({
        params: { id: order._id },
        body: { outcome: 'cancelled', ...(note !== undefined && { note }) },
      })
    await expect(call()).rejects.toMatchObject({ status: 400, fields: { note: expect.any(String) } })
    expect((await call('Changed her mind.')).status).toBe('Cancelled')
  })
})

test('nobody but an owner reads the account of a colleague', async () => {
  const read = (by: typeof caller, id: string) => by.client.accounts.get({ params: { id } })
  for (const by of [caller, await makeUser(shop, 'manager')])
    await expect(read(by, owner.id)).rejects.toMatchObject({ status: 404 })
  expect((await read(owner, caller.id)).staffRole).toBe('caller')
  expect((await read(caller, caller.id)).staffRole).toBe('caller')
})

test('a manager refunds, and it is recorded with their name', async () => {
  const manager = await makeUser(shop, 'manager')
  const { client } = await makeBuyer(shop, owner)
  const { paymentIntentId } = await client.payments.pay(payWith())
  const { _id: id } = await client.orders.create(orderByCard(paymentIntentId))
  await manager.client.orders.refund({ params: { id }, body: { amount: 5 } })
  const { changes } = await manager.client.staff.changes({ query: { subjectId: id } })
  expect(changes[0]).toMatchObject({
    action: 'refunded',
    by: { userId: manager.id },
    after: { refundCents: 500 },
  })
})
