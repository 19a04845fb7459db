import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { holdsDemo, setMilestone } from '../db/milestones.ts'
import { demoHome } from '../settings/demo-home.ts'
import { demoPolicies } from '../settings/demo-policies.ts'
import { firstValues } from '../settings/first-values.ts'
import { readDemoCatalogue } from './demo-catalogue.ts'
import { openDemoIds } from './fill-demo.ts'
import { runningDeal } from './plan-orders.ts'
import { demoLogins, dropHalfDemo, seedDemo } from './seed-demo.ts'

const moment = new Date('2026-11-21T09:00:00Z')

const shop = await createTestApp()
shop.clock.now = moment
await seedDemo(shop.deps)
const guest = shop.client()
const { token } = await guest.accounts.login({ body: demoLogins.admin })
const admin = shop.client(token)

test('every product of the catalogue is there, with the stock the catalogue says', async () => {
  const catalogue = await readDemoCatalogue()
  const { products, totalProducts } = await admin.catalogue.list({ query: { limit: 100 } })
  expect(totalProducts).toBe(60)
  const stock = Object.fromEntries(products.map(({ title, inventory }) => [title, inventory]))
  expect(stock).toEqual(Object.fromEntries(catalogue.map(({ title, inventory }) => [title, inventory])))
})

test('most products keep their sizes apart, some with a size sold out or nearly so, a few sold out altogether', async () => {
  const { products } = await admin.catalogue.list({ query: { limit: 100 } })
  const apart = products.filter(({ stock }) => stock.length > 1)
  const having = (isSuch: (quantity: number) => boolean) =>
    apart.filter(({ inventory, stock }) => inventory > 10 && stock.some(({ quantity }) => isSuch(quantity)))
      .length
  expect(apart.length).toBeGreaterThan(45)
  expect(having(quantity => quantity === 0)).toBeGreaterThan(10)
  expect(having(quantity => quantity > 0 && quantity < 4)).toBeGreaterThan(10)
  expect(having(quantity => quantity > 5)).toBeGreaterThan(20)
  expect(apart.filter(({ stock }) => stock.some(({ color }) => color !== '')).length).toBeGreaterThan(4)
  expect(products.filter(({ inventory }) => inventory === 0)).toHaveLength(2)
})

test('nobody chooses between the pieces of a set, only colour and size', async () => {
  const [product] = await guest.catalogue.newArrivals()
  expect(product?.included).toEqual(['Material', 'Length'])
})

test('every piece has measures of the garment in each of its sizes, the flared ones their own', async () => {
  const { products } = await admin.catalogue.list({ query: { limit: 100 } })
  for (const { _id, title, Size } of products) {
    const [own] = (await guest.sizeCharts.ofProduct({ params: { id: _id } })).charts
    const sizes = own?.rows.map(({ size }) => size)
    expect(own?.kind, title).toBe('garment')
    expect(sizes, title).toEqual(expect.arrayContaining(Size.map(each => each.Size)))
    if (/anarkali|angrakha/i.test(title)) expect(own?.columns, title).toContain('Hem')
  }
})

test('every picture of every product is served', async () => {
  const { products } = await admin.catalogue.list({ query: { limit: 100 } })
  const urls = new Set(products.flatMap(product => product.product_images))
  expect(urls.size).toBeGreaterThan(200)
  for (const url of [...urls].slice(0, 5)) expect((await shop.request('HEAD', url)).status).toBe(200)
})

test('every colour of every product is shown from the front, from the back and close up', async () => {
  const { products } = await admin.catalogue.list({ query: { limit: 100 } })
  for (const { _id } of products) {
    const { pictures, Color } = await guest.catalogue.get({ params: { id: _id } })
    for (const { Color: color } of Color) {
      const views = pictures.filter(picture => picture.color === color).map(viewOf)
      expect(views, `${_id} in ${color}`).toEqual(expect.arrayContaining(['front', 'back', 'neck']))
    }
  }
})

test('every product is shown folded once, and on a figure of a known height that is for all of its colours', async () => {
  const { products } = await admin.catalogue.list({ query: { limit: 100 } })
  for (const { _id } of products) {
    const { pictures, Color } = await guest.catalogue.get({ params: { id: _id } })
    const folded = pictures.filter(picture => viewOf(picture) === 'folded')
    expect(folded, _id).toMatchObject([{ color: Color[0]?.Color, alt: expect.stringMatching(/, folded$/) }])
    const figure = pictures.filter(picture => viewOf(picture) === 'figure')
    expect(figure, _id).toMatchObject([
      { alt: expect.stringMatching(/of 1\d\d cm who wears .*: the hem ends /) },
    ])
    expect(figure[0]?.color, _id).toBeUndefined()
  }
})

