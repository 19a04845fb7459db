import { describe, expect, inject, test } from 'vitest'
import { createCardShop } from '../../test-support/card-shop.ts'
import { makeUser, type TestUser } from '../../test-support/factories.ts'
import { callRow, type RowName, readAnswer, rows } from './rows.ts'
import { endsItsSender, goodRequest, makeWorld } from './world.ts'

const shop = await createCardShop()
const world = await makeWorld(shop)

/** For a guest, the shopper it concerns, another shopper, and the staff: owner, manager, caller, packer. */
type Statuses = readonly [number, number, number, number, number, number, number]

const anybody = (status: number): Statuses => [status, status, status, status, status, status, status]
const everybody = anybody(200)
const signedIn: Statuses = [401, 200, 200, 200, 200, 200, 200]

const staffFor =
  (manager: number, caller: number, packer: number) =>
  (status = 200): Statuses => {
    const may = [manager, caller, packer].map(allowed => (allowed ? status : 403)) as [number, number, number]
    return [401, 403, 403, status, ...may]
  }
const owners = staffFor(0, 0, 0)
const managing = staffFor(1, 0, 0)
const calling = staffFor(1, 1, 0)
const packing = staffFor(1, 0, 1)
const anyStaff = staffFor(1, 1, 1)

const matrix: Record<RowName, Statuses> = {
  'catalogue.newArrivals': everybody,
  'catalogue.byCategory': everybody,
  'catalogue.get': everybody,
  'catalogue.browse': everybody,
  'catalogue.some': everybody,
  'catalogue.search': everybody,
  'catalogue.uploadImage': managing(201),
  'catalogue.add': managing(201),
  'catalogue.list': managing(),
  'catalogue.remove': managing(),
  'catalogue.edit': managing(),
  'catalogue.links': everybody,
  'catalogue.pairs': everybody,
  'catalogue.staffLinks': managing(),
  'catalogue.saveLinks': managing(),
  'catalogue.staffGet': managing(),
  'catalogue.quickEdit': managing(),
  'catalogue.receive': managing(),
  'catalogue.countSheet': managing(),
  'catalogue.count': managing(),
  'catalogue.suppliers': managing(),
  'catalogue.reorder': managing(),
  'catalogue.exportReorder': managing(),
  'catalogue.duplicate': managing(201),
  'catalogue.bulk': managing(),
  'catalogue.undo': managing(),
  'catalogue.export': managing(),
  'catalogue.import': managing(),
  'accounts.login': everybody,
  'accounts.confirmCode': everybody,
  'accounts.secondFactor': anyStaff(),
  'accounts.beginSecondFactor': anyStaff(),
  'accounts.turnOnSecondFactor': anyStaff(),
  'accounts.turnOffSecondFactor': anyStaff(),
  'accounts.renewRecoveryCodes': anyStaff(),
  'accounts.requireSecondFactor': owners(),
  'accounts.verifyToken': signedIn,
  'accounts.signUp': anybody(201),
  'accounts.logout': signedIn,
  'accounts.stay': signedIn,
  'accounts.sessions': signedIn,
  'accounts.endSession': [401, 200, 404, 404, 404, 404, 404],
  'accounts.endOtherSessions': signedIn,
  'accounts.forgotPassword': everybody,
  'accounts.resetPassword': everybody,
  'accounts.confirmEmail': everybody,
  'accounts.mailConfirmation': signedIn,
  'accounts.get': [401, 200, 404, 200, 200, 200, 404],
  'accounts.edit': [401, 200, 404, 404, 404, 404, 404],
  'wishlist.get': signedIn,
  'wishlist.add': signedIn,
  'wishlist.remove': signedIn,
  'cart.add': signedIn,
  'cart.addSeveral': signedIn,
  'cart.get': signedIn,
  'cart.remove': signedIn,
  'cart.update': signedIn,
  'cart.count': signedIn,
  'orders.hotSelling': everybody,
  'orders.create': [401, 201, 201, 201, 201, 201, 201],
  'orders.mine': signedIn,
  'orders.all': calling(),
  'orders.staffGet': calling(),
  'orders.some': managing(),
  'orders.toPack': packing(),
  'orders.slips': packing(),
  'orders.toConfirm': calling(),
  'orders.call': calling(),
  'orders.takeBackCall': calling(),
  // Somebody else's order is unknown, also to the staff.
  'orders.cancelMine': [401, 200, 404, 404, 404, 404, 404],
  'orders.swapSize': [401, 200, 404, 404, 404, 404, 404],
  'orders.openForChange': calling(),
  'orders.previewChange': calling(),
  // Callers give no discount: see orders/change/change-placed-order.test.ts.
  'orders.change': calling(),
  'buyers.list': calling(),
  'buyers.get': calling(),
  'buyers.save': calling(),
  'buyers.block': managing(),
  'orders.findBuyer': calling(),
  'orders.previewManual': calling(),
  'orders.createManual': calling(201),
  'orders.sellAtCounter': managing(201),
  'orders.mergeable': calling(),
  'orders.merge': calling(),
  'orders.printed': packing(),
  'orders.makeLink': calling(201),
  'orders.note': calling(),
  'orders.parcel': managing(),
  'orders.refused': managing(),
  'orders.refund': managing(),
  'orders.bulkStatus': packing(),
  'orders.takeBack': packing(),
  'orders.noteCash': managing(),
  'orders.earnings': managing(),
  'orders.export': managing(),
  'orders.events': anyStaff(),
  'orders.get': [401, 200, 404, 200, 200, 200, 404],
  'orders.track': everybody,
  'orders.createAsGuest': [401, 201, 201, 201, 201, 201, 201],
  'orders.byLink': everybody,
  'orders.cancelByLink': everybody,
  'orders.swapSizeByLink': everybody,
  'orders.ofGuest': [401, 200, 200, 200, 200, 200, 200],
  'orders.forgetOfGuest': [401, 200, 200, 200, 200, 200, 200],
  // Whoever is signed in has an account.
  'orders.guestAccount': [401, 404, 404, 404, 404, 404, 404],
  // A caller only cancels, and says why: see orders/move/roles-in-orders.test.ts.
  'orders.updateStatus': managing(),
  'deals.list': managing(),
  'deals.create': managing(201),
  'deals.update': managing(),
  'deals.remove': managing(),
  'deals.undo': managing(),
  'deals.active': everybody,
  'deals.get': managing(),
  'deals.addProducts': managing(),
  'deals.removeProducts': managing(),
  'staff.health': owners(),
  'staff.dashboard': managing(),
  'staff.work': anyStaff(),
  'staff.find': calling(),
  'staff.changes': managing(),
  'staff.stockMoves': managing(),
  'staff.exportStockMoves': managing(),
  'staff.members': managing(),
  'staff.invite': owners(201),
  'staff.changeRole': owners(),
  'staff.removeMember': owners(),
  'categories.list': managing(),
  'categories.create': managing(201),
  'categories.edit': managing(),
  'categories.order': managing(),
  'categories.merge': managing(),
  'categories.remove': managing(),
  'categories.undo': managing(),
  'collections.shown': everybody,
  'collections.list': managing(),
  'collections.create': managing(201),
  'collections.edit': managing(),
  'collections.order': managing(),
  'collections.remove': managing(),
  'collections.undo': managing(),
  'sizeCharts.list': managing(),
  'sizeCharts.ofProduct': everybody,
  'sizeCharts.create': managing(201),
  'sizeCharts.edit': managing(),
  'sizeCharts.remove': managing(),
  'sizeCharts.undo': managing(),
  'pages.list': owners(),
  'pages.get': owners(),
  'pages.shown': everybody,
  'pages.draft': owners(),
  'pages.preview': owners(),
  'pages.create': owners(201),
  'pages.edit': owners(),
  'pages.remove': owners(),
  'pages.undo': owners(),
  'delivery.terms': everybody,
  'setup.opening': owners(),
  'settings.get': owners(),
  'settings.save': owners(),
  'catalogue.previewMultiplied': owners(),
  'catalogue.multiplyPrices': owners(),
  'setup.get': owners(),
  'setup.choosePreset': owners(),
  'setup.finishStep': owners(),
  'setup.testMail': owners(),
  'setup.testMailState': owners(),
  'demo.get': owners(),
  // The world is no demo: leaving one would end the orders of the other rows.
  'demo.leave': owners(409),
  'payments.setup': everybody,
  'payments.pay': signedIn,
  'payments.webhook': everybody,
  'payments.unsettled': managing(),
  'payments.settle': managing(),
  'privacy.mine': signedIn,
  'privacy.eraseMine': signedIn,
  'privacy.ofCustomer': owners(),
  'privacy.eraseCustomer': owners(),
}

test('every row of the contract has its entry', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(rows.map(([name]) => name).toSorted())
})

describe.each(rows)('%s', (name, row) => {
  const [guest, concerned, other, owner, manager, caller, packer] = matrix[name] ?? []
  const cases: [string, TestUser | null, number | undefined][] = [
    ['a guest', null, guest],
    ['the shopper it concerns', world.owner, concerned],
    ['another shopper', world.other, other],
    ['an owner', world.admin, owner],
    ['a manager', world.manager, manager],
    ['a caller', world.caller, caller],
    ['a packer', world.packer, packer],
  ]
  // Who may do what is decided before the database is asked, so one who may is enough on the embedded one.
  const allowed = cases.filter(([, , status = 0]) => status < 400).slice(0, 1)
  const tried = inject('database').kind === 'pglite' && allowed.length > 0 ? allowed : cases
  test.each(tried)('answers %s', async (_who, user, status) => {
    const parts = await goodRequest[name](world)
    const sender = user && endsItsSender.has(name) ? await makeUser(shop) : user
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
