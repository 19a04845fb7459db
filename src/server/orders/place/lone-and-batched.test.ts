import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, payWith } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData, type TestUser } from '../../../../test-support/factories.ts'
import { placeTogether } from '../../../../test-support/place-together.ts'
import { setDelivery } from '../../../../test-support/set-delivery.ts'
import { setStock } from '../../../../test-support/set-stock.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { currentRequest, runForRequest } from '../../log/request-context.ts'
import { createOrderPlacer, type PlaceDeps, placeOrder } from './place-order.ts'

const shop = await createCardShop({ rateLimits: true })
const admin = await makeUser(shop, 'admin')
const terms = { charge: 0, freeFrom: null, days: null }
await setDelivery(admin, {
  zones: [{ name: 'Lahore', cities: ['Lahore'], ...terms, takesCash: true }],
  elsewhere: { ...terms, takesCash: false },
})

/** Most are in no trouble of their own, so that what others take decides. */
const seldom = <const Made>(usual: Made, ...others: Made[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(...others) })

/** Somebody who orders: what is in the cart, and what they share with others or did before. */
const buyer = fc.record({
  pieces: fc.tuple(fc.nat(2), fc.nat(2)),
  phone: fc.nat(1),
  network: fc.nat(1),
  city: seldom('Lahore', 'Quetta'),
  shown: seldom('nothing', 'its total', 'another total'),
  ordered: seldom('nothing', 'the same', 'something else'),
  isKeyed: fc.boolean(),
  // Held for a payment that is over: the cart counts on pieces that are on no shelf.
  wasHeld: fc.boolean(),
})
type Buyer = typeof buyer extends fc.Arbitrary<infer Made> ? Made : never

const limit = fc.constantFrom(1, 2, 99)
const situation = fc.record({
  buyers: fc.array(buyer, { minLength: 3, maxLength: 6 }),
  stock: fc.tuple(fc.nat(6), fc.nat(6)),
  isFirstGone: seldom(false, true),
  piecesPerOrder: seldom(99, 2),
  openOrders: fc.record({ perAccount: limit, perPhone: limit }),
  ordersPerHour: fc.record({ perAccount: limit, perPhone: limit, perAddress: limit }),
})
type Situation = typeof situation extends fc.Arbitrary<infer Made> ? Made : never

let worlds = 0

const requestOf = (userId: string, { phone = 0, network = 0, city = 'Lahore' } = {}) => ({
  ...orderData({ phone: `030${10_000_000 + 10 * worlds + phone}`, city }),
  userId,
  clientAddress: `10.${worlds >> 8}.${worlds % 256}.${network}`,
  idempotencyKey: null as string | null,
  expectedTotal: undefined as number | undefined,
})

/** Fills the cart of somebody new, who has ordered before where that is said. Returns what they ask for now. */
async function prepare(each: Buyer, productIds: readonly string[]) {
  const { id, client } = await makeUser(shop)
  const [productId = ''] = productIds
  const request = { ...requestOf(id, each), idempotencyKey: each.isKeyed ? 'once' : null }
  await client.cart.add({ body: { productId } })
  const { shippingAddress } = request
  const fullName = each.ordered === 'the same' ? shippingAddress.fullName : 'Zainab Khan'
  if (each.ordered === 'nothing') await client.cart.remove({ params: { productId } })
  else
    await placeOrder(shop.deps, {
      ...request,
      shippingAddress: { ...shippingAddress, fullName, city: 'Lahore' },
    })
  for (const [nth, quantity] of each.pieces.entries())
    if (quantity > 0) await client.cart.add({ body: { productId: productIds[nth] ?? '', quantity } })
  const { totalPrice } = await client.cart.get()
  if (each.wasHeld && totalPrice > 0) await holdInVain({ id, client })
  const totals = { nothing: undefined, 'its total': totalPrice, 'another total': totalPrice + 1 }
  return { ...request, expectedTotal: totals[each.shown] }
}

async function holdInVain({ id, client }: Pick<TestUser, 'id' | 'client'>): Promise<void> {
  await client.payments.pay(payWith())
  await shop.db.updateTable('payments').set({ state: 'released' }).where('userId', '=', id).execute()
}

type Request = Awaited<ReturnType<typeof prepare>>
type Place = (deps: PlaceDeps, requests: readonly Request[]) => Promise<PromiseSettledResult<Order>[]>

