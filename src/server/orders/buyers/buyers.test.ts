import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { guestBrowser, guestOrder, letGuestsOrder, manualOrder } from '../../../../test-support/guests.ts'
import { days } from '../../../contract/durations.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')

let count = 0
/** A number that no other test uses, as people write it and as a key. */
function newNumber() {
  count += 1
  const digits = String(1_000_000 + count)
  return { phone: `0304 ${digits}`, id: `92304${digits}` }
}

/** Orders with a number of its own. */
async function makeBuyer(orders = 1, fullName = 'Nadia Noor') {
  const number = newNumber()
  const { _id } = await makeProduct(owner, { price: 20, inventory: 50 })
  const shippingAddress = { ...manualOrder(_id).shippingAddress, phone: number.phone, fullName }
  const place = () =>
    owner.client.orders.createManual({ body: manualOrder(_id, { shippingAddress }) as never })
  for (let nth = 0; nth < orders; nth++) await place()
  const params = { id: number.id }
  return { ...number, params, productId: _id, place }
}

const get = (id: string) => owner.client.buyers.get({ params: { id } })

test('a number with its orders, how they ended and what they came to', async () => {
  const { id, phone } = await makeBuyer(2)
  const buyer = await get(id)
  expect(buyer).toMatchObject({
    ...{
      _id: id,
      phone,
      fullName: 'Nadia Noor',
      city: 'Lahore',
      block: null,
      note: '',
      tags: [],
      version: 0,
    },
    record: { orders: 2, delivered: 0, refused: 0, cancelled: 0 },
  })
  expect(buyer.orders.map(({ totalPrice, source }) => ({ totalPrice, source }))).toEqual([
    { totalPrice: 20, source: 'whatsapp' },
    { totalPrice: 20, source: 'whatsapp' },
  ])
  await expect(get('9999999')).rejects.toMatchObject({ code: 'not_found' })
})

test('what is written of a number stands on each of its orders, a block until its end', async () => {
  const { params, id } = await makeBuyer()
  const order = (await get(id)).orders[0]?._id ?? ''
  const marks = async () => (await owner.client.orders.staffGet({ params: { id: order } })).buyerMarks
  expect(await marks()).toEqual({ tags: [], note: '', block: null })
  await owner.client.buyers.save({
    ...{ params },
    body: { version: 0, note: 'Pays at once.', tags: ['Neighbour'] },
  })
  const until = new Date(shop.clock.now.getTime() + days(2)).toISOString()
  await owner.client.buyers.block({ params, body: { block: { reason: 'Refused twice', until } } })
  const written = { tags: ['Neighbour'], note: 'Pays at once.' }
  expect(await marks()).toEqual({ ...written, block: { reason: 'Refused twice', until } })
  shop.clock.now = new Date(shop.clock.now.getTime() + days(3))
  expect(await marks()).toEqual({ ...written, block: null })
})

test('the list finds a buyer by name, number or tag, and can leave out whoever is not blocked', async () => {
  const { id, phone, params } = await makeBuyer(1, 'Zubaida Khalil')
  const body = { version: 0, note: 'Wants gift paper.', tags: ['Wholesale', 'Wholesale'] }
  await owner.client.buyers.save({ params, body })
  const find = async (query: { q?: string; show?: 'blocked' | 'refused' }) =>
    (await owner.client.buyers.list({ query })).buyers.map(each => each._id)
  for (const q of ['zubaida', 'KHALIL zub', phone, phone.replace('0304', '+92 304'), 'wholesale'])
    expect(await find({ q })).toEqual([id])
  for (const q of ['%', '\\', "' or 1=1 --"]) expect(await find({ q })).toEqual([])
  expect(await find({ q: 'zubaida', show: 'blocked' })).toEqual([])
  await owner.client.buyers.block({ params, body: { block: { reason: 'Refused three parcels' } } })
  expect(await find({ show: 'blocked' })).toContain(id)
  expect(await find({ show: 'refused' })).not.toContain(id)
})

test('of two who change what is written, the second is told', async () => {
  const { params, id } = await makeBuyer()
  const save = (note: string) => owner.client.buyers.save({ params, body: { version: 0, note } })
  const outcomes = await Promise.allSettled([save('One'), save('Two')])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = outcomes.find(outcome => outcome.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'order_changed' })
  expect((await get(id)).version).toBe(1)
  const { changes } = await owner.client.staff.changes({ query: { thing: 'customer' } })
  expect(JSON.stringify(changes)).not.toMatch(/One|Two/)
})

test('a blocked number orders nothing against cash, with or without an account, until the block ends', async () => {
  const { params, phone, productId, place } = await makeBuyer()
  const until = new Date(shop.clock.now.getTime() + days(7)).toISOString()
  await owner.client.buyers.block({ params, body: { block: { reason: 'Refused twice', until } } })
  const refusal = {
    fields: { 'shippingAddress.phone': expect.stringContaining('cannot send anything to this phone number') },
  }
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  const order = () => client.orders.create({ body: orderData({ phone: phone.replace('0304', '+92-304') }) })
  await expect(order()).rejects.toMatchObject(refusal)
  await letGuestsOrder(shop, owner)
  const guest = guestBrowser(shop)
  await guest.client.cart.add({ body: { productId, quantity: 1 } })
  const shippingAddress = { ...guestOrder().shippingAddress, phone }
  await expect(
    guest.client.orders.createAsGuest({ body: guestOrder({ shippingAddress }) as never }),
  ).rejects.toMatchObject(refusal)
  // The staff see it, and may know better.
  expect((await owner.client.orders.findBuyer({ query: { q: phone } })).known?.block).toEqual({
    reason: 'Refused twice',
    until,
  })
  await place()
  shop.clock.now = new Date(shop.clock.now.getTime() + days(8))
  expect(await order()).toMatchObject({ status: 'Pending' })
  expect((await get(params.id)).block).toBeNull()
})

test('a number that is let order again may, and both are in the record of changes', async () => {
  const { params, phone, productId } = await makeBuyer()
  await owner.client.buyers.block({ params, body: { block: { reason: 'By mistake' } } })
  await owner.client.buyers.block({ params, body: { block: null } })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  expect(await client.orders.create({ body: orderData({ phone }) })).toMatchObject({ status: 'Pending' })
  const { changes } = await owner.client.staff.changes({ query: { thing: 'customer' } })
  expect(changes.map(({ action }) => action)).toEqual(expect.arrayContaining(['blocked', 'let order again']))
})

test('a block that is not as it was seen any more stays as it is', async () => {
  const { params, id } = await makeBuyer()
  const block = (reason: string | null, seen: string) =>
    owner.client.buyers.block({ params, body: { block: reason === null ? null : { reason }, seen } })
  await block('Refused twice', '')
  await expect(block('Rude', '')).rejects.toMatchObject({ code: 'order_changed' })
  await block('Refused three times', 'Refused twice')
  await expect(block(null, 'Refused twice')).rejects.toMatchObject({ code: 'order_changed' })
  expect((await get(id)).block?.reason).toBe('Refused three times')
})

test('a block needs a reason and an end that lies ahead', async () => {
  const { params } = await makeBuyer()
  const block = (body: object) => owner.client.buyers.block({ params, body: body as never })
  await expect(block({ block: { reason: ' ' } })).rejects.toMatchObject({
    fields: { 'block.reason': 'Say why the number is blocked.' },
  })
  const until = new Date(shop.clock.now.getTime() - 1).toISOString()
  await expect(block({ block: { reason: 'Late', until } })).rejects.toMatchObject({
    fields: { 'block.until': 'Choose a day to come, or none.' },
  })
})
