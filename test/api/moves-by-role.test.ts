import { describe, expect, test } from 'vitest'
import { type OrderMove, orderMoves } from '../../src/contract/orders/order-moves.ts'
import { orderStatuses } from '../../src/contract/orders/order-status.ts'
import type { ApiError } from '../../src/web/api/error.ts'
import { createTestApp } from '../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../test-support/factories.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const product = await makeProduct(owner, { inventory: 10_000, price: 20 })
const people = {
  guest: { client: shop.client() },
  buyer: await makeUser(shop),
  shopper: await makeUser(shop),
  owner,
  manager: await makeUser(shop, 'manager'),
  caller: await makeUser(shop, 'caller'),
  packer: await makeUser(shop, 'packer'),
}
type Person = keyof typeof people
type Client = typeof owner.client

/** Who may make each move. Everybody else is refused, whatever they ask and whatever reason they give. */
const mayMake: Record<keyof typeof orderMoves, readonly Person[]> = {
  pack: ['owner', 'manager', 'packer'],
  packUncalled: ['owner', 'manager'],
  ship: ['owner', 'manager', 'packer'],
  deliver: ['owner', 'manager'],
  refuse: ['owner', 'manager'],
  cancel: ['owner', 'manager', 'caller'],
  cancelPacked: ['owner', 'manager', 'caller'],
  undoSale: ['owner', 'manager'],
  sell: ['owner', 'manager'],
  cancelOwn: ['buyer'],
  merge: ['owner', 'manager', 'caller'],
  takeBack: ['owner', 'manager', 'packer'],
  packAgain: ['owner', 'manager', 'caller'],
}

let phones = 3_000_000

async function place(phone = `0300${++phones}`) {
  const { client } = people.buyer
  await client.cart.add({ body: { productId: product._id, quantity: 2 } })
  return (await client.orders.create({ body: orderData({ phone }) }))._id
}

const sale = { body: { lines: [{ productId: product._id, quantity: 1, options: {} }] } }
const seen = (id: string) => owner.client.orders.staffGet({ params: { id } })

/** An order from which the move begins. */
async function prepare({ from, when }: OrderMove): Promise<string> {
  if (from === 'Delivered') return (await owner.client.orders.sellAtCounter(sale))._id
  const id = await place()
  const isUnconfirmed = when?.({ status: from, confirmation: 'open' }) ?? false
  if (from !== 'Pending' || !isUnconfirmed)
    await owner.client.orders.call({ params: { id }, body: { outcome: 'confirmed' } })
  for (const status of orderStatuses.slice(1, orderStatuses.indexOf(from) + 1))
    await owner.client.orders.updateStatus({ params: { id }, body: { status } })
  return id
}

async function bulk({ client }: { client: Client }, id: string, status: OrderMove['to']) {
  const { refused } = await client.orders.bulkStatus({ body: { ids: [id], status, reason: 'Because' } })
  if (refused[0]) throw new Error(refused[0].message)
}

const changes = {
  refused: ({ client }: { client: Client }, id: string) => client.orders.refused({ params: { id } }),
  cancelMine: ({ client }: { client: Client }, id: string) => client.orders.cancelMine({ params: { id } }),
  merge: async ({ client }: { client: Client }, from: string) => {
    const other = await seen(from)
    const into = await seen(await place(other.shippingAddress.phone))
    const versions = { version: into.version, otherVersion: other.version }
    return client.orders.merge({ params: { id: into._id }, body: { other: from, ...versions } })
  },
  takeBack: async ({ client }: { client: Client }, id: string) => {
    await owner.client.orders.takeBack({ body: { ids: [id] } })
    await bulk({ client }, id, 'Processing').catch(() => bulk(owner, id, 'Processing'))
    const { refused } = await client.orders.takeBack({ body: { ids: [id] } })
    if (refused[0]) throw new Error(refused[0].message)
  },
  change: async ({ client }: { client: Client }, id: string) => {
    const { lines, order } = await owner.client.orders.openForChange({ params: { id } })
    const change = lines.map(({ lineId, options }) => ({ lineId, quantity: 1, options }))
    return client.orders.change({ params: { id }, body: { version: order.version, lines: change } })
  },
  sellAtCounter: ({ client }: { client: Client }) => client.orders.sellAtCounter(sale),
}

function make(move: OrderMove, who: Person, id: string): Promise<unknown> {
  const by = people[who]
  if (move.call) return changes[move.call](by, id)
  if (who === 'packer') return bulk(by, id, move.to)
  return by.client.orders.updateStatus({ params: { id }, body: { status: move.to, reason: 'Because' } })
}

const moves: [keyof typeof orderMoves, OrderMove][] = Object.entries(orderMoves) as never

describe.each(moves)('the move %s', (name, move) => {
  test.each(Object.keys(people) as Person[])('by %s', async who => {
    const id = await prepare(move)
    const before = await seen(id)
    const made = make(move, who, id)
    if (mayMake[name].includes(who)) {
      await made
      if (name !== 'sell') expect((await seen(id)).status).toBe(move.to)
      return
    }
    const error: ApiError = await made.then(
      () => expect.fail('It was made.'),
      cause => cause,
    )
    // Refusals of a bulk move have a message alone.
    const ofManagers = move.by.includes('manager') ? [] : [409]
    if (error.status !== undefined) expect([401, 403, 404, ...ofManagers]).toContain(error.status)
    const after = await seen(id)
    const kept = ['status', 'refused', 'confirmation'] as const
    for (const field of kept) expect(after[field]).toBe(before[field])
  })
})
