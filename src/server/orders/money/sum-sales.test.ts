import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { days, hours } from '../../../contract/durations.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import { ApiError } from '../../../web/api/error.ts'
import { sumSales } from './sum-sales.ts'

const shop = await createTestApp()
const today = new Date('2026-11-22T12:00:00Z')
shop.clock.now = today
const admin = await makeUser(shop, 'admin')
const buyers = await Promise.all([1, 2, 3, 4].map(() => makeUser(shop)))
shop.clock.now = new Date(today.getTime() - days(500))
const products = await Promise.all(
  [3, 7, 11].map((price, nth) =>
    makeProduct(admin, {
      price,
      Size: [],
      Color: [],
      stock: [{ color: '', size: '', quantity: 10_000, cost: [1.25, null, 4.5][nth] }],
    }),
  ),
)
const placed: string[] = []

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** What may happen to orders, by name; `n` chooses which one and how much. */
const events = {
  buy: async (n: number) => {
    const client = at(buyers, n)?.client
    for (const nth of [n, n + 1].slice(0, 1 + (n % 2)))
      await client?.cart.add({ body: { productId: at(products, nth)?._id ?? '', quantity: 1 + (n % 3) } })
    const order = await client?.orders.create({ body: orderData() })
    if (order) placed.push(order._id)
  },
  cancel: (n: number) => move(n, 'Cancelled'),
  refuse: async (n: number) => {
    await move(n, 'Processing', 'Shipped')
    await admin.client.orders.refused({ params: { id: at(placed, n) ?? '' } })
  },
  change: async (n: number) => {
    const id = at(placed, n) ?? ''
    const { order, lines } = await admin.client.orders.openForChange({ params: { id } })
    const { version } = order
    const added = n % 3 === 0 ? [{ productId: at(products, n)?._id ?? '', quantity: 1 + (n % 2) }] : []
    const changed = lines.slice(0, n % 2).map(({ lineId }) => ({ lineId, quantity: n % 4 }))
    const discount = { amount: n % 5, reason: 'A late parcel' }
    await admin.client.orders.change({ params: { id }, body: { version, lines: changed, added, discount } })
  },
  deliver: (n: number) => move(n, 'Processing', 'Shipped', 'Delivered'),
  confirm: (n: number) =>
    admin.client.orders.call({ params: { id: at(placed, n) ?? '' }, body: { outcome: 'confirmed' } }),
  noteCash: (n: number) =>
    admin.client.orders.noteCash({ body: { ids: [at(placed, n) ?? ''], noted: true } }),
  sum: () => sumSales(shop.deps),
  travel: async (n: number) => {
    shop.clock.now = new Date(today.getTime() - ((n * hours(7)) % days(450)))
  },
}

async function move(n: number, ...statuses: OrderStatus[]) {
  for (const status of statuses)
    await admin.client.orders.updateStatus({ params: { id: at(placed, n) ?? '' }, body: { status } })
}

/** What is out of stock, was cancelled before, or is changed by two at once is refused; that is as it should be. */
const allowRefusal = (error: unknown) => {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
}

async function keptSums() {
  const quarters = await sql`select begins_at, orders, cents::int from sales_by_quarter_hour
    where (orders, cents) <> (0, 0) order by begins_at`.execute(shop.db)
  const money = await sql`
    select begins_at, placed_cents::int as placed, confirmed_cents::int as confirmed, delivered_cents::int as delivered,
      refused_cents::int as refused, paid_cents::int as paid
    from sales_by_quarter_hour where placed_cents > 0 order by begins_at`.execute(shop.db)
  const parcels = await sql`select * from parcels_by_day order by day, city`.execute(shop.db)
  const months = await sql`select product_id, month, units, cents::int from product_sales_by_month
    where (units, cents) <> (0, 0) order by product_id, month`.execute(shop.db)
  const profits = await sql<Profit>`
    select begins_at, costed_orders as orders, earned_cents::int as earned, cost_cents::int as cost
    from sales_by_quarter_hour where costed_orders > 0 order by begins_at`.execute(shop.db)
  const of = { quarters: quarters.rows, months: months.rows, money: money.rows, parcels: parcels.rows }
  return { ...of, profits: profits.rows }
}

type Profit = { beginsAt: Date; orders: number; earned: number; cost: number }

