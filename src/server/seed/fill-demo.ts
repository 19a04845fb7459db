import { readdir, readFile } from 'node:fs/promises'
import { days } from '../../contract/durations.ts'
import { addDemoPairs } from '../catalogue/links/demo-pairs.ts'
import { addProduct } from '../catalogue/product/add-product.ts'
import { addDemoCharts } from '../catalogue/size-charts/demo-charts.ts'
import { createDeal } from '../deals/create-deal.ts'
import type { Deps } from '../deps.ts'
import { noOutbox } from '../mail/outbox.ts'
import { storePictures } from '../media/store-picture.ts'
import { usualOrderLimits } from '../order-limits.ts'
import { type DemoLogins, makeDemoAccounts } from './demo-accounts.ts'
import {
  type DemoProduct,
  demoFolder,
  mediaIdOfFile,
  readDemoCatalogue,
  readDemoPlaceholders,
  toProductInput,
} from './demo-catalogue.ts'
import { addDemoCollections } from './demo-collections.ts'
import { addDemoPages } from './demo-pages.ts'
import { demoPeople } from './demo-people.ts'
import { demoStock } from './demo-stock.ts'
import { placeDemoOrders } from './place-demo-orders.ts'
import { type PlannedOrder, planOrders, runningDeal } from './plan-orders.ts'
import { countedIds, countedIdsOf, seededRandom } from './seeded-random.ts'
import type { TimeTravel } from './time-travel.ts'

/** Every id of the demo is counted under this name; the demo has some five thousand. */
const idName = 'demo'
const mostIds = 20_000

/** A function that tells whether something was made with the demo, by its id. */
export const openDemoIds = (): ((id: string) => boolean) => countedIdsOf(idName, mostIds)

/**
 * Fills the demo: pictures, products, people, six weeks of orders, three deals, four pages, two collections. The same for the
 * same start time. Made through the shop's own operations, so it holds nothing the shop would refuse.
 */
export async function fillDemo(deps: Deps, logins: DemoLogins): Promise<void> {
  const now = deps.clock()
  let clock = () => now
  const newId = countedIds(idName, () => clock())
  // The demo is the same whatever limits its shop has.
  const config = { ...deps.config, rateLimits: false, orderLimits: usualOrderLimits }
  const at: TimeTravel = moment => {
    clock = () => moment
    // No mail is sent for the made-up past.
    return { ...deps, config, clock, newId, outbox: noOutbox }
  }
  const catalogue = await readDemoCatalogue()
  const orders = planOrders({ catalogue, people: demoPeople.length, now, random: seededRandom(1947) })
  await keepPictures(at(now))
  const people = await makeDemoAccounts(at, now, logins)
  const products = await addProducts(at, now, { catalogue, orders, userId: people.admin._id })
  // Before the orders: an order is credited to the deal that runs when it is placed.
  await makeDeals(at, now, { ids: products, userId: people.admin._id })
  await placeDemoOrders(at, now, { orders, people, products })
  await addDemoCharts(deps.db, products)
  await addDemoPairs(deps.db, products)
  await addDemoPages(at, now, people.admin._id)
  await addDemoCollections(at, now, people.admin._id)
}

async function keepPictures(deps: Deps): Promise<void> {
  const placeholders = await readDemoPlaceholders()
  const [masters, cards] = [new URL('pictures/', demoFolder), new URL('pictures-480/', demoFolder)]
  const files = await readdir(masters)
  // Some at a time, so that they do not all lie in memory.
  for (let from = 0; from < files.length; from += 50) {
    const pictures = files.slice(from, from + 50).map(async file => ({
      id: mediaIdOfFile(file),
      bytes: await readFile(new URL(file, masters)),
      small: { width: 480, bytes: await readFile(new URL(file, cards)) } as const,
      placeholder: placeholders[file],
    }))
    await storePictures(deps, await Promise.all(pictures))
  }
}

/** Product ids by slug. */
async function addProducts(
  at: TimeTravel,
  now: Date,
  {
    catalogue,
    orders,
    userId,
  }: { catalogue: readonly DemoProduct[]; orders: readonly PlannedOrder[]; userId: string },
): Promise<Map<string, string>> {
  const random = seededRandom(1956)
  const ids = new Map<string, string>()
  for (const product of catalogue.toSorted((a, b) => b.createdDaysAgo - a.createdDaysAgo)) {
    const created = new Date(now.getTime() - days(product.createdDaysAgo))
    const input = toProductInput(product, demoStock(product, orders, random))
    ids.set(product.slug, (await addProduct(at(created), userId, input))._id)
  }
  return ids
}

const demoDeals = [
  {
    name: 'Autumn favourites',
    percentOff: 25,
    from: -runningDeal.startedDaysAgo,
    to: 2.4,
    slugs: [runningDeal.slug, 'sheesha-phulkari-kurta', 'gul-gathered-frock', 'mehr-raw-silk-three-piece'],
  },
  {
    name: 'Chikankari week',
    percentOff: 15,
    from: -20,
    to: -13,
    slugs: ['chandni-chikan-jaal-kurta', 'mehtab-panelled-chikan-kurta'],
  },
  {
    name: 'Matching prints',
    percentOff: 20,
    from: -40,
    to: -36,
    slugs: ['saanjh-ajrak-kurta-mother', 'saanjh-ajrak-kurta-daughter', 'lakeer-stripe-kurta-son'],
  },
]

async function makeDeals(
  at: TimeTravel,
  now: Date,
  { ids, userId }: { ids: ReadonlyMap<string, string>; userId: string },
): Promise<void> {
  for (const { name, percentOff, from, to, slugs } of demoDeals) {
    const startDate = new Date(now.getTime() + days(from))
    const endDate = new Date(now.getTime() + days(to))
    const products = slugs.flatMap(slug => ids.get(slug) ?? [])
    await createDeal(at(startDate), userId, {
      name,
      percentOff,
      startDate,
      endDate,
      isActive: true,
      products,
    })
  }
}
