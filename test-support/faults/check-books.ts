import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Db } from '../../src/server/db/schema.ts'
import { findUnrecorded } from '../database/find-unrecorded.ts'

/** Pieces of every product that the fault runs bring into the shop. */
export const piecesOfEach = 9

/** What is wrong between the shop's books and the provider's, in words; nothing once the job has run. */
export async function checkBooks(db: Db, stripe: Stripe): Promise<string[]> {
  const intents = new Map<string, Stripe.PaymentIntent>()
  for await (const intent of stripe.paymentIntents.list({ limit: 100 })) intents.set(intent.id, intent)
  const given = new Map<string, number>()
  for await (const { payment_intent: of, amount, status } of stripe.refunds.list({ limit: 100 })) {
    if (status !== 'failed') given.set(String(of), (given.get(String(of)) ?? 0) + amount)
  }
  const captures = new Map<string, number>()
  for await (const { data } of stripe.events.list({ type: 'charge.captured', limit: 100 })) {
    const { payment_intent: of } = data.object as Stripe.Charge
    captures.set(String(of), (captures.get(String(of)) ?? 0) + 1)
  }
  const books = { intents, given, captures }
  return [
    ...(await checkIntents(db, books)),
    ...(await checkOrders(db, books)),
    ...(await checkStock(db)),
    ...(await checkQuiet(db)),
  ]
}

type Books = {
  intents: Map<string, Stripe.PaymentIntent>
  given: Map<string, number>
  captures: Map<string, number>
}

/** Every captured cent belongs to one order or was given back; what has no order is released. */
async function checkIntents(db: Db, { intents, given, captures }: Books): Promise<string[]> {
  const payments = new Map(
    (await db.selectFrom('payments').selectAll().execute()).map(payment => [payment.intentId, payment]),
  )
  return [...intents.values()].flatMap(({ id, status, amount_received: received }) => {
    const payment = payments.get(id)
    const wrong: string[] = []
    if (status === 'requires_capture') wrong.push(`${id} is still authorised`)
    if (status === 'requires_action') wrong.push(`${id} still waits for its buyer`)
    if ((captures.get(id) ?? 0) > 1) wrong.push(`${id} was captured ${captures.get(id)} times`)
    if (received === 0) return wrong
    if (!payment) return [...wrong, `${id} was captured and the shop does not know it`]
    if (payment.capturedCents !== received)
      wrong.push(`${id}: captured ${received}, noted ${payment.capturedCents}`)
    if (payment.refundedCents !== (given.get(id) ?? 0)) wrong.push(`${id}: given back and noted sums differ`)
    if (payment.orderId === null && given.get(id) !== received)
      wrong.push(`${id} was captured without an order`)
    return wrong
  })
}

/** Every order marked paid is captured once; none that was cancelled keeps any money. */
async function checkOrders(db: Db, { intents, given, captures }: Books): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.orderId', 'orders.id')
    .select(['orders.id', 'number', 'status', 'paymentMethod', 'totalCents', 'intentId'])
    .select(({ fn, val }) => fn.coalesce('paymentState', val('unpaid')).as('paymentState'))
    .execute()
  const byIntent = Map.groupBy(orders, ({ intentId }) => intentId)
  return orders.flatMap(({ number, status, paymentMethod, paymentState, totalCents, intentId }) => {
    const intent = intents.get(intentId ?? '')
    const received = intent?.amount_received ?? 0
    const kept = received - (given.get(intentId ?? '') ?? 0)
    const wrong: string[] = []
    if (paymentMethod === 'COD')
      return intentId || paymentState !== 'unpaid' ? [`#${number} is paid by cash and card`] : []
    if ((byIntent.get(intentId) ?? []).length !== 1) wrong.push(`#${number} shares its payment`)
    if (status === 'Cancelled') {
      if (kept !== 0) wrong.push(`#${number} was cancelled and ${kept} kept`)
      if (paymentState !== (received > 0 ? 'refunded' : 'released'))
        wrong.push(`#${number} says ${paymentState}`)
      return wrong
    }
    if (paymentState !== 'paid') wrong.push(`#${number} says ${paymentState}`)
    if (received !== totalCents || captures.get(intentId ?? '') !== 1)
      wrong.push(`#${number} is not captured once`)
    return wrong
  })
}

/** What was brought in lies on a shelf, or was sold and not cancelled. */
async function checkStock(db: Db): Promise<string[]> {
  const { rows } = await sql<{ productId: string; pieces: number }>`
    select products.id as "productId", (
      coalesce((select sum(quantity) from stock where product_id = products.id), 0) +
      coalesce((select sum(quantity) from order_lines join orders on orders.id = order_id
        where product_id = products.id and status <> 'Cancelled'), 0))::int as pieces
    from products`.execute(db)
  const unrecorded = await findUnrecorded(db)
  return [
    ...rows
      .filter(({ pieces }) => pieces !== piecesOfEach)
      .map(({ productId, pieces }) => `${productId}: ${pieces} pieces of ${piecesOfEach} are accounted for`),
    ...unrecorded.map(each => `Moves and pieces of a shelf differ: ${JSON.stringify(each)}`),
  ]
}

/** Nothing is held, waits, or is a person's business. */
async function checkQuiet(db: Db): Promise<string[]> {
  const holds = await db.selectFrom('stockHolds').select('paymentId').execute()
  const open = await db
    .selectFrom('payments')
    .where(({ or, eb }) =>
      or([eb('state', 'not in', ['captured', 'released']), eb('problemAt', 'is not', null)]),
    )
    .select(['id', 'state', 'problems'])
    .execute()
  const queued = await db.selectFrom('refunds').where('state', '=', 'queued').select('id').execute()
  return [
    ...holds.map(({ paymentId }) => `${paymentId} still holds stock`),
    ...open.map(({ id, state, problems }) => `${id} is ${state} ${JSON.stringify(problems)}`),
    ...queued.map(({ id }) => `${id} is still to be given back`),
  ]
}
