import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const shopper = await makeUser(shop)
const guest = shop.client()
const missing = { status: 404, code: 'not_found' }
const category = 'k-hand-work'

/** Wherever a shopper may meet a product. */
async function seen({ _id: id, slug, title }: { _id: string; slug: string; title: string }) {
  const found = async (look: Promise<{ _id: string }[]>) => (await look).some(each => each._id === id)
  const read = (name: string) =>
    guest.catalogue.get({ params: { id: name } }).then(
      () => true,
      () => false,
    )
  const browsed = guest.catalogue.browse({ query: { category, limit: 240 } })
  return Promise.all([
    read(id),
    read(slug),
    found(guest.catalogue.newArrivals({ query: { limit: 100 } })),
    found(guest.catalogue.byCategory({ params: { id: category } })),
    found(guest.catalogue.some({ query: { ids: id } })),
    found(guest.catalogue.search({ body: { query: title } })),
    found(browsed.then(({ products }) => products)),
    found(guest.orders.hotSelling({ query: { limit: 50 } }).then(list => list.map(each => each.productId))),
  ])
}

const nowhere = Array.from({ length: 8 }, () => false)
const everywhere = nowhere.map(() => true)

test('only the staff see a draft until it is published', async () => {
  const made = await makeProduct(admin, { category, status: 'draft', publishAt: '2030-01-01T00:00:00.000Z' })
  const params = { id: made._id }
  expect(made).toMatchObject({ status: 'draft', publishAt: null })
  expect(await seen(made)).toEqual(nowhere)
  await expect(shopper.client.cart.add({ body: { productId: made._id } })).rejects.toMatchObject(missing)
  expect((await shopper.client.wishlist.add({ body: { productIds: [made._id] } })).products).toEqual([])
  expect(await admin.client.catalogue.staffGet({ params: { id: made.slug } })).toEqual(made)
  await admin.client.catalogue.edit({ params, body: productInput({ title: made.title, category }) })
  expect(await seen(made)).toEqual(nowhere)
  const body = productInput({ title: made.title, category, status: 'published' })
  const published = await admin.client.catalogue.edit({ params, body })
  expect(published).toMatchObject({ status: 'published', publishAt: shop.clock.now.toISOString() })
  expect(await seen(made)).toEqual(everywhere)
})

test('a draft published days later is then the newest product', async () => {
  const before = shop.clock.now
  const old = await makeProduct(admin, { category, status: 'draft' })
  expect(old.published_at).toBeNull()
  shop.clock.now = new Date(before.getTime() + 10 * 86_400_000)
  await makeProduct(admin, { category })
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  await admin.client.catalogue.bulk({ body: { ids: [old._id], change: { kind: 'publish' } } })
  const appeared = { _id: old._id, created_at: old.created_at, published_at: shop.clock.now.toISOString() }
  expect((await guest.catalogue.newArrivals({ query: { limit: 1 } }))[0]).toMatchObject(appeared)
  const browsed = await guest.catalogue.browse({ query: { category, sort: 'newest', limit: 1 } })
  expect(browsed.products[0]).toMatchObject(appeared)
  shop.clock.now = before
})

test('a scheduled product is listed from its second on, as the newest', async () => {
  const before = shop.clock.now
  const at = new Date(before.getTime() + 60_000)
  const made = await makeProduct(admin, { category, publishAt: at.toISOString() })
  const later = await makeProduct(admin, { category })
  expect(made).toMatchObject({ status: 'scheduled', publishAt: at.toISOString() })
  shop.clock.now = new Date(at.getTime() - 1)
  expect(await seen(made)).toEqual(nowhere)
  shop.clock.now = at
  expect(await seen(made)).toEqual(everywhere)
  const [newest, next] = await guest.catalogue.newArrivals({ query: { limit: 2 } })
  expect([newest?._id, next?._id]).toEqual([made._id, later._id])
  expect(await admin.client.catalogue.staffGet({ params: { id: made._id } })).toMatchObject({
    status: 'published',
  })
  shop.clock.now = before
})

test('a product in a cart cannot be bought while it is a draft', async () => {
  const { _id: id } = await makeProduct(admin)
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId: id } })
  const change = (kind: 'draft' | 'publish') =>
    admin.client.catalogue.bulk({ body: { ids: [id], change: { kind } } })
  await change('draft')
  expect((await client.cart.get()).items).toMatchObject([{ available: false, gone: true }])
  await expect(client.orders.create({ body: orderData() })).rejects.toMatchObject({
    code: 'out_of_stock',
    message: expect.stringContaining('no longer on sale'),
  })
  await change('publish')
  expect((await client.orders.create({ body: orderData() })).items).toHaveLength(1)
})

test.each(['0000-01-01T00:00:00.000Z', '1999-12-31T23:59:59.000Z', '9999-12-31T23:59:59.000Z'])(
  'a product cannot be scheduled for %s',
  async publishAt => {
    await expect(makeProduct(admin, { publishAt })).rejects.toMatchObject({
      status: 400,
      fields: { publishAt: expect.any(String) },
    })
  },
)

test('newer products that are not published yet take no place on a page of search results', async () => {
  const [title, publishAt] = ['Published Peshwas', '2031-01-01T00:00:00.000Z']
  const { _id: id } = await makeProduct(admin, { title })
  for (const status of ['draft', 'published'] as const)
    await makeProduct(admin, { title, status, ...(status === 'published' && { publishAt }) })
  const found = await guest.catalogue.search({ body: { query: 'published peshwas', limit: 1 } })
  expect(found.map(({ _id }) => _id)).toEqual([id])
})
