import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, arriveSignedIn, expect, hydrated, type Shopper } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

async function openSettings(page: Page, baseURL: string | undefined, group: string) {
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/admin/settings/${group}`)
  await hydrated(page)
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
}

async function save(page: Page) {
  const answer = page.waitForResponse(
    each => each.url().endsWith('/api/settings') && each.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await answer).status()).toBe(200)
}

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

/** In a browser of the buyer's own. */
async function openCheckout(browser: Browser, baseURL: string | undefined, who: Shopper, productId: string) {
  await who.api.cart.add({ body: { productId, quantity: 1 } })
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await arriveSignedIn(page, who)
  await page.goto('/checkout')
  await hydrated(page)
  return page
}

test('an owner offers cards alone, with a note, and never nothing', async ({
  page,
  baseURL,
  browser,
  shopper,
  frock,
}) => {
  await openSettings(page, baseURL, 'payment')
  await expectAccessible(page)
  await page.getByLabel('Offer cash on delivery').uncheck()
  await page.getByLabel('Offer cards').uncheck()
  await expect(preview(page)).toContainText('Nobody could pay.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Leave at least one way to pay.').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Offer cards').check()
  await page.getByLabel('Note under cards').fill('From every bank.')
  await expect(preview(page)).toContainText('From every bank.')
  await expect(preview(page)).not.toContainText('Cash on delivery')
  await save(page)
  const buyer = await openCheckout(browser, baseURL, shopper, frock._id)
  await expect(buyer.getByRole('radio', { name: 'Pay by card From every bank.' })).toBeChecked()
  await expect(buyer.getByRole('radio', { name: /Cash on delivery/ })).toHaveCount(0)
  await buyer.close()

  await openSettings(page, baseURL, 'payment')
  const changes = page.getByRole('region', { name: 'Last changes' })
  await expect(changes).toContainText('Cash on delivery: Offered → Not offered')
  await changes.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('The earlier values are back.')).toBeVisible()
  await expect(page.getByLabel('Offer cash on delivery')).toBeChecked()
})

test('an owner shows search engines whose shop it is, and hides it from them', async ({
  page,
  baseURL,
  request,
}) => {
  await openSettings(page, baseURL, 'search')
  await expectAccessible(page)
  await page.getByLabel('Google’s code').fill('not a code')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Google’s code')).toHaveAccessibleDescription(/Paste the code alone/)
  await page
    .getByLabel('Google’s code')
    .fill('<meta name="google-site-verification" content="abcDEF-123_xyz" />')
  await page.getByLabel('Title of the home page').fill('lawn from Lahore')
  await page.getByLabel('Description of the home page').fill('Lawn by the metre,\nand stitched.')
  await expect(preview(page)).toContainText('Zari: lawn from Lahore')
  await save(page)
  const home = await (await request.get('/')).text()
  expect(home).toContain('<title>Zari: lawn from Lahore</title>')
  expect(home).toContain('<meta name="google-site-verification" content="abcDEF-123_xyz"/>')
  expect(home).toContain('<meta name="description" content="Lawn by the metre, and stitched."/>')
  await page.getByLabel('Must not show it').check()
  await expect(preview(page)).toContainText('Search engines are asked not to show the shop.')
  await save(page)
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

test('an owner chooses where parcels go, and buyers choose among these countries', async ({
  page,
  baseURL,
  browser,
  shopper,
  frock,
}) => {
  await openSettings(page, baseURL, 'delivery')
  await page.getByLabel('Another country').selectOption('Oman')
  await page.getByLabel('Another country').selectOption('Qatar')
  await page.getByRole('button', { name: 'Remove Qatar' }).click()
  await expectAccessible(page)
  await save(page)
  const buyer = await openCheckout(browser, baseURL, shopper, frock._id)
  const country = buyer.getByLabel('Country')
  await expect(country.getByRole('option')).toHaveText(['Pakistan', 'Oman'])
  await buyer.close()
})