/** What becomes of the same situation, made anew, with products by their number. */
async function outcomesOf({ buyers, stock, isFirstGone, ...limits }: Situation, place: Place) {
  worlds++
  // A network may try only so many cards within an hour.
  shop.wait(61)
  const products = [await makeProduct(admin, { inventory: 99 }), await makeProduct(admin, { inventory: 99 })]
  const ids = products.map(({ _id }) => _id)
  const requests: Request[] = []
  for (const each of buyers) requests.push(await prepare(each, ids))
  for (const [nth, quantity] of stock.entries()) await setStock(shop.db, quantity, ids[nth])
  if (isFirstGone) await admin.client.catalogue.remove({ params: { id: ids[0] ?? '' } })
  const { piecesPerOrder, ...counts } = limits
  const { size } = shop.deps.config.orderLimits
  const orderLimits = { ...shop.deps.config.orderLimits, ...counts, size: { ...size, piecesPerOrder } }
  const results = await place({ ...shop.deps, config: { ...shop.deps.config, orderLimits } }, requests)
  const left = await shop.db
    .selectFrom('stock')
    .select(['productId', 'quantity'])
    .where('productId', 'in', ids)
    .execute()
  const told = [
    ...results.map(toldOf),
    left.map(({ productId, quantity }) => `${productId}: ${quantity}`).sort(),
  ]
  return products.reduce(
    (text, { _id, title }, nth) => text.replaceAll(title, `product ${nth}`).replaceAll(_id, `product ${nth}`),
    JSON.stringify(told),
  )
}

/** An order or a refusal, without the ids and the number that no two have in common. */
function toldOf(result: PromiseSettledResult<Order>) {
  if (result.status === 'fulfilled') {
    const { status, totalPrice, items } = result.value
    return {
      code: 'placed',
      status,
      totalPrice,
      items: items.map(each => [each.productId._id, each.quantity]),
    }
  }
  if (!(result.reason instanceof ShopError)) throw result.reason
  const { code, message, fields, retryAfter } = result.reason
  return { code, message, fields, retryAfter }
}

async function placeAlone(deps: PlaceDeps, requests: readonly Request[]) {
  const results: PromiseSettledResult<Order>[] = []
  for (const request of requests) results.push(...(await Promise.allSettled([placeOrder(deps, request)])))
  return results
}

test('whatever people order at once, each gets in a batch what they would get alone, one after another', async () => {
  const codes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(situation, async each => {
      const alone = await outcomesOf(each, placeAlone)
      const together = await outcomesOf(each, async (deps, requests) =>
        Promise.allSettled(await placeTogether(deps, requests)),
      )
      expect(together).toEqual(alone)
      for (const [, code = ''] of alone.matchAll(/"code":"(\w+)"/g)) codes.add(code)
    }),
    { numRuns: 15 },
  )
  expect(codes.size).toBeGreaterThanOrEqual(3)
})

test('nothing that is done for an order in a batch carries the request id of another', async () => {
  const buyers = [await makeBuyer(shop, admin), await makeBuyer(shop, admin), await makeBuyer(shop, admin)]
  const [, paying] = buyers
  // Who has a payment to release is placed alone, after the others.
  await paying?.client.payments.pay(payWith())
  const requestOfId = new Map<string, string | undefined>()
  const newId = () => {
    const id = shop.deps.newId()
    requestOfId.set(id, currentRequest()?.id)
    return id
  }
  const place = createOrderPlacer({ ...shop.deps, newId })
  const order = ({ id }: (typeof buyers)[number], nth: number) =>
    runForRequest(`request-${nth}`, () => place(requestOf(id, { network: nth, phone: nth })))
  const orders = await Promise.all(buyers.map(order))
  const found = orders.map(({ _id }) => requestOfId.get(_id))
  expect(found[1]).toBe('request-1')
  // Where enough connections are free, the first is placed alone, in its own name.
  expect(found[0] === undefined || found[0] === 'request-0').toBe(true)
  expect(found[2] === undefined || found[2] === 'request-2').toBe(true)
  const [lone] = await Promise.all([await makeBuyer(shop, admin)].map(buyer => order(buyer, 3)))
  expect(requestOfId.get(lone?._id ?? '')).toBe('request-3')
})
