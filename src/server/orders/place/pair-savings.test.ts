import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCardShop, payWith } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../../test-support/factories.ts'
import { manualOrder } from '../../../../test-support/guests.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { placeTogether } from '../../../../test-support/place-together.ts'
import { setDelivery } from '../../../../test-support/set-delivery.ts'
import { days, hours } from '../../../contract/durations.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import { adjustmentAmount } from '../../../contract/orders/adjustments.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { shownCart } from '../../../web/store/cart/cart-state.ts'
import { quote } from '../../../web/store/checkout/quote.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

const [inS, inM] = [
  { color: 'Pistachio', size: 'S' },
  { color: 'Pistachio', size: 'M' },
]

const sale = fc
  .record({
    /** In cents, each product with how many pieces in S and in M. */
    products: fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 5_000 }),
        pieces: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })),
      }),
      { minLength: 2, maxLength: 4 },
    ),
    links: fc.uniqueArray(
      fc.record({
        ends: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
        saving: fc.integer({ min: 1, max: 2_500 }),
      }),
      { maxLength: 5, selector: ({ ends }) => [...ends].toSorted().join() },
    ),
    percentOff: fc.option(fc.integer({ min: 1, max: 90 })),
    delivery: fc.record({
      charge: fc.nat({ max: 500 }),
      freeFrom: fc.option(fc.integer({ min: 1, max: 15_000 })),
    }),
  })
  .filter(({ products }) => products.some(({ pieces: [s, m] }) => s + m > 0))
type Sale = typeof sale extends fc.Arbitrary<infer Made> ? Made : never

const ways = ['lone', 'batched', 'typed', 'counter', 'card'] as const

async function setUp({ products, links, percentOff, delivery }: Sale) {
  const { charge, freeFrom } = delivery
  await setDelivery(owner, {
    zones: [],
    elsewhere: {
      ...{ charge: toAmount(charge), freeFrom: freeFrom === null ? null : toAmount(freeFrom) },
      ...{ days: null, takesCash: true },
    },
  })
  const ids: string[] = []
  for (const { price } of products)
    ids.push((await makeProduct(owner, { price: toAmount(price), inventory: 99 }))._id)
  const rows = links.flatMap(({ ends: [first, second], saving }, position) => {
    const [productId, linkedId] = [ids[first], ids[second]]
    return productId && linkedId && productId !== linkedId
      ? { productId, linkedId, kind: 'pair' as const, position, savingCents: saving }
      : []
  })
  if (rows.length > 0) await shop.db.insertInto('productLinks').values(rows).execute()
  const now = shop.clock.now.getTime()
  if (percentOff !== null)
    await owner.client.deals.create({
      body: {
        startDate: new Date(now - days(1)).toISOString(),
        endDate: new Date(now + days(1)).toISOString(),
        ...{ products: [ids[0] ?? ''], percentOff },
      },
    })
  const lines = products.flatMap(({ pieces }, nth) =>
    [inS, inM].map((options, size) => ({ productId: ids[nth] ?? '', options, quantity: pieces[size] ?? 0 })),
  )
  return lines.filter(({ quantity }) => quantity > 0)
}

type Lines = Awaited<ReturnType<typeof setUp>>

let phones = 3_000_000
const toLahore = () => orderData({ phone: `0300${++phones}` })

async function fill(lines: Lines): Promise<TestUser> {
  const buyer = await makeUser(shop)
  await buyer.client.cart.addSeveral({ body: { lines } })
  return buyer
}

/** What the buyer, or whoever types it, is shown; and the order that is placed at that. */
async function sell(way: (typeof ways)[number], lines: Lines): Promise<{ shown: number; order: Order }> {
  if (way === 'typed' || way === 'counter') {
    const takenAlong = way === 'counter'
    const preview = await owner.client.orders.previewManual({ body: { lines, city: 'Lahore', takenAlong } })
    const { total: shown } = preview.money
    const order = takenAlong
      ? await owner.client.orders.sellAtCounter({ body: { lines, expectedTotal: shown } as never })
      : await owner.client.orders.createManual({
          body: manualOrder('', { lines, expectedTotal: shown }),
        })
    return { shown, order }
  }
  const buyer = await fill(lines)
  const cart = await buyer.client.cart.get()
  const editing = shownCart({ cart, wanted: {}, removing: {}, problems: {} })
  expect(editing.totalPrice).toBe(cart.totalPrice)
  const { total: shown } = quote(await shop.client().delivery.terms(), cart, { city: 'Lahore' })
  const body = { ...toLahore(), expectedTotal: shown }
  if (way === 'lone') return { shown, order: await buyer.client.orders.create({ body }) }
  if (way === 'card') {
    // No card pays less.
    if (shown < 0.5) return { shown, order: await buyer.client.orders.create({ body }) }
    const { shippingAddress } = body
    const { paymentIntentId } = await buyer.client.payments.pay({
      body: { ...payWith().body, shippingAddress },
    })
    const order = await buyer.client.orders.create({
      body: { ...body, paymentMethod: 'online', paymentIntentId },
    })
    return { shown, order }
  }
  const other = await fill(lines)
  const requests = [buyer, other].map(({ id }) => ({
    ...body,
    ...toLahore(),
    userId: id,
    idempotencyKey: null,
    clientAddress: 'local',
  }))
  const [first, second] = await Promise.all(await placeTogether(shop.deps, requests))
  expect(second?.totalPrice).toBe(first?.totalPrice)
  if (!first) throw new Error('An order was not placed')
  return { shown, order: first }
}

