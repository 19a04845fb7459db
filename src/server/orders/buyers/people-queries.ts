import { type RawBuilder, sql } from 'kysely'
import { offsetOf } from '../../../contract/lists.ts'
import { accountsOfBuyer, type BuyersQuery } from '../../../contract/orders/buyers.ts'
import { anyOf } from '../../db/any-of.ts'
import { likeLiteral } from '../../db/like-literal.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { BuyerRow } from './queries.ts'

/** One row of the list: a phone number, or an account that no order's number leads to. */
export type PersonRow = Omit<BuyerRow, 'lastOrderAt' | 'country'> & {
  key: string
  email: string
  guest: boolean
  lastOrderAt: Date | null
  country: string | null
}

/** `words`: null finds everybody, none at all nobody. */
export type PeopleSearch = BuyersQuery & { now: Date; words: readonly string[] | null }

/** Name, e-mail and phone of an order: its search text without the id at the end. */
const contactText = (order: string) =>
  sql`left(${sql.ref(`${order}.search_text`)}, -length(${sql.ref(`${order}.id`)}) - 1)`

const has = (table: string, pattern: string) => sql`${sql.ref(`${table}.search_text`)} like ${pattern}`

/** An order's search text finds it by an index before the contact is cut out of it. */
const orderHas = (pattern: string) =>
  sql`orders.search_text like ${pattern} and ${contactText('orders')} like ${pattern}`

/** A guest's own row says nothing of the person. */
const accountHas = (pattern: string) =>
  sql`users.user_type = 'shopper' and not users.is_guest and ${has('users', pattern)}`

/** The phone keys that a word leads to: by an order, by what the staff wrote, or by an account. */
const keysWith = (pattern: string) => sql`
  select orders.phone_key from orders where orders.phone_key <> '' and ${orderHas(pattern)}
  union select buyers.phone_key from buyers where ${has('buyers', pattern)}
  union select orders.phone_key from orders join users on users.id = orders.user_id where ${accountHas(pattern)}
  union select substr(users.phone, 2) from users where ${accountHas(pattern)}`

const accountsWith = (pattern: string) => sql`
  select users.id from users where ${accountHas(pattern)}
  union select orders.user_id from orders where orders.phone_key = '' and ${orderHas(pattern)}`

const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

const counts = sql`
  max(orders.id) as newest_id, max(orders.created_at) as last_order_at,
  (count(orders.id) filter (where merged_into is null))::int as orders,
  (count(*) filter (where status = 'Delivered'))::int as delivered,
  (count(*) filter (where refused_at is not null))::int as refused,
  (count(*) filter (where status = 'Cancelled' and merged_into is null))::int as cancelled`

/**
 * Each person once: all orders of a phone number, and shoppers whom no such number leads to. Their own number is one, if
 * somebody ordered with it. Guests are known by their orders alone, and deleted accounts by nothing.
 */
const people = ({ words }: PeopleSearch) => {
  const patterns = (words ?? []).map(word => `%${likeLiteral(word)}%`)
  const isNobody = words?.length === 0 ? sql`false` : sql`true`
  return sql`
    select orders.phone_key as key, orders.phone_key, ${counts}
    from orders
    where orders.phone_key <> '' and ${isNobody}
      and ${allOf(patterns.map(each => sql`orders.phone_key in (${keysWith(each)})`))}
    group by orders.phone_key
    union all
    select users.id, '', ${counts}
    from users left join orders on orders.user_id = users.id
    where users.user_type = 'shopper' and (users.is_guest or users.email not like '%@deleted.invalid') and ${isNobody}
      and ${allOf(patterns.map(each => sql`users.id in (${accountsWith(each)})`))}
      and not exists (select from orders as theirs where theirs.user_id = users.id and theirs.phone_key <> '')
      and not exists (select from orders as theirs
        where theirs.phone_key = substr(users.phone, 2) and theirs.phone_key <> '')
    group by users.id
    having not users.is_guest or bool_or(orders.full_name <> '')`
}

const isShown = ({ show, now }: PeopleSearch) => {
  if (show === 'refused') return sql`people.refused > 0`
  if (show !== 'blocked') return sql`true`
  return sql`(buyers.blocked_at is not null and (buyers.blocked_until is null or buyers.blocked_until > ${now}))`
}

const joined = (asked: PeopleSearch) => sql`
  (${people(asked)}) as people
  left join orders on orders.id = people.newest_id
  left join buyers on buyers.phone_key = people.phone_key
  left join users on users.id = people.key and people.phone_key = ''
  where ${isShown(asked)}`

/** A guest is called as on an order; so is a number that is nobody's account. */
const nameOf = sql`case when users.is_guest is not false then orders.full_name
  else users.first_name || ' ' || users.last_name end`
const emailOf = sql`case when users.is_guest is not false then orders.guest_email else users.email end`

/** Those in whom a word begins with what was typed come first, then who ordered last. */
export async function findPeople(db: Db, asked: PeopleSearch): Promise<PersonRow[]> {
  const begins = `% ${likeLiteral(asked.words?.[0] ?? '')}%`
  const { rows } = await sql<PersonRow>`
    select people.key, people.phone_key, people.last_order_at, people.orders, delivered, refused, cancelled,
      coalesce(nullif(users.phone, ''), orders.phone, '') as phone, orders.country, coalesce(users.id, orders.user_id) as user_id,
      ${nameOf} as full_name, coalesce(nullif(users.city, ''), orders.city) as city,
      ${emailOf} as email, coalesce(users.is_guest, false) as guest,
      coalesce(buyers.tags, '[]'::jsonb) as tags, coalesce(buyers.note, '') as note,
      coalesce(buyers.version, 0) as version, coalesce(buyers.block_reason, '') as block_reason,
      buyers.blocked_at, buyers.blocked_until
    from ${joined(asked)}
    order by coalesce(users.search_text, ${contactText('orders')}) like ${begins} desc,
      people.last_order_at desc nulls last, users.created_at desc, people.key
    limit ${asked.limit} offset ${offsetOf(asked)}`.execute(db)
  return rows
}

export async function countPeople(db: Db, asked: PeopleSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${joined(asked)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

type AccountRow = { key: string; id: string; name: string; email: string; guest: boolean }

/** Who ordered with these numbers, or has one as their own; a guest as on the newest order. */
export async function findAccountsOf(db: Db | Tx, phoneKeys: readonly string[]): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select key, id, name, email, guest from (
      select *, row_number() over (partition by key order by guest, newest desc nulls last, id) as nth from (
        select theirs.key, users.id, users.is_guest as guest, theirs.newest,
          ${nameOf} as name, ${emailOf} as email
        from (
          select key, user_id, max(newest) as newest from (
            select phone_key as key, user_id, max(id) as newest from orders
            where phone_key <> '' and phone_key = ${anyOf(phoneKeys)} group by phone_key, user_id
            union all
            select substr(phone, 2), id, null from users
            where phone <> '' and phone = ${anyOf(phoneKeys.map(key => `+${key}`))}
          ) as each_way group by key, user_id) as theirs
        join users on users.id = theirs.user_id and users.user_type = 'shopper'
          and (users.is_guest or users.email not like '%@deleted.invalid')
        left join orders on orders.id = theirs.newest) as named) as ranked
    where nth <= ${accountsOfBuyer}
    order by key, nth`.execute(db)
  return rows
}
