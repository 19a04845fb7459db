import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, type TestUser } from '../../../test-support/factories.ts'
import { maxWishlistProducts } from '../../contract/limits.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const products = (n: number) =>
  Promise.all(Array.from({ length: n }, async () => (await makeProduct(admin))._id))

const keep = async ({ client }: TestUser, ...productIds: string[]) =>
  (await client.wishlist.add({ body: { productIds } })).products.map(({ _id }) => _id)

const kept = async ({ client }: TestUser) => (await client.wishlist.get()).products.map(({ _id }) => _id)

/** Products enough to fill a wishlist, without a call for each. */
async function manyProducts(n: number): Promise<string[]> {
  const pattern = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', (await makeProduct(admin))._id)
    .executeTakeFirstOrThrow()
  const json = [
    'optionPrices',
    'pictures',
    'colors',
    'materials',
    'lengths',
    'sizes',
    'third',
    'included',
    'tags',
  ] as const
  const texts = Object.fromEntries(json.map(name => [name, JSON.stringify(pattern[name])]))
  const copies = Array.from({ length: n }, () => {
    const id = shop.deps.newId()
    return { ...pattern, ...(texts as Record<(typeof json)[number], string>), id, slug: id }
  })
  await shop.db.insertInto('products').values(copies).execute()
  return copies.map(({ id }) => id)
}

test('the wishlist is answered with its products, latest first, and belongs to one account', async () => {
  const [user, other] = [await makeUser(shop), await makeUser(shop)]
  const [a = '', b = '', c = ''] = await products(3)
  expect(await keep(user, a)).toEqual([a])
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  expect(await keep(user, b, c)).toEqual([b, c, a])
  expect(await kept(user)).toEqual([b, c, a])
  expect(await kept(other)).toEqual([])
})

test('a product that is repeated or already on the list changes nothing', async () => {
  const user = await makeUser(shop)
  const [a = '', b = ''] = await products(2)
  await keep(user, a)
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  expect(await keep(user, b, b, a)).toEqual([b, a])
})

test('unknown products are ignored, and the others are added', async () => {
  const user = await makeUser(shop)
  const [a = ''] = await products(1)
  expect(await keep(user, 'no-such-product', a)).toEqual([a])
  expect(await keep(user, 'no-such-product')).toEqual([a])
})

test('a product no longer sold is not shown, cannot be added, and takes no place', async () => {
  const user = await makeUser(shop)
  const [gone = '', ...rest] = await manyProducts(maxWishlistProducts + 1)
  await keep(user, gone)
  await admin.client.catalogue.remove({ params: { id: gone } })
  expect(await kept(user)).toEqual([])
  expect(await keep(user, gone)).toEqual([])
  expect(await keep(user, ...rest)).toHaveLength(maxWishlistProducts)
})

test('a full wishlist refuses more with a message and stays as it was', async () => {
  const user = await makeUser(shop)
  const ids = await manyProducts(maxWishlistProducts + 1)
  const [last = '', ...rest] = ids
  await keep(user, ...rest)
  await expect(keep(user, last)).rejects.toMatchObject({
    status: 409,
    code: 'wishlist_full',
    message: expect.stringContaining('200'),
  })
  expect(await keep(user, rest[0] ?? '')).toHaveLength(maxWishlistProducts)
})

test('two tabs that add at once both get their products, up to the maximum', async () => {
  const user = await makeUser(shop)
  const ids = await manyProducts(maxWishlistProducts + 5)
  await keep(user, ...ids.slice(10, maxWishlistProducts))
  const tabs = await Promise.allSettled(
    ids
      .slice(0, 10)
      .concat(ids.slice(maxWishlistProducts))
      .map(id => keep(user, id)),
  )
  expect(tabs.filter(tab => tab.status === 'fulfilled')).toHaveLength(10)
  for (const tab of tabs) if (tab.status === 'rejected') expect(tab.reason.code).toBe('wishlist_full')
  expect(await kept(user)).toHaveLength(maxWishlistProducts)
})

test('removing a product answers what is left, also when it was not on the list', async () => {
  const user = await makeUser(shop)
  const [a = '', b = ''] = await products(2)
  await keep(user, a, b)
  for (const productId of [a, a, 'no-such-product']) {
    const { products: left } = await user.client.wishlist.remove({ params: { productId } })
    expect(left.map(({ _id }) => _id)).toEqual([b])
  }
})
