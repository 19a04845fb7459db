import { afterAll, expect, test } from 'vitest'
import { cachedPages } from '../../src/web/cached-pages.ts'
import { remote, signInDemo } from '../../test-support/remote-client.ts'
import { demoShopFolder } from '../../test-support/shop-folders.ts'
import { startShop } from '../../test-support/start-shop.ts'

const folder = await demoShopFolder()
const metricsToken = 'only-for-the-watcher'
const shop = await startShop({ DATA_DIR: folder.path, METRICS_TOKEN: metricsToken })
afterAll(async () => {
  await shop.stop()
  await folder.remove()
})
const admin = remote(shop.url, await signInDemo(shop.url, 'admin'))

async function counts() {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${shop.url}/metrics`, { headers })).text()
  const of = (from: string) =>
    Number(new RegExp(`zari_response_cache_answers\\{from="${from}",process="1"\\} (\\d+)`).exec(text)?.[1])
  return { kept: of('kept'), made: of('made') }
}

async function readAll(paths: readonly string[]) {
  for (const path of paths) {
    const answer = await fetch(shop.url + path)
    await answer.text()
    expect(answer.status, path).toBe(200)
  }
}

/** How many of these were made, and how many sent as kept. */
async function countsOf(paths: readonly string[]) {
  const before = await counts()
  await readAll(paths)
  const after = await counts()
  return { kept: after.kept - before.kept, made: after.made - before.made }
}

test('every page that is the same for everybody is made once and then sent as kept', async () => {
  const [product] = await admin.catalogue.newArrivals({ query: { limit: 1 } })
  if (!product) throw new Error('The demo has no products')
  const { _id: id, slug, category } = product
  const { collections } = await admin.collections.create({ body: { name: 'Eid', products: [id] } })
  await admin.pages.create({
    body: { title: 'How we dye', slug: 'how-we-dye', body: 'With indigo.', published: true },
  })
  const examples: [string, string][] = [
    ['/product/:pId', `/product/${slug}`],
    ['/category/:cid', `/category/${category}`],
    ['/collections/:slug', `/collections/${collections[0]?.slug}`],
    ['/pages/:slug', '/pages/how-we-dye'],
  ]
  const paths = cachedPages
    // These two are made under the shop's own address alone, which a test on a free port has not.
    .filter(({ needsOwnHost }) => !needsOwnHost)
    .map(({ path }) => examples.reduce((made, [from, to]) => made.replace(from, to), path))
  await readAll(paths)
  expect(await countsOf(paths)).toEqual({ kept: paths.length, made: 0 })
})

test('an edit of the newest product of a category makes no page of the others anew', async () => {
  const [newest, ...others] = await admin.catalogue.byCategory({
    params: { id: 'k-froks' },
    query: { limit: 12 },
  })
  if (!newest) throw new Error('The demo has no frocks')
  const pages = others.map(({ slug }) => `/product/${slug}`)
  await readAll([...pages, `/product/${newest.slug}`])
  await admin.catalogue.quickEdit({ params: { id: newest._id }, body: { price: newest.price + 1 } })
  expect(await countsOf(pages)).toEqual({ kept: pages.length, made: 0 })
  expect(await countsOf([`/product/${newest.slug}`])).toEqual({ kept: 0, made: 1 })
})

test.each([
  ['/_.data', 'no-cache'],
  ['/search.data?q=lawn', 'no-cache'],
  ['/_.data?order=some', 'no-store'],
  ['/profile.data', 'no-store'],
  ['/order-placed.data?order=some', 'no-store'],
  ['/nowhere.data', 'no-store'],
])('nobody keeps the data of one person’s page: %s says %s', async (path, header) => {
  const answer = await fetch(shop.url + path)
  await answer.text()
  expect(answer.headers.get('cache-control')).toBe(header)
})
