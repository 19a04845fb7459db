import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type CustomerRow = { id: string; name: string; email: string; phone: string; orders: number }

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Shoppers, but for deleted ones, matching all words, which are in lower case: matches at a word's start first, then the newest. */
export async function findCustomers(db: Db, words: readonly string[], limit: number): Promise<CustomerRow[]> {
  const [first = ''] = words
  const all = words.map(word => sql`search_text like ${`%${escapeLike(word)}%`}`)
  const { rows } = await sql<CustomerRow>`
    select id, first_name || ' ' || last_name as name, email, phone,
      (select count(*)::int from orders where orders.user_id = users.id) as orders
    from users where user_type = 'shopper' and email not like '%@deleted.invalid' and ${sql.join(all, sql` and `)}
    order by search_text like ${`% ${escapeLike(first)}%`} desc, created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows
}