const piecesOf = ({ items }: Order) =>
  items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0)

test('whatever is bought how, the order comes to what was shown, with its pairs counted once', async () => {
  await fc.assert(
    fc.asyncProperty(sale, fc.constantFrom(...ways), async (made, way) => {
      const lines = await setUp(made)
      const { shown, order } = await sell(way, lines)
      expect(order.totalPrice).toBe(shown)
      expect(order.totalPrice).toBeGreaterThanOrEqual(0)
      const saved = -toCents(adjustmentAmount(order.adjustments, 'pair'))
      const pieces = piecesOf(order) - saved
      expect(pieces).toBeGreaterThanOrEqual(0)
      const { charge, freeFrom } = made.delivery
      const isFree = way === 'counter' || (freeFrom !== null && pieces >= freeFrom)
      expect(toCents(order.totalPrice)).toBe(pieces + (isFree ? 0 : charge))
      shop.clock.now = new Date(shop.clock.now.getTime() + hours(2))
    }),
    { numRuns: 40 },
  )
})

/** A mother's piece of $20 and a daughter's of $10, which save so much together. */
async function makePair(saving: number) {
  const [mother, daughter] = [
    await makeProduct(owner, { price: 20 }),
    await makeProduct(owner, { price: 10 }),
  ]
  const none = { pair: [], look: [], instead: [] }
  await owner.client.catalogue.saveLinks({
    params: { id: mother._id },
    body: { ...none, pair: [daughter._id], savings: [saving], seen: none },
  })
  return { mother, daughter }
}

const linesOf = (...ids: string[]) => ids.map(productId => ({ productId, quantity: 1, options: inM }))

test('a pair of $20 and $10 that saves $4 costs $26 in the cart, on the order, in the mail and in the export', async () => {
  await setDelivery(owner, { zones: [], elsewhere: { charge: 3, freeFrom: 27, days: null, takesCash: true } })
  const { mother, daughter } = await makePair(4)
  const buyer = await fill(linesOf(mother._id, daughter._id))
  const cart = await buyer.client.cart.get()
  expect(cart).toMatchObject({ totalPrice: 26, pairs: [{ saving: 4 }] })
  expect(cart.items.map(({ lineTotal }) => lineTotal)).toEqual([20, 10])
  // What the pieces cost together is less than what delivery is free from.
  const order = await buyer.client.orders.create({ body: { ...toLahore(), expectedTotal: 29 } })
  expect(order).toMatchObject({
    totalPrice: 29,
    discount: 0,
    adjustments: [
      { kind: 'pair', amount: -4 },
      { kind: 'delivery', amount: 3 },
    ],
  })
  const [mail] = await mailTo(shop, buyer.email)
  expect(mail?.text).toContain('Pair saving: -$4.00\nDelivery: $3.00\nTotal: $29.00')
  const answer = await shop.request('GET', '/api/order/export', { token: owner.token })
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true })
  expect(rows.find(row => row['Order ID'] === order._id)).toMatchObject({
    ...{ 'Pair saving': '4', Delivery: '3', Discount: '0', 'Order total': '29' },
  })
})

test('a percentage that the staff take off is of what the pieces cost together', async () => {
  const { mother, daughter } = await makePair(4)
  const lines = linesOf(mother._id, daughter._id)
  const discount = { percent: 50, reason: 'A regular' }
  const { money } = await owner.client.orders.previewManual({
    body: { lines, discount, city: '', takenAlong: true },
  })
  expect(money).toMatchObject({ goods: 30, discount: 13, total: 13 })
})

test('a pair saves nothing once a piece is gone from the shop, and no more than a piece in a deal costs', async () => {
  const { mother, daughter } = await makePair(4)
  const buyer = await fill(linesOf(mother._id, daughter._id))
  const now = shop.clock.now.getTime()
  const { _id } = await owner.client.deals.create({
    body: {
      startDate: new Date(now - days(1)).toISOString(),
      endDate: new Date(now + days(1)).toISOString(),
      ...{ products: [daughter._id], percentOff: 70 },
    },
  })
  await expect.poll(async () => (await buyer.client.cart.get()).totalPrice).toBe(20)
  await owner.client.deals.remove({ params: { id: _id } })
  await expect.poll(async () => (await buyer.client.cart.get()).totalPrice).toBe(26)
  await owner.client.catalogue.remove({ params: { id: daughter._id } })
  await expect.poll(async () => (await buyer.client.cart.get()).totalPrice).toBe(20)
})

test('a saving from before a price went below it is not given', async () => {
  const { mother, daughter } = await makePair(4)
  const buyer = await fill(linesOf(mother._id, daughter._id))
  await owner.client.catalogue.bulk({
    body: { ids: [daughter._id], change: { kind: 'price', percent: -70 } },
  })
  await expect.poll(async () => (await buyer.client.cart.get()).totalPrice).toBe(23)
})
