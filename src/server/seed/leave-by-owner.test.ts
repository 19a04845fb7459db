import { expect, test } from 'vitest'
import { makeUser, orderData } from '../../../test-support/factories.ts'
import { openDemo, openTriedDemo } from '../../../test-support/small-demo.ts'
import { firstHome } from '../../contract/settings/home/active-parts.ts'
import { holdsDemo } from '../db/milestones.ts'
import { demoLogins } from './seed-demo.ts'

const login = { email: 'meena@shop.test', password: 'lawn-for-every-summer' }

async function signedInDemo() {
  const demo = await openDemo()
  const guest = demo.shop.client()
  const { token = '' } = await guest.accounts.login({ body: demoLogins.admin })
  return { ...demo, guest, demoAdmin: demo.shop.client(token) }
}

test('with the demo’s login, an owner chooses one of her own, which is recorded as having left', async () => {
  const { shop, guest, demoAdmin } = await signedInDemo()
  expect(await demoAdmin.demo.get()).toEqual({ isDemo: true, owners: [] })
  expect(shop.deps.settings.current().policies.promises).not.toEqual([])
  await demoAdmin.demo.leave({ body: { keep: 'nothing', owner: login } })
  await expect(demoAdmin.demo.get()).rejects.toMatchObject({ status: 401 })
  await expect(guest.accounts.login({ body: demoLogins.admin })).rejects.toMatchObject({ status: 401 })
  const { token = '' } = await guest.accounts.login({ body: login })
  const owner = shop.client(token)
  expect(await owner.demo.get()).toEqual({ isDemo: false, owners: [login.email] })
  const { changes } = await owner.staff.changes()
  expect(changes.map(({ action, by }) => [action, by.userId])).toEqual(
    ['left the demo', 'made an owner on leaving the demo'].map(action => [action, expect.any(String)]),
  )
  // What the demo promised is over with it, in this process at once.
  const settings = shop.deps.settings.current()
  expect([settings.isDemo, settings.policies.promises, settings.home]).toEqual([false, [], firstHome])
  expect((await guest.catalogue.browse()).total).toBe(0)
})

test('nobody is locked out: without an owner’s login of her own, or with a poor one, all stays', async () => {
  const { shop, guest, demoAdmin } = await signedInDemo()
  const customer = await makeUser(shop)
  const refused = [
    [null, { 'owner.email': expect.stringContaining('login of your own') }],
    [{ ...login, password: 'short-one' }, { 'owner.password': expect.stringContaining('12 characters') }],
    [{ ...login, email: customer.email }, { 'owner.email': expect.stringContaining('already') }],
  ] as const
  for (const [owner, fields] of refused)
    await expect(demoAdmin.demo.leave({ body: { keep: 'nothing', owner } })).rejects.toMatchObject({ fields })
  expect(await holdsDemo(shop.db)).toBe(true)
  expect((await guest.catalogue.browse()).total).toBe(1)
  expect(await demoAdmin.demo.get()).toEqual({ isDemo: true, owners: [] })
})

test('an owner with a login of her own stays signed in, and the demo’s products stay if she wants', async () => {
  const { shop, guest, demoAdmin, owner, own } = await openTriedDemo()
  expect((await demoAdmin.demo.get()).owners).toEqual([owner.email])
  const stock = (await guest.catalogue.browse()).products.map(({ title }) => title)
  await owner.client.demo.leave({ body: { keep: 'products', owner: null } })
  const { products } = await guest.catalogue.browse()
  expect(products.map(({ title }) => title)).toEqual(stock)
  // What was ordered to try the shop is back on the shelf.
  expect(products.find(({ _id }) => _id === own._id)?.inventory).toBe(own.inventory)
  expect((await owner.client.orders.all()).total).toBe(0)
  expect((await owner.client.deals.list()).deals).toEqual([])
  expect((await owner.client.sizeCharts.list()).charts).not.toEqual([])
  expect((await owner.client.staff.changes({ query: { thing: 'settings' } })).changes).toMatchObject([
    { action: 'left the demo', by: { userId: owner.id }, after: { kept: 'products' } },
  ])
  // No shopper of the demo is left, only whoever worked with its login.
  const people = await shop.db.selectFrom('users').select('email').orderBy('email').execute()
  expect(people.map(({ email }) => email)).toEqual([demoLogins.admin.email, owner.email].toSorted())
})

test('of two who leave at once, one does and the other is told', async () => {
  const { shop, owner } = await openTriedDemo()
  const leave = (keep: 'nothing' | 'products') => owner.client.demo.leave({ body: { keep, owner: null } })
  const sent = await Promise.allSettled([leave('products'), leave('nothing')])
  const refused = sent.filter(each => each.status === 'rejected')
  expect(refused.map(({ reason }) => [reason.status, reason.code])).toEqual([[409, 'no_demo']])
  const { changes } = await owner.client.staff.changes({ query: { thing: 'settings' } })
  expect(changes).toHaveLength(1)
  expect(await holdsDemo(shop.db)).toBe(false)
})

test('what an owner made of the demo’s products lasts without them', async () => {
  const { shop, owner, own, product } = await openTriedDemo()
  const shopper = await makeUser(shop)
  for (const { _id: productId } of [own, product])
    await shopper.client.cart.add({ body: { productId, quantity: 1 } })
  await owner.client.collections.create({ body: { name: 'Both', products: [own._id, product._id] } })
  await owner.client.catalogue.saveLinks({
    params: { id: own._id },
    body: { pair: [product._id], look: [], instead: [], seen: { pair: [], look: [], instead: [] } },
  })
  await owner.client.demo.leave({ body: { keep: 'nothing', owner: null } })
  const [kept] = (await owner.client.collections.list()).collections
  expect(kept).toMatchObject({ name: 'Both', products: [{ _id: own._id }] })
  expect((await shopper.client.cart.get()).items.map(({ productId }) => productId._id)).toEqual([own._id])
  expect((await shopper.client.orders.create({ body: orderData() })).number).toBe(1001)
})
