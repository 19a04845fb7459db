import type { Page } from '@playwright/test'
import type { Product } from '../../src/contract/catalogue/catalogue.ts'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test as base, expect, hydrated, onDesktop } from './shop-test.ts'

/** A product in two colours, with pictures for each and one for both. */
const test = base.extend<{ piece: Product }>({
  piece: async ({ admin, frock }, use) => {
    const { products } = await admin.catalogue.list({ query: { q: 'nilofer' } })
    const [ivory = '', cloth = '', rose = '', back = ''] = [
      ...new Set([...frock.product_images, ...(products[0]?.product_images ?? [])]),
    ]
    const piece = await admin.catalogue.add({
      body: productInput({
        category: 'k-hand-work',
        product_images: [ivory, cloth, rose, back],
        alts: { [ivory]: 'Ivory front', [cloth]: 'Cloth', [rose]: 'Rose front', [back]: 'Rose back' },
        Color: [{ Color: 'Ivory' }, { Color: 'Rose' }],
        pictureColors: { [ivory]: 'Ivory', [rose]: 'Rose', [back]: 'Rose' },
      }),
    })
    await use(piece)
    await admin.catalogue.remove({ params: { id: piece._id } })
  },
})

const kurta = '/product/nilofer-chikankari-kurta-with-trousers'
/** The row's other pictures are inert, of which roles know nothing. */
const enlarge = (page: Page) =>
  page.locator('li:not([inert])').getByRole('button', { name: /^Enlarge picture/ })
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ })

/** The scripts that the page has asked for so far. */
function scripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname)
  })
  return names
}

test('enlarged pictures load when opened, and closing them returns the focus', async ({ page }) => {
  const asked = scripts(page)
  await page.goto(kurta)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter(name => /lightbox|size-guide/.test(name))).toEqual([])

  await enlarge(page).focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toBeVisible()
  await expect(lightbox(page).getByRole('status')).toHaveText(/Picture 1 of \d/)
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).getByRole('status')).toHaveText(/Picture 2 of \d/)
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click()
  await page.keyboard.press('+')
  await expect(lightbox(page).getByRole('button', { name: 'Zoom out', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(enlarge(page)).toBeFocused()
})

test('the page behind a dialog does not scroll until the dialog is closed', async ({ page }) => {
  await page.goto(kurta)
  await hydrated(page)
  await enlarge(page).click()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test(
  'an enlarged picture is drawn from the largest rendition and dragged about',
  onDesktop,
  async ({ page }) => {
    await page.goto(kurta)
    await hydrated(page)
    await enlarge(page).click()
    const picture = lightbox(page).getByRole('img')
    const width = () => lightbox(page).evaluate(dialog => [dialog.getBoundingClientRect().width, innerWidth])
    const [covered, whole] = await width()
    expect(covered, 'no stripe is left beside it').toBe(whole)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('1200')
    await expectAccessible(page)
    await picture.click()
    const zoomed = lightbox(page).getByRole('button', { name: /^Zoom out: / })
    const place = () => zoomed.evaluate(button => button.parentElement?.scrollTop ?? 0)
    const before = await place()
    await page.mouse.move(700, 500)
    await page.mouse.down()
    await page.mouse.move(700, 400, { steps: 5 })
    await page.mouse.up()
    await expect.poll(place).toBeGreaterThan(before + 50)
    await expect(zoomed).toBeVisible()
  },
)

test('a swipe shows the next picture', async ({ page }) => {
  await page.goto(kurta)
  await hydrated(page)
  await enlarge(page).tap()
  await expect(lightbox(page).getByRole('status')).toHaveText(/Picture 1 of/)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] })
  await touch('touchStart', 300)
  for (const x of [260, 200, 140]) await touch('touchMove', x)
  await touch('touchEnd')
  await expect(lightbox(page).getByRole('status')).toHaveText(/Picture 2 of/)
})

test('the size guide shows the piece alone, in inches and centimetres, and gives the focus back', async ({
  page,
}) => {
  await page.goto(kurta)
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Size guide' })
  await button.focus()
  await page.keyboard.press('Enter')
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide.getByRole('table')).toHaveCount(1)
  const garment = guide.getByRole('table', { name: /^Straight kurtas and shirts/ })
  await expect(garment.getByRole('row', { name: 'M 20 18½ 21½ 14½' })).toBeVisible()
  await expect(guide.getByText('Length: Kurta 39 in, Trousers 37 in')).toBeVisible()
  await guide.getByRole('radio', { name: 'cm' }).check()
  await expect(garment.getByRole('row', { name: 'M 51 47 55 37' })).toBeVisible()
  await expectAccessible(page)
  await guide.getByText('Women’s sizes').first().click()
  await expect(guide.getByRole('table', { name: 'Women’s sizes' })).toContainText('88–93')
  await expect(guide.getByRole('table', { name: 'Kids’ sizes' })).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(button).toBeFocused()
})

