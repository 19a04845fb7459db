import { announceChanges, triggerFunction } from './announce.ts'

/** What a change of lines touches: `changed` are the lines, from before a change or after it. */
const markFunction = triggerFunction(
  'mark_sales',
  `insert into sums_to_count (product_id, begins_at)
     select distinct product_id, date_bin('15 minutes', placed_at, 'epoch') from changed;`,
)

const markLines = (nth: number, event: string, rows: 'old' | 'new') =>
  `create or replace trigger mark_sales_${nth} after ${event} on order_lines
    referencing ${rows} table as changed for each statement execute function mark_sales()`

const summed =
  'status refused_at total_cents adjustments currency created_at city confirmation payment_method cash_noted_at merged_into'
const summedColumns = (row: 'old' | 'new') => summed.split(' ').map(column => `${row}.${column}`)

/**
 * Whatever changes what an order comes to, how far it has come, or whether it counts as sold, marks its quarter of an hour
 * and its products, to be counted again (docs/decisions/0019).
 */
const salesRoutines = [
  markFunction,
  markLines(1, 'insert', 'new'),
  markLines(2, 'update', 'old'),
  markLines(3, 'update', 'new'),
  markLines(4, 'delete', 'old'),
  triggerFunction(
    'mark_order',
    `insert into sums_to_count (begins_at) select date_bin('15 minutes', old.created_at, 'epoch')
       union select date_bin('15 minutes', new.created_at, 'epoch');`,
  ),
  `create or replace trigger mark_order after update on orders for each row
    when ((${summedColumns('old')}) is distinct from (${summedColumns('new')})) execute function mark_order()`,
  triggerFunction(
    'mark_payment',
    `insert into sums_to_count (begins_at)
       select date_bin('15 minutes', created_at, 'epoch') from orders where id in (old.order_id, new.order_id);`,
  ),
  `create or replace trigger mark_payment after update on payments for each row
    when ((old.order_id, old.payment_state, old.captured_cents, old.refunded_cents)
      is distinct from (new.order_id, new.payment_state, new.captured_cents, new.refunded_cents))
    execute function mark_payment()`,
]

/**
 * Marks all sums. Between a migration and the laying down of the triggers that it needs, a process of the version before may
 * have changed orders without a mark.
 */
export const markAllSums = `insert into sums_to_count (product_id, begins_at)
  select distinct null, date_bin('15 minutes', created_at, 'epoch') from orders
  union all select product_id, date_bin('15 minutes', min(placed_at), 'epoch') from order_lines
    group by product_id, date_trunc('month', placed_at, 'UTC')`

/** A cash order counts as open until somebody has confirmed it or begun to pack it. */
const isOpen = `payment_method = 'COD' and status = 'Pending' and confirmation <> 'confirmed'`

/** Who is about to order: "phoneKey" is null for whoever orders with the phone of their account. */
const people = `(
  select users.id as user_id, "networkKey" as network_key,
    nullif(coalesce("phoneKey", regexp_replace(users.phone, '\\D', '', 'g')), '') as phone_key
  from json_to_recordset(asked) as person("userId" text, "phoneKey" text, "networkKey" text)
  join users on users.id = "userId") as people`

/**
 * Locks the phones and networks of several people until the transaction ends, then counts their orders. Inside a function
 * each statement sees what was committed before it, so whoever had to wait counts the order waited for.
 */
const limitFunction = `create or replace function lock_and_count_orders(asked json, moment timestamptz)
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
  end $$`

/** One that places an order says `sales`, so `order status` is for later changes alone. */
export const orderRoutines = [
  `create or replace trigger announce_change after insert or delete on order_lines
    for each statement execute function announce('sales')`,
  `create or replace trigger announce_update after update of came_back, quantity on order_lines
    for each statement execute function announce('sales')`,
  `create or replace trigger announce_status after delete or truncate or update of status, refused_at on orders
    for each statement execute function announce('order status')`,
  ...announceChanges(['buyers'], 'buyers'),
  ...salesRoutines,
  limitFunction,
]