/** Added up order by order, as a merchant would on paper. */
async function profitsByHand(): Promise<Profit[]> {
  const orders = await shop.db.selectFrom('orders').selectAll().orderBy('createdAt').execute()
  const lines = Map.groupBy(
    await shop.db.selectFrom('orderLines').selectAll().execute(),
    each => each.orderId,
  )
  const payments = await shop.db.selectFrom('payments').selectAll().execute()
  const paid = new Map(payments.map(payment => [payment.orderId, payment]))
  const sums = new Map<number, Profit>()
  for (const { id, createdAt, status, refusedAt, adjustments, totalCents } of orders) {
    const pieces = lines.get(id) ?? []
    const isCosted = pieces.length > 0 && pieces.every(({ costCents }) => costCents !== null)
    if (status === 'Cancelled' || refusedAt || !isCosted) continue
    const quarter = Math.floor(createdAt.getTime() / 900_000) * 900_000
    const before = sums.get(quarter) ?? { beginsAt: new Date(quarter), orders: 0, earned: 0, cost: 0 }
    const takenOff = adjustments.filter(({ kind }) => kind !== 'delivery')
    const came =
      pieces.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0) +
      takenOff.reduce((sum, { cents }) => sum + cents, 0)
    const { capturedCents = 0, refundedCents = 0 } = paid.get(id) ?? {}
    // What went back because the order was made smaller is not in its lines any more.
    const beside = Math.max(0, refundedCents - Math.max(0, capturedCents - totalCents))
    sums.set(quarter, {
      ...before,
      orders: before.orders + 1,
      earned: before.earned + came - Math.min(Math.max(0, came), beside),
      cost:
        before.cost + pieces.reduce((sum, { quantity, costCents }) => sum + quantity * (costCents ?? 0), 0),
    })
  }
  return [...sums.values()].toSorted((a, b) => a.beginsAt.getTime() - b.beginsAt.getTime())
}

/** Without what was placed: of that, cancelled orders are a part. */
const salesSums = async () => {
  const { quarters, months } = await keptSums()
  return { quarters, months }
}

async function freshSums() {
  const counts = sql`orders.status <> 'Cancelled' and orders.refused_at is null`
  const quarters = await sql`
    select date_bin('15 minutes', created_at, 'epoch') as begins_at, count(*)::int as orders, sum(total_cents)::int as cents
    from orders where ${counts} group by 1 order by 1`.execute(shop.db)
  const months = await sql`
    select product_id, date_trunc('month', created_at, 'UTC') as month, sum(quantity)::int as units,
      sum(quantity * price_cents)::int as cents
    from order_lines join orders on orders.id = order_id where ${counts} group by 1, 2 order by 1, 2`.execute(
    shop.db,
  )
  const money = await sql`
    select date_bin('15 minutes', orders.created_at, 'epoch') as begins_at, sum(total_cents)::int as placed,
      coalesce(sum(total_cents) filter (where status <> 'Cancelled' and refused_at is null
        and (confirmation = 'confirmed' or payment_method = 'online' or status = 'Delivered')), 0)::int as confirmed,
      coalesce(sum(total_cents) filter (where status = 'Delivered'), 0)::int as delivered,
      coalesce(sum(total_cents) filter (where refused_at is not null), 0)::int as refused,
      coalesce(sum(coalesce(captured_cents - refunded_cents, total_cents)) filter (
        where cash_noted_at is not null or payment_state in ('paid', 'refunded')), 0)::int as paid
    from orders left join payments on order_id = orders.id where merged_into is null group by 1 having sum(total_cents) > 0 order by 1`.execute(
    shop.db,
  )
  const parcels = await sql`
    select date_trunc('day', created_at, 'UTC') as day, trim(city) as city, count(*)::int as parcels,
      count(refused_at)::int as refused
    from orders where (status = 'Delivered' or refused_at is not null) and city <> '' group by 1, 2 order by 1, 2`.execute(
    shop.db,
  )
  const of = { quarters: quarters.rows, months: months.rows, money: money.rows, parcels: parcels.rows }
  return { ...of, profits: await profitsByHand() }
}

const event = fc.tuple(fc.constantFrom(...(Object.keys(events) as (keyof typeof events)[])), fc.nat(2_000))
const buy = fc.tuple(fc.constant('buy' as const), fc.nat(2_000))

