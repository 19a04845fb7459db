import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { bothSizes, expect, hydrated, onDesktop, test } from './shop-test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const rows = (page: Page) => page.getByRole('option')
const words = (route: Route): string => route.request().postDataJSON().query

/** The header's field; on a phone the one of the search sheet. */
async function openSearch(page: Page) {
  await page.goto('/')
  await hydrated(page)
  if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true })
  if (isPhone(page)) await expect(field).toBeFocused()
  return field
}

test(
  'suggestions appear while typing, with picture, title and price, as many as fit',
  bothSizes,
  async ({ page }) => {
    const field = await openSearch(page)
    await field.fill('k')
    await field.pressSequentially('urta')
    await expect(rows(page)).toHaveCount(isPhone(page) ? 6 : 8)
    await expect(
      rows(page).first().getByRole('presentation').or(rows(page).first().locator('img')),
    ).toBeVisible()
    await expect(rows(page).first()).toHaveText(/Kurta.*\$\d/)
    await expect(rows(page).first().locator('span.font-semibold').first()).toHaveText(/kurta/i)
    const inner = await page.getByRole('listbox').evaluate(list => list.scrollHeight - list.clientHeight)
    expect(inner).toBe(0)
    await expectAccessible(page)
  },
)

test('the arrow keys walk over the rows, Enter opens one, Esc keeps the words', async ({ page }) => {
  const field = await openSearch(page)
  await field.fill('frock')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(0)
  if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(field).toHaveValue('frock')
  await expect(field).toBeFocused()
  // On a phone the field comes with its answers, on a wide screen they open by the key.
  if (isPhone(page)) await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  const title = await rows(page).first().locator('span').first().textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/')
  if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(field).toHaveValue('frock')
})

test('Enter in the field shows all answers on the search page', async ({ page }) => {
  const field = await openSearch(page)
  await field.fill('frock')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=frock')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('frock')
})

test('the results page has one search field, with the words in it', onDesktop, async ({ page }) => {
  await page.goto('/search?q=ajrak')
  await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('ajrak')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
  await hydrated(page)
  await page.getByRole('link', { name: /Ajrak/ }).first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('ajrak')
})

test('a late answer never replaces a newer one, and a slow one is waited for in sight', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/search-product', async route => {
    if (words(route) === 'kurta') held.push(route)
    else await route.continue()
  })
  const field = await openSearch(page)
  await field.fill('kurta')
  await expect(page.getByText('Searching…')).toBeVisible()
  await expectAccessible(page)
  await field.fill('frock')
  await expect(rows(page).first()).toContainText(/frock/i)
  await expect(page.getByText('Searching…')).toHaveCount(0)
  for (const route of held) await route.continue().catch(() => undefined)
  await expect(rows(page).first()).toContainText(/frock/i)
  await field.fill('')
  await expect(rows(page)).toHaveCount(0)
})

test('a search without results repeats the words and offers categories', async ({ page }) => {
  const field = await openSearch(page)
  await field.fill('tuxedo')
  await expect(page.locator('p', { hasText: "No products match 'tuxedo'" })).toBeVisible()
  const ways = page.getByRole('search').filter({ visible: true }).getByRole('link')
  await expect(ways).toHaveCount(4)
  await expectAccessible(page)
  await ways.first().click()
  await expect(page).toHaveURL(/\/category\//)
  await expect(page.getByText("No products match 'tuxedo'")).toHaveCount(0)
})

test.describe('when the shop does not answer', () => {
  test.use({ expectedNoise: [/./] })

  test('the search says so, and Retry asks again', onDesktop, async ({ page }) => {
    await page.route('**/search-product', route => route.abort())
    const field = await openSearch(page)
    await field.fill('frock')
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/search-product')
    await retry.click()
    await expect(rows(page).first()).toContainText(/frock/i)
  })
})
