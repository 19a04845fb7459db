import type { APIRequestContext, Page } from '@playwright/test'
import type { Product } from '../../src/contract/catalogue/catalogue.ts'
import { productInput } from '../../test-support/factories.ts'
import { test as base, expect, hydrated } from './shop-test.ts'

/** Nothing that a page would have to fetch. */
const plain = { product_images: [], Color: [] }

type MakePiece = (changes: Parameters<typeof productInput>[0]) => Promise<Product>

const test = base.extend<{
  /** Adds a product that is gone after the test, since all browser tests share one shop. */
  makePiece: MakePiece
}>({
  makePiece: async ({ admin }, use) => {
    const made: string[] = []
    await use(async changes => {
      const product = await admin.catalogue.add({ body: productInput({ ...plain, ...changes }) })
      made.push(product._id)
      return product
    })
    for (const id of made) await admin.catalogue.remove({ params: { id } })
  },
})

test('search engines are told what to read and what not', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const text = await robots.text()
  expect(text).toContain('Disallow: /checkout')
  expect(text).toContain('Disallow: /wishlist')
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('the sitemap leads to every public page, and all of them are there', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const addresses = await readXml(page, await sitemap.text(), 'loc')
  expect(addresses.length).toBeGreaterThanOrEqual(1 + 10 + 60)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ['/category/k-froks', '/category/kids', '/collections/new-in', '/collections/under-30'])
    expect(addresses).toContain(baseURL + path)
  for (const address of [addresses[0], addresses[5], addresses.at(-1)]) {
    expect((await request.get(address ?? '')).status(), address).toBe(200)
  }
})

test('a product tells search engines and shared links what shoppers see', async ({
  page,
  frock,
  baseURL,
}) => {
  await page.goto(`/product/${frock._id}?color=${frock.colors[0]?.name}&utm_source=letter`)
  const address = `${baseURL}/product/${frock.slug}`
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  expect(await metaOf(page)).toMatchObject({
    'og:type': 'product',
    'og:title': frock.title,
    'og:url': address,
    'product:price:amount': frock.price.toFixed(2),
    'twitter:card': 'summary_large_image',
  })
  const picture = (await metaOf(page))['og:image'] ?? ''
  expect(picture).toMatch(new RegExp(`^${baseURL}/media/.+\\.webp$`))
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/webp')

  const [product, trail] = await factsOf(page)
  expect(product).toMatchObject({ '@type': 'Product', name: frock.title, url: address })
  const { price, priceCurrency, availability } = (product as { offers: Record<string, string> }).offers
  expect(priceCurrency).toBe('USD')
  await expect(page.getByRole('main').getByText(`$${price}`).first()).toBeVisible()
  expect(availability).toBe('https://schema.org/InStock')
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('search engines are told what is sold out', async ({ page, makePiece }) => {
  const { slug } = await makePiece({ inventory: 0 })
  await page.goto(`/product/${slug}`)
  expect((await factsOf(page))[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  await expect(page.getByText(/sold out/i).first()).toBeVisible()
})

test('home and category tell who the shop is and what it lists', async ({ page, baseURL }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`)
  const [shop, site] = await factsOf(page)
  expect(shop).toMatchObject({ '@type': 'Organization', name: 'Zari' })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${baseURL}/search?q={words}` } },
  })
  await page.goto('/category/k-froks')
  const [list, trail] = await factsOf(page)
  const { itemListElement } = list as { itemListElement: { url: string }[] }
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(itemListElement.length)
  expect((await page.request.get(itemListElement[0]?.url ?? '')).status()).toBe(200)
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Kids' }, { name: 'Frocks' }] })
})

test('the page of a whole group is found, and its categories lead to it', async ({ page, baseURL }) => {
  await page.goto('/category/k-froks')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Kids' }).click()
  await expect(page).toHaveURL('/category/kids')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kids')
  await expect(page.getByText(/^24 of \d+ shown$/).first()).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/category/kids`)
  await page
    .getByRole('navigation', { name: 'Categories for Kids' })
    .getByRole('link', { name: 'Frocks' })
    .click()
  await expect(page).toHaveURL('/category/k-froks')
})

test('narrowed lists, searches and private pages stay out of search engines', async ({ page }) => {
  for (const path of ['/category/k-froks?sort=price-asc', '/search?q=ajrak', '/login', '/add-to-cart']) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toMatch(/<meta name="robots" content="noindex/)
    expect(html, path).not.toContain('rel="canonical"')
  }
  const html = await (await page.request.get('/category/k-froks?utm_source=letter')).text()
  expect(html).not.toContain('noindex')
})

test('an address that a product had before leads to its own', async ({ page, admin, makePiece }) => {
  const before = await makePiece({})
  const title = `Renamed ${before.title}`
  const { slug } = await admin.catalogue.edit({
    params: { id: before._id },
    body: productInput({ ...plain, title }),
  })
  expect(slug).not.toBe(before.slug)
  const answer = await page.request.get(`/product/${before.slug}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toContain(`/product/${slug}`)
})

test('the feed offers every piece by colour and size, as merchants’ centres want it', async ({
  page,
  request,
  frock,
}) => {
  const feed = await request.get('/feed/products.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const xml = await feed.text()
  const groups = await readXml(page, xml, 'g:item_group_id')
  expect(new Set(groups).size).toBeGreaterThanOrEqual(60)
  const ids = await readXml(page, xml, 'g:id')
  expect(new Set(ids).size).toBe(ids.length)
  const items = xml.split('<item>').slice(1)
  for (const item of items.slice(0, 40))
    for (const field of [
      'title',
      'link',
      'image_link',
      'availability',
      'price',
      'gender',
      'age_group',
      'size',
    ])
      expect(item).toContain(`<g:${field}>`)
  await expectRightItem(request, items, frock)
})

test('no text of a product breaks the feed or the page', async ({ page, makePiece, frock }) => {
  const title = `Tea & "Toast" 'n <3 ]]> ${Date.now()}`
  // The feed offers nothing without a picture.
  const { slug } = await makePiece({ title, product_images: frock.product_images.slice(0, 1) })
  await page.goto(`/product/${slug}`)
  await hydrated(page)
  expect((await factsOf(page))[0]).toMatchObject({ name: title })
  const feed = await page.request.get('/feed/products.xml')
  expect(await readXml(page, await feed.text(), 'g:title')).toContain(title)
})

async function expectRightItem(request: APIRequestContext, items: string[], frock: Product) {
  const [item = ''] = items.filter(text => text.includes(frock._id))
  expect(item).toContain(`${frock.price.toFixed(2)} USD`)
  const link = /<g:link>([^<]+)</.exec(item)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await request.get(link)).status(), link).toBe(200)
}

/** The contents of every element of that name; throws when the document is not well-formed. */
const readXml = (page: Page, xml: string, name: string) =>
  page.evaluate(
    ([text, tag]) => {
      const document = new DOMParser().parseFromString(text ?? '', 'application/xml')
      const error = document.querySelector('parsererror')
      if (error) throw new Error(error.textContent ?? 'not well-formed')
      return [...document.getElementsByTagName(tag ?? '')].map(element => element.textContent ?? '')
    },
    [xml, name],
  )

const factsOf = (page: Page): Promise<object[]> =>
  page.evaluate(() => {
    const script = document.querySelector('script[type="application/ld+json"]')
    return JSON.parse(script?.textContent ?? '{}')['@graph']
  })

const metaOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('meta')].map(meta => [
        meta.getAttribute('property') ?? meta.name,
        meta.content,
      ]),
    ),
  )
