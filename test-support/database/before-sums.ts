import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../src/server/db/migrations.ts'
import type { Db } from '../../src/server/db/schema.ts'

/** Three of the orders count, one of them placed in a month of its own. */
const content = [
  `insert into users (id, email, username, password_hash, first_name, last_name, phone, gender, city, street, user_type,
    created_at) values ('u', 'u', 'u', '', '', '', '', 'male', '', '', 'shopper', now())`,
  `insert into products (id, slug, title, category, description, price_cents, display_price_cents, pictures, colors,
    materials, lengths, sizes, search_title, search_vector, created_at, updated_at)
    values ('kurta', 'k', '', '', '', 0, 0, '[]', '[]', '[]', '[]', '[]', '', '', now(), now())`,
  `insert into stock (id, product_id, quantity) values ('shelf', 'kurta', 1)`,
  `insert into orders (id, user_id, status, payment_method, total_cents, full_name, address, city, postal_code, country,
    phone, request_hash, created_at, refused_at)
    select id, 'u', status, 'COD', cents, '', '', '', '', '', '', '', at::timestamptz, refused::timestamptz
    from (values
      ('a', 'Pending', 500, '2026-10-31T23:59:59Z', null),
      ('b', 'Shipped', 700, '2026-11-01T00:14:00Z', null),
      ('c', 'Delivered', 900, '2026-11-01T00:01:00Z', null),
      ('d', 'Cancelled', 1100, '2026-11-01T00:02:00Z', null),
      ('e', 'Shipped', 1300, '2026-11-01T00:03:00Z', '2026-11-05T00:00:00Z')
    ) as orders(id, status, cents, at, refused)`,
  `insert into order_lines (id, order_id, position, product_id, title, image, price_cents, base_price_cents, quantity,
    options, stock_id, placed_at, came_back)
    select id, id, 1, 'kurta', '', '', 100, 100, 2, '{}', 'shelf', created_at, status = 'Cancelled' or refused_at is not null
    from orders`,
]

/** Makes an empty database that of a shop with orders, as it was before it had sums of sales. */
export async function fillBeforeSums(db: Db): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  await new Migrator({ db, provider }).migrateTo('0011-which-product')
  for (const statement of content) await sql.raw(statement).execute(db)
}
