import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import {
  type GuestBrowser,
  guestBrowser,
  guestOrder,
  letGuestsOrder,
} from '../../../../test-support/guests.ts'
import { days } from '../../../contract/durations.ts'
import { deleteExpiredRows } from '../../housekeeping.ts'

const shop = await createTestApp({ publicUrl: 'https://zari.example' })
const admin = await makeUser(shop, 'admin')
await letGuestsOrder(shop, admin)

async function withCart(quantity = 1, browser: GuestBrowser = guestBrowser(shop)) {
  const { _id: productId } = await makeProduct(admin, { price: 40 })
  await browser.client.cart.add({ body: { productId, quantity } })
  return { ...browser, productId }
}

const mails = () => shop.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const linkIn = (text: string) =>
  /https:\/\/zari\.example\/my-order\?token=([\w-]{43})\n/.exec(text)?.[1] ?? ''

test('a guest orders with phone, name and address, and the staff see whom to call', async () => {
  const { client } = await withCart(2)
  const { order, link } = await client.orders.createAsGuest({
    body: guestOrder({ note: 'After five, please', expectedTotal: 80 }),
  })
  expect(order).toMatchObject({
    ...{ status: 'Pending', paymentMethod: 'COD', totalPrice: 80, buyerNote: 'After five, please' },
    userId: { email: '', guest: true },
    shippingAddress: {
      ...{ fullName: 'Bilal Ahmed', address: 'House 7, Street 2, near Jamia Masjid' },
      ...{ phone: '+923001234567', postalCode: '54000' },
    },
  })
  expect(link).toMatch(/^[\w-]{43}$/)
  expect(await client.cart.count()).toEqual({ count: 0 })
  const { orders } = await admin.client.orders.all({ query: { search: '0300 1234567' } })
  expect(orders.map(({ _id }) => _id)).toContain(order._id)
  const detail = await admin.client.orders.staffGet({ params: { id: order._id } })
  expect(detail).toMatchObject({ buyerNote: 'After five, please', userId: { guest: true } })
  expect(detail.events[0]?.by.name).toBe('Guest')
  expect(
    await shop.db.selectFrom('outbox').select('recipient').where('recipient', '=', '').execute(),
  ).toEqual([])
})

test('an order needs a phone that can be called, and a total that was seen', async () => {
  const { client } = await withCart()
  const { shippingAddress } = guestOrder()
  const { phone: _, ...without } = shippingAddress
  await expect(
    client.orders.createAsGuest({ body: { shippingAddress: { ...without, phone: '' } } }),
  ).rejects.toMatchObject({ fields: { 'shippingAddress.phone': 'Enter your phone number.' } })
  await expect(
    client.orders.createAsGuest({ body: { shippingAddress: { ...without, phone: '12' } } }),
  ).rejects.toMatchObject({ code: 'invalid', fields: { 'shippingAddress.phone': expect.any(String) } })
  await expect(client.orders.createAsGuest({ body: guestOrder({ expectedTotal: 1 }) })).rejects.toMatchObject(
    { code: 'cart_changed' },
  )
  await expect(client.orders.createAsGuest({ body: guestOrder({ email: 'nobody' }) })).rejects.toMatchObject({
    code: 'invalid',
    fields: { email: expect.stringContaining('leave it empty') },
  })
  expect(await client.cart.count()).toEqual({ count: 1 })
})

test('a browser that the shop does not know has nothing to order, and as specified nobody orders without an account', async () => {
  await expect(guestBrowser(shop).client.orders.createAsGuest({ body: guestOrder() })).rejects.toMatchObject({
    code: 'cart_empty',
  })
  const specified = await createTestApp()
  await expect(
    guestBrowser(specified).client.orders.createAsGuest({ body: guestOrder() }),
  ).rejects.toMatchObject({ status: 401 })
  const { client } = await withCart()
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject({ status: 401 })
  await expect(client.orders.mine()).rejects.toMatchObject({ status: 401 })
})

test('the same request again makes no second order', async () => {
  const { client } = await withCart()
  const send = () => client.orders.createAsGuest({ body: guestOrder() }, { idempotencyKey: 'guest-1' })
  const placed = await Promise.all(Array.from({ length: 6 }, send))
  expect(new Set(placed.map(({ order }) => order._id)).size).toBe(1)
  for (const { link } of placed) expect(await client.orders.byLink({ body: { token: link } })).toBeDefined()
})

