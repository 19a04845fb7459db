import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../../test-support/factories.ts'
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

const list = async (q: string) => (await owner.client.buyers.list({ query: { q } })).buyers

const signUp = async (phone: string, firstName: string) => {
  const body = { ...signUpInput(), phone, firstName, lastName: 'Once' }
  await shop.client().accounts.signUp({ body })
  return body.email
}

test('each person stands once: an account that ordered nothing for itself, else by the phone of orders', async () => {
  const { phone, id } = await makeBuyer(2, 'Huma Rafiq')
  const email = await signUp(phone, 'Humaira')
  const alone = await signUp(newNumber().phone, 'Loneliest')
  const expected = { _id: id, isNumber: true, record: { orders: 2 } }
  for (const q of ['huma rafiq', email, 'humaira', phone]) expect(await list(q)).toMatchObject([expected])
  const [{ accounts = [] } = {}] = await list(phone)
  expect(accounts.map(({ email, guest }) => [email, guest])).toEqual([
    [email, false],
    ['', true],
    ['', true],
  ])
  expect((await get(id)).accounts).toEqual(accounts)
  const [account] = await list(alone)
  expect(account).toMatchObject({
    ...{ isNumber: false, fullName: 'Loneliest Once', lastOrderAt: null, record: { orders: 0 } },
    accounts: [{ _id: account?._id, email: alone, guest: false }],
  })
  const everybody = (await owner.client.buyers.list({ query: { limit: 100 } })).buyers
  expect(new Set(everybody.map(({ _id }) => _id)).size).toBe(everybody.length)
  const firstAlone = everybody.findIndex(({ lastOrderAt }) => lastOrderAt === null)
  expect(everybody.slice(firstAlone).every(({ lastOrderAt }) => lastOrderAt === null)).toBe(true)
})

test('an order without a phone leads to its account or guest, and the staff stand on no list', async () => {
  const { id } = await makeBuyer(1, 'Counter Zuleikha')
  // As orders of long ago are, from before each needed a phone.
  await shop.db.updateTable('orders').set({ phone: '', phoneKey: '' }).where('phoneKey', '=', id).execute()
  expect(await list('zuleikha')).toMatchObject([
    {
      isNumber: false,
      phone: '',
      record: { orders: 1 },
      accounts: [{ name: 'Counter Zuleikha', guest: true }],
    },
  ])
  expect(await list(owner.email)).toEqual([])
})

test('who is deleted from the list is on it no more', async () => {
  const { phone, id } = await makeBuyer(0)
  const { client, id: accountId, email } = await makeUser(shop)
  const { _id: productId } = await makeProduct(owner)
  await client.cart.add({ body: { productId, quantity: 1 } })
  const { _id } = await client.orders.create({ body: orderData({ phone, fullName: 'Goes Away' }) })
  expect(await list(email)).toMatchObject([{ _id: id, accounts: [{ _id: accountId }] }])
  await owner.client.orders.updateStatus({ params: { id: _id }, body: { status: 'Cancelled' } })
  const { client: fresh } = await makeUser(shop, 'owner')
  await fresh.privacy.eraseCustomer({ params: { id: accountId }, body: {} })
  for (const q of [email, phone, 'goes away', 'deleted']) expect(await list(q)).toEqual([])
})
