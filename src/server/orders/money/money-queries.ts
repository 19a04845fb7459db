import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

type MoneyRow = Record<'placed' | 'confirmed' | 'delivered' | 'refused' | 'paid', number>

/**
 * What the orders placed since a moment come to, in cents of one currency, by how far they have come. A buyer confirms by
 * phone, by card, or by taking the parcel: one packed without a call is not confirmed by that. An order that went into
 * another's parcel is left out: its money stands on that one.
 */
export async function findMoney(db: Db, { since, currency }: { since: Date; currency: string }) {
  const { rows } = await sql<MoneyRow>`
    select coalesce(sum(total_cents), 0)::float8 as placed,
      coalesce(sum(total_cents) filter (where status <> 'Cancelled' and refused_at is null
        and (confirmation = 'confirmed' or payment_method = 'online' or status = 'Delivered')), 0)::float8 as confirmed,
      coalesce(sum(total_cents) filter (where status = 'Delivered'), 0)::float8 as delivered,
      coalesce(sum(total_cents) filter (where refused_at is not null), 0)::float8 as refused,
      coalesce(sum(coalesce(captured_cents - refunded_cents, total_cents)) filter (
        where cash_noted_at is not null or payment_state in ('paid', 'refunded')), 0)::float8 as paid
    from orders left join payments on payments.order_id = orders.id
    where orders.created_at >= ${since} and orders.currency = ${currency}
      and orders.merged_into is null`.execute(db)
  return rows[0]
}

/** How many parcels to each city, as it was spelled, were taken or refused among the orders placed since a moment. */
export async function countParcelsByCity(db: Db, since: Date) {
  const { rows } = await sql<{ city: string; parcels: number; refused: number }>`
    select trim(city) as city, count(*)::int as parcels, count(refused_at)::int as refused
    from orders where created_at >= ${since} and (status = 'Delivered' or refused_at is not null) and city <> ''
    group by 1`.execute(db)
  return rows
}
