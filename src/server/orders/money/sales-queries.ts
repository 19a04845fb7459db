import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { settingField } from '../../db/setting-field.ts'

/** In which currency the sums of sales are; `since` is null where they were never in another one. */
export type SalesCurrency = { currency: string; since: Date | null }

/**
 * Counts anew, in one statement, whatever is marked in `sales_to_count`. Orders in another currency than the sums' are
 * counted, and their pieces too, but not their amounts.
 */
export const countMarkedSales = (tx: Tx, currency: string) =>
  sql`
    with marked as (delete from sales_to_count returning product_id, begins_at),
      quarters as (
        insert into sales_by_quarter_hour (begins_at, orders, cents)
        select begins_at, orders, cents
        from (select distinct begins_at from marked) as quarter cross join lateral (
          select count(*) as orders, coalesce(sum(total_cents) filter (where currency = ${currency}), 0) as cents
          from orders
          where created_at >= begins_at and created_at < begins_at + interval '15 minutes'
            and status <> 'Cancelled' and refused_at is null) as sold
        order by begins_at
        on conflict (begins_at) do update set orders = excluded.orders, cents = excluded.cents)
    insert into product_sales_by_month (product_id, month, units, cents)
    select product_id, month, units, cents
    from (
      select distinct product_id, date_trunc('month', begins_at, 'UTC') as month
      from marked where product_id is not null) as product cross join lateral (
      select coalesce(sum(quantity), 0) as units,
        coalesce(sum(quantity::bigint * price_cents) filter (where currency = ${currency}), 0) as cents
      from order_lines
      where order_lines.product_id = product.product_id and not came_back
        and placed_at >= month and placed_at < date_add(month, interval '1 month', 'UTC')) as sold
    order by product_id, month
    on conflict (product_id, month) do update set units = excluded.units, cents = excluded.cents`.execute(tx)

/** Marks all that the sums hold. */
export const markAllSales = (tx: Tx) =>
  sql`
    insert into sales_to_count (product_id, begins_at)
    select null, begins_at from sales_by_quarter_hour
    union all select product_id, month from product_sales_by_month`.execute(tx)

/** Until the transaction ends nobody else changes the sums; undefined where they have no currency yet. */
export async function lockSalesCurrency(tx: Tx): Promise<SalesCurrency | undefined> {
  await sql`lock table sales_currency in exclusive mode`.execute(tx)
  return tx.selectFrom('salesCurrency').selectAll().executeTakeFirst()
}

/** In which currency the shop sells, as its owner saved it last; null before. */
export async function findShopCurrency(tx: Tx): Promise<string | null> {
  const { currency } = await tx
    .selectNoFrom(settingField('money', 'currency').as('currency'))
    .executeTakeFirstOrThrow()
  return currency
}

/** Whether anything was ever sold in another currency. */
export async function hasSalesBeside(tx: Tx, currency: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .where('currency', '<>', currency)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

export async function setSalesCurrency(tx: Tx, currency: SalesCurrency): Promise<void> {
  await tx.deleteFrom('salesCurrency').execute()
  await tx.insertInto('salesCurrency').values(currency).execute()
}
