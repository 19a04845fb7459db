import type { Page } from '@playwright/test'
import { orderData } from '../../test-support/factories.ts'
import { expectNoSidewaysScroll } from './narrow-screens.ts'
import { arriveAsAdmin, arriveSignedIn, expect, hydrated, onDesktop, test } from './shop-test.ts'

// Every screen as it is opened: every-screen.spec.ts. Here is what an address may make of it.
const open = ['/search?q=kurta&size=S,M&minPrice=20&maxPrice=60', '/login?ended=1']

test(
  'no public page scrolls sideways, on a narrow screen or zoomed to 200 %',
  onDesktop,
  async ({ page }) => {
    for (const path of open) await expectToFit(page, path)
  },
)

test(
  'the thanks for an order do not scroll sideways, on a narrow screen or zoomed to 200 %',
  onDesktop,
  async ({ page, shopper, frock }) => {
    await shopper.api.cart.add({ body: { productId: frock._id, quantity: 2, options: { size: '5-6Y' } } })
    const { _id } = await shopper.api.orders.create({ body: orderData() })
    await arriveSignedIn(page, shopper)
    await expectToFit(page, `/?order=${_id}`)
  },
)

test(
  'no page of the staff scrolls sideways, on a narrow screen or zoomed to 200 %',
  onDesktop,
  async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    for (const path of ['/admin/orders?tab=all', '/add-product/titli-butterfly-frock'])
      await expectToFit(page, path)
  },
)

async function expectToFit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('[aria-hidden="true"].animate-pulse')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
}
