import { expect, test } from 'vitest'
import { createCardShop, payWith } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../../test-support/factories.ts'
import { placeTogether } from '../../../../test-support/place-together.ts'
import { hours, minutes } from '../../../contract/durations.ts'
import { checkShippingAddress } from '../../contacts/check-contact.ts'
import { createOrderPlacer, placeOrder } from './place-order.ts'

const shop = await createCardShop({ rateLimits: true })
const admin = await makeUser(shop, 'admin')
const { _id: productId } = await makeProduct(admin, { inventory: 1_000 })

let made = 0
/** A mobile number that nobody else has, without its first 0. */
const newNumber = () => `30${String(10_000_000 + ++made)}`
let addresses = 0
const newAddress = () => `192.0.2.${++addresses}`

const travel = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

type Request = { phone?: string; clientAddress?: string; paymentIntentId?: string }

/** An order of one piece, as a request. */
async function wishOf(
  user: TestUser,
  { phone, clientAddress = newAddress(), paymentIntentId }: Request = {},
) {
  await user.client.cart.add({ body: { productId } })
  const { shippingAddress, ...data } = orderData(phone === undefined ? {} : { phone })
  return {
    ...data,
    shippingAddress: checkShippingAddress(shop.deps, shippingAddress),
    ...(paymentIntentId ? { paymentIntentId, paymentMethod: 'online' as const } : {}),
    userId: user.id,
    idempotencyKey: null,
    clientAddress,
  }
}

const codeOf = (error: { code: string }) => error.code

const order = async (user: TestUser, wish: Request = {}) =>
  placeOrder(shop.deps, await wishOf(user, wish)).then(() => 'placed', codeOf)

/** So many of them, one after another. */
async function inTurn(count: number, act: () => Promise<string>): Promise<string[]> {
  const codes: string[] = []
  for (let nth = 0; nth < count; nth++) codes.push(await act())
  return codes
}

const times = (count: number, code: string) => Array.from({ length: count }, () => code)

const fiveThenRefused = [...times(5, 'placed'), 'too_many_open_orders']

test('an account has at most five cash orders that nobody has confirmed, whatever phones it names', async () => {
  const user = await makeUser(shop)
  expect(await inTurn(6, () => order(user, { phone: newNumber() }))).toEqual(fiveThenRefused)
  await expect(user.client.orders.create({ body: orderData({ phone: newNumber() }) })).rejects.toMatchObject({
    status: 409,
    message:
      'You have 5 orders that wait for our call. Please wait until we have confirmed one of them, or pay by card.',
  })
  expect(await user.client.cart.count()).toEqual({ count: 1 })
})

test.each([
  ['confirmed', (id: string) => admin.client.orders.call({ params: { id }, body: { outcome: 'confirmed' } })],
  [
    'packed',
    (id: string) => admin.client.orders.updateStatus({ params: { id }, body: { status: 'Processing' } }),
  ],
  [
    'cancelled',
    (id: string) => admin.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } }),
  ],
])('an order that the staff have %s leaves room for another', async (_, change) => {
  const user = await makeUser(shop)
  expect(await inTurn(6, () => order(user, { phone: newNumber() }))).toEqual(fiveThenRefused)
  const [newest] = (await user.client.orders.mine()).orders
  await change(newest?._id ?? '')
  expect(await inTurn(2, () => order(user, { phone: newNumber() }))).toEqual([
    'placed',
    'too_many_open_orders',
  ])
})

test('a phone number has at most five unconfirmed cash orders, from several accounts and however it is written', async () => {
  const number = newNumber()
  const spellings = [
    `0${number}`,
    `+92 ${number}`,
    `0092${number}`,
    `92-${number}`,
    `(0)${number}`,
    `+92 (0) ${number}`,
  ]
  const codes: string[] = []
  for (const phone of spellings) codes.push(await order(await makeUser(shop), { phone }))
  expect(codes).toEqual(fiveThenRefused)
})

test('an order without a phone counts for the phone of its account, however that is written', async () => {
  const number = newNumber()
  const codes: string[] = []
  for (const phone of [`+92${number}`, `0${number}`, `+92 (0)${number}`, number, `0092 ${number}`]) {
    const user = await makeUser(shop)
    await shop.db.updateTable('users').set({ phone }).where('id', '=', user.id).execute()
    codes.push(await order(user))
  }
  expect(codes).toEqual(times(5, 'placed'))
  const { rows } = {
    rows: await shop.db.selectFrom('orders').select('id').where('phoneKey', '=', `92${number}`).execute(),
  }
  expect(rows).toHaveLength(5)
  const last = await makeUser(shop)
  await shop.db
    .updateTable('users')
    .set({ phone: `0${number}` })
    .where('id', '=', last.id)
    .execute()
  expect(await order(last)).toBe('too_many_open_orders')
})

test('twenty tabs that fill the cart and order at once do not get past the limit of their account', async () => {
  const user = await makeUser(shop)
  const place = createOrderPlacer(shop.deps)
  const tab = () =>
    wishOf(user, { phone: newNumber() })
      .then(place)
      .then(() => 'placed', codeOf)
  const codes: string[] = []
  for (let round = 0; round < 4; round++) codes.push(...(await Promise.all(Array.from({ length: 20 }, tab))))
  codes.push(...(await inTurn(6, tab)))
  expect(codes.filter(code => code === 'placed').length).toBeGreaterThanOrEqual(5)
  expect((await user.client.orders.mine()).total).toBe(5)
  expect(codes).toContain('too_many_open_orders')
})