test('a link opens the order for 90 days, without name and street, and cancels it while nobody has called', async () => {
  const own = await createTestApp()
  const staff = await makeUser(own, 'admin')
  await letGuestsOrder(own, staff)
  const { _id: productId } = await makeProduct(staff, { inventory: 5 })
  const { client } = guestBrowser(own)
  const place = async () => {
    await client.cart.add({ body: { productId } })
    return client.orders.createAsGuest({ body: guestOrder() })
  }
  const [first, second] = [await place(), await place()]
  const opened = await own.client().orders.byLink({ body: { token: first.link } })
  expect(opened).toMatchObject({ number: first.order.number, status: 'Pending', mayCancel: true })
  expect(JSON.stringify(opened)).not.toMatch(/Bilal|House 7|1234567/)
  const cancelled = await own.client().orders.cancelByLink({ body: { token: first.link } })
  expect(cancelled).toMatchObject({ status: 'Cancelled', mayCancel: false })
  expect((await own.client().catalogue.get({ params: { id: productId } })).inventory).toBe(4)
  await staff.client.orders.call({ params: { id: second.order._id }, body: { outcome: 'confirmed' } })
  await expect(own.client().orders.cancelByLink({ body: { token: second.link } })).rejects.toMatchObject({
    code: 'illegal_transition',
    message: expect.stringContaining('can no longer be cancelled here'),
  })
  await expect(own.client().orders.byLink({ body: { token: 'x'.repeat(43) } })).rejects.toMatchObject({
    code: 'not_found',
  })
  own.clock.now = new Date(own.clock.now.getTime() + days(91))
  await deleteExpiredRows(own.deps, new AbortController().signal)
  await expect(own.client().orders.byLink({ body: { token: second.link } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await own.db.selectFrom('orderLinks').selectAll().execute()).toEqual([])
  expect(await own.db.selectFrom('users').where('isGuest', '=', true).select('id').execute()).toHaveLength(1)
})

test('whoever gives an address gets mails, each with a link of its own', async () => {
  const { client } = await withCart()
  const { order } = await client.orders.createAsGuest({ body: guestOrder({ email: 'Bilal@Example.com' }) })
  const id = order._id
  await admin.client.orders.updateStatus({ params: { id }, body: { status: 'Processing' } })
  await admin.client.orders.updateStatus({ params: { id }, body: { status: 'Shipped' } })
  const sent = (await mails()).filter(({ recipient }) => recipient === 'bilal@example.com')
  expect(sent.map(({ subject }) => subject.replace(/^.*: /, ''))).toEqual([
    'we have your order',
    'on its way',
  ])
  const tokens = sent.map(({ body }) => linkIn(body))
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens)
    expect(await shop.client().orders.byLink({ body: { token } })).toMatchObject({ number: order.number })
  expect(sent.map(({ body }) => body).join()).not.toMatch(/Bilal Ahmed|House 7/)
})

test('after the order one password makes an account that has it', async () => {
  const { client, as, cookie } = await withCart()
  await expect(
    client.orders.guestAccount({ body: { password: 'peacock lantern road' } }),
  ).rejects.toMatchObject({ code: 'not_found' })
  const { order } = await client.orders.createAsGuest({ body: guestOrder() })
  await expect(
    client.orders.guestAccount({ body: { password: 'peacock lantern road' } }),
  ).rejects.toMatchObject({ fields: { email: 'Enter your email address.' } })
  const taken = await makeUser(shop)
  const { email: takenEmail } = await taken.client.accounts.verifyToken()
  await expect(
    client.orders.guestAccount({ body: { password: 'peacock lantern road', email: takenEmail } }),
  ).rejects.toMatchObject({ code: 'email_taken' })
  const made = await client.orders.guestAccount({
    body: { password: 'peacock lantern road', email: 'bilal.account@example.com' },
  })
  expect(cookie()).toBeNull()
  const { orders } = await as(made.token).orders.mine()
  expect(orders.map(({ _id }) => _id)).toEqual([order._id])
  expect(orders[0]?.userId).toMatchObject({ email: 'bilal.account@example.com', guest: false })
  const { token } = await shop.client().accounts.login({
    body: { email: 'bilal.account@example.com', password: 'peacock lantern road' },
  })
  expect(token).toBeDefined()
})

test('the orders of a device are those for the phone of the newest, without name and street, and no account sees them', async () => {
  const browser = await withCart()
  const order = async (fullName: string, phone: string) => {
    await browser.client.cart.add({ body: { productId: browser.productId } })
    const shippingAddress = { ...guestOrder().shippingAddress, fullName, phone }
    return (await browser.client.orders.createAsGuest({ body: guestOrder({ shippingAddress }) })).order
  }
  const shown = async (who = browser.client) => (await who.orders.ofGuest()).orders.map(each => each.number)
  expect(await shown()).toEqual([])
  const hers = await order('Hina Malik', '0300 7654399')
  const again = await order('Hina Malik', '+92 300 7654399')
  expect(await shown()).toEqual([again.number, hers.number])
  // By its number the courier's page shows name and street.
  const params = { id: again._id }
  await admin.client.orders.updateStatus({ params, body: { status: 'Processing', reason: 'Known' } })
  const parcel = { courier: 'TCS', trackingNumber: 'TCS-7654' }
  await admin.client.orders.updateStatus({ params, body: { status: 'Shipped', ...parcel } })
  expect(JSON.stringify(await browser.client.orders.ofGuest())).not.toMatch(/Hina|House 7|7654399|TCS-7654/)
  const other = await order('Bilal Ahmed', '0300 1234599')
  expect(await shown()).toEqual([other.number])
  expect(await shown(guestBrowser(shop).client)).toEqual([])
  const someone = await makeUser(shop)
  expect(await shown(browser.as(someone.token))).toEqual([])
})

test('a browser that forgets its orders shows none, for whatever phone; orders, links and cart stay', async () => {
  const browser = await withCart()
  const order = async (phone: string) => {
    await browser.client.cart.add({ body: { productId: browser.productId } })
    const shippingAddress = { ...guestOrder().shippingAddress, phone }
    return browser.client.orders.createAsGuest({ body: guestOrder({ shippingAddress }) })
  }
  const shown = async () => (await browser.client.orders.ofGuest()).orders.map(({ number }) => number)
  const earlier = await order('0300 7654355')
  const { order: placed, link } = await order('0300 1234555')
  await browser.client.cart.add({ body: { productId: browser.productId } })
  const before = await admin.client.orders.staffGet({ params: { id: placed._id } })
  expect(await browser.client.orders.forgetOfGuest()).toEqual({ orders: [] })
  expect(await shown()).toEqual([])
  expect(await browser.client.cart.count()).toEqual({ count: 1 })
  for (const token of [link, earlier.link])
    expect((await browser.client.orders.byLink({ body: { token } })).mayCancel).toBe(true)
  const found = await shop
    .client()
    .orders.track({ body: { number: String(placed.number), phone: '0300 1234555' } })
  expect(found.number).toBe(placed.number)
  const { userId, ...after } = await admin.client.orders.staffGet({ params: { id: placed._id } })
  const { status, items, totalPrice, shippingAddress } = before
  expect(after).toMatchObject({ status, items, totalPrice, shippingAddress })
  expect(userId).toMatchObject({ email: '', guest: true })
  await expect(
    browser.client.orders.guestAccount({
      body: { password: 'peacock lantern road', email: 'b@example.com' },
    }),
  ).rejects.toMatchObject({ code: 'not_found' })
  const { order: next } = await order('0300 1234555')
  expect(await shown()).toEqual([next.number])
})

test('whoever is signed in forgets nothing of their account, nor of the guest whose browser it is', async () => {
  const browser = await withCart()
  const { order } = await browser.client.orders.createAsGuest({ body: guestOrder() })
  const someone = await makeUser(shop)
  const signedIn = browser.as(someone.token)
  await signedIn.cart.add({ body: { productId: browser.productId } })
  const own = await signedIn.orders.create({ body: orderData() })
  expect(await signedIn.orders.forgetOfGuest()).toEqual({ orders: [] })
  expect((await signedIn.orders.mine()).orders.map(({ _id }) => _id)).toEqual([own._id])
  expect((await admin.client.orders.staffGet({ params: { id: order._id } })).userId.guest).toBe(true)
})

test('an account made after several people ordered from one browser has what was ordered for its phone, and no more', async () => {
  const browser = await withCart()
  const order = async (fullName: string, phone: string) => {
    await browser.client.cart.add({ body: { productId: browser.productId } })
    const { shippingAddress } = guestOrder()
    return browser.client.orders.createAsGuest({
      body: guestOrder({ shippingAddress: { ...shippingAddress, fullName, phone } }),
    })
  }
  const [hers, other, again] = [
    await order('Hina Malik', '0300 7654321'),
    await order('Bilal Ahmed', '0300 1234567'),
    await order('Hina Malik', '+92 300 7654321'),
  ]
  const seen = await shop.client().orders.byLink({ body: { token: other.link } })
  const { version = 0, lines = [] } = seen.otherSizes ?? {}
  const [{ lineId = '', sizes: [size = ''] = [] } = {}] = lines
  await shop.client().orders.swapSizeByLink({ body: { token: other.link, version, lineId, size } })
  const { token } = await browser.client.orders.guestAccount({
    body: { password: 'peacock lantern road', email: 'hina.account@example.com' },
  })
  const { orders } = await browser.as(token).orders.mine()
  expect(orders.map(({ _id }) => _id)).toEqual([again.order._id, hers.order._id])
  await expect(browser.as(token).orders.get({ params: { id: other.order._id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(JSON.stringify(await browser.as(token).privacy.mine())).not.toMatch(/Bilal|1234567/)
  const { events, edits, ...left } = await admin.client.orders.staffGet({ params: { id: other.order._id } })
  expect(left).toMatchObject({ userId: { guest: true, email: '' } })
  expect([events[0]?.by.name, edits[0]?.by.name]).toEqual(['Guest', 'Guest'])
  const { moves } = await admin.client.staff.stockMoves({ params: { id: browser.productId }, query: {} })
  const movers = moves.filter(({ order }) => order?._id === other.order._id).map(({ by }) => by.name)
  expect(movers).toEqual(['Guest'])
  expect(await shop.client().orders.byLink({ body: { token: other.link } })).toBeDefined()
})

test('the limits of orders from one phone hold for guests with ever new cookies', async () => {
  const limited = await createTestApp({ rateLimits: true })
  const staff = await makeUser(limited, 'admin')
  await letGuestsOrder(limited, staff)
  const { _id: productId } = await makeProduct(staff, { inventory: 100 })
  const place = async () => {
    const { client } = guestBrowser(limited)
    await client.cart.add({ body: { productId } })
    return client.orders.createAsGuest({ body: guestOrder() })
  }
  for (let placed = 0; placed < 5; placed++) await place()
  await expect(place()).rejects.toMatchObject({
    code: 'too_many_open_orders',
    message: expect.stringContaining('This phone number has 5 orders'),
  })
})

test('the owner finds a guest by the order, fetches what is known, and deletes it with the mails', async () => {
  const own = await createTestApp({ publicUrl: 'https://zari.example' })
  const owner = await makeUser(own, 'owner')
  await letGuestsOrder(own, owner)
  const { _id: productId } = await makeProduct(owner)
  const { client } = guestBrowser(own)
  await client.cart.add({ body: { productId } })
  const { order, link } = await client.orders.createAsGuest({
    body: guestOrder({ email: 'bilal@example.com' }),
  })
  const { customers } = await owner.client.staff.find({ query: { q: '0300 1234567' } })
  expect(customers).toEqual([
    {
      ...{ _id: '923001234567', isNumber: true, name: 'Bilal Ahmed', email: 'bilal@example.com' },
      ...{ phone: '0300 1234567', orders: 1, guest: true },
    },
  ])
  const { token } = await owner.client.orders.makeLink({ params: { id: order._id } })
  await client.orders.cancelByLink({ body: { token } })
  const id = order.userId._id
  expect(JSON.stringify(await owner.client.privacy.ofCustomer({ params: { id } }))).toContain('Bilal Ahmed')
  await owner.client.privacy.eraseCustomer({ params: { id }, body: {} })
  const left = [
    await own.db.selectFrom('orders').selectAll().execute(),
    await own.db.selectFrom('outbox').selectAll().execute(),
    await own.db.selectFrom('users').where('id', '=', id).selectAll().execute(),
  ]
  expect(JSON.stringify(left)).not.toMatch(/bilal|House 7|1234567/i)
  for (const each of [token, link])
    await expect(own.client().orders.byLink({ body: { token: each } })).rejects.toMatchObject({
      code: 'not_found',
    })
  expect(await client.cart.count()).toEqual({ count: 0 })
})

test('once contacts are to be forgotten, nothing of a guest is left on the order', async () => {
  const own = await createTestApp()
  const staff = await makeUser(own, 'admin')
  await letGuestsOrder(own, staff)
  const { _id: productId } = await makeProduct(staff)
  const { client } = guestBrowser(own)
  await client.cart.add({ body: { productId } })
  const { link } = await client.orders.createAsGuest({
    body: guestOrder({ email: 'bilal@example.com', note: 'Ring twice' }),
  })
  await client.orders.cancelByLink({ body: { token: link } })
  own.clock.now = new Date(own.clock.now.getTime() + own.deps.config.retention.contacts + days(1))
  await deleteExpiredRows(own.deps, new AbortController().signal)
  expect(await own.db.selectFrom('orderLinks').selectAll().execute()).toEqual([])
  const rows = JSON.stringify(await own.db.selectFrom('orders').selectAll().execute())
  expect(rows).not.toMatch(/Bilal|bilal|Ring twice|House 7|1234567/)
})
