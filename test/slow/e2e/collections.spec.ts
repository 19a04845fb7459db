import type { Page } from '@playwright/test'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { openFooter } from '../../e2e/open-footer.ts'
import { arriveAsAdmin, expect, hydrated } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

async function open(page: Page, baseURL: string | undefined, path: string) {
  await arriveAsAdmin(page, baseURL)
  await page.goto(path)
  await hydrated(page)
}

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('navigation', { name: 'Collections' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function add(page: Page, words: string, name: RegExp) {
  await page.getByRole('searchbox', { name: 'Add products' }).fill(words)
  await page.getByRole('button', { name }).click()
}

test('an owner chooses products in her order, and shoppers find them', async ({
  page,
  baseURL,
  noise,
  admin,
}) => {
  noise.push(/Failed to load resource/)
  // The demo's own.
  for (const { _id: id } of (await admin.collections.list()).collections)
    await admin.collections.remove({ params: { id } })
  await open(page, baseURL, '/admin/collections')
  await expect(page.getByText('No collections yet')).toBeVisible()
  await expectAccessible(page)
  await expect(footer(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Add collection' }).click()
  await page.getByRole('button', { name: 'Save collection' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Eid Edit')
  await page.getByLabel('Words below the heading').fill('For three days of visits.')
  await add(page, 'nilofer chikankari', /^Add Nilofer/)
  await add(page, 'gul gathered frock', /^Add Gul Gathered/)
  await expectAccessible(page)
  const up = page.getByRole('button', { name: /^Move Gul.* up$/ })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await page.getByRole('button', { name: 'Save collection' }).click()
  await expect(row(page, 'Eid Edit')).toContainText('2 chosen products')
  await expect(row(page, 'Eid Edit')).toContainText('/collections/eid-edit')

  await page.goto('/')
  await hydrated(page)
  await openFooter(page)
  await footer(page).getByRole('link', { name: 'Eid Edit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eid Edit')
  await expect(page.getByText('For three days of visits.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Gul')
  await expect(page.getByLabel('Sort').locator('visible=true')).toHaveValue('')
  await expectAccessible(page)
  await page.getByLabel('Sort').locator('visible=true').selectOption('price-desc')
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(cards(page).first()).toContainText('Nilofer')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/collections/eid-edit<')
})

test('a rule finds the products, and a former address leads on', async ({ page, baseURL }) => {
  await open(page, baseURL, '/admin/collections/new')
  await page.getByLabel('Name', { exact: true }).fill('Small prices')
  await page.getByLabel('Those that a rule finds, the newest first').check()
  await page.getByRole('button', { name: 'Save collection' }).click()
  await expect(page.getByText('Say which products are in it: at least one of these.')).toBeVisible()
  await page.getByLabel('Price below').fill('cheap')
  await expect(page.getByText(/Give .* as a number/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Price below').fill('30')
  await page.getByLabel('Category', { exact: true }).selectOption('kids')
  await page.getByRole('button', { name: 'Save collection' }).click()
  await expect(row(page, 'Small prices')).toContainText('Kids; below $30.00')
  await row(page, 'Small prices').getByRole('link', { name: 'Edit Small prices' }).click()
  await page.getByLabel('Address').fill('under-30')
  await page.getByRole('button', { name: 'Save collection' }).click()
  await expect(row(page, 'Small prices')).toContainText('/collections/under-30, also small-prices')

  await page.goto('/collections/small-prices?sort=price-asc')
  await expect(page).toHaveURL(/\/collections\/under-30\?sort=price-asc$/)
  await expect(cards(page).first()).toBeVisible()
})

test('a hidden collection is in no menu, and a deleted one is gone', async ({ page, baseURL, noise }) => {
  noise.push(/Failed to load resource/)
  await open(page, baseURL, '/admin/collections')
  await row(page, 'Eid Edit').getByRole('link', { name: 'Edit Eid Edit' }).click()
  await page.getByLabel('Hidden').check()
  await page.getByRole('button', { name: 'Save collection' }).click()
  await expect(row(page, 'Eid Edit')).toContainText('Hidden')
  await row(page, 'Small prices').getByRole('button', { name: 'Delete Small prices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Small prices')).toHaveCount(0)
  await expect(footer(page)).toHaveCount(0)
  await page.goto('/collections/eid-edit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eid Edit')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto('/collections/under-30')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Small prices')
})

test('products tagged in the list are found by their tag', async ({ page, baseURL }) => {
  await open(page, baseURL, '/product-list?q=nilofer+chikankari')
  await page.getByRole('checkbox', { name: /Nilofer Chikankari/ }).check()
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tag 1 product' })
  await dialog.getByLabel('Tag').fill('Chand Raat')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Give the tag' }).click()
  await expect(page.getByText('Tagged 1 product “chand raat”.')).toBeVisible()
  await page.goto('/admin/collections/new')
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Chand Raat')
  await page.getByLabel('Those that a rule finds, the newest first').check()
  await page.getByLabel('With the tag').fill('CHAND  RAAT')
  await page.getByRole('button', { name: 'Save collection' }).click()
  await expect(row(page, 'Chand Raat')).toContainText('With the tag chand raat')
  await page.goto('/collections/chand-raat')
  await expect(cards(page)).toHaveCount(1)
})
