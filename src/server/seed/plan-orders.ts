import type { ChosenOptions } from '../../contract/catalogue/catalogue.ts'
import { days } from '../../contract/durations.ts'
import type { OrderStatus } from '../../contract/orders/order-status.ts'
import type { DemoProduct } from './demo-catalogue.ts'
import type { Random } from './seeded-random.ts'

export type PlannedLine = { slug: string; quantity: number; options: ChosenOptions }

export type PlannedOrder = {
  /** Index of the buyer among the demo's people. */
  person: number
  at: Date
  lines: PlannedLine[]
  status: OrderStatus
  /** A shipped parcel that is not taken at the door. */
  refused: boolean
}

/** When the running deal began, and what its first product has sold since. */
export const runningDeal = { startedDaysAgo: 4, slug: 'bahar-block-print-kurta', sold: 20 }

type Plan = { catalogue: readonly DemoProduct[]; people: number; now: Date; random: Random }

/**
 * Plans the demo's past six weeks, oldest order first. The running deal's first product is not random: its orders
 * since the deal began add up to `runningDeal.sold`.
 */
export function planOrders(plan: Plan): PlannedOrder[] {
  const orders = [...everydayOrders(plan), ...ordersOfOnePerson(plan), ...dealOrders(plan)]
  const inTurn = orders.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const refused = new Set(inTurn.filter(isEverydayAndShipped).slice(0, 2))
  return inTurn.map(order => ({ ...order, refused: refused.has(order) }))
}

/** None of these is refused, so that the number sold stays exact. */
const isEverydayAndShipped = ({ status, lines }: PlannedOrder) =>
  status === 'Shipped' && lines.every(({ slug }) => slug !== runningDeal.slug)

function everydayOrders(plan: Plan): PlannedOrder[] {
  const { random, people } = plan
  return Array.from({ length: 84 }, () => {
    // Squaring favours the recent past: the shop grows.
    const daysAgo = 0.05 + 42 * random.next() ** 2
    return makeOrder(plan, random.whole(1, people - 1), daysAgo, random.pick([1, 1, 1, 2, 2, 3]))
  })
}

/** Enough orders for the visitor's own account to fill more than a page of five. */
const ordersOfOnePerson = (plan: Plan): PlannedOrder[] =>
  [0.3, 2.4, 6.1, 12.7, 19.2, 27.5, 38.8].map((daysAgo, i) => makeOrder(plan, 0, daysAgo, 1 + (i % 2)))

function dealOrders({ catalogue, people, now, random }: Plan): PlannedOrder[] {
  const product = catalogue.find(({ slug }) => slug === runningDeal.slug)
  if (!product) throw new Error(`The demo catalogue has no ${runningDeal.slug}`)
  const quantities = [1, 2, 1, 3, 1, 1, 2, 1, 2, 1, 1, 2, 1, 1]
  return quantities.map((quantity, i) => {
    const daysAgo = runningDeal.startedDaysAgo - 0.1 - i * 0.26
    const at = new Date(now.getTime() - days(daysAgo))
    const lines = [{ slug: product.slug, quantity, options: chooseOptions(product, random) }]
    const status = daysAgo > 2 ? 'Shipped' : 'Pending'
    return { person: 1 + (i % (people - 1)), at, lines, status, refused: false }
  })
}

function makeOrder(plan: Plan, person: number, daysAgo: number, lineCount: number): PlannedOrder {
  const { now, random } = plan
  const lines = pickProducts(plan, daysAgo, lineCount).map(product => ({
    slug: product.slug,
    quantity: random.pick([1, 1, 1, 1, 2]),
    options: chooseOptions(product, random),
  }))
  const status = statusAfter(daysAgo, random)
  return { person, at: new Date(now.getTime() - days(daysAgo)), lines, status, refused: false }
}

/** Products on sale at that time, each at most once; earlier ones in the shuffled catalogue sell more. */
function pickProducts({ catalogue, random }: Plan, daysAgo: number, count: number): DemoProduct[] {
  const onSale = catalogue.filter(
    ({ slug, createdDaysAgo }) => createdDaysAgo > daysAgo + 0.5 && slug !== runningDeal.slug,
  )
  const picked = new Set<DemoProduct>()
  while (picked.size < Math.min(count, onSale.length)) {
    const product = onSale[Math.floor(onSale.length * random.next() ** 1.8)]
    if (product) picked.add(product)
  }
  return [...picked]
}

function chooseOptions(product: DemoProduct, random: Random): ChosenOptions {
  const color = random.pick(product.colours).name
  return product.sizes.length > 0 ? { color, size: random.pick(product.sizes) } : { color }
}

/** Orders are called, packed, shipped and delivered within a week; one in twelve is cancelled. */
function statusAfter(daysAgo: number, random: Random): OrderStatus {
  if (daysAgo < 0.8) return 'Pending'
  if (random.next() < 1 / 12) return 'Cancelled'
  if (daysAgo < 2) return random.pick(['Pending', 'Processing'])
  if (daysAgo < 4) return random.pick(['Processing', 'Shipped'])
  return daysAgo < 7 ? random.pick(['Shipped', 'Delivered']) : 'Delivered'
}
