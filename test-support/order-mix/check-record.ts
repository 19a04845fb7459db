import { expect } from 'vitest'
import type { Fields } from '../../src/server/db/schema.ts'
import { adjustmentFields } from '../../src/server/orders/order/order-adjustments.ts'
import { type PlacedOrder, pieces, type Round } from './round.ts'

/** The fields of an order that its changes tell from one to the next; words like a reason stand for one change alone. */
const followed = new Set([
  ...[
    'status',
    'confirmation',
    'attempts',
    'items',
    'totalCents',
    'pairCents',
    'deliveryCents',
    'discountCents',
  ],
  ...['deliveryReason', 'courier', 'trackingNumber', 'refusedAt', 'mergedInto', 'shipTo'],
])

/** One entry for each deed that was done and none for a refused one, and all of them together tell how the order came to be. */
export async function checkRecord(round: Round): Promise<void> {
  const { shop, orders, expected } = round
  const changes = await shop.db
    .selectFrom('changes')
    .where(
      'subjectId',
      'in',
      orders.map(({ id }) => id),
    )
    .selectAll()
    .orderBy('id')
    .execute()
  const told = changes.filter(({ action }) => action !== 'refunded')
  const written = told.map(({ subjectId, action }) => `${subjectId} ${action}`)
  expect(written.toSorted()).toEqual(expected.toSorted())
  for (const order of orders) {
    const own = told.filter(({ subjectId }) => subjectId === order.id)
    expect(replay(order, own)).toEqual(await stateOf(round, order))
    const edits = own.filter(({ action }) => action === 'changed' || action === 'merged')
    expect(await versionOf(round, order), 'version').toBe(1 + edits.length)
    await checkHistory(round, order)
  }
}

type Change = { action: string; before: Fields | null; after: Fields | null }

/** What the changes make of the order as it was placed. Each begins where the one before it ended. */
function replay({ first }: PlacedOrder, changes: readonly Change[]): Fields {
  const state: Fields = { ...first, items: first.items.toSorted() }
  for (const { action, before, after } of changes) {
    for (const [name, value] of followedIn(before)) {
      if (name in state) expect({ action, [name]: value }).toEqual({ action, [name]: state[name] })
    }
    for (const [name, value] of followedIn(after)) state[name] = value
  }
  delete state.shipTo
  return state
}

const followedIn = (fields: Fields | null): [string, unknown][] =>
  Object.entries(fields ?? {}).flatMap(([name, value]) =>
    followed.has(name) ? [[name, Array.isArray(value) ? value.toSorted() : value]] : [],
  )

async function stateOf({ shop: { db } }: Round, { id }: PlacedOrder): Promise<Fields> {
  const order = await db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const lines = await db.selectFrom('orderLines').where('orderId', '=', id).selectAll().execute()
  const into = order.mergedInto
    ? await db.selectFrom('orders').where('id', '=', order.mergedInto).select('number').executeTakeFirst()
    : null
  const { status, confirmation, attempts, totalCents } = order
  const { courier, trackingNumber, refusedAt } = order
  const { reason: _, ...adjustments } = adjustmentFields(order.adjustments)
  return {
    ...{ status, confirmation, attempts, totalCents, ...adjustments },
    ...{ courier, trackingNumber, refusedAt: refusedAt?.toISOString() ?? null },
    mergedInto: into ? `#${into.number}` : null,
    items: lines.map(({ quantity, title, options }) => pieces(quantity, title, options)).toSorted(),
  }
}

const versionOf = async ({ shop: { db } }: Round, { id }: PlacedOrder): Promise<number> =>
  (await db.selectFrom('orders').where('id', '=', id).select('version').executeTakeFirstOrThrow()).version

/** The steps that a buyer sees lead from one to the next, up to where the order is. */
async function checkHistory({ shop: { db } }: Round, { id }: PlacedOrder): Promise<void> {
  const events = await db
    .selectFrom('orderEvents')
    .where('orderId', '=', id)
    .selectAll()
    .orderBy('id')
    .execute()
  const { status } = await db
    .selectFrom('orders')
    .where('id', '=', id)
    .select('status')
    .executeTakeFirstOrThrow()
  const steps = events.map(({ fromStatus, toStatus }) => ({ fromStatus, toStatus }))
  expect(steps.map(({ fromStatus }) => fromStatus)).toEqual([
    null,
    ...steps.slice(0, -1).map(({ toStatus }) => toStatus),
  ])
  expect(steps.at(-1)?.toStatus).toBe(status)
}
