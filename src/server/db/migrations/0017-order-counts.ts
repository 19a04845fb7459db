import { type Kysely, sql } from 'kysely'

/** A cash order counts as open until somebody has confirmed it or begun to pack it. */
const isOpen = `payment_method = 'COD' and status = 'Pending' and confirmation <> 'confirmed'`

/** Who is about to order: "phoneKey" is null for whoever orders with the phone of their account. */
const people = `(
  select users.id as user_id, "networkKey" as network_key,
    nullif(coalesce("phoneKey", regexp_replace(users.phone, '\\D', '', 'g')), '') as phone_key
  from json_to_recordset(asked) as person("userId" text, "phoneKey" text, "networkKey" text)
  join users on users.id = "userId") as people`

const statements = [
  `create index orders_open_of_user_idx on orders (user_id) where ${isOpen}`,
  `create index orders_open_of_phone_idx on orders (phone_key) where ${isOpen}`,
  `drop index orders_phone_idx`,
  `create index orders_phone_idx on orders (phone_key, created_at) where phone_key <> ''`,

  // Locks the phones and networks of several people until the transaction ends, then counts their orders. Inside a
  // function each statement sees what was committed before it, so whoever had to wait counts the order waited for.
  `create function lock_and_count_orders(asked json, moment timestamptz)
    returns table (user_id text, phone_key text, open_of_account int, open_of_phone int,
      of_account int, of_phone int, of_network int,
      account_since timestamptz, phone_since timestamptz, network_until timestamptz)
    language plpgsql as $$
    #variable_conflict use_column
    declare hour_ago timestamptz := moment - interval '1 hour';
    begin
      perform pg_advisory_xact_lock(hashtextextended(subject, 0)) from (
        select distinct subject
        from ${people}, unnest(array['orders of phone ' || phone_key, 'orders of ' || network_key]) as subject
        order by subject) as subjects;
      return query select people.user_id, coalesce(people.phone_key, ''),
        (select count(*)::int from orders where user_id = people.user_id and ${isOpen}),
        (select count(*)::int from orders where phone_key = people.phone_key and ${isOpen}),
        account.orders, phone.orders, coalesce(network.count, 0), account.since, phone.since, network.resets_at
      from ${people}
      cross join lateral (select count(*)::int as orders, min(created_at) as since from orders
        where user_id = people.user_id and created_at > hour_ago) as account
      cross join lateral (select count(*)::int as orders, min(created_at) as since from orders
        where phone_key = people.phone_key and phone_key <> '' and created_at > hour_ago) as phone
      left join attempts as network on network.key = people.network_key and network.resets_at > moment;
    end $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
