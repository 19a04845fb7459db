/**
 * The fastest that PostgreSQL could take what the shop writes: a bare client, each statement prepared, nothing checked,
 * priced or answered. As many connections as shoppers.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { shopperCount } from '../fill/fill-shoppers.ts'
import type { Sample } from '../load.ts'
import { quantile } from '../statistics.ts'

type Shelf = { id: string; product_id: string }
type Run = (name: keyof typeof statements, values: unknown[]) => Promise<pg.QueryResult>

const statements = {
  begin: 'begin',
  commit: 'commit',
  session: `select users.id, user_type from sessions join users on users.id = sessions.user_id
    where user_id = $1 and expires_at > now() limit 1`,
  cart: `insert into carts (id, user_id) values ($1, $2)
    on conflict (user_id) do update set version = carts.version + 1 returning id`,
  line: `insert into cart_lines (id, cart_id, product_id, options, options_key, quantity, added_at)
    values ($1, $2, $3, '{}', '', 1, now())
    on conflict (cart_id, product_id, options_key) do update set quantity = cart_lines.quantity + 1`,
  stock: `update stock set quantity = quantity - 1 where id = $1 and quantity >= 1`,
  move: `insert into stock_moves (stock_id, product_id, change, kind, order_id, user_id, at)
    values ($1, $2, -1, 'sold', $3, $4, now())`,
  order: `insert into orders (id, user_id, status, payment_method, total_cents, full_name, address, city, postal_code,
      country, phone, request_hash, created_at)
    values ($1, $2, 'Pending', 'COD', 3000, 'Bench', 'House 12', 'Lahore', '54000', 'Pakistan', '', 'hash', now())`,
  orderLine: `insert into order_lines (id, order_id, position, product_id, title, image, price_cents, base_price_cents,
      quantity, options, stock_id, placed_at) values ($1, $2, 1, $3, 'Kurta', '', 3000, 3000, 1, '{}', $4, now())`,
  event: `insert into order_events (id, order_id, at, user_id, to_status) values ($1, $2, now(), $3, 'Pending')`,
  // Sent already, so that no shop on the same database sends it.
  mail: `insert into outbox (id, recipient, subject, body, created_at, next_try_at, sent_at)
    values ($1, 'bench@example.com', 'Your order', $2, now(), now(), now())`,
  clear: `delete from cart_lines where cart_id = $1`,
} as const

async function addToCart(run: Run, userId: string, { product_id }: Shelf): Promise<string> {
  await run('session', [userId])
  await run('begin', [])
  const cart = await run('cart', [randomUUID(), userId])
  const cartId: string = cart.rows[0].id
  await run('line', [randomUUID(), cartId, product_id])
  await run('commit', [])
  return cartId
}

async function order(run: Run, userId: string, shelf: Shelf): Promise<void> {
  const cartId = await addToCart(run, userId, shelf)
  await run('session', [userId])
  await run('begin', [])
  const id = randomUUID()
  await run('cart', [randomUUID(), userId])
  await run('stock', [shelf.id])
  await run('order', [id, userId])
  await run('move', [shelf.id, shelf.product_id, id, userId])
  await run('orderLine', [randomUUID(), id, shelf.product_id, shelf.id])
  await run('event', [randomUUID(), id, userId])
  await run('mail', [randomUUID(), 'Thank you for your order. '.repeat(20)])
  await run('clear', [cartId])
  await run('commit', [])
}

const works = { addToCart, order }

/** Writes for so many seconds with so many shoppers at once. */
export async function bareWrites(
  databaseUrl: string,
  work: keyof typeof works,
  { seconds, shoppers = shopperCount }: { seconds: number; shoppers?: number },
): Promise<Sample> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: shoppers })
  const { rows: shelves } = await pool.query<Shelf>(
    'select id, product_id from stock where quantity > 100000',
  )
  const times: number[] = []
  const began = performance.now()
  const shop = async (nth: number) => {
    const client = await pool.connect()
    const run: Run = (name, values) => client.query({ name, text: statements[name], values })
    for (let step = nth * 97; performance.now() - began < seconds * 1_000; step++) {
      const start = performance.now()
      const shelf = shelves[step % shelves.length]
      if (shelf) await works[work](run, `bench-${nth}`, shelf)
      times.push(performance.now() - start)
    }
    client.release()
  }
  await Promise.all(Array.from({ length: shoppers }, (_, nth) => shop(nth)))
  const elapsed = performance.now() - began
  await pool.query(
    `delete from cart_lines where cart_id in (select id from carts where user_id like 'bench-%')`,
  )
  await pool.end()
  return {
    perSecond: (times.length / elapsed) * 1_000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    times,
  }
}