test('after any orders and status changes, two at once too, the kept sums are those of the orders', async () => {
  const pairs = fc.array(fc.tuple(fc.oneof(event, buy), event), { minLength: 8, maxLength: 16 })
  const run = async (list: typeof pairs extends fc.Arbitrary<infer List> ? List : never) => {
    for (const pair of list) await Promise.all(pair.map(([name, n]) => events[name](n).catch(allowRefusal)))
    await sumSales(shop.deps)
    expect(await keptSums()).toEqual(await freshSums())
    expect(await shop.db.selectFrom('sumsToCount').selectAll().execute()).toEqual([])
  }
  await fc.assert(fc.asyncProperty(pairs, run), { numRuns: 6, endOnFailure: true })
  expect(placed.length).toBeGreaterThan(10)
})

test('orders placed while others sum are neither lost nor counted twice', async () => {
  shop.clock.now = today
  const rounds = Array.from({ length: 5 }, (_, nth) => nth)
  await Promise.all(
    buyers.flatMap((_, buyer) => [
      (async () => {
        for (const round of rounds) await events.buy(buyer + buyers.length * round).catch(allowRefusal)
      })(),
      (async () => {
        for (const _ of rounds) await sumSales(shop.deps)
      })(),
    ]),
  )
  await sumSales(shop.deps)
  expect(await keptSums()).toEqual(await freshSums())
})

test('an order that is changed twice and then cancelled leaves the sums as they were, summed in between or not', async () => {
  const before = await salesSums()
  await events.buy(7)
  const nth = placed.length - 1
  const id = placed[nth] ?? ''
  const change = async (amount: number) => {
    const { version } = (await admin.client.orders.openForChange({ params: { id } })).order
    const added = [{ productId: at(products, amount)?._id ?? '', quantity: 2 }]
    const discount = { amount, reason: 'A late parcel' }
    await admin.client.orders.change({ params: { id }, body: { version, added, discount } })
  }
  await change(1)
  await sumSales(shop.deps)
  await change(2)
  await change(3)
  await sumSales(shop.deps)
  expect(await keptSums()).toEqual(await freshSums())
  await change(4)
  await move(nth, 'Cancelled')
  await sumSales(shop.deps)
  expect(await salesSums()).toEqual(before)
})

test.each<[string, ...RawBuilder<unknown>[]]>([
  ['what an order comes to', sql`update orders set total_cents = total_cents + 100`],
  ['a piece more of every line', sql`update order_lines set quantity = quantity + 1`],
  [
    'a lost line',
    sql`delete from order_lines where id in (select min(id) from order_lines where not came_back)`,
  ],
  ['another city', sql`update orders set city = 'Multan'`],
  ['an erased city', sql`update orders set city = ''`],
  ['a confirmation', sql`update orders set confirmation = 'confirmed'`],
  ['noted cash', sql`update orders set cash_noted_at = now()`],
  ['a merged order', sql`update orders set merged_into = (select min(id) from orders)`],
  ['another way of paying', sql`update orders set payment_method = 'online'`],
  [
    'a charged card',
    sql`insert into payments (id, user_id, amount_cents, currency, cart_fingerprint, state, payment_state, held_until,
          created_at, updated_at)
        select id, user_id, 500, 'USD', '', 'released', 'released', now(), now(), now() from orders`,
    sql`update payments set order_id = id, state = 'captured', payment_state = 'paid', captured_cents = 500`,
  ],
  ['a refund', sql`update payments set refunded_cents = 200`],
  ['another time of placing', sql`update orders set created_at = created_at - interval '1 hour'`],
])('%s is counted, whoever changes it', async (_, ...statements) => {
  await events.buy(3)
  await events.deliver(placed.length - 1)
  await events.buy(4)
  await sumSales(shop.deps)
  const before = await freshSums()
  for (const statement of statements) await statement.execute(shop.db)
  expect(await freshSums()).not.toEqual(before)
  // The lines bear the time of their order.
  await sql`update order_lines set placed_at = created_at from orders where orders.id = order_id`.execute(
    shop.db,
  )
  await sumSales(shop.deps)
  expect(await keptSums()).toEqual(await freshSums())
})

test('an order placed and cancelled before the next sum leaves the sums as they were', async () => {
  const before = await salesSums()
  await events.buy(1)
  await move(placed.length - 1, 'Cancelled')
  await sumSales(shop.deps)
  expect(await salesSums()).toEqual(before)
})
