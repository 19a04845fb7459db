import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../test-support/factories.ts'
import { setStock } from '../../../test-support/set-stock.ts'
import { hours, seconds } from '../../contract/durations.ts'
import { ApiError } from '../../web/api/error.ts'
import { createApp } from '../app.ts'
import { openNotices } from '../notices/open-notices.ts'
import { variantOf } from './cached-answer.ts'
import { createAddressReader } from './cached-route.ts'
import { keptCalls } from './kept-calls.ts'
import { openResponseCache } from './open-response-cache.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const products = await Promise.all([3, 40, 2].map(inventory => makeProduct(admin, { inventory })))
const buyers = await Promise.all(products.map(() => makeUser(shop)))
const readAddress = createAddressReader(keptCalls)

/** A process of the shop, with a connection of its own that hears of changes, and lists kept in memory. */
async function openProcess(listen: TestApp['listen']) {
  const notices = await openNotices({ db: shop.db, listen }, shop.deps.newId)
  const app = createApp({ ...shop.deps, notices })
  const fetch = async (request: Request) => app.fetch(request)
  return { notices, cache: openResponseCache({ ...shop.deps, notices }, fetch) }
}
/** The notices of a commit may arrive one by one, with time to read between. Here they wait to be handed on. */
const waiting: (() => void)[] = []
const slow = await openProcess((channel, listener) => {
  const heard = (text: string) =>
    void (text.startsWith('echo ') ? listener.heard(text) : waiting.push(() => listener.heard(text)))
  return shop.listen(channel, { ...listener, heard })
})
const processes = [await openProcess(shop.listen), await openProcess(shop.listen), slow]

const addresses = [
  '/api/product/new-arrivals',
  '/api/product/cat-product/k-froks',
  '/api/product/browse?inStock=1&limit=5',
  '/api/product/browse?maxPrice=20',
  '/api/product/browse?category=k-froks&sort=price-asc',
  '/api/product/browse?category=kids&limit=2',
  '/api/product/browse?q=frock&maxPrice=20',
  '/api/order/hot-selling',
  '/api/deals/active-deals',
  '/api/product/pairs',
  ...products.map(({ _id }) => `/api/product/product/${_id}`),
  ...[...products.map(({ slug }) => slug), 'spare'].map(slug => `/api/product/product/${slug}`),
  ...products.map(({ _id }) => `/api/product/links/${_id}`),
]

async function readKept({ cache }: typeof slow, path: string): Promise<string> {
  const url = `http://shop.test${path}`
  const address = readAddress(path)
  if (!address) throw new Error(`${path} is not kept`)
  const answer = cache.find(url, address) ?? (await cache.make(url, address, () => new Request(url)))
  return answer ? String(Buffer.from((await variantOf(answer, null)).bytes)) : ''
}

const readAll = (...readers: typeof processes) =>
  Promise.all(readers.flatMap(each => addresses.map(path => readKept(each, path))))

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

/** Hands on the notices that wait, and reads after each. Answers made before are old enough to end at once. */
async function handOnOneByOne(): Promise<void> {
  pass(seconds(1))
  for (const handOn of waiting.splice(0)) {
    handOn()
    await readAll(slow)
  }
}

/** This shop hears nothing, so it keeps nothing. */
const readFresh = async (path: string) => (await shop.request('GET', path)).text()

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const idAt = (index: number) => at(products, index)._id
const later = (ms: number) => new Date(shop.clock.now.getTime() + ms).toISOString()

