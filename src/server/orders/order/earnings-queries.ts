import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/schema.ts'

/**
 * What was refunded of an order although it comes to as much as before, in cents: the rest went back because the order was made
 * smaller, which its lines say already.
 */
const refundedBeside = sql`greatest(0, coalesce(payments.refunded_cents, 0)
  - greatest(0, coalesce(payments.captured_cents, 0) - orders.total_cents))`

/**
 * For each of `orders`, which is joined with its payment: what its pieces earned, less what was taken off the order, less refunds up
 * to what the pieces came to, and without the tax that is in it; and what they cost the shop, null where that is not known of each.
 * Both in cents.
 */
export const earningsOfOrder = sql`(
  select cost_cents, round((pieces_cents - least(greatest(0, pieces_cents), ${refundedBeside}))
    / (1 + coalesce(orders.tax_percent::numeric, 0) / 100)) as earned_cents
  from (
    select case when bool_and(cost_cents is not null) then sum(quantity::bigint * cost_cents) end as cost_cents,
      sum(quantity::bigint * price_cents) + (
        select coalesce(sum((adjustment ->> 'cents')::int), 0) from jsonb_array_elements(orders.adjustments) as adjustment
        where adjustment ->> 'kind' <> 'delivery') as pieces_cents
    from order_lines where order_id = orders.id) as pieces)`

export type Earnings = { orderId: string; earnedCents: number; costCents: number | null; currency: string }

/** What the pieces of each of these orders earned and had cost, in cents of its currency. */
export async function findEarnings(db: Db, orderIds: readonly string[]): Promise<Earnings[]> {
  const { rows } = await sql<Earnings>`
    select orders.id as order_id, earned_cents::float8 as earned_cents, cost_cents::float8 as cost_cents, orders.currency
    from orders left join payments on payments.order_id = orders.id
    cross join lateral ${earningsOfOrder} as earnings
    where orders.id = ${anyOf(orderIds)}`.execute(db)
  return rows
}