const viewOf = ({ url }: { url: string }) => /-(front|back|neck|fabric|folded|figure)\b/.exec(url)?.[1]

test('every picture has its blurred likeness from the start', async () => {
  const { products } = await admin.catalogue.list({ query: { limit: 100 } })
  for (const { _id } of products) {
    const { pictures } = await guest.catalogue.get({ params: { id: _id } })
    for (const { url, placeholder } of pictures) expect(placeholder, url).toMatch(/^data:image\/webp;base64,/)
  }
})

test('whatever the home page of the demo shows and leads to is there', async () => {
  const demo = JSON.stringify(demoHome)
  const found = (pattern: RegExp) => [...new Set([...demo.matchAll(pattern)].map(([, name = '']) => name))]
  const products = found(/"(?:link":"\/product\/|product":")([a-z0-9-]+)"/g)
  expect(products.length).toBeGreaterThan(6)
  for (const id of products)
    expect((await guest.catalogue.get({ params: { id } })).slug, 'is not redirected').toBe(id)
  const categories = found(/"(?:link":"\/category\/|category":")([a-z-]+)"/g)
  expect(categories.length).toBeGreaterThan(4)
  for (const id of categories) await guest.catalogue.byCategory({ params: { id } })
  const pictures = found(/"(\/media\/[^"]+)"/g)
  expect(pictures.length).toBeGreaterThan(4)
  for (const url of pictures) expect((await shop.request('HEAD', url)).status, url).toBe(200)
})

test('the running deal takes a quarter off, and its first product has honestly sold 20 since it began', async () => {
  const { deals } = await guest.deals.active()
  expect(deals).toHaveLength(1)
  expect(deals[0]?.products[0]).toMatchObject({
    slug: expect.stringContaining('bahar'),
    sold: runningDeal.sold,
  })
  for (const { price, displayPrice, deal } of deals[0]?.products ?? []) {
    expect(deal).toMatchObject({ percentOff: 25, endDate: deals[0]?.endDate })
    expect(price).toBeCloseTo((deal?.priceThen ?? 0) * 0.75, 1)
    expect(displayPrice).toBeGreaterThanOrEqual(deal?.priceThen ?? 0)
  }
  const all = await admin.deals.list()
  expect(all.deals).toHaveLength(3)
  // Home and the deals screen name the same sales.
  const shown = deals[0]?.products.reduce((sum, { sold }) => sum + sold, 0)
  expect(all.deals.find(({ _id }) => _id === deals[0]?._id)?.results.units).toBe(shown)
  const credited = await shop.db
    .selectFrom('orderLines')
    .selectAll()
    .where('dealId', '=', deals[0]?._id ?? '')
    .execute()
  expect(credited.length).toBeGreaterThanOrEqual(14)
})

test('somebody stands behind the demo: a number, pages, how to pay, and links that lead somewhere', async () => {
  const { phone } = firstValues(shop.deps.config, true).shop
  expect(phone).toMatch(/^\+92 /)
  expect(firstValues(shop.deps.config, false).shop.phone).toBe('')
  const { pages } = await admin.pages.list()
  expect(pages.map(({ slug, published }) => [slug, published])).toEqual([
    ['about', true],
    ['delivery', true],
    ['returns-and-exchange', true],
    ['contact', true],
  ])
  const texts = await Promise.all(pages.map(({ slug: id }) => guest.pages.shown({ params: { id } })))
  expect(JSON.stringify(texts)).toContain(phone)
  expect(demoPolicies.footer.map(({ title }) => title)).toEqual(['Delivery', 'Payment', 'Exchange'])
  const linked = [...JSON.stringify([texts, demoPolicies]).matchAll(/\/pages\/([a-z-]+)/g)]
  expect(linked.length).toBeGreaterThan(1)
  for (const [, slug] of linked) expect(pages.map(page => page.slug)).toContain(slug)
})

test('orders of every status fill the staff screens, and the visitor has more than a page of orders', async () => {
  for (const status of ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const) {
    expect((await admin.orders.all({ query: { status } })).total, status).toBeGreaterThan(2)
  }
  const visitor = await guest.accounts.login({ body: demoLogins.shopper })
  expect((await shop.client(visitor.token).orders.mine()).total).toBeGreaterThan(5)
  expect((await guest.orders.hotSelling())[0]?.sold).toBeGreaterThan(3)
})