/** What may happen in a shop, by name; `n` chooses the product and the amount. */
const events = {
  edit: (n: number) =>
    admin.client.catalogue.edit({
      params: { id: idAt(n) },
      body: { ...productInput(), category: 'k-froks', price: 10 + n, title: `Frock ${n}` },
    }),
  /** One address goes from product to product, and the titles make the others. */
  readdress: (n: number) =>
    admin.client.catalogue.edit({
      params: { id: idAt(n) },
      body: { ...productInput(), category: 'k-froks', title: `Frock ${n}`, ownSlug: n % 2 ? 'spare' : '' },
    }),
  buy: async (n: number) => {
    const { client } = at(buyers, n)
    await client.cart.add({ body: { productId: idAt(n), quantity: 1 } })
    await client.orders.create({ body: orderData() })
  },
  reprice: (n: number) =>
    admin.client.catalogue.bulk({
      body: { ids: products.map(({ _id }) => _id), change: { kind: 'price', percent: n * 8 - 80 } },
    }),
  restockAll: (n: number) => setStock(shop.db, n % 2),
  restock: (n: number) =>
    admin.client.catalogue.edit({ params: { id: idAt(n) }, body: { ...productInput(), inventory: n % 3 } }),
  schedule: (n: number) =>
    admin.client.catalogue.add({
      body: { ...productInput(), category: 'k-froks', status: 'published', publishAt: later(seconds(n + 1)) },
    }),
  deal: (n: number) =>
    admin.client.deals.create({
      body: {
        products: [idAt(n)],
        percentOff: 10 + n,
        startDate: later(seconds(n % 3)),
        endDate: later(seconds(n * 3 + 2)),
      },
    }),
  /** Links two products as a pair, or takes what goes with the first away. */
  pair: async (n: number) => {
    const params = { id: idAt(n) }
    const idsOf = (chosen: { _id: string }[]) => chosen.map(({ _id }) => _id)
    const links = await admin.client.catalogue.staffLinks({ params })
    const seen = { pair: idsOf(links.pair), look: idsOf(links.look), instead: idsOf(links.instead) }
    const pair = seen.pair.length === 0 ? [idAt(n + 1)] : []
    await admin.client.catalogue.saveLinks({ params, body: { pair, look: [], instead: [], seen } })
  },
  wait: async (n: number) => {
    pass(at([seconds(n), hours(1)], n))
  },
}

/** The shop may refuse what makes no sense, such as buying what is sold out. */
function ifRefused(error: unknown): void {
  if (!(error instanceof ApiError && [400, 404, 409].includes(error.status))) throw error
}

type Event = { name: keyof typeof events; n: number }

/** Lets it happen while others read, and compares the answers of all processes with fresh ones. */
async function expectCurrentAfter({ name, n }: Event): Promise<void> {
  // Answers are made before, during and after it.
  await Promise.all([readAll(...processes), events[name](n).catch(ifRefused)])
  await Promise.all(processes.map(({ notices }) => notices.waitForNotices()))
  await handOnOneByOne()
  pass(seconds(1))
  for (const path of addresses) {
    const fresh = await readFresh(path)
    for (const each of processes) expect(await readKept(each, path), `${name} ${n}: ${path}`).toBe(fresh)
  }
}

test.each([
  { name: 'restockAll', n: 1 },
  { name: 'deal', n: 9 },
  { name: 'reprice', n: 0 },
] as const)('no list stays that was read between the notices of one commit: $name', async change => {
  const before = [
    { name: 'edit', n: 1 },
    { name: 'restockAll', n: 0 },
  ] as const
  for (const each of [...before, change]) await expectCurrentAfter(each)
})

test('an address is of the product that has it now', async () => {
  for (const n of [1, 0, 3, 4, 2, 5]) await expectCurrentAfter({ name: 'readdress', n })
})

test('what goes with a product is told as it is now', async () => {
  for (const n of [0, 0, 1]) await expectCurrentAfter({ name: 'pair', n })
})

const event: fc.Arbitrary<Event> = fc.record({
  name: fc.constantFrom(...(Object.keys(events) as (keyof typeof events)[])),
  n: fc.integer({ min: 0, max: 20 }),
})

test('whatever happens, in any process an answer is never more than a second old', async () => {
  const random = fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 6 }), async happening => {
    for (const each of happening) await expectCurrentAfter(each)
  })
  await fc.assert(random, { numRuns: 12 })
})

