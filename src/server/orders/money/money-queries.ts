import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { selectParcels } from './sales-queries.ts'

type MoneyRow = Record<
  | 'placed'
  | 'confirmed'
  | 'delivered'
  | 'refused'
  | 'paid'
  | 'costedOrders'
  | 'uncostedOrders'
  | 'earned'
  | 'cost',
  number
>

/**
 * What the orders placed since a moment come to, in cents of the sums' currency, by how far they have come. A buyer confirms
 * by phone, by card, or by taking the parcel: one packed without a call is not confirmed by that. An order that went into
 * another's parcel is left out: its money stands on that one.
 */
export async function findMoney(db: Db, since: Date) {
  const { rows } = await sql<MoneyRow>`
    select coalesce(sum(placed_cents), 0)::float8 as placed, coalesce(sum(confirmed_cents), 0)::float8 as confirmed,
      coalesce(sum(delivered_cents), 0)::float8 as delivered, coalesce(sum(refused_cents), 0)::float8 as refused,
      coalesce(sum(paid_cents), 0)::float8 as paid, coalesce(sum(costed_orders), 0)::int as costed_orders,
      coalesce(sum(uncosted_orders), 0)::int as uncosted_orders, coalesce(sum(earned_cents), 0)::float8 as earned,
      coalesce(sum(cost_cents), 0)::float8 as cost
    from sales_by_quarter_hour where begins_at >= ${since}`.execute(db)
  return rows[0]
}

/**
 * How many parcels to each city, as it was spelled, were taken or refused among the orders placed since a moment.
 * `firstWholeDay` is the first one in UTC that begins after it; until then orders are counted one by one.
 */
export async function countParcelsByCity(db: Db, since: Date, firstWholeDay: Date) {
  const { rows } = await sql<{ city: string; parcels: number; refused: number }>`
    select city, sum(parcels)::int as parcels, sum(refused)::int as refused
    from (
      select city, parcels, refused from parcels_by_day where day >= ${firstWholeDay}
      union all
      ${selectParcels(sql`${since}`, sql`${firstWholeDay}`)}) as ended
    group by 1`.execute(db)
  return rows
}
