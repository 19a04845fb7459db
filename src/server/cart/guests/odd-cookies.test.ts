import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { guestBrowser, letGuestsOrder } from '../../../../test-support/guests.ts'
import { hashToken } from '../../http/session.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
await letGuestsOrder(shop, admin)

/** The cookie of a browser with so many pieces in its cart. */
async function filled(quantity: number): Promise<string> {
  const browser = guestBrowser(shop)
  const { _id: productId } = await makeProduct(admin)
  await browser.client.cart.add({ body: { productId, quantity } })
  return `guest=${browser.cookie()}`
}

const ask = (cookie: string, token?: string) =>
  shop.request('GET', '/api/cart/cart-count', { headers: { cookie }, ...(token && { token }) })

async function countWith(cookie: string, token?: string): Promise<unknown> {
  const answer = await ask(cookie, token)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Whose cart a cookie opens, and how many pieces are in it. */
async function cartOf(cookie: string): Promise<[guest: string, count: number]> {
  const tokenHash = hashToken(cookie.slice('guest='.length))
  const { userId } = await shop.db
    .selectFrom('guestSessions')
    .where('tokenHash', '=', tokenHash)
    .select('userId')
    .executeTakeFirstOrThrow()
  return [userId, ((await countWith(cookie)) as { count: number }).count]
}

const forged = (letter: string) => `guest=${letter.repeat(43)}`

test('of two true cookies the one that the browser sends first counts, and signing in brings both carts', async () => {
  const [one, two] = [await filled(1), await filled(2)]
  for (let turn = 0; turn < 3; turn++) {
    expect(await countWith(`${one}; ${two}`)).toEqual({ count: 1 })
    expect(await countWith(`${two}; ${one}`)).toEqual({ count: 2 })
    expect(await countWith(`${forged('x')}; ${two}; ${one}`)).toEqual({ count: 2 })
  }
  const user = await makeUser(shop)
  expect(await countWith(`${one}; ${two}; ${one}`, user.token)).toEqual({ count: 3 })
  expect(await countWith(`${one}; ${two}`)).toEqual({ count: 0 })
})

test('a cookie that was merged brings nothing the second time, to nobody', async () => {
  const cookie = await filled(2)
  const [user, other] = [await makeUser(shop), await makeUser(shop)]
  expect(await countWith(cookie, user.token)).toEqual({ count: 2 })
  expect(await countWith(cookie, user.token)).toEqual({ count: 2 })
  expect(await countWith(cookie, other.token)).toEqual({ count: 0 })
  expect(await countWith(cookie)).toEqual({ count: 0 })
})

test('two people who sign in at once with one cookie do not both get its cart', async () => {
  for (let round = 0; round < 4; round++) {
    const cookie = await filled(3)
    const users = [await makeUser(shop), await makeUser(shop)]
    const asked = Array.from({ length: 20 }, (_, nth) => ask(cookie, users[nth % 2]?.token))
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
    const counts = await Promise.all(users.map(({ client }) => client.cart.count()))
    expect(counts.map(({ count }) => count).toSorted()).toEqual([0, 3])
  }
})

test('a cart that grows while it is merged loses no piece, and none is there twice', async () => {
  for (let round = 0; round < 8; round++) {
    const browser = guestBrowser(shop)
    const { _id: productId } = await makeProduct(admin, { inventory: 40 })
    await browser.client.cart.add({ body: { productId, quantity: 3 } })
    const user = await makeUser(shop)
    await user.client.cart.add({ body: { productId, quantity: 2 } })
    const before = { cookie: `guest=${browser.cookie()}` }
    const added = Array.from({ length: 6 }, () =>
      shop.request('POST', '/api/cart/add', { headers: before, body: { productId } }),
    )
    const signedIn = Array.from({ length: 3 }, () => ask(before.cookie, user.token))
    const answers = await Promise.all(added)
    for (const answer of await Promise.all(signedIn)) expect(answer.status).toBe(200)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    // What came after the sign-in is in the cart of another cookie of this browser.
    const left = await Promise.all(
      answers.flatMap(answer => answer.headers.getSetCookie().map(set => cartOf(set.split(';')[0] ?? ''))),
    )
    const sum = [...new Map(left).values()].reduce((all, count) => all + count, 0)
    expect((await user.client.cart.count()).count + sum).toBe(11)
  }
})

test('an expired cookie brings nothing along, and the next piece begins a cart of its own', async () => {
  const cookie = await filled(2)
  const { _id: productId } = await makeProduct(admin)
  const expiresAt = new Date(shop.clock.now.getTime() - 1)
  const tokenHash = hashToken(cookie.slice('guest='.length))
  await shop.db.updateTable('guestSessions').set({ expiresAt }).where('tokenHash', '=', tokenHash).execute()
  const user = await makeUser(shop)
  expect(await countWith(cookie, user.token)).toEqual({ count: 0 })
  const answer = await shop.request('POST', '/api/cart/add', { headers: { cookie }, body: { productId } })
  const [set = ''] = answer.headers.getSetCookie()
  expect(set).toMatch(/^guest=[\w-]{43};/)
  expect(set.startsWith(cookie)).toBe(false)
  expect(await countWith(set.split(';')[0] ?? '')).toEqual({ count: 1 })
})

test('cookies that the shop cannot have made are none, however many or long', async () => {
  const user = await makeUser(shop)
  const odd = [
    Array.from({ length: 500 }, (_, nth) => forged('abcdef'.charAt(nth % 6))).join('; '),
    `guest=${'x'.repeat(8_000)}`,
    'guest=; guest; =guest; ;;;guest==',
    `guest="${'a'.repeat(43)}"`,
    `guest=${encodeURIComponent("x' or 'a'='a")}`,
    '__proto__=1; guest=__proto__',
  ]
  for (const cookie of odd) {
    expect(await countWith(cookie)).toEqual({ count: 0 })
    expect(await countWith(cookie, user.token)).toEqual({ count: 0 })
  }
  expect(shop.logged).toEqual([])
})

test('only the call that merges a cart takes the cookie away', async () => {
  const cookie = await filled(2)
  const user = await makeUser(shop)
  const [merging, later] = [await ask(cookie, user.token), await ask(cookie, user.token)]
  expect(merging.headers.getSetCookie().join()).toMatch(/^guest=;/)
  expect(later.headers.getSetCookie()).toEqual([])
})
