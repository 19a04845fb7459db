import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, payWith } from '../../../../test-support/card-shop.ts'
import { makeUser, orderData } from '../../../../test-support/factories.ts'
import { placeTogether } from '../../../../test-support/place-together.ts'
import { currentRequest, runForRequest } from '../../log/request-context.ts'
import { createOrderPlacer, type PlaceDeps, placeOrder } from './place-order.ts'

const shop = await createCardShop({ rateLimits: true })
const admin = await makeUser(shop, 'admin')
let networks = 0

const requestOf = (userId: string, changes: { expectedTotal?: number; idempotencyKey?: string } = {}) => ({
  ...orderData({ phone: `0300${String(1_000_000 + ++networks)}` }),
  expectedTotal: changes.expectedTotal,
  userId,
  idempotencyKey: changes.idempotencyKey ?? null,
  clientAddress: `192.0.2.${networks}`,
})

type Trouble = { empty: boolean; otherTotal: boolean; short: boolean; keyed: boolean }

const trueOrFalse = [false, true]
const troubles = trueOrFalse.flatMap(empty =>
  trueOrFalse.flatMap(otherTotal =>
    trueOrFalse.map(short => ({ empty, otherTotal, short, keyed: otherTotal === short })),
  ),
)

/** Somebody who orders with this trouble. */
async function inTrouble({ empty, otherTotal, short, keyed }: Trouble) {
  const buyer = await makeBuyer(shop, admin, { inventory: 2 })
  if (empty) await shop.db.deleteFrom('cartLines').where('productId', '=', buyer.productId).execute()
  else if (short) {
    // Held for a payment that is over: the cart counts on pieces that are on no shelf.
    await buyer.client.payments.pay(payWith())
    await shop.db.updateTable('payments').set({ state: 'released' }).where('userId', '=', buyer.id).execute()
  }
  return requestOf(buyer.id, {
    ...(otherTotal && { expectedTotal: 1 }),
    ...(keyed && { idempotencyKey: 'once' }),
  })
}

const whatBecameOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map(result =>
    result.status === 'fulfilled' ? 'placed' : String(result.reason.message).replace(/"Nilofer.*"/, 'It'),
  )

test.each([0, 5])(
  'whatever is wrong with an order, it is refused in a batch as alone, with %i open orders allowed',
  async perAccount => {
    const { orderLimits } = shop.deps.config
    const openOrders = { ...orderLimits.openOrders, perAccount }
    const config = { ...shop.deps.config, orderLimits: { ...orderLimits, openOrders } }
    const deps: PlaceDeps = { ...shop.deps, config }
    const [alone, together] = [[], []] as Awaited<ReturnType<typeof inTrouble>>[][]
    for (const trouble of troubles) {
      alone?.push(await inTrouble(trouble))
      together?.push(await inTrouble(trouble))
    }
    const lone: PromiseSettledResult<unknown>[] = []
    for (const each of alone ?? []) lone.push(...(await Promise.allSettled([placeOrder(deps, each)])))
    const batched = await Promise.allSettled(await placeTogether(deps, together ?? []))
    expect(whatBecameOf(batched)).toEqual(whatBecameOf(lone))
    expect(new Set(whatBecameOf(lone)).size).toBeGreaterThanOrEqual(3)
  },
)

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
  const order = (buyer: (typeof buyers)[number], nth: number) =>
    runForRequest(`request-${nth}`, () => place(requestOf(buyer.id)))
  const orders = await Promise.all(buyers.map(order))
  const found = orders.map(({ _id }) => requestOfId.get(_id))
  expect(found[1]).toBe('request-1')
  // Where enough connections are free, the first is placed alone, in its own name.
  expect(found[0] === undefined || found[0] === 'request-0').toBe(true)
  expect(found[2] === undefined || found[2] === 'request-2').toBe(true)
  const [lone] = await Promise.all([await makeBuyer(shop, admin)].map(buyer => order(buyer, 3)))
  expect(requestOfId.get(lone?._id ?? '')).toBe('request-3')
})
