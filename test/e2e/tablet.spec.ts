import { arriveAsAdmin, beyondTheEdge, expect, hydrated, test } from './shop-test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('a tablet names the groups on the first screen of the home page', async ({ page }) => {
  await page.goto('/')
  const groups = page.getByRole('region', { name: 'Find your piece' })
  for (const name of ['Women', 'Kids'])
    await expect(groups.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
})

test('a tablet shows all thumbnails of a product, each large enough for a finger', async ({ page }) => {
  await page.goto('/product/nilofer-chikankari-kurta-with-trousers')
  await hydrated(page)
  const thumbs = await page.getByRole('list', { name: 'Choose a picture' }).getByRole('button').all()
  expect(thumbs.length).toBeGreaterThan(4)
  for (const thumb of thumbs) {
    await expect(thumb).toBeInViewport({ ratio: 1 })
    const { width = 0, height = 0 } = (await thumb.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

for (const { list, path, lines } of [
  { list: 'products', path: '/product-list', lines: 'td p:first-child, td a' },
  { list: 'orders', path: '/admin/orders?tab=all', lines: '[data-place=buyer] > span' },
])
  test(`a tablet shows the staff’s ${list} in words, not letter by letter`, async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    await page.goto(path)
    const row = page.getByRole('main').locator('tbody tr').first()
    await expect(row).toBeVisible()
    const narrowest = await row
      .locator(lines)
      .evaluateAll(all => Math.min(...all.map(one => one.getBoundingClientRect().width || Infinity)))
    expect(narrowest).toBeGreaterThan(20)
    expect(await beyondTheEdge(page)).toBe(0)
  })
