import { expect, test } from 'vitest'
import { createCardShop, orderByCard, payWith, piecesLeft } from '../../../test-support/card-shop.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { openTriedDemo } from '../../../test-support/small-demo.ts'
import { demoFilled, holdsDemo, setMilestone } from '../db/milestones.ts'
import { endLastTestPayments, leaveDemo } from './leave-demo.ts'
import { demoLogins, refuseCustomers, seedDemo } from './seed-demo.ts'

test('with its content kept, only the logins of the demo end', async () => {
  const { shop, guest, demoAdmin, demoShopper, owner } = await openTriedDemo()
  const before = [(await guest.catalogue.browse()).total, (await owner.client.orders.all()).total]
  await leaveDemo(shop.deps, { keep: 'everything' })
  for (const client of [demoAdmin, demoShopper])
    await expect(client.accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
  for (const body of Object.values(demoLogins))
    await expect(guest.accounts.login({ body })).rejects.toMatchObject({ status: 401 })
  expect([(await guest.catalogue.browse()).total, (await owner.client.orders.all()).total]).toEqual(before)
  expect((await owner.client.staff.members()).members.map(({ email }) => email)).toEqual([owner.email])
  expect(await holdsDemo(shop.db)).toBe(false)
})

test('what a demo gave its made-up seller is not kept as the real shop’s, whatever else was saved with it', async () => {
  const { shop, owner } = await openTriedDemo()
  const { version, value } = (await owner.client.settings.get()).shop
  expect(value.address).not.toBe('')
  const saved = { ...value, name: 'Meena Lawn', taxNumber: 'NTN 1234567-8' }
  await owner.client.settings.save({ body: { group: 'shop', version, value: saved } })
  await leaveDemo(shop.deps, { keep: 'everything' })
  expect((await owner.client.settings.get()).shop.value).toEqual({
    ...saved,
    ...{ phone: '', email: '', address: '' },
  })
})

test('emptied, it keeps what the merchant made, and orders are numbered anew', async () => {
  const { shop, guest, owner, own } = await openTriedDemo()
  const [buyer] = (await owner.client.buyers.list()).buyers
  const params = { id: buyer?._id ?? '' }
  await owner.client.buyers.block({ params, body: { block: { reason: 'Only to see what happens' } } })
  const about = (await owner.client.pages.list()).pages.find(({ slug }) => slug === 'about')
  const page = await owner.client.pages.get({ params: { id: about?._id ?? '' } })
  await owner.client.pages.edit({ params: { id: page._id }, body: { ...page, title: 'About Meena' } })
  await leaveDemo(shop.deps, { keep: 'nothing' })
  const { products } = await guest.catalogue.browse()
  // The piece that was ordered to try the shop is back.
  expect(products).toMatchObject([{ _id: own._id, inventory: own.inventory }])
  const history = await owner.client.staff.stockMoves({ params: { id: own._id }, query: {} })
  expect(history.moves.map(({ kind, left }) => [kind, left])).toEqual([['opening', own.inventory]])
  expect(await guest.deals.active()).toEqual({ deals: [] })
  expect((await owner.client.deals.list()).deals).toEqual([])
  expect((await owner.client.sizeCharts.list()).charts).toEqual([])
  expect((await owner.client.collections.list()).collections).toEqual([])
  // A page that was made their own stays.
  expect((await owner.client.pages.list()).pages).toMatchObject([{ slug: 'about', title: 'About Meena' }])
  expect((await owner.client.orders.all()).total).toBe(0)
  // The demo's admin changed a product that stays, so who that was stays on record.
  const people = await shop.db.selectFrom('users').select('email').orderBy('email').execute()
  expect(people.map(({ email }) => email)).toEqual([demoLogins.admin.email, owner.email].toSorted())
  const changes = await owner.client.staff.changes()
  expect(new Set(changes.changes.map(({ subjectId }) => subjectId))).toEqual(new Set([own._id, page._id]))
  // Its number is that of the block, which went with the orders.
  await owner.client.cart.add({ body: { productId: own._id, quantity: 1 } })
  expect((await owner.client.orders.create({ body: orderData() })).number).toBe(1001)
  // An empty shop that was a demo is not filled again.
  await seedDemo(shop.deps)
  expect((await guest.catalogue.browse()).total).toBe(1)
})

test('payments by test card end with the demo, and their pieces come back', async () => {
  const shop = await createCardShop()
  await setMilestone(shop.db, demoFilled, shop.deps.clock())
  const admin = await makeUser(shop, 'admin')
  const product = await makeProduct(admin)
  const shopper = await makeUser(shop)
  await shopper.client.cart.add({ body: { productId: product._id, quantity: 1 } })
  const { paymentIntentId } = await shopper.client.payments.pay(payWith())
  expect(await piecesLeft(shop, product._id)).toBe(product.inventory - 1)
  await leaveDemo(shop.deps, { keep: 'everything' })
  expect(await piecesLeft(shop, product._id)).toBe(product.inventory)
  shop.wait(60)
  await shop.settle()
  // The provider of the real shop was not asked about it.
  expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('requires_capture')
  await expect(shopper.client.orders.create(orderByCard(paymentIntentId))).rejects.toMatchObject({
    status: 409,
  })
})

test('a test card that is tried while the shop closes is ended when it opens again, and no later one', async () => {
  const shop = await createCardShop()
  await setMilestone(shop.db, demoFilled, shop.deps.clock())
  const product = await makeProduct(await makeUser(shop, 'admin'))
  const holdOne = async () => {
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId: product._id, quantity: 1 } })
    await client.payments.pay(payWith())
  }
  await leaveDemo(shop.deps, { keep: 'everything' })
  await holdOne()
  await endLastTestPayments(shop.deps)
  expect(await piecesLeft(shop, product._id)).toBe(product.inventory)
  await holdOne()
  await endLastTestPayments(shop.deps)
  expect(await piecesLeft(shop, product._id)).toBe(product.inventory - 1)
})

test('data that is no demo is left alone', async () => {
  const shop = await createTestApp()
  const customer = await makeUser(shop)
  await expect(leaveDemo(shop.deps, { keep: 'nothing' })).rejects.toThrow('not a demo')
  expect((await customer.client.accounts.verifyToken()).email).toBe(customer.email)
})

test('a demo does not open for customers, and says how else', () => {
  expect(() => refuseCustomers({ opensForCustomers: 'PUBLIC_URL' })).toThrow(
    /does not open with PUBLIC_URL.*DATA_DIR.*npm run leave-demo/s,
  )
  expect(() => refuseCustomers({ opensForCustomers: null })).not.toThrow()
})
