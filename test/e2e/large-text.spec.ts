import { anySize, arriveAsAdmin, expect, test } from './shop-test.ts'

/** As where somebody has set the browser's text to twice its size. */
const twice = 'html { font-size: 200% !important }'

const ofShop = [
  ...['/', '/category/w-chickankari', '/product/titli-butterfly-frock', '/search?q=lawn', '/add-to-cart'],
  ...['/login', '/signup', '/track', '/wishlist', '/forgot-password'],
]
const ofStaff = [
  '/admin',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/buyers',
  '/product-list',
  '/admin/confirm',
]

async function sideways(page: import('@playwright/test').Page, path: string): Promise<number> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.addStyleTag({ content: twice })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('with text of twice the size no page of the shop scrolls sideways', async ({ page }) => {
  for (const path of ofShop)
    await test.step(path, async () => expect(await sideways(page, path)).toBeLessThanOrEqual(0))
})

test(
  'with text of twice the size no page of the staff scrolls sideways',
  anySize,
  async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    for (const path of ofStaff)
      await test.step(path, async () => expect(await sideways(page, path)).toBeLessThanOrEqual(0))
  },
)
