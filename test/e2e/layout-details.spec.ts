import { goOffline, goOnline } from '../../test-support/connection.ts'
import { orderData } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openFooter } from './open-footer.ts'
import { arriveSignedIn, expect, hydrated, onBothSizes, test } from './shop-test.ts'

test('a title breaks between words, not after a hyphen', async ({ page, guest }) => {
  const [mehr] = await guest.catalogue.search({ body: { query: 'Mehr Raw Silk 3-Piece' } })
  await page.goto(`/search?q=${mehr?.title}`)
  await hydrated(page)
  const title = page.getByRole('main').getByRole('link', { name: mehr?.title ?? '', exact: true })
  const lines = () =>
    title.evaluate(link => {
      const word = Array.from(link.querySelectorAll('span')).find(span => span.textContent === '3-Piece')
      return word?.getClientRects().length
    })
  await onBothSizes(page, async () => expect(await lines()).toBe(1))
})

test('"Clear all" is in line with the active filters', async ({ page }) => {
  await page.goto('/search?q=sleeves&size=XS,M&minPrice=30&maxPrice=60&inStock=1')
  await hydrated(page)
  await onBothSizes(page, async () => {
    const last = await page.getByRole('link', { name: 'Remove In stock' }).boundingBox()
    const clear = await page.getByRole('link', { name: 'Clear all' }).boundingBox()
    expect(middle(clear)).toBeCloseTo(middle(last), 0)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedNoise: [/Failed to fetch|ERR_/], firstVisit: true })

  test('the offline message is in view, however far the page had been scrolled', async ({ page }) => {
    // Whatever else of the home page may be kept, the picture of that page is not.
    await page.route('**/default-*', route => route.abort())
    await page.goto('/')
    await hydrated(page)
    const footer = await openFooter(page)
    await footer.getByRole('link', { name: 'Frocks' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frocks')
    await goOffline(page)
    await page.goBack()
    const heading = page.getByRole('heading', { level: 1, name: 'You’re offline' })
    await expect(heading).toBeInViewport()
    // The picture cannot come either, which is no reason to show the browser's broken icon.
    await expect(page.getByRole('main').locator('img')).toHaveCSS('opacity', '0')
    await goOnline(page)
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedNoise: [/404/] })

  test('wraps its text into lines of about the same length', async ({ page }) => {
    await page.goto('/nowhere')
    await onBothSizes(page, async () => {
      const widths = await page.getByText('There is nothing at this address.').evaluate(words => {
        const text = document.createRange()
        text.selectNodeContents(words)
        return Array.from(text.getClientRects(), ({ width }) => width)
      })
      expect(widths.length).toBeGreaterThan(1)
      expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2)
    })
  })
})

test('the chat button is at the bottom of a page that is shorter than the screen', async ({ page }) => {
  await page.goto('/reset-password')
  await hydrated(page)
  await onBothSizes(page, async () => {
    const bubble = await page.getByRole('link', { name: /^Chat with the shop/ }).boundingBox()
    const height = page.viewportSize()?.height ?? 0
    expect(height - ((bubble?.y ?? 0) + (bubble?.height ?? 0))).toBeLessThan(40)
  })
})

test('the chat button stands in the gutter, beside whatever the page shows', async ({ page, frock }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/category/${frock.category}`)
  const bubble = await page.getByRole('link', { name: /^Chat with the shop/ }).boundingBox()
  const cards = await page
    .getByRole('article')
    .evaluateAll(all => all.map(card => card.getBoundingClientRect().right))
  expect(Math.max(...cards)).toBeLessThanOrEqual(bubble?.x ?? 0)
})

test('a tablet shows pictures and choice of a product beside each other', async ({ page, frock }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`/product/${frock.slug}`)
  const picture = await page.getByRole('list', { name: 'Pictures' }).boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
  expect(title?.y).toBeLessThan((picture?.y ?? 0) + 100)
  await expect(page.getByRole('button', { name: /^Choose a|^add to cart/i }).first()).toBeInViewport()
})

test('the chat button covers no product, whose page asks by a link of its own', async ({ page, frock }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const bubble = page.getByRole('link', { name: /^Chat with the shop/ })
  await page.goto(`/category/${frock.category}`)
  await expect(bubble).toBeVisible()
  await page.getByRole('link', { name: frock.title }).first().click()
  await expect(page.getByRole('link', { name: /^Ask about this piece/ })).toBeVisible()
  await expect(bubble).toHaveCount(0)
})

test('the chat button stays above the footer at the end of a page', async ({ page, frock }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/category/${frock.category}`)
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const bubble = await page.getByRole('link', { name: /^Chat with the shop/ }).boundingBox()
  const { y = 0 } = (await footer.boundingBox()) ?? {}
  expect((bubble?.y ?? 0) + (bubble?.height ?? 0)).toBeLessThanOrEqual(y)
})

test('the thank-you heading breaks between its sentences', async ({ page, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  const { _id } = await shopper.api.orders.create({ body: orderData() })
  await arriveSignedIn(page, shopper)
  await page.goto(`/?order=${_id}`)
  const heading = page.getByRole('heading', { name: 'Thank you, Ayesha Khan. Your order is placed.' })
  const second = heading.getByText('Your order is placed.')
  await expect(second).toBeVisible()
  await onBothSizes(page, async () => {
    const size = await second.evaluate(words => Number.parseFloat(getComputedStyle(words).fontSize))
    expect((await second.boundingBox())?.height).toBeLessThan(size * 1.5)
    await expectAccessible(page)
  })
})

test.describe('when something long goes wrong', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('its lines align beside the icon', async ({ page, shopper }) => {
    await arriveSignedIn(page, shopper)
    await page.route('**/api/cart/get', route => route.abort())
    await page.goto('/add-to-cart')
    await expect(page.getByRole('alert')).toBeVisible()
    const starts = await page.getByRole('alert').evaluate(alert => {
      const text = document.createRange()
      text.selectNodeContents(alert.lastChild ?? alert)
      const lines = new Map<number, number>()
      for (const { top, left } of text.getClientRects())
        lines.set(top, Math.min(left, lines.get(top) ?? left))
      return Array.from(lines.values(), Math.round)
    })
    expect(starts.length).toBeGreaterThan(1)
    expect(new Set(starts).size).toBe(1)
  })
})

const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN)
