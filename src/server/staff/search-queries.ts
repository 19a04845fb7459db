import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type CustomerRow = { id: string; name: string; email: string; phone: string; orders: number; guest: boolean }

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/**
 * Shoppers, but for deleted ones, matching all words, which are in lower case: matches at a word's start first, then the
 * newest. Guests are found by their orders, which alone say who they are.
 */
export async function findCustomers(db: Db, words: readonly string[], limit: number): Promise<CustomerRow[]> {
  const [first = ''] = words
  const has = (table: 'users' | 'orders') =>
    sql.join(
      words.map(word => sql`${sql.ref(`${table}.search_text`)} like ${`%${escapeLike(word)}%`}`),
      sql` and `,
    )
  const { rows } = await sql<CustomerRow>`
    select id, name, email, phone, guest,
      (select count(*)::int from orders where orders.user_id = people.id) as orders
    from (
      select id, first_name || ' ' || last_name as name, email, phone, false as guest, search_text, created_at
      from users where user_type = 'shopper' and email not like '%@deleted.invalid' and ${has('users')}
      union all (
        select distinct on (user_id) user_id, full_name, guest_email, orders.phone, true, orders.search_text,
          orders.created_at
        from orders join users on users.id = user_id where is_guest and ${has('orders')}
        order by user_id, orders.created_at desc)) as people
    order by search_text like ${`% ${escapeLike(first)}%`} desc, created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows
}
