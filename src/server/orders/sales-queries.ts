import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

/**
 * Moves what is noted in `sale_changes` into the sums of sales, in one statement. Two at once wait for each other: the
 * later one finds nothing left of what the earlier one moved.
 */
export const moveSaleChanges = (tx: Tx) =>
  sql`
    with changed as (delete from sale_changes returning order_id, sign),
      by_quarter_hour as (
        insert into sales_by_quarter_hour as sums (begins_at, orders, cents)
        select date_bin('15 minutes', created_at, 'epoch'), sum(sign), sum(sign * total_cents::bigint)
        from changed join orders on orders.id = order_id
        group by 1 order by 1
        on conflict (begins_at) do update
          set orders = sums.orders + excluded.orders, cents = sums.cents + excluded.cents)
    insert into product_sales_by_month as sums (product_id, month, units, cents)
    select product_id, date_trunc('month', placed_at, 'UTC'), sum(sign * quantity),
      sum(sign * quantity::bigint * price_cents)
    from changed join order_lines using (order_id)
    group by 1, 2 order by 1, 2
    on conflict (product_id, month) do update
      set units = sums.units + excluded.units, cents = sums.cents + excluded.cents`.execute(tx)
