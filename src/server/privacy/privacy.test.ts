import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { contentOf } from '../../../test-support/database/content-of.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../test-support/factories.ts'
import { mailTo } from '../../../test-support/mailed.ts'
import { deletedAddress } from '../../contract/accounts/deleted-address.ts'
import type { SubjectAction } from '../../contract/changes/change-words.ts'
import { recordChange } from '../audit/record-change.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const caller = await makeUser(shop, 'caller')

const buy = async (buyer: TestUser, fullName: string, address = 'House 1') => {
  const { _id: productId } = await makeProduct(admin)
  await buyer.client.cart.add({ body: { productId, quantity: 2 } })
  return buyer.client.orders.create({
    body: orderData({ fullName, address, city: 'Quetta', phone: '+92 333 9998887' }),
  })
}

const finish = (id: string, reason = '') =>
  admin.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled', reason } })

test('a person reads everything the shop keeps about them, and the owner for them, which is recorded', async () => {
  const buyer = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin)
  const order = await buy(buyer, 'Parveen Shakir')
  await buyer.client.cart.add({ body: { productId } })
  await buyer.client.wishlist.add({ body: { productIds: [productId] } })
  const data = await buyer.client.privacy.mine({})
  expect(data).toMatchObject({
    account: { email: buyer.email },
    orders: [{ _id: order._id, shippingAddress: { fullName: 'Parveen Shakir' }, items: [{ quantity: 2 }] }],
    cart: [productId],
    wishlist: [productId],
    sessions: [{ signedInAt: expect.any(String) }],
  })
  // An export is recorded even where the record was looked at before.
  await admin.client.accounts.get({ params: { id: buyer.id } })
  const { at: _, ...seen } = await admin.client.privacy.ofCustomer({ params: { id: buyer.id } })
  expect(data).toMatchObject(seen)
  const { changes } = await admin.client.staff.changes({ query: { thing: 'customer', subjectId: buyer.id } })
  expect(changes.map(({ action, by }) => [action, by.userId])).toEqual([
    ['exported the data', admin.id],
    ['read the record', admin.id],
  ])
})

/** A card payment that is over, of an order or without one. */
async function insertCard(userId: string, orderId: string | null): Promise<string> {
  const [id, now] = [shop.deps.newId(), shop.deps.clock()]
  await shop.db
    .insertInto('payments')
    .values({
      ...{ id, userId, orderId, intentId: null, amountCents: 100, currency: 'USD', cartFingerprint: '' },
      ...{
        state: 'released',
        heldUntil: now,
        nextTryAt: null,
        problemAt: null,
        createdAt: now,
        updatedAt: now,
      },
    })
    .execute()
  return id
}

/** What the staff's deeds put on record: an invitation, an export, a refund and a payment settled by hand. */
async function recordThings({ id, email }: TestUser, orderId: string) {
  const about = (what: SubjectAction, subjectId: string, after: Record<string, string>) =>
    shop.db.transaction().execute(tx =>
      recordChange(tx, shop.deps, {
        ...what,
        userId: admin.id,
        subjectId,
        subject: 'Somebody',
        before: null,
        after,
      }),
    )
  await about({ subjectType: 'staff', action: 'invited' }, id, { email })
  await about({ subjectType: 'order', action: 'entered' }, orderId, { priceReason: 'Gulnar is a friend' })
  await (await admin.client.orders.export({ query: { search: email } })).text()
  const [card, released] = [await insertCard(id, orderId), await insertCard(id, null)]
  for (const payment of [card, released])
    await about({ subjectType: 'payment', action: 'settled by hand' }, payment, {
      note: 'Gulnar was paid in cash',
    })
  await shop.db
    .insertInto('refunds')
    .values({
      ...{ id: shop.deps.newId(), paymentId: card, cents: 100, reason: 'Gulnar asked for it' },
      ...{ userId: admin.id, state: 'dropped', providerId: null, createdAt: shop.deps.clock() },
    })
    .execute()
}