test('some buyers wait for their first call, others were called in vain, and nobody shares a number', async () => {
  const { orders, total } = await admin.orders.toConfirm({ query: { limit: 100 } })
  expect(total).toBe(orders.length)
  expect(orders.filter(({ attempts }) => attempts === 0).length).toBeGreaterThan(2)
  expect(orders.filter(({ attempts }) => attempts > 0).length).toBeGreaterThan(2)
  expect(orders.filter(({ e164 }) => e164 === null)).toEqual([])
  const buyers = new Map(orders.map(({ e164, userId }) => [e164, userId._id]))
  expect(buyers.size).toBe(new Set(buyers.values()).size)
})

test('parcels on their way have a courier and a number, and two were refused at the door', async () => {
  const { orders } = await admin.orders.all({ query: { status: 'Shipped', limit: 100 } })
  expect(orders.filter(({ courier, trackingNumber }) => courier === '' || trackingNumber === '')).toEqual([])
  expect((await admin.orders.all({ query: { status: 'Returned' } })).total).toBe(2)
})

test('no order and no step of one lies in the future', async () => {
  const { orders } = await admin.orders.all({ query: { limit: 100 } })
  for (const { _id } of orders.slice(0, 30)) {
    const { createdAt, events } = await admin.orders.get({ params: { id: _id } })
    const times = [createdAt, ...events.map(({ at }) => at)]
    expect(times).toEqual(times.toSorted())
    expect(new Date(times.at(-1) ?? '').getTime()).toBeLessThanOrEqual(moment.getTime())
  }
})

/** What this start time made when it was last looked at. A change of the demo changes it. */
const fingerprint = '8a3ff3f6b6febeff'

// A second demo beside this one would show the same, but plays seven thousand statements for it.
test('the same start time makes the same demo, on every run, machine and database', async () => {
  const { db } = shop
  const orders = db
    .selectFrom('orders')
    .select(['id', 'number', 'userId', 'status', 'totalCents', 'fullName', 'createdAt', 'confirmation'])
  const made = [
    await orders.orderBy('number').execute(),
    await db
      .selectFrom('orderLines')
      .select(['id', 'orderId', 'stockId', 'quantity'])
      .orderBy('id')
      .execute(),
    await db.selectFrom('products').select(['id', 'slug', 'priceCents', 'createdAt']).orderBy('id').execute(),
    await db.selectFrom('stock').select(['id', 'productId', 'quantity']).orderBy('id').execute(),
  ]
  expect(createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16)).toBe(fingerprint)
})

test('the demo’s menus lead to what is new and to what costs little', async () => {
  const { collections } = await admin.collections.list()
  expect(collections.map(({ slug, inMenu }) => [slug, inMenu])).toEqual([
    ['new-in', true],
    ['under-30', true],
  ])
  for (const { slug } of collections) {
    const { total } = await guest.catalogue.browse({ query: { collection: slug } })
    expect(total, slug).toBeGreaterThan(7)
    expect(total, slug).toBeLessThan(40)
  }
})

test('everything of the demo is known by its id, so that it can be removed', async () => {
  const isDemo = openDemoIds()
  for (const table of ['products', 'deals', 'pages', 'collections', 'users', 'orders'] as const) {
    const rows = await shop.db.selectFrom(table).select('id').execute()
    expect(rows.filter(({ id }) => !isDemo(id))).toEqual([])
  }
  expect(isDemo(shop.deps.newId())).toBe(false)
})

test('nobody is mailed about what happened before the demo opened', async () => {
  expect(await shop.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('a filled demo is left alone, and a shop with content of its own gets none', async () => {
  const before = (await admin.catalogue.list()).totalProducts
  await seedDemo(shop.deps)
  expect(await holdsDemo(shop.db)).toBe(true)
  expect((await admin.catalogue.list()).totalProducts).toBe(before)

  const merchant = await createTestApp()
  await makeUser(merchant, 'admin')
  await seedDemo(merchant.deps)
  expect(await holdsDemo(merchant.db)).toBe(false)
  expect(await merchant.client().catalogue.newArrivals()).toEqual([])
})

test('a demo that was cut off is gone from a shop that opens without one, and never comes back over it', async () => {
  const cutOff = await createTestApp()
  await setMilestone(cutOff.db, 'demo begun', moment)
  const demoAdmin = await makeUser(cutOff, 'admin')
  await dropHalfDemo(cutOff.deps)
  await expect(demoAdmin.client.catalogue.list()).rejects.toMatchObject({ status: 401 })
  const customer = await makeUser(cutOff)
  await dropHalfDemo(cutOff.deps)
  await seedDemo(cutOff.deps)
  expect(await holdsDemo(cutOff.db)).toBe(false)
  expect((await customer.client.accounts.verifyToken()).email).toBe(customer.email)
})

test('a whole demo stays when the shop opens without it', async () => {
  await dropHalfDemo(shop.deps)
  expect((await guest.deals.active()).deals).toHaveLength(1)
})
