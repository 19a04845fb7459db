/**
 * Measures the staff's lists on the embedded database with 10,000 products and 100,000 orders: `node bench/staff.ts`.
 * Prints a table of milliseconds and exits 1 when the median of any is over the gate.
 */
import { api } from '../src/contract/api.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { listProducts } from '../src/server/catalogue/list-products.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openInMemory } from '../src/server/db/open.ts'
import { getDeals } from '../src/server/deals/get-deals.ts'
import { allOrders } from '../src/server/orders/list-orders.ts'
import { getStaffOrder, ordersToConfirm } from '../src/server/orders/staff-orders.ts'
import { listChanges } from '../src/server/staff/changes.ts'
import { dashboard } from '../src/server/staff/dashboard.ts'
import { find } from '../src/server/staff/find.ts'
import { measure, type Result, tell } from './measure.ts'
import { fillOrders, today } from './orders.ts'
import { fillProducts } from './products.ts'

const gateMs = 100

const opened = await openInMemory()
await migrate(opened.db)
await fillProducts(opened.db)
await fillOrders(opened.db)
const deps = { db: opened.db, clock: () => today }

/** A call's query with what the row fills in. */
const asked = <E extends Endpoint>({ query }: E, given: Record<string, string>) =>
  query.parse(given) as ReturnType<E['query']['parse']>

const calls: [string, () => Promise<number>][] = []

const products = [
  '',
  'q=kurta',
  'q=chikenkari',
  'q=product-777',
  'q=a&stock=low',
  'category=k-froks',
  'stock=in',
  'stock=low',
  'stock=out',
  'status=draft',
  'status=published&page=900',
  'sort=title',
  'sort=price-asc',
  'sort=stock-asc',
  'sort=oldest&page=500',
]
for (const text of products) {
  const query = asked(api.product.list, Object.fromEntries(new URLSearchParams(text)))
  calls.push([`product.list ${text}`, async () => (await listProducts(deps, query)).totalProducts])
}

const orders = [
  '',
  'page=9000',
  'status=Pending',
  'status=Delivered&page=5000',
  'from=2026-11-01&to=2026-11-20',
  'status=Cancelled&from=2026-01-01',
  'search=ayesha',
  'search=ayesha khan',
  'search=buyer777@',
  'search=0300 0079',
  'search=1042',
  'search=%231042',
  'search=example.com',
  'search=order-777',
  'search=nobody here',
  'search=kh',
  'search=a&status=Shipped',
]
for (const text of orders) {
  const query = asked(api.order.all, Object.fromEntries(new URLSearchParams(text)))
  calls.push([`order.all ${decodeURIComponent(text)}`, async () => (await allOrders(deps, query)).total])
}

calls.push(
  [
    'order.toConfirm',
    async () => (await ordersToConfirm(deps, { confirmation: 'open', page: 1, limit: 20 })).total,
  ],
  ['order.staffGet', async () => (await getStaffOrder(deps, 'order-777')).items.length],
  ['deals.list', async () => (await getDeals(deps)).length],
)
for (const days of [7, 30, 90, 365])
  calls.push([
    `staff.dashboard ${days} days`,
    async () => (await dashboard(deps, { days, offset: 300 })).days.length,
  ])
for (const q of [
  '1042',
  'ayesha',
  'kurta',
  'buyer777',
  'chikenkari',
  '0300 0079',
  'sana malik',
  'xyzzy',
  'a',
])
  calls.push([
    `staff.find ${q}`,
    async () => {
      const found = await find(deps, q)
      return found.orders.length + found.products.length + found.customers.length
    },
  ])
for (const text of ['', 'page=900', 'thing=deal', 'by=user-3', 'subjectId=subject-7']) {
  const query = asked(api.staff.changes, Object.fromEntries(new URLSearchParams(text)))
  calls.push([`staff.changes ${text}`, async () => (await listChanges(deps, query)).total])
}

const results: Result[] = []
for (const [name, run] of calls) results.push(await measure(name, run, gateMs))
await opened.close()
tell(results)