test('a deleted account leaves the books as they were and nothing of the person', async () => {
  const buyer = await makeUser(shop)
  const order = await buy(buyer, 'Gulnar Mirza', '7 Secret Lane')
  await caller.client.orders.call({
    params: { id: order._id },
    body: { outcome: 'no_answer', note: 'Gulnar asks for the evening' },
  })
  await admin.client.orders.note({
    params: { id: order._id },
    body: { text: 'Leave it with 7 Secret Lane' },
  })
  const { _id: productId } = await makeProduct(admin)
  await buyer.client.cart.add({ body: { productId } })
  await buyer.client.wishlist.add({ body: { productIds: [productId] } })
  await finish(order._id, 'Gulnar changed her mind')
  await recordThings(buyer, order._id)
  await shop.db
    .insertInto('knownDevices')
    .values({ userId: buyer.id, deviceHash: 'known', lastUsedAt: shop.deps.clock() })
    .execute()
  await shop.db.insertInto('recoveryCodes').values({ userId: buyer.id, codeHash: 'code' }).execute()
  const before = await admin.client.orders.staffGet({ params: { id: order._id } })
  expect(await buyer.client.privacy.eraseMine({ body: {} })).toEqual({ success: true })

  const after = await admin.client.orders.staffGet({ params: { id: order._id } })
  expect([after.items, after.totalPrice, after.number]).toEqual([
    before.items,
    before.totalPrice,
    before.number,
  ])
  expect(after.shippingAddress).toMatchObject({ fullName: '', address: '', city: '', postalCode: '' })
  expect(after.shippingAddress.phone ?? '').toBe('')
  const everything = JSON.stringify(await contentOf(shop.db))
  for (const table of ['knownDevices', 'recoveryCodes'] as const)
    expect(await shop.db.selectFrom(table).where('userId', '=', buyer.id).selectAll().execute()).toEqual([])
  for (const word of ['Gulnar', 'Secret Lane', buyer.email]) expect(everything).not.toContain(word)
  await expect(buyer.client.cart.get({})).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('nothing is mailed to a deleted account', async () => {
  const { id, client } = await makeUser(shop)
  await client.privacy.eraseMine({ body: {} })
  const to = deletedAddress(id)
  const mail = () => ({ to, subject: 'A refund', text: 'Hello' })
  await shop.db.transaction().execute(tx => shop.deps.outbox.queue(tx, mail))
  expect(await mailTo(shop, to)).toEqual([])
})

test('an account is not deleted while an order is under way, nor one of the staff', async () => {
  const buyer = await makeUser(shop)
  const { number } = await buy(buyer, 'Parveen Shakir')
  await expect(buyer.client.privacy.eraseMine({ body: {} })).rejects.toMatchObject({
    code: 'not_erasable',
    message: expect.stringContaining(`Order ${number}`),
  })
  await expect(
    admin.client.privacy.eraseCustomer({ params: { id: caller.id }, body: {} }),
  ).rejects.toMatchObject({ code: 'not_erasable' })
  expect((await buyer.client.privacy.mine({})).orders).toHaveLength(1)
})

test('deleting needs the password once the sign-in is longer ago, and is recorded', async () => {
  const buyer = await makeUser(shop)
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000)
  const refused = { code: 'reauthenticate' }
  await expect(buyer.client.privacy.eraseMine({ body: {} })).rejects.toMatchObject(refused)
  await expect(
    admin.client.privacy.eraseCustomer({ params: { id: buyer.id }, body: {} }),
  ).rejects.toMatchObject(refused)
  const owner = await makeUser(shop, 'owner')
  await owner.client.privacy.eraseCustomer({ params: { id: buyer.id }, body: {} })
  const { changes } = await admin.client.staff.changes({ query: { thing: 'customer', subjectId: buyer.id } })
  const deleted = { action: 'deleted', by: { userId: owner.id }, subject: 'Deleted account' }
  expect(changes).toMatchObject([deleted])
  const { changes: latest } = await admin.client.staff.changes({ query: {} })
  expect(latest[0]).toMatchObject(deleted)
  const { customers } = await admin.client.staff.find({ query: { q: 'deleted' } })
  expect(customers).toEqual([])
})

test('an account is never deleted while an order of it is placed: one of the two is refused', async () => {
  const buyer = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin)
  await buyer.client.cart.add({ body: { productId } })
  const outcomes = await Promise.allSettled([
    buyer.client.orders.create({ body: orderData() }),
    buyer.client.privacy.eraseMine({ body: {} }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
