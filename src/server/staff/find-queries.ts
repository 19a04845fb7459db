import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type Customer = { id: string; name: string; email: string; phone: string; orders: number }

/** Written as the index users_search_idx has it. */
const text = sql`lower(first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))`

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Shoppers of whom all these words tell, in small letters: those whose name or e-mail begins so first, then the newest. */
export async function findCustomers(db: Db, words: readonly string[], limit: number): Promise<Customer[]> {
  const [first = ''] = words
  const all = words.map(word => sql`${text} like ${`%${literal(word)}%`}`)
  const { rows } = await sql<Customer>`
    select id, first_name || ' ' || last_name as name, email, phone,
      (select count(*)::int from orders where orders.user_id = users.id) as orders
    from users where user_type = 'shopper' and ${sql.join(all, sql` and `)}
    order by (starts_with(lower(first_name), ${first}) or starts_with(lower(last_name), ${first})
      or starts_with(lower(email), ${first})) desc, created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows
}