test('a row of the size guide chooses its size', async ({ page }) => {
  await page.goto(kurta)
  await hydrated(page)
  await page.getByRole('button', { name: 'Size guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  const row = guide.getByRole('row').filter({ has: page.getByRole('button', { name: 'M', exact: true }) })
  // Anywhere on the row: its button covers it.
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {}
  await row.click({ position: { x: width - 20, y: height / 2 } })
  await expect(guide).toBeHidden()
  await expect(page).toHaveURL(/[?&]size=M(&|$)/)
  await expect(page.getByRole('radio', { name: /^M\b/ })).toBeChecked()
})

test.describe('when its code does not come', () => {
  test.use({ expectedNoise: [/ERR_FAILED|dynamically imported module/] })

  test('the button says so, and the next press opens it', async ({ page }) => {
    await page.goto(kurta)
    await hydrated(page)
    await page.route(/size-guide/, route => route.abort())
    const button = page.getByRole('button', { name: 'Size guide' })
    await button.click()
    await expect(page.getByText('This could not be opened.')).toBeVisible()
    await expect(button).toBeFocused()
    await page.unroute(/size-guide/)
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible()
  })
})

const shownAlts = (page: Page) =>
  page
    .getByRole('list', { name: 'Pictures' })
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt))

test('the pictures are those of the chosen colour, followed by those of no colour', async ({
  page,
  piece,
}) => {
  await page.goto(`/product/${piece.slug}`)
  await hydrated(page)
  expect(await shownAlts(page)).toEqual(['Ivory front', 'Cloth'])
  await page.getByRole('radio', { name: 'Rose', exact: true }).first().check()
  await expect(page).toHaveURL(/color=Rose/)
  await expect.poll(() => shownAlts(page)).toEqual(['Rose front', 'Rose back', 'Cloth'])
  await expect(enlarge(page).getByRole('img')).toHaveAttribute('alt', 'Rose front')
  await expect(enlarge(page)).toBeInViewport()
  await enlarge(page).click()
  await expect(lightbox(page).getByRole('status')).toHaveText('Picture 1 of 3')
  await lightbox(page).getByRole('button', { name: 'Next picture' }).click()
  await page.keyboard.press('Escape')
  await expect(enlarge(page).getByRole('img')).toHaveAttribute('alt', 'Rose back')
  await page.getByRole('radio', { name: 'Ivory', exact: true }).first().check()
  await expect(enlarge(page).getByRole('img')).toHaveAttribute('alt', 'Ivory front')
  await page.goto(`/product/${piece.slug}?color=Rose`)
  expect(await shownAlts(page)).toEqual(['Rose front', 'Rose back', 'Cloth'])
})

test('the thumbnails of a colour are walked by keys', onDesktop, async ({ page, piece }) => {
  await page.goto(`/product/${piece.slug}?color=Rose`)
  await hydrated(page)
  const thumbs = page.getByRole('list', { name: 'Choose a picture' }).getByRole('button')
  await expect(thumbs).toHaveCount(3)
  await thumbs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumbs.nth(1)).toBeFocused()
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('a screen that is turned keeps the picture', async ({ page, piece }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`/product/${piece.slug}?color=Rose`)
  await hydrated(page)
  const thumbs = page.getByRole('list', { name: 'Choose a picture' })
  await thumbs.getByRole('button').nth(1).click()
  const picture = page.locator('li:not([inert]) img[loading=eager][alt="Rose back"]')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('li > button img[alt="Rose front"]').first()).not.toBeInViewport()
  for (const width of [1024, 768, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(picture).toBeInViewport()
    if (width > 390)
      await expect(thumbs.locator('[aria-current=true]').getByRole('img')).toHaveAttribute('alt', 'Rose back')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole product can be read, and no button is shown that would do nothing', async ({ page }) => {
    await page.goto(`${kurta}?color=Rose&size=M`)
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    await expect(page.getByText('Cash on delivery').first()).toBeVisible()
    await page.getByText('Delivery and exchange').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Pay the courier in cash' })).toBeVisible()
    // Words inside `noscript` are not looked through by `getByText`.
    await expect(page.locator('noscript p')).toContainText('turn on JavaScript')
    await expect(page.locator('noscript p')).toBeVisible()
    for (const name of ['Size guide', 'Share', 'Save for later'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  })
})
