import { expect } from 'vitest'
import { sumSales } from '../../src/server/orders/money/sum-sales.ts'
import { byHand } from './deeds.ts'
import type { MixShop, Round } from './round.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** The total of an order is what its parts come to, and what was refunded stands in the record of changes. */
export async function checkMoney({ shop: { db }, orders }: Round): Promise<void> {
  for (const { id } of orders) {
    const order = await db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    const lines = await db.selectFrom('orderLines').where('orderId', '=', id).selectAll().execute()
    const goods = sum(lines.map(({ priceCents, quantity }) => priceCents * quantity))
    const { totalCents, adjustments } = order
    expect(totalCents, 'total').toBe(goods + sum(adjustments.map(({ cents }) => cents)))
    expect(totalCents).toBeGreaterThanOrEqual(0)
  }
}

/** What the card provider holds of each order is what the order costs, once the job had its time. */
export async function checkCards({ shop, orders }: Round): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    shop.wait(10)
    await shop.settle()
  }
  for (const { id } of orders) {
    const payment = await shop.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'orderId')
      .where('orderId', '=', id)
      .select(['payments.id', 'intentId', 'state', 'status', 'totalCents', 'capturedCents', 'refundedCents'])
      .executeTakeFirst()
    if (!payment) continue
    const refunds = await shop.db
      .selectFrom('refunds')
      .where('paymentId', '=', payment.id)
      .selectAll()
      .execute()
    expect(refunds.filter(({ state }) => state !== 'done')).toEqual([])
    const { amount_received: charged } = await shop.stripe.paymentIntents.retrieve(payment.intentId ?? '')
    const given = await shop.stripe.refunds.list({ payment_intent: payment.intentId ?? '', limit: 100 })
    const back = sum(given.data.map(({ amount }) => amount))
    expect({ charged, back }).toEqual({ charged: payment.capturedCents, back: payment.refundedCents })
    expect(back).toBe(sum(refunds.map(({ cents }) => cents)))
    const kept = charged - back
    if (payment.status === 'Cancelled') expect(kept, 'kept of a cancelled order').toBe(0)
    else if (refunds.some(({ reason }) => reason === byHand))
      expect(kept).toBeLessThanOrEqual(payment.totalCents)
    else expect(kept, 'kept of an order').toBe(payment.totalCents)
    await checkRefunded(shop, id, refunds)
  }
}

/** What the staff gave back, by hand or by a change, is told once; what a cancelled order gives back needs no words. */
async function checkRefunded(
  { db }: MixShop['shop'],
  orderId: string,
  refunds: readonly { cents: number; reason: string; userId: string | null }[],
): Promise<void> {
  const told = await db
    .selectFrom('changes')
    .where('subjectId', '=', orderId)
    .where('action', '=', 'refunded')
    .select('after')
    .execute()
  const asked = refunds.filter(
    ({ reason, userId }) => userId !== null && (reason === byHand || reason === 'The order was changed.'),
  )
  const numbers = (list: readonly unknown[]) => list.map(Number).toSorted((a, b) => a - b)
  expect(numbers(told.map(({ after }) => after?.refundCents)), 'refunds told').toEqual(
    numbers(asked.map(({ cents }) => cents)),
  )
}

/** The sums behind the dashboard are those of the orders that have not ended. */
export async function checkSums({ shop }: MixShop): Promise<void> {
  await sumSales(shop.deps)
  const { db } = shop
  const all = await db.selectFrom('orders').selectAll().execute()
  const live = all.filter(({ status, refusedAt }) => status !== 'Cancelled' && refusedAt === null)
  const sums = await db.selectFrom('salesByQuarterHour').selectAll().execute()
  expect({
    orders: sum(sums.map(({ orders }) => orders)),
    cents: sum(sums.map(({ cents }) => Number(cents))),
  }).toEqual({ orders: live.length, cents: sum(live.map(({ totalCents }) => totalCents)) })
  const lines = await db.selectFrom('orderLines').where('cameBack', '=', false).selectAll().execute()
  const byMonth = await db.selectFrom('productSalesByMonth').selectAll().execute()
  expect(sum(byMonth.map(({ units }) => units))).toBe(sum(lines.map(({ quantity }) => quantity)))
}