test('twenty orders at once with one phone from twenty accounts do not get past its limit', async () => {
  const phone = newNumber()
  const wishes = await Promise.all(
    Array.from({ length: 20 }, async () => wishOf(await makeUser(shop), { phone })),
  )
  const alone = wishes.slice(0, 10).map(wish => placeOrder(shop.deps, wish))
  const together = placeTogether(shop.deps, wishes.slice(10)).then(all => Promise.allSettled(all))
  const results = [...(await Promise.allSettled(alone)), ...(await together)]
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const reasons = results.flatMap(result => (result.status === 'rejected' ? codeOf(result.reason) : []))
  expect(reasons).toEqual(times(15, 'too_many_open_orders'))
  expect(shop.logged).toEqual([])
})

test('orders placed together are counted one after another, and each of the others is placed', async () => {
  const phone = newNumber()
  const users = await Promise.all(Array.from({ length: 8 }, () => makeUser(shop)))
  const wishes = await Promise.all(users.map((user, nth) => wishOf(user, nth === 7 ? {} : { phone })))
  const results = await Promise.allSettled(await placeTogether(shop.deps, wishes))
  expect(results.map(({ status }) => status)).toEqual([
    ...times(5, 'fulfilled'),
    ...times(2, 'rejected'),
    'fulfilled',
  ])
  expect(await users[6]?.client.cart.count()).toEqual({ count: 1 })
})

/** Confirms whatever waits, so that only the hours count. */
const confirmAll = () =>
  shop.db
    .updateTable('orders')
    .set({ confirmation: 'confirmed' })
    .where('confirmation', '=', 'open')
    .execute()

const orderConfirmed = async (user: TestUser, wish: Request) => {
  const code = await order(user, wish)
  await confirmAll()
  return code
}

const tenThenRefused = [...times(10, 'placed'), 'too_many']

test('an account places at most ten orders within any hour', async () => {
  const user = await makeUser(shop)
  const place = () => orderConfirmed(user, { phone: newNumber() })
  expect(await inTurn(5, place)).toEqual(times(5, 'placed'))
  travel(minutes(40))
  expect(await inTurn(6, place)).toEqual([...times(5, 'placed'), 'too_many'])
  const answer = await shop.request('POST', '/api/order/create', { token: user.token, body: orderData() })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(20 * 60)])
  travel(minutes(20))
  expect(await inTurn(6, place)).toEqual([...times(5, 'placed'), 'too_many'])
  travel(hours(2))
})

test('a phone number gets at most ten orders within an hour, from however many accounts', async () => {
  const phone = newNumber()
  expect(await inTurn(11, async () => orderConfirmed(await makeUser(shop), { phone }))).toEqual(
    tenThenRefused,
  )
})

test('a network places at most twenty orders within an hour, from however many accounts and phones', async () => {
  const clientAddress = newAddress()
  const newcomer = async () => order(await makeUser(shop), { clientAddress, phone: newNumber() })
  expect(await inTurn(21, newcomer)).toEqual([...times(20, 'placed'), 'too_many'])
  expect(await order(await makeUser(shop), { phone: newNumber() })).toBe('placed')
  travel(hours(1))
  expect(await newcomer()).toBe('placed')
})

test('orders at once from one network do not get past its limit, and refused ones do not count', async () => {
  const clientAddress = newAddress()
  const wishes = await Promise.all(
    Array.from({ length: 24 }, async () =>
      wishOf(await makeUser(shop), { clientAddress, phone: newNumber() }),
    ),
  )
  const emptyCart = { ...wishes[0], userId: (await makeUser(shop)).id } as (typeof wishes)[number]
  const together = await placeTogether(shop.deps, [emptyCart, ...wishes.slice(0, 12)])
  const results = await Promise.allSettled([
    ...together,
    ...wishes.slice(12).map(wish => placeOrder(shop.deps, wish)),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
})

test('paid orders are no open ones, but count within the hour; a refused one is not charged', async () => {
  const user = await makeUser(shop)
  const phone = newNumber()
  const byCard = async () => {
    await user.client.cart.add({ body: { productId } })
    const { paymentIntentId } = await user.client.payments.pay(payWith())
    await user.client.cart.remove({ params: { productId } })
    return order(user, { phone, paymentIntentId })
  }
  expect(await inTurn(5, () => order(user, { phone }))).toEqual(times(5, 'placed'))
  expect(await inTurn(5, byCard)).toEqual(times(5, 'placed'))
  await user.client.cart.remove({ params: { productId } }).catch(() => {})
  await user.client.cart.add({ body: { productId } })
  const { paymentIntentId } = await user.client.payments.pay(payWith())
  await expect(
    user.client.orders.create({
      body: { ...orderData({ phone }), paymentMethod: 'online', paymentIntentId },
    }),
  ).rejects.toMatchObject({ code: 'too_many', message: expect.stringContaining('not been charged') })
  shop.wait(11)
  await shop.settle()
  expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
})

test('an order repeated under its key is answered, however many there are since', async () => {
  const user = await makeUser(shop)
  const wish = { ...(await wishOf(user, { phone: newNumber() })), idempotencyKey: 'once' }
  const first = await placeOrder(shop.deps, wish)
  expect(await inTurn(5, () => order(user, { phone: newNumber() }))).toEqual([
    ...times(4, 'placed'),
    'too_many_open_orders',
  ])
  expect((await placeOrder(shop.deps, wish))._id).toBe(first._id)
})

test('a shop without limits by person and time takes any number of orders', async () => {
  const deps = { ...shop.deps, config: { ...shop.deps.config, rateLimits: false } }
  const user = await makeUser(shop)
  const phone = newNumber()
  const clientAddress = newAddress()
  for (let nth = 0; nth < 12; nth++) await placeOrder(deps, await wishOf(user, { phone, clientAddress }))
  expect((await user.client.orders.mine()).total).toBe(12)
})
