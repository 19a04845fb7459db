import type { Page } from '@playwright/test'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

async function open(page: Page, baseURL: string | undefined, path: string) {
  await arriveAsAdmin(page, baseURL)
  await page.goto(path)
  await hydrated(page)
}

const guide = (page: Page) => page.getByRole('dialog', { name: 'Size guide' })

async function openGuide(page: Page) {
  await page.goto('/product/nilofer-chikankari-kurta-with-trousers')
  await hydrated(page)
  await page.getByRole('button', { name: 'Size guide' }).click()
  await expect(guide(page)).toBeVisible()
}

test('the demo’s size guide shows the piece’s own measures, and leads to those of women', async ({
  page,
}) => {
  await openGuide(page)
  await expect(guide(page).getByRole('caption')).toContainText(['Straight kurtas and shirts'])
  await guide(page).getByText('cm', { exact: true }).click()
  await expect(guide(page).getByRole('row', { name: 'M 51 47 55 37' })).toBeVisible()
  await guide(page).getByText('Women’s sizes').first().click()
  await expect(guide(page)).toContainText('ease is already added')
  await expect(guide(page).getByRole('row', { name: 'M 88–93 72–77 96–101' })).toBeVisible()
  await guide(page).getByText('inches', { exact: true }).click()
  await expect(guide(page).getByRole('row', { name: 'M 34½–36½ 28½–30½ 38–40' })).toBeVisible()
})

test('an owner types a chart for a category, and its shoppers see it', async ({ page, baseURL }) => {
  await open(page, baseURL, '/admin/size-charts')
  await expect(page.getByRole('heading', { level: 2, name: 'Women’s sizes' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add size chart' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Kurta lengths')
  await page.getByLabel('The garment, laid flat').check()
  await page.getByRole('button', { name: 'Remove Hip' }).click()
  await page.getByLabel('Name of measurement 2').fill('Length')
  await page.getByLabel('Chest of S').fill('46-48')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Length of S')).toBeFocused()
  await page.keyboard.type('too long')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Length of M')).toBeFocused()
  await page.getByLabel('Notes').fill('Lay it on a table and smooth it.')
  await page.getByLabel('Chikankari').check()
  await page.getByRole('button', { name: 'Save size chart' }).click()
  await expect(page.getByText('Length of size S: Write a number from 0 to 500')).toBeVisible()
  await expect(page.getByLabel('Length of S')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Length of S').fill('96')
  await page.getByRole('button', { name: 'Save size chart' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Kurta lengths' })
  await expect(row).toContainText('Garment, 3 sizes, 2 measurements')
  await expect(row).toContainText('Women, Chikankari')

  await openGuide(page)
  await expect(guide(page).getByRole('caption').first()).toContainText('Kurta lengths')
  await expect(guide(page)).toContainText('Lay it on a table and smooth it.')
  await expect(guide(page).getByRole('row', { name: 'S 46–48 96' })).toBeVisible()
  await expectAccessible(page)
})

test('a table is pasted whole, and a broken one is refused in plain words', async ({ page, baseURL }) => {
  await open(page, baseURL, '/admin/size-charts/new')
  await page.getByLabel('Name', { exact: true }).fill('Pasted')
  await page.getByRole('button', { name: 'Paste a table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a table' })
  await dialog.getByLabel('Table').fill('x\t'.repeat(50_000))
  await dialog.getByRole('button', { name: 'Use this table' }).click()
  await expect(dialog).toContainText('That is more than a size chart holds')
  await dialog.getByLabel('Table').fill('Size\tBust\tHip\nFree\t90\n')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this table' }).click()
  await expect(page.getByLabel('Bust of Free')).toHaveValue('90')
  await page.getByRole('searchbox', { name: 'Add products' }).fill('nilofer chikankari')
  await page.getByRole('button', { name: /^Add Nilofer/ }).click()
  await page.getByRole('button', { name: 'Save size chart' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pasted' })).toContainText('1 product')
  await openGuide(page)
  await expect(guide(page).getByRole('caption').first()).toHaveText('Pasted')
})

test('without a chart there is no size guide', async ({ page, baseURL }) => {
  await open(page, baseURL, '/admin/size-charts')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const none = page.getByText('No size charts yet')
  await expect(rows.or(none).first()).toBeVisible()
  for (let left = await rows.count(); left > 0; left--) {
    await rows
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rows).toHaveCount(left - 1)
  }
  await expect(none).toBeVisible()
  await expectAccessible(page)
  await page.goto('/product/nilofer-chikankari-kurta-with-trousers')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Choose a size' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Size guide' })).toHaveCount(0)
})
