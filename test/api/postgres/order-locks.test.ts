import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockShelves } from '../../../src/server/catalogue/stock/stock.ts'
import type { Tx } from '../../../src/server/db/schema.ts'
import { holdCart } from '../../../src/server/payments/hold/hold-cart.ts'
import { settlePayment } from '../../../src/server/payments/settle/settle-payment.ts'
import {
  createCardShop,
  makeBuyer,
  orderByCard,
  payWith,
  piecesLeft,
} from '../../../test-support/card-shop.ts'
import { untilWaiting } from '../../../test-support/database/until-waiting.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../test-support/factories.ts'
import { placeTogether } from '../../../test-support/place-together.ts'
import { setStockIn } from '../../../test-support/set-stock.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')

const lockShelf = (tx: Tx, productId: string) =>
  sql`select id from stock where product_id = ${productId} for update nowait`.execute(tx)

test('an order on delivery waits for the payment of its cart before it locks a shelf, as settling does', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5 })
  await buyer.client.payments.pay(payWith())
  const { ordered } = await shop.db.transaction().execute(async tx => {
    await sql`select id from payments where user_id = ${buyer.id} for update`.execute(tx)
    const ordered = buyer.client.orders.create({ body: orderData() })
    await untilWaiting(shop.db)
    await lockShelf(tx, buyer.productId)
    return { ordered }
  })
  expect(await ordered).toMatchObject({ paymentMethod: 'COD', items: [{ quantity: 2 }] })
})

test('a payment that is started while an order waits for the cart is released by that order', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5 })
  const before = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const paying = shop.db.transaction().execute(async tx => {
    await holdCart(tx, shop.deps, buyer.id, {})
    held.resolve()
    await before.promise
  })
  await held.promise
  const ordered = buyer.client.orders.create({ body: orderData() })
  await untilWaiting(shop.db)
  before.resolve()
  await paying
  expect(await ordered).toMatchObject({ paymentMethod: 'COD', items: [{ quantity: 2 }] })
  expect(await piecesLeft(shop, buyer.productId)).toBe(3)
  const { rows } = await sql`select state, order_id from payments where user_id = ${buyer.id}`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ state: 'releasing', orderId: null }])
})

test('an order that waits ten seconds for stock that somebody has locked is refused as busy, and may be tried again', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5 })
  await shop.db.transaction().execute(async tx => {
    await lockShelf(tx, buyer.productId)
    await expect(buyer.client.orders.create({ body: orderData() })).rejects.toMatchObject({ code: 'busy' })
  })
  expect(await buyer.client.orders.create({ body: orderData() })).toMatchObject({ items: [{ quantity: 2 }] })
  expect(await piecesLeft(shop, buyer.productId)).toBe(3)
  // What was logged is the lock.
  expect(shop.logged.splice(0)).toHaveLength(1)
})

/** Of three who order in one batch, what `lock` locks for the second keeps only that one waiting. */
async function expectOneWaits(
  lock: (tx: Tx, second: Awaited<ReturnType<typeof makeBuyer>>) => Promise<unknown>,
) {
  const buyers = [
    await makeBuyer(shop, admin),
    await makeBuyer(shop, admin),
    await makeBuyer(shop, admin),
  ] as const
  const requests = buyers.map(({ id }) => ({
    ...orderData(),
    userId: id,
    idempotencyKey: null,
    clientAddress: 'local',
  }))
  const { late } = await shop.db.transaction().execute(async tx => {
    await lock(tx, buyers[1])
    const [first, late, last] = await placeTogether(shop.deps, requests)
    expect(await Promise.all([first, last])).toMatchObject([{ status: 'Pending' }, { status: 'Pending' }])
    await untilWaiting(shop.db)
    return { late: Promise.resolve(late) }
  })
  expect(await late).toMatchObject({ status: 'Pending', userId: { _id: buyers[1].id } })
}

test('a cart that somebody has locked keeps nobody else from ordering in the same batch', () =>
  expectOneWaits((tx, { id }) => sql`select id from carts where user_id = ${id} for update`.execute(tx)))

test('stock that somebody has locked keeps nobody else from ordering in the same batch', () =>
  expectOneWaits((tx, { productId }) => lockShelf(tx, productId)))

test('what another tab adds while the order waits is ordered too, from a shelf that is locked', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5 })
  const late = await makeProduct(admin, { inventory: 1 })
  const order = () => buyer.client.orders.create({ body: orderData() })
  const taken = Promise.withResolvers<void>()
  const holdsShelf = Promise.withResolvers<void>()
  const other = shop.db.transaction().execute(async tx => {
    await lockShelf(tx, late._id)
    holdsShelf.resolve()
    await taken.promise
    // Somebody else buys the last piece.
    await setStockIn(tx, 0, late._id)
  })
  await holdsShelf.promise
  const { ordered } = await shop.db.transaction().execute(async tx => {
    await sql`select id from carts where user_id = ${buyer.id} for update`.execute(tx)
    const ordered = order().catch((error: unknown) => error)
    await untilWaiting(shop.db)
    await sql`insert into cart_lines (id, cart_id, product_id, options, options_key, quantity, added_at)
      select 'late', id, ${late._id}, '{}', 'late', 1, now() from carts where user_id = ${buyer.id}`.execute(
      tx,
    )
    await sql`update carts set version = version + 1 where user_id = ${buyer.id}`.execute(tx)
    return { ordered }
  })
  await untilWaiting(shop.db)
  taken.resolve()
  await other
  expect(await ordered).toMatchObject({ code: 'out_of_stock' })
})

