import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { settingField } from '../../db/setting-field.ts'
import { earningsOfOrder } from '../order/earnings-queries.ts'

/** In which currency the sums of sales are; `since` is null where they were never in another one. */
export type SalesCurrency = { currency: string; since: Date | null }

const sumNames = [
  'cents',
  'placed_cents',
  'confirmed_cents',
  'delivered_cents',
  'refused_cents',
  'paid_cents',
  'costed_orders',
  'uncosted_orders',
  'earned_cents',
  'cost_cents',
]
const sums = sql.raw(sumNames.join(', '))
const excludedSums = sql.raw(sumNames.map(name => `excluded.${name}`).join(', '))

/** What orders for which something is true come to, in the currency of the sums. */
const sum = (when: string, cents = 'total_cents') =>
  sql.raw(`coalesce(sum(${cents}) filter (where is_summed and ${when}), 0)`)

/** A row for each parcel that was taken or refused, of orders placed between two moments. */
export const selectParcels = (since: RawBuilder<unknown>, before: RawBuilder<unknown>) => sql`
  select trim(city) as city, 1 as parcels, (refused_at is not null)::int as refused
  from orders where created_at >= ${since} and created_at < ${before}
    and (status = 'Delivered' or refused_at is not null) and city <> ''`

/**
 * Counts anew, in one statement, whatever is marked in `sums_to_count`. Orders in another currency than the sums' are
 * counted, and their pieces too, but not their amounts.
 */
export const countMarkedSales = (tx: Tx, currency: string) =>
  sql`
    with marked as (delete from sums_to_count returning product_id, begins_at),
      quarters as (
        insert into sales_by_quarter_hour (begins_at, orders, ${sums})
        select begins_at, orders, ${sums}
        from (select distinct begins_at from marked) as quarter cross join lateral (
          select count(*) filter (where is_sold) as orders, ${sum('is_sold')} as cents,
            ${sum('not is_merged')} as placed_cents,
            ${sum(`not is_merged and status <> 'Cancelled' and refused_at is null
              and (confirmation = 'confirmed' or payment_method = 'online' or status = 'Delivered')`)} as confirmed_cents,
            ${sum(`not is_merged and status = 'Delivered'`)} as delivered_cents,
            ${sum('not is_merged and refused_at is not null')} as refused_cents,
            ${sum(
              `not is_merged and (cash_noted_at is not null or payment_state in ('paid', 'refunded'))`,
              'coalesce(captured_cents - refunded_cents, total_cents)',
            )} as paid_cents,
            count(*) filter (where is_summed and is_costed) as costed_orders,
            count(*) filter (where is_summed and is_sold and not is_costed) as uncosted_orders,
            ${sum('is_costed', 'earned_cents')} as earned_cents, ${sum('is_costed', 'cost_cents')} as cost_cents
          from orders left join payments on payments.order_id = orders.id
          cross join lateral (select orders.currency = ${currency} as is_summed, merged_into is not null as is_merged,
            status <> 'Cancelled' and refused_at is null as is_sold) as facts
          left join lateral ${earningsOfOrder} as earnings on is_sold
          cross join lateral (select is_sold and cost_cents is not null as is_costed) as costed
          where orders.created_at >= begins_at and orders.created_at < begins_at + interval '15 minutes') as sold
        order by begins_at
        on conflict (begins_at) do update set (orders, ${sums}) = row(excluded.orders, ${excludedSums})),
      parcels as (
        insert into parcels_by_day (day, city, parcels, refused)
        select day, city, sum(parcels), sum(refused)
        from (select distinct date_trunc('day', begins_at, 'UTC') as day from marked) as changed cross join lateral (
          -- A city without parcels any more is left with none.
          select city, 0 as parcels, 0 as refused from parcels_by_day where parcels_by_day.day = changed.day
          union all
          ${selectParcels(sql`day`, sql`day + interval '24 hours'`)}) as ended
        group by day, city order by day, city
        on conflict (day, city) do update set parcels = excluded.parcels, refused = excluded.refused)
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

/** Removes cities that nothing was sent to any more: nobody's city stays once their contacts are deleted. */
export const deleteEmptyCities = (tx: Tx) => tx.deleteFrom('parcelsByDay').where('parcels', '=', 0).execute()

/** Marks all that the sums hold. */
export const markAllSales = (tx: Tx) =>
  sql`
    insert into sums_to_count (product_id, begins_at)
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
