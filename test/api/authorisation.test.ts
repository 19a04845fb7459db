import { describe, expect, test } from 'vitest'
import { createCardShop } from '../../test-support/card-shop.ts'
import { makeUser, type TestUser } from '../../test-support/factories.ts'
import { callRow, type RowName, readAnswer, rows } from './rows.ts'
import { goodRequest, makeWorld } from './world.ts'

const shop = await createCardShop()
const world = await makeWorld(shop)

const everybody = [200, 200, 200, 200] as const
const signedIn = [401, 200, 200, 200] as const
const staff = [401, 403, 403, 200] as const

/** Per row the status for a guest, the shopper it concerns, another shopper, and an admin. */
const matrix: Record<RowName, readonly [number, number, number, number]> = {
  'catalogue.newArrivals': everybody,
  'catalogue.byCategory': everybody,
  'catalogue.get': everybody,
  'catalogue.browse': everybody,
  'catalogue.some': everybody,
  'catalogue.search': everybody,
  'catalogue.uploadImage': [401, 403, 403, 201],
  'catalogue.add': [401, 403, 403, 201],
  'catalogue.list': staff,
  'catalogue.remove': staff,
  'catalogue.edit': staff,
  'catalogue.staffGet': staff,
  'catalogue.quickEdit': staff,
  'catalogue.duplicate': [401, 403, 403, 201],
  'catalogue.bulk': staff,
  'catalogue.undo': staff,
  'catalogue.export': staff,
  'catalogue.import': staff,
  'accounts.login': everybody,
  'accounts.verifyToken': signedIn,
  'accounts.signUp': [201, 201, 201, 201],
  'accounts.logout': signedIn,
  'accounts.stay': signedIn,
  'accounts.sessions': signedIn,
  'accounts.endSession': [401, 200, 404, 404],
  'accounts.endOtherSessions': signedIn,
  'accounts.forgotPassword': everybody,
  'accounts.resetPassword': everybody,
  'accounts.get': [401, 200, 404, 200],
  'accounts.edit': [401, 200, 404, 404],
  'wishlist.get': signedIn,
  'wishlist.add': signedIn,
  'wishlist.remove': signedIn,
  'cart.add': signedIn,
  'cart.get': signedIn,
  'cart.remove': signedIn,
  'cart.update': signedIn,
  'cart.count': signedIn,
  'orders.hotSelling': everybody,
  'orders.create': [401, 201, 201, 201],
  'orders.mine': signedIn,
  'orders.all': staff,
  'orders.staffGet': staff,
  'orders.some': staff,
  'orders.toConfirm': staff,
  'orders.call': staff,
  'orders.note': staff,
  'orders.parcel': staff,
  'orders.refused': staff,
  'orders.refund': staff,
  'orders.bulkStatus': staff,
  'orders.export': staff,
  'orders.events': staff,
  'orders.get': [401, 200, 404, 200],
  'orders.track': everybody,
  'orders.updateStatus': staff,
  'deals.list': staff,
  'deals.create': [401, 403, 403, 201],
  'deals.update': staff,
  'deals.remove': staff,
  'deals.undo': staff,
  'deals.active': everybody,
  'deals.get': staff,
  'deals.addProducts': staff,
  'deals.removeProducts': staff,
  'staff.dashboard': staff,
  'staff.find': staff,
  'staff.changes': staff,
  'staff.members': staff,
  'staff.invite': [401, 403, 403, 201],
  'staff.removeMember': staff,
  'payments.setup': everybody,
  'payments.pay': signedIn,
  'payments.webhook': everybody,
  'payments.unsettled': staff,
  'payments.settle': staff,
}

test('every row of the contract has its entry', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(rows.map(([name]) => name).toSorted())
})

describe.each(rows)('%s', (name, row) => {
  const [guest, owner, other, admin] = matrix[name] ?? []
  const cases: [string, TestUser | null, number | undefined][] = [
    ['a guest', null, guest],
    ['the shopper it concerns', world.owner, owner],
    ['another shopper', world.other, other],
    ['an admin', world.admin, admin],
  ]
  test.each(cases)('answers %s', async (_who, user, status) => {
    const parts = await goodRequest[name](world)
    // Signing out ends the session it is sent with, so it gets one of its own.
    const sender = user && name === 'accounts.logout' ? await makeUser(shop) : user
    const answer = await callRow(shop, row, parts, sender)
    expect(answer.status).toBe(status)
    if (answer.ok) row.returns.parse(await readAnswer(row, answer))
    else
      expect(await answer.json()).toEqual({
        error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
      })
  })
})

test('an unknown, an ended and a stolen-looking token are all refused the same way', async () => {
  for (const token of ['nonsense', 'a'.repeat(43), `${world.owner.token}x`]) {
    const answer = await shop.request('GET', '/api/cart/get', { token })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  }
})

test('the token is understood with and without Bearer, and in its own header', async () => {
  const { token } = world.owner
  for (const headers of [{ authorization: `Bearer ${token}` }, { authorization: token }, { token }] as Record<
    string,
    string
  >[]) {
    expect((await shop.request('GET', '/api/user/verify-token', { headers })).status).toBe(200)
  }
})

test('a session ends when its time is over', async () => {
  const user = await makeUser(shop)
  const now = shop.clock.now
  shop.clock.now = new Date(now.getTime() + 31 * 86_400_000)
  expect((await shop.request('GET', '/api/cart/get', { token: user.token })).status).toBe(401)
  shop.clock.now = now
  expect((await shop.request('GET', '/api/cart/get', { token: user.token })).status).toBe(200)
})
