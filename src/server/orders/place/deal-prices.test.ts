import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'

const shop = await createTestApp()
const [admin, buyer] = [await makeUser(shop, 'admin'), await makeUser(shop)]
const guest = shop.client()
const start = shop.clock.now.getTime()
const hour = 3_600_000

const goTo = (moment: number) => {
  shop.clock.now = new Date(moment)
}

const prices = [0.01, 0.05, 12.35, 48, 999.99]
const products: Product[] = []
for (const price of prices)
  products.push(await makeProduct(admin, { price, displayPrice: price * 2, inventory: 100_000 }))

const deal = fc.record({
  /** Hours from the beginning of the test; deals may overlap, touch and follow each other. */
  from: fc.integer({ min: 1, max: 6 }),
  hours: fc.integer({ min: 1, max: 4 }),
  percentOff: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
  isActive: fc.boolean(),
  picks: fc.subarray([...products.keys()], { minLength: 1 }),
})
type Deal = typeof deal extends fc.Arbitrary<infer D> ? D : never

/** Right before, on and right after each full hour, where deals start and end. */
const moment = fc
  .tuple(fc.integer({ min: 1, max: 11 }), fc.constantFrom(-1, 0, 1, 1_000))
  .map(([hours, ms]) => start + hours * hour + ms)

/** The deals of a product whose time it is. */
const running = (deals: readonly Deal[], nth: number, at: number) =>
  deals.filter(
    ({ from, hours, isActive, picks }) =>
      isActive && at >= start + from * hour && at < start + (from + hours) * hour && picks.includes(nth),
  )

/** The rule in other words than the shop's: the greatest discount among them. */
function expected(deals: readonly Deal[], nth: number, at: number) {
  const cents = Math.round((prices[nth] ?? 0) * 100)
  const percents = running(deals, nth, at).flatMap(({ percentOff }) => percentOff ?? [])
  if (percents.length === 0) return cents
  return Math.max(1, Math.round((cents * (100 - Math.max(...percents))) / 100))
}

const cents = (dollars: number | undefined) => Math.round((dollars ?? -1) * 100)

/** What every place says the product costs now, by the place. */
async function pricesShown(product: Product): Promise<Record<string, number>> {
  const { _id: id, category } = product
  const among = (list: readonly Product[]) => cents(list.find(({ _id }) => _id === id)?.price)
  const browsed = await guest.catalogue.browse({ query: { category, limit: 50 } })
  const price = among(browsed.products)
  const narrowed = { category, limit: 50, minPrice: price / 100, maxPrice: price / 100 }
  const cart = await buyer.client.cart.get()
  const { products: listed } = await admin.client.catalogue.list({ query: { q: product.title, limit: 50 } })
  const found = (await admin.client.staff.find({ query: { q: product.title } })).products
  const { deals } = await guest.deals.active()
  const inDeals = deals.flatMap(({ products: those }) => those.filter(({ _id }) => _id === id))
  return {
    browse: price,
    narrowed: among((await guest.catalogue.browse({ query: narrowed })).products),
    category: among(await guest.catalogue.byCategory({ params: { id: category }, query: { limit: 50 } })),
    page: cents((await guest.catalogue.get({ params: { id } })).price),
    newArrivals: among(await guest.catalogue.newArrivals({ query: { limit: 50 } })),
    some: among(await guest.catalogue.some({ query: { ids: id } })),
    search: among(await guest.catalogue.search({ body: { query: product.title } })),
    hotSelling: among((await guest.orders.hotSelling({ query: { limit: 50 } })).map(each => each.productId)),
    wishlist: among((await buyer.client.wishlist.get()).products),
    staff: cents((await admin.client.catalogue.staffGet({ params: { id } })).price),
    cart: cents(cart.items.find(item => item.productId._id === id)?.price),
    cartCard: among(cart.items.map(item => item.productId)),
    staffList: among(listed),
    staffFind: cents(found.find(({ _id }) => _id === id)?.price),
    // Only while it is in one, in each of them.
    ...Object.fromEntries(inDeals.map((shown, nth) => [`activeDeal${nth}`, cents(shown.price)])),
  }
}

const noDeals = () => shop.db.deleteFrom('deals').execute()

/** What the order's line costs wherever the shop shows or prints it. */
async function pricesOrdered(id: string): Promise<Record<string, number>> {
  const params = { id }
  const orders = {
    detail: await buyer.client.orders.get({ params }),
    mine: (await buyer.client.orders.mine({ query: { limit: 100 } })).orders.find(({ _id }) => _id === id),
    staff: await admin.client.orders.staffGet({ params }),
    invoice: (await admin.client.orders.some({ query: { ids: id } }))[0],
  }
  return Object.fromEntries(
    Object.entries(orders).map(([place, order]) => [place, cents(order?.items[0]?.price)]),
  )
}

async function makeDeals(deals: readonly Deal[]) {
  await noDeals()
  for (const { from, hours, percentOff, isActive, picks } of deals) {
    await admin.client.deals.create({
      body: {
        startDate: new Date(start + from * hour).toISOString(),
        endDate: new Date(start + (from + hours) * hour).toISOString(),
        isActive,
        percentOff,
        products: picks.map(nth => products[nth]?._id ?? ''),
      },
    })
  }
}

