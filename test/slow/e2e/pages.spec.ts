import type { Page } from '@playwright/test'
import type { ApiClient } from '../../../src/web/api/client.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { openFooter } from '../../e2e/open-footer.ts'
import { arriveAsAdmin, expect, hydrated } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

const address = '/pages/returns-and-exchange'
const information = (page: Page) => page.getByRole('navigation', { name: 'Information' })

/** The demo brings some. */
async function deletePages(admin: ApiClient) {
  const { pages } = await admin.pages.list()
  for (const { _id } of pages) await admin.pages.remove({ params: { id: _id } })
}

test('a shop without pages leads to none', async ({ page, admin }) => {
  await deletePages(admin)
  await page.goto('/')
  await expect(information(page)).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
})

test('an owner fills a draft and publishes it, and a shopper reads it', async ({
  page,
  baseURL,
  browser,
  admin,
}) => {
  await deletePages(admin)
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/pages')
  await hydrated(page)
  await expect(page.getByText('No pages yet')).toBeVisible()
  await page.getByRole('link', { name: 'Returns and exchange' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Returns and exchange')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { level: 2, name: 'How it goes' })).toBeVisible()
  await expect(preview).toContainText('Exchange within 7 days of delivery')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Fill in \[\[.+\]\] and \d+ more first/)).toBeVisible()
  await page.getByText('Search engines', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  const row = page.getByRole('listitem').filter({ hasText: address })
  await expect(row).toContainText('Draft')
  await expect(row).toContainText('gaps to fill')
  expect((await page.request.get(address)).status()).toBe(404)

  await row.getByRole('link', { name: 'Edit' }).click()
  const text = page.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(/Exchange within 7 days/)
  await text.fill((await text.inputValue()).replace(/\[\[[^\]]*\]\]/g, 'to our shop in Liberty Market'))
  await page.getByText('Search engines', { exact: true }).click()
  await page.getByLabel('Title for search engines').fill('How to send a dress back')
  await expect(page.getByRole('figure', { name: 'In search results' })).toContainText(
    'How to send a dress back',
  )
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(row).toContainText('Published')
  await expectAccessible(page)

  const shopper = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await shopper.goto('/')
  await hydrated(shopper)
  await openFooter(shopper)
  await information(shopper).getByRole('link', { name: 'Returns and exchange' }).click()
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Returns and exchange')
  await expect(shopper.getByRole('article')).toContainText('to our shop in Liberty Market')
  await expect(shopper).toHaveTitle(/How to send a dress back/)
  await expectAccessible(shopper)
  expect(await (await shopper.request.get('/sitemap.xml')).text()).toContain(`${address}</loc>`)
  await shopper.context().close()
})

test('a page is taken back, deleted and brought back', async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/pages')
  await hydrated(page)
  const row = page.getByRole('listitem').filter({ hasText: address })
  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Make it a draft' }).click()
  await expect(row).toContainText('Draft')
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  await row.getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Draft')
})
