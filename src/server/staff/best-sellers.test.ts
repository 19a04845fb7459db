import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import { days } from '../../contract/durations.ts'
import { sumSales } from '../orders/sum-sales.ts'
import { findBestSellers } from './best-sellers.ts'

const now = new Date('2026-11-22T12:00:00Z')

/**
 * A shop with copies of one product and a year of orders. How often each is sold: `evenly`, so that every month has other
 * best sellers, or by far most often the first few.
 */
async function openShop({ evenly }: { evenly: boolean }) {
  const shop = await createTestApp()
  shop.clock.now = now
  const admin = await makeUser(shop, 'admin')
  const { _id } = await makeProduct(admin)
  const product = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  const stock = await shop.db.selectFrom('stock').selectAll().executeTakeFirstOrThrow()
  const json = ({ pictures, colors, materials, lengths, sizes, included }: typeof product) =>
    Object.fromEntries(
      Object.entries({ pictures, colors, materials, lengths, sizes, included }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    )
  const copies = Array.from({ length: 300 }, (_, nth) => ({
    ...product,
    ...json(product),
    id: `copy-${nth}`,
    slug: `copy-${nth}`,
  }))
  await shop.db
    .insertInto('products')
    .values(copies as never)
    .execute()
  await sql`insert into orders (id, user_id, status, payment_method, total_cents, full_name, address, city, postal_code,
      country, phone, request_hash, created_at)
    select 'order-' || n, ${admin.id}, case when n % 17 = 0 then 'Cancelled' else 'Delivered' end, 'COD', 100, '', '', '',
      '', '', '', '', ${now}::timestamptz - n * interval '3 hours'
    from generate_series(1, 3000) as n`.execute(shop.db)
  const share = evenly ? sql`1` : sql`8`
  await sql`insert into order_lines (id, order_id, position, product_id, title, image, price_cents, base_price_cents,
      quantity, options, stock_id, placed_at, came_back)
    select orders.id, orders.id, 1,
      'copy-' || floor(299 * power((hashtext(orders.id) & 65535) / 65536.0, ${share}::float8)),
      '', '', 100 + (hashtext(orders.id) & 255), 100, 1 + (hashtext(orders.id) & 1), '{}', ${stock.id}, created_at,
      status = 'Cancelled'
    from orders`.execute(shop.db)
  await sumSales(shop.deps)
  return shop
}

test.each([{ evenly: false }, { evenly: true }])(
  'the best sellers are those of all lines since then: %o',
  async shape => {
    const { db } = await openShop(shape)
    const spans = [1, 7, 22, 23, 30, 90, 365].map(days)
    for (const span of spans) {
      const since = new Date(now.getTime() - span)
      const { rows } = await sql`
      select product_id as "productId", sum(quantity)::int as units, sum(quantity * price_cents)::int as cents
      from order_lines where placed_at >= ${since} and not came_back
      group by product_id order by 2 desc, 3 desc, 1 limit 10`.execute(db)
      expect(await findBestSellers(db, { since, now, limit: 10 })).toEqual(rows)
    }
  },
)

test('a month that has just begun, a moment in it, and a shop without sales', async () => {
  const { db, deps } = await createTestApp()
  expect(await findBestSellers(db, { since: now, now, limit: 10 })).toEqual([])
  const begin = new Date('2026-11-01T00:00:00Z')
  expect(await findBestSellers(deps.db, { since: begin, now: begin, limit: 10 })).toEqual([])
})
