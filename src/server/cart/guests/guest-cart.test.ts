import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import {
  type GuestBrowser,
  guestBrowser,
  guestOrder,
  letGuestsOrder,
} from '../../../../test-support/guests.ts'
import { days } from '../../../contract/durations.ts'
import { demoFilled, setMilestone } from '../../db/milestones.ts'
import { deleteExpiredRows } from '../../housekeeping.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const guests = async (of: TestApp) =>
  of.db.selectFrom('users').where('isGuest', '=', true).select('id').execute()

test('as specified, a cart needs an account', async () => {
  const specified = await createTestApp()
  const { client } = guestBrowser(specified)
  await expect(client.cart.get()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  await expect(client.cart.add({ body: { productId: 'any' } })).rejects.toMatchObject({ status: 401 })
})

test('a browser tries in a demo what guests may do; a shop for customers ignores its wish', async () => {
  const specified = await createTestApp()
  const staff = await makeUser(specified, 'admin')
  const trial = guestBrowser(specified)
  trial.keep('guest-trial', '1')
  const { _id: productId } = await makeProduct(staff)
  const add = ({ client }: GuestBrowser) => client.cart.add({ body: { productId } })
  await expect(add(trial)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  await setMilestone(specified.db, demoFilled, specified.clock.now)
  await specified.deps.settings.refresh()
  await add(trial)
  expect(await trial.client.cart.count()).toEqual({ count: 1 })
  const { order } = await trial.client.orders.createAsGuest({ body: guestOrder() })
  expect(order.items).toHaveLength(1)
  await expect(add(guestBrowser(specified))).rejects.toMatchObject({ status: 401 })
  trial.keep('guest-trial', 'yes')
  await expect(trial.client.cart.get()).rejects.toMatchObject({ status: 401 })
})

test('where guests may order, a browser keeps its cart by a cookie that no page can read', async () => {
  await letGuestsOrder(shop, admin)
  const browser = guestBrowser(shop)
  const { _id: productId } = await makeProduct(admin)
  expect((await browser.client.cart.get()).items).toEqual([])
  expect(browser.cookie()).toBeNull()
  await browser.client.cart.add({ body: { productId, quantity: 2 } })
  expect(browser.setCookies()[0]).toMatch(
    /^guest=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await browser.client.cart.count()).toEqual({ count: 2 })
  expect(await guestBrowser(shop).client.cart.count()).toEqual({ count: 0 })
  const stored = await shop.db.selectFrom('guestSessions').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(browser.cookie())
})

test('behind HTTPS the cookie is bound to the host', async () => {
  const browser = guestBrowser(shop, { 'x-forwarded-proto': 'https' })
  const { _id: productId } = await makeProduct(admin)
  await browser.client.cart.add({ body: { productId } })
  expect(browser.setCookies()[0]).toMatch(
    /^__Host-guest=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await browser.client.cart.count()).toEqual({ count: 1 })
})

test('a cart is kept for 30 days after its last use, and then forgotten with its guest', async () => {
  const fresh = await createTestApp()
  const staff = await makeUser(fresh, 'admin')
  await letGuestsOrder(fresh, staff)
  const browser = guestBrowser(fresh)
  const { _id: productId } = await makeProduct(staff)
  await browser.client.cart.add({ body: { productId } })
  const later = (ms: number) => {
    fresh.clock.now = new Date(fresh.clock.now.getTime() + ms)
  }
  later(days(20))
  expect(await browser.client.cart.count()).toEqual({ count: 1 })
  later(days(20))
  await deleteExpiredRows(fresh.deps, new AbortController().signal)
  expect(await browser.client.cart.count()).toEqual({ count: 1 })
  later(days(31))
  expect(await browser.client.cart.count()).toEqual({ count: 0 })
  await deleteExpiredRows(fresh.deps, new AbortController().signal)
  expect(await guests(fresh)).toEqual([])
})

test('a forged cookie is none, and of a doubled one the true one counts', async () => {
  const browser = guestBrowser(shop)
  const { _id: productId } = await makeProduct(admin)
  await browser.client.cart.add({ body: { productId } })
  const forged = 'x'.repeat(43)
  const count = async (cookie: string) =>
    (await shop.request('GET', '/api/cart/cart-count', { headers: { cookie } })).json()
  expect(await count(`guest=${forged}`)).toEqual({ count: 0 })
  expect(await count(`guest=${"'".repeat(10)}`)).toEqual({ count: 0 })
  expect(await count(`guest=${forged}; guest=${browser.cookie()}`)).toEqual({ count: 1 })
  const answer = await shop.request('POST', '/api/cart/add', {
    headers: { cookie: `guest=${forged}` },
    body: { productId },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).not.toContain(forged)
})

test('a link on another site changes no cart', async () => {
  const browser = guestBrowser(shop)
  const { _id: productId } = await makeProduct(admin)
  await browser.client.cart.add({ body: { productId } })
  const headers = { cookie: `guest=${browser.cookie()}`, 'sec-fetch-site': 'cross-site' }
  expect((await shop.request('GET', `/api/cart/remove/${productId}`, { headers })).status).toBe(404)
  expect(await browser.client.cart.count()).toEqual({ count: 1 })
})

test('signing in brings the cart along: equal choices add up, and the cart says what there is too little of', async () => {
  const browser = guestBrowser(shop)
  const [few, own, more] = [
    await makeProduct(admin, { inventory: 5 }),
    await makeProduct(admin),
    await makeProduct(admin),
  ]
  await browser.client.cart.add({ body: { productId: few._id, quantity: 3 } })
  await browser.client.cart.add({ body: { productId: more._id, quantity: 2 } })
  const user = await makeUser(shop)
  await user.client.cart.add({ body: { productId: own._id } })
  await user.client.cart.add({ body: { productId: few._id, quantity: 4 } })
  const merged = await browser.as(user.token).cart.get()
  const shown = Object.fromEntries(merged.items.map(item => [item.productId._id, item.quantity]))
  expect(shown).toEqual({ [own._id]: 1, [few._id]: 7, [more._id]: 2 })
  const tooMany = merged.items.filter(({ available }) => !available)
  expect(tooMany.map(item => item.productId._id)).toEqual([few._id])
  expect(browser.cookie()).toBeNull()
  expect(await browser.client.cart.count()).toEqual({ count: 0 })
})

test.each([
  { limit: 'lines', own: 20, guests: 20, each: 1, problem: '30 different items' },
  { limit: 'pieces', own: 2, guests: 2, each: 13, problem: '50 pieces' },
  {
    limit: 'pieces of a line',
    own: 1,
    guests: 1,
    each: 20,
    sameProducts: true,
    problem: '20 pieces of one item',
  },
])(
  'signing in with more $limit than an order takes loses none, and the order says why it is refused',
  async plan => {
    const makeSeveral = (count: number) =>
      Promise.all(Array.from({ length: count }, () => makeProduct(admin, { inventory: 100 })))
    const own = await makeSeveral(plan.own)
    const brought = plan.sameProducts ? own : await makeSeveral(plan.guests)
    const fill = async ({ client }: Pick<GuestBrowser, 'client'>, products: typeof own) => {
      for (const { _id } of products) await client.cart.add({ body: { productId: _id, quantity: plan.each } })
    }
    const [user, browser] = [await makeUser(shop), guestBrowser(shop)]
    await fill(user, own)
    await fill(browser, brought)
    const { items } = await browser.as(user.token).cart.get()
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe((plan.own + plan.guests) * plan.each)
    expect(new Set(items.map(item => item.productId._id))).toEqual(
      new Set([...own, ...brought].map(({ _id }) => _id)),
    )
    await expect(user.client.orders.create({ body: orderData() })).rejects.toMatchObject({
      code: 'order_too_large',
      message: expect.stringContaining(plan.problem),
    })
    // What is too much can be taken out again, step by step.
    for (const { _id, productId, quantity } of items)
      if (quantity > 1)
        await user.client.cart.update({
          params: { productId: productId._id },
          body: { lineId: _id, quantity: quantity - 1 },
        })
  },
)

test('signed in from many tabs at once, a cart is merged once', async () => {
  const browser = guestBrowser(shop)
  const { _id: productId } = await makeProduct(admin)
  await browser.client.cart.add({ body: { productId, quantity: 3 } })
  const user = await makeUser(shop)
  const cookie = browser.cookie()
  const counts = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const headers = { cookie: `guest=${cookie}`, authorization: `Bearer ${user.token}` }
      return (await shop.request('GET', '/api/cart/get', { headers })).status
    }),
  )
  expect(new Set(counts)).toEqual(new Set([200]))
  expect(await user.client.cart.count()).toEqual({ count: 3 })
})

test('staff do not find guests who ordered nothing among people, and nobody signs in as one', async () => {
  const [guest] = await guests(shop)
  const { customers } = await admin.client.staff.find({ query: { q: 'guest' } })
  expect(customers).toEqual([])
  const email = `guest-${guest?.id}@deleted.invalid`
  await expect(
    shop.client().accounts.login({ body: { email, password: 'anything at all' } }),
  ).rejects.toMatchObject({ code: 'wrong_credentials' })
})
