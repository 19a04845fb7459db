import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

/** In which currency the sums of sales are; `since` is null where they were never in another one. */
export type SalesCurrency = { currency: string; since: Date | null }

/**
 * Moves what is noted in `sale_changes` into the sums of sales, in one statement. Orders in another currency than the sums'
 * are counted, and their pieces too, but not their amounts.
 */
export const moveSaleChanges = (tx: Tx, currency: string) =>
  sql`
    with changed as (delete from sale_changes returning order_id, sign, was),
      by_quarter_hour as (
        insert into sales_by_quarter_hour as sums (begins_at, orders, cents)
        select date_bin('15 minutes', created_at, 'epoch'), sum(sign),
          coalesce(sum(sign * coalesce((was ->> 'totalCents')::bigint, total_cents)) filter (where currency = ${currency}), 0)
        from changed join orders on orders.id = order_id
        group by 1 order by 1
        on conflict (begins_at) do update
          set orders = sums.orders + excluded.orders, cents = sums.cents + excluded.cents),
      moved as (
        select product_id, placed_at, currency, sign, quantity, price_cents
        from changed join order_lines using (order_id) where was is null
        union all
        select line."productId", created_at, currency, sign, line.quantity, line."priceCents"
        from changed join orders on orders.id = order_id,
          jsonb_to_recordset(was -> 'lines') as line("productId" text, quantity int, "priceCents" int))
    insert into product_sales_by_month as sums (product_id, month, units, cents)
    select product_id, date_trunc('month', placed_at, 'UTC'), sum(sign * quantity),
      coalesce(sum(sign * quantity::bigint * price_cents) filter (where currency = ${currency}), 0)
    from moved
    group by 1, 2 order by 1, 2
    on conflict (product_id, month) do update
      set units = sums.units + excluded.units, cents = sums.cents + excluded.cents`.execute(tx)

/**
 * To be run before a locked order that counts as sold is changed. What is noted of it is read when the sums take it in, so
 * where they have it already, the order as it is now has to be noted too, to be taken out.
 */
export const noteSoldBefore = (tx: Tx, orderId: string) =>
  sql`
    with noted as (delete from sale_changes where order_id = ${orderId} and was is null returning sign),
      held as (select coalesce(sum(sign), 0) as orders from noted)
    insert into sale_changes (order_id, sign, was)
    select id, -1, json_build_object('totalCents', total_cents, 'lines', (
      select json_agg(json_build_object('productId', product_id, 'quantity', quantity, 'priceCents', price_cents))
      from order_lines where order_id = orders.id))
    from orders, held where id = ${orderId} and held.orders = 0
    union all select ${orderId}, 1, null`.execute(tx)

/** Until the transaction ends nobody else changes the sums; undefined where they have no currency yet. */
export async function lockSalesCurrency(tx: Tx): Promise<SalesCurrency | undefined> {
  await sql`lock table sales_currency in exclusive mode`.execute(tx)
  return tx.selectFrom('salesCurrency').selectAll().executeTakeFirst()
}

/** In which currency the shop sells, as its owner saved it last; undefined before. */
export async function findShopCurrency(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('settings')
    .where('name', '=', 'money')
    .select(sql<string>`value ->> 'currency'`.as('currency'))
    .executeTakeFirst()
  return row?.currency
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

/** Orders that are being placed wait, so that each is either in the sums or noted as a change. */
export const holdSaleChanges = (tx: Tx) => sql`lock table sale_changes in exclusive mode`.execute(tx)

/** Adds up the amounts of all sales in one currency; the numbers of orders and pieces stay. */
export async function sumAmounts(tx: Tx, currency: string): Promise<void> {
  await sql`
    update sales_by_quarter_hour as sums set cents = coalesce((
      select sum(total_cents) from orders
      where created_at >= begins_at and created_at < begins_at + interval '15 minutes'
        and currency = ${currency} and status <> 'Cancelled' and refused_at is null), 0)`.execute(tx)
  await sql`
    update product_sales_by_month as sums set cents = coalesce(sold.cents, 0)
    from product_sales_by_month as month
    left join (
      select product_id, date_trunc('month', placed_at, 'UTC') as month, sum(quantity::bigint * price_cents) as cents
      from order_lines where not came_back and currency = ${currency}
      group by 1, 2) as sold using (product_id, month)
    where sums.product_id = month.product_id and sums.month = month.month`.execute(tx)
}

export async function setSalesCurrency(tx: Tx, currency: SalesCurrency): Promise<void> {
  await tx.deleteFrom('salesCurrency').execute()
  await tx.insertInto('salesCurrency').values(currency).execute()
}