/** A shop with pages of two categories, and which of these addresses were made anew after some work. */
async function openQuietShop() {
  const quiet = await createTestApp()
  const owner = await makeUser(quiet, 'admin')
  const make = async (title: string, category: string) => {
    quiet.clock.now = new Date(quiet.clock.now.getTime() + seconds(1))
    return (await makeProduct(owner, { title, category, inventory: 9 }))._id
  }
  const ids = {
    frock: await make('Frock', 'k-froks'),
    frock2: await make('Second frock', 'k-froks'),
    kurta: await make('Kurta', 'k-hand-work'),
  }
  const made = new Set<string>()
  const notices = await openNotices(quiet, quiet.deps.newId)
  const cache = openResponseCache({ ...quiet.deps, notices }, async request => {
    made.add(request.url.replace('http://shop.test', ''))
    return quiet.app.fetch(request)
  })
  const paths = {
    frock: `/api/product/product/${ids.frock}`,
    frock2: `/api/product/product/${ids.frock2}`,
    frock2ByAddress: '/api/product/product/second-frock',
    kurta: `/api/product/product/${ids.kurta}`,
    links: `/api/product/links/${ids.frock2}`,
    newestFrocks: '/api/product/cat-product/k-froks?limit=1',
    frocks: '/api/product/browse?category=k-froks',
    newestKurtas: '/api/product/cat-product/k-hand-work?limit=1',
    kurtas: '/api/product/browse?category=k-hand-work&maxPrice=90',
    allKids: '/api/product/browse?category=kids',
    search: '/api/product/browse?q=kurta',
    arrivals: '/api/product/new-arrivals?limit=1',
    best: '/api/order/hot-selling?limit=1',
    pairs: '/api/product/pairs',
    unknown: '/api/product/product/no-such-slug',
  }
  const readThem = async () => {
    for (const path of Object.values(paths)) await readKept({ cache, notices }, path)
  }
  const madeAnewBy = async (work: () => Promise<unknown>) => {
    await readThem()
    made.clear()
    await work()
    await notices.waitForNotices()
    quiet.clock.now = new Date(quiet.clock.now.getTime() + seconds(1))
    await readThem()
    return Object.entries(paths).flatMap(([name, path]) => (made.has(path) ? [name] : []))
  }
  return { quiet, owner, ids, madeAnewBy }
}

test('an order makes anew what shows the product, and the best sellers', async () => {
  const { quiet, ids, madeAnewBy } = await openQuietShop()
  const buyer = await makeUser(quiet)
  const buy = async () => {
    await buyer.client.cart.add({ body: { productId: ids.frock } })
    await buyer.client.orders.create({ body: orderData() })
  }
  expect(await madeAnewBy(buy)).toEqual(['frock', 'frocks', 'allKids', 'best'])
})

test('a change of one product makes anew what shows it and the lists it could be in, and nothing else', async () => {
  const { owner, ids, madeAnewBy } = await openQuietShop()
  const { catalogue, deals } = owner.client
  const params = { id: ids.frock }
  // A new price moves it in sorted and filtered lists and in searches, not among the newest.
  expect(await madeAnewBy(() => catalogue.quickEdit({ params, body: { price: 20 } }))).toEqual([
    ...['frock', 'frocks', 'allKids', 'search'],
  ])
  const text = { ...productInput(), title: 'Frock', category: 'k-froks', description: 'New', inventory: 9 }
  expect(await madeAnewBy(() => catalogue.edit({ params, body: text }))).toEqual([
    'frock',
    'frocks',
    'allKids',
    'search',
  ])
  const links = { pair: [ids.frock2], look: [], instead: [], seen: { pair: [], look: [], instead: [] } }
  expect(await madeAnewBy(() => catalogue.saveLinks({ params, body: links }))).toEqual([
    ...['frock', 'frock2', 'frock2ByAddress', 'links', 'newestFrocks', 'frocks', 'allKids', 'pairs'],
  ])
  // Its mate is shown without it.
  expect(await madeAnewBy(() => catalogue.remove({ params }))).toEqual([
    ...[
      'frock',
      'frock2',
      'frock2ByAddress',
      'links',
      'newestFrocks',
      'frocks',
      'allKids',
      'search',
      'arrivals',
      'best',
      'pairs',
      'unknown',
    ],
  ])
  // A new product takes the address of no other; the list of kurtas is empty, so it may be of any category.
  const newOne = () => catalogue.add({ body: { ...productInput(), category: 'k-froks' } })
  expect(await madeAnewBy(newOne)).toEqual([
    ...['newestFrocks', 'frocks', 'kurtas', 'allKids', 'search', 'arrivals', 'best', 'unknown'],
  ])
  const draft = { ...productInput(), category: 'k-froks', status: 'draft' as const }
  const hidden = await catalogue.add({ body: draft })
  await madeAnewBy(async () => {})
  const editDraft = () => catalogue.quickEdit({ params: { id: hidden._id }, body: { price: 20 } })
  expect(await madeAnewBy(editDraft)).toEqual([])
  const deal = { products: [ids.kurta], startDate: '2020-01-01T00:00:00Z', endDate: '2090-01-01T00:00:00Z' }
  expect(await madeAnewBy(() => deals.create({ body: deal }))).toContain('kurta')
})
