import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import { days } from '../../contract/durations.ts'
import { sumSales } from '../orders/money/sum-sales.ts'
import { findBestSellers } from './best-sellers.ts'

const now = new Date('2026-11-22T12:00:00Z')

/** Of a product between 0 and 298, by the order's id: the higher the power, the more of all sales the first ones have. */
const anyProduct = (power: number) =>
  sql`floor(299 * power((hashtext(orders.id) & 65535) / 65536.0, ${power}::float8))`

/** How sales are spread over products, and over the year before. */
const shapes = {
  few: {
    product: anyProduct(8),
    pieces: sql`1 + (hashtext(orders.id) & 1)`,
    ago: sql`n * interval '3 hours'`,
  },
  // Every month has other best sellers.
  many: {
    product: anyProduct(1),
    pieces: sql`1 + (hashtext(orders.id) & 1)`,
    ago: sql`n * interval '3 hours'`,
  },
  // Every month the same of each, so that only all sums together say which sold most.
  all: {
    product: sql`substr(orders.id, 7)::int % 300`,
    pieces: sql`1`,
    ago: sql`n / 300 * interval '30 days'`,
  },
}

/** A shop with copies of one product and a year of orders. */
async function openShop(name: keyof typeof shapes) {
  const shape = shapes[name]
  const shop = await createTestApp()
  shop.clock.now = now
  const admin = await makeUser(shop, 'admin')
  await makeProduct(admin)
  await sql`insert into products
    select copy.* from products, generate_series(0, 299) as nth,
      jsonb_populate_record(products, jsonb_build_object('id', 'copy-' || nth, 'slug', 'copy-' || nth)) as copy`.execute(
    shop.db,
  )
  const stock = await shop.db.selectFrom('stock').selectAll().executeTakeFirstOrThrow()
  await sql`insert into orders (id, user_id, status, payment_method, total_cents, full_name, address, city, postal_code,
      country, phone, request_hash, created_at)
    select 'order-' || n, ${admin.id}, case when n % 17 = 0 then 'Cancelled' else 'Delivered' end, 'COD', 100, '', '', '',
      '', '', '', '', ${now}::timestamptz - ${shape.ago}
    from generate_series(1, 3000) as n`.execute(shop.db)
  await sql`insert into order_lines (id, order_id, position, product_id, title, image, price_cents, base_price_cents,
      quantity, options, stock_id, placed_at, came_back)
    select orders.id, orders.id, 1,
      'copy-' || ${shape.product},
      '', '', 100 + (hashtext(orders.id) & 255), 100, ${shape.pieces}, '{}', ${stock.id}, created_at,
      status = 'Cancelled'
    from orders`.execute(shop.db)
  await sumSales(shop.deps)
  return shop
}

test.each(['few', 'many', 'all'] as const)(
  'the best sellers are those of all lines since then, where %s products sell well',
  async shape => {
    const { db } = await openShop(shape)
    const spans = [1, 7, 22, 23, 30, 90, 365].map(days)
    for (const span of spans) {
      const since = new Date(now.getTime() - span)
      const { rows } = await sql`
      select product_id as "productId", sum(quantity)::int as units, sum(quantity * price_cents)::int as cents
      from order_lines where placed_at >= ${since} and not came_back
      group by product_id order by 2 desc, 3 desc, 1 limit 10`.execute(db)
      expect(await findBestSellers(db, { since, now, limit: 10, currency: 'USD' })).toEqual(rows)
    }
  },
)

test('after the clock was set back over the end of a month, sales of the later month count for no product', async () => {
  const { db } = await openShop('few')
  const earlier = new Date('2026-10-31T23:00:00Z')
  const since = new Date(earlier.getTime() - days(30))
  const { rows } = await sql`
    select product_id as "productId", sum(quantity)::int as units, sum(quantity * price_cents)::int as cents
    from order_lines where placed_at >= ${since} and placed_at < '2026-11-01T00:00:00Z' and not came_back
    group by product_id order by 2 desc, 3 desc, 1 limit 10`.execute(db)
  expect(await findBestSellers(db, { since, now: earlier, limit: 10, currency: 'USD' })).toEqual(rows)
})

test('a month that has just begun, a moment in it, and a shop without sales', async () => {
  const { db, deps } = await createTestApp()
  expect(await findBestSellers(db, { since: now, now, limit: 10, currency: 'USD' })).toEqual([])
  const begin = new Date('2026-11-01T00:00:00Z')
  expect(await findBestSellers(deps.db, { since: begin, now: begin, limit: 10, currency: 'USD' })).toEqual([])
})