const findPaymentId = async (userId: string) =>
  (await shop.db.selectFrom('payments').where('userId', '=', userId).select('id').executeTakeFirstOrThrow())
    .id

test('an order whose pieces are held already waits for nobody who has locked their shelf', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const ordered = await shop.db.transaction().execute(async tx => {
    await lockShelves(tx, [buyer.productId])
    return buyer.client.orders.create(orderByCard(paymentIntentId))
  })
  expect(ordered).toMatchObject({ paymentState: 'paid', items: [{ quantity: 2 }] })
})

test.each([
  ['cash order', (buyer: TestUser) => buyer.client.orders.create({ body: orderData() })],
  ['card payment', (buyer: TestUser) => buyer.client.payments.pay(payWith())],
])('a %s for another cart than was paid for locks all shelves in their order', async (_, begin) => {
  const early = await makeProduct(admin)
  const buyer = await makeBuyer(shop, admin)
  await buyer.client.payments.pay(payWith())
  await buyer.client.cart.remove({ params: { productId: buyer.productId } })
  await buyer.client.cart.add({ body: { productId: early._id } })
  const { begun } = await shop.db.transaction().execute(async tx => {
    await lockShelf(tx, early._id)
    const begun = begin(buyer)
    await untilWaiting(shop.db)
    await lockShelf(tx, buyer.productId)
    return { begun }
  })
  await begun
  expect(await piecesLeft(shop, buyer.productId)).toBe(10)
  expect(await piecesLeft(shop, early._id)).toBe(9)
})

test('a payment that becomes an order while the job is about to release it is charged', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const id = await findPaymentId(buyer.id)
  const { ordered, released } = await shop.db.transaction().execute(async tx => {
    // The order has its payment, and waits before it empties the cart.
    await sql`select cart_lines.id from cart_lines join carts on carts.id = cart_id
      where user_id = ${buyer.id} for update of cart_lines`.execute(tx)
    const ordered = buyer.client.orders.create(orderByCard(paymentIntentId))
    await untilWaiting(shop.db)
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000)
    const released = settlePayment(shop.deps, id)
    await untilWaiting(shop.db, 2)
    return { ordered, released }
  })
  await released
  expect(await ordered).toMatchObject({ paymentState: 'paid', items: [{ quantity: 2 }] })
  expect(await piecesLeft(shop, buyer.productId)).toBe(3)
})

test('a payment that is held longer while the job is about to release it goes on', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5 })
  await buyer.client.payments.pay(payWith('pm_card_authenticationRequired'))
  const id = await findPaymentId(buyer.id)
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000)
  const { released } = await shop.db.transaction().execute(async tx => {
    await sql`select id from payments where id = ${id} for update`.execute(tx)
    const released = settlePayment(shop.deps, id)
    await untilWaiting(shop.db)
    await sql`update payments set held_until = ${new Date(shop.clock.now.getTime() + 60_000)}
      where id = ${id}`.execute(tx)
    return { released }
  })
  await released
  expect(await piecesLeft(shop, buyer.productId)).toBe(3)
})

test('a payment that is released while its order waits for the cart pays for nothing', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const id = await findPaymentId(buyer.id)
  const { ordered } = await shop.db.transaction().execute(async tx => {
    await sql`select id from carts where user_id = ${buyer.id} for update`.execute(tx)
    const ordered = buyer.client.orders.create(orderByCard(paymentIntentId)).catch((error: unknown) => error)
    await untilWaiting(shop.db)
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000)
    await settlePayment(shop.deps, id)
    return { ordered }
  })
  expect(await ordered).toMatchObject({ status: 409, code: 'payment_released' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(5)
})

test('a payment that ends while a cash order waits for the cart leaves its pieces to whoever is quicker', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2 })
  await buyer.client.payments.pay(payWith())
  const id = await findPaymentId(buyer.id)
  const quicker = await makeUser(shop)
  const { ordered } = await shop.db.transaction().execute(async tx => {
    await sql`select id from carts where user_id = ${buyer.id} for update`.execute(tx)
    const ordered = buyer.client.orders.create({ body: orderData() }).catch((error: unknown) => error)
    await untilWaiting(shop.db)
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000)
    await settlePayment(shop.deps, id)
    await quicker.client.cart.add({ body: { productId: buyer.productId } })
    await quicker.client.orders.create({ body: orderData() })
    return { ordered }
  })
  expect(await ordered).toMatchObject({ status: 409, code: 'out_of_stock' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(1)
})

test('a cart that an order holds keeps nobody else from adding, however many wait for theirs', async () => {
  const { _id: productId } = await makeProduct(admin, { inventory: 50 })
  const held = await Promise.all(Array.from({ length: 3 }, () => makeUser(shop)))
  for (const { client } of held) await client.cart.add({ body: { productId } })
  const waiting = await shop.db.transaction().execute(async tx => {
    const ids = held.map(({ id }) => id)
    await tx.selectFrom('carts').where('userId', 'in', ids).select('id').forUpdate().execute()
    const waiting = held.map(({ client }) => client.cart.add({ body: { productId } }))
    await untilWaiting(shop.db, 3)
    const other = await makeUser(shop)
    expect(await other.client.cart.add({ body: { productId } })).toMatchObject({ items: [{ quantity: 1 }] })
    return waiting
  })
  for (const cart of await Promise.all(waiting)) expect(cart).toMatchObject({ items: [{ quantity: 2 }] })
})