test('a price is the same on card, page, cart, order, its line and its invoice at every moment, as deals start and end', async () => {
  await buyer.client.wishlist.add({ body: { productIds: products.map(({ _id }) => _id) } })
  const nth = fc.integer({ min: 0, max: products.length - 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(deal, { maxLength: 4 }), nth, moment, async (deals, which, at) => {
      const product = products[which]
      if (!product) return
      goTo(start)
      await makeDeals(deals)
      await buyer.client.cart.add({ body: { productId: product._id, quantity: 2 } })
      goTo(at)
      const price = expected(deals, which, at)
      const shown = await pricesShown(product)
      expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map(place => [place, price])))
      const {
        _id: id,
        items,
        totalPrice,
      } = await buyer.client.orders.create({
        body: { data: { ...orderData(), expectedTotal: (2 * price) / 100 } },
      })
      expect([items.map(item => cents(item.price)), cents(totalPrice)]).toEqual([[price], 2 * price])
      const line = await shop.db
        .selectFrom('orderLines')
        .selectAll()
        .where('orderId', '=', id)
        .executeTakeFirstOrThrow()
      const base = cents(product.price)
      expect(line).toMatchObject({ priceCents: price, basePriceCents: base })
      expect(line.dealId !== null).toBe(running(deals, which, at).length > 0)
      // What is frozen stays when the deal is over.
      await noDeals()
      const later = await pricesOrdered(id)
      expect(later).toEqual(Object.fromEntries(Object.keys(later).map(place => [place, price])))
    }),
    { numRuns: 25 },
  )
  goTo(start)
})

const half = (changes: Partial<Deal> = {}): Deal => ({
  ...{ from: 1, hours: 1, percentOff: 50, isActive: true, picks: [3] },
  ...changes,
})

test('a deal counts from the moment it starts until just before it ends', async () => {
  await makeDeals([half()])
  const id = products[3]?._id ?? ''
  for (const [at, price, displayPrice] of [
    [start + hour - 1, 48, 96],
    [start + hour, 24, 96],
    [start + 2 * hour - 1, 24, 96],
    [start + 2 * hour, 48, 96],
  ] as const) {
    goTo(at)
    const product = await guest.catalogue.get({ params: { id } })
    expect([at - start, product.price, product.displayPrice]).toEqual([at - start, price, displayPrice])
    const endDate = new Date(start + 2 * hour).toISOString()
    expect(product.deal).toEqual(price === 24 ? { percentOff: 50, endDate, priceThen: 48 } : undefined)
  }
  goTo(start)
})

test('what a product costs after its deal is what the deal that runs on leaves of it', async () => {
  await makeDeals([half(), half({ hours: 3, percentOff: 25 })])
  goTo(start + hour)
  const { deal } = await guest.catalogue.get({ params: { id: products[3]?._id ?? '' } })
  goTo(start + 2 * hour)
  const then = await guest.catalogue.get({ params: { id: products[3]?._id ?? '' } })
  expect(deal).toMatchObject({ percentOff: 50, priceThen: 36 })
  expect(then.price).toBe(36)
  goTo(start)
})

test('an order at the price of an ended deal is refused', async () => {
  await makeDeals([half()])
  await buyer.client.cart.add({ body: { productId: products[3]?._id ?? '', quantity: 1 } })
  goTo(start + 2 * hour - 1)
  const { totalPrice: expectedTotal } = await buyer.client.cart.get()
  goTo(start + 2 * hour)
  const order = buyer.client.orders.create({ body: { data: { ...orderData(), expectedTotal } } })
  await expect(order).rejects.toMatchObject({ status: 409, code: 'cart_changed' })
  const { items, totalPrice } = await buyer.client.cart.get()
  expect([items.length, expectedTotal, totalPrice]).toEqual([1, 24, 48])
  await buyer.client.cart.remove({ params: { productId: products[3]?._id ?? '' } })
  goTo(start)
})

test('a product without a display price shows its price before the deal as one', async () => {
  const { _id: id } = await makeProduct(admin, { price: 10, displayPrice: 10 })
  await noDeals()
  const body = {
    startDate: new Date(start - hour).toISOString(),
    endDate: new Date(start + hour).toISOString(),
  }
  await admin.client.deals.create({ body: { ...body, percentOff: 15, products: [id] } })
  const shown = await guest.catalogue.get({ params: { id } })
  expect([shown.price, shown.displayPrice]).toEqual([8.5, 10])
  const staff = await admin.client.catalogue.staffGet({ params: { id } })
  expect([staff.price, staff.basePrice, staff.baseDisplayPrice]).toEqual([8.5, 10, 10])
})

test('lists are filtered and sorted by current prices', async () => {
  const category = 'k-mommy-and-me'
  const dear = await makeProduct(admin, { category, price: 100, displayPrice: 100 })
  const cheap = await makeProduct(admin, { category, price: 60, displayPrice: 60 })
  await noDeals()
  const body = {
    startDate: new Date(start - hour).toISOString(),
    endDate: new Date(start + hour).toISOString(),
  }
  await admin.client.deals.create({ body: { ...body, percentOff: 50, products: [dear._id] } })
  const sorted = await guest.catalogue.browse({ query: { category, sort: 'price-asc' } })
  expect(sorted.products.map(({ _id }) => _id)).toEqual([dear._id, cheap._id])
  const saving = await guest.catalogue.browse({ query: { category, sort: 'saving' } })
  expect(saving.products.map(({ _id }) => _id)).toEqual([dear._id, cheap._id])
  const narrowed = await guest.catalogue.browse({ query: { category, maxPrice: 55 } })
  expect(narrowed.products.map(({ _id }) => _id)).toEqual([dear._id])
  const counted = narrowed.facets.prices.reduce((sum, { count }) => sum + count, 0)
  expect([narrowed.total, counted]).toEqual([1, 2])
})
