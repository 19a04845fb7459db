import type { Page } from '@playwright/test'
import { orderData } from '../../test-support/factories.ts'
import { anySize, arriveAsAdmin, arriveSignedIn, beyondTheEdge, expect, hydrated, test } from './shop-test.ts'

// A phone's browser would zoom out of a page that is too wide, and hide that it is.
test.use({ isMobile: false, hasTouch: false })

/** The narrowest screen that must do, and a notebook's at twice the size, which leaves half its room. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
]

const open = [
  '/',
  '/category/k-froks',
  '/product/nilofer-chikankari-kurta-with-trousers',
  '/search?q=kurta',
  '/search?q=kurta&size=S,M&minPrice=20&maxPrice=60',
  '/search?q=tuxedo',
  '/wishlist',
  '/track',
  '/login?ended=1',
  '/signup',
  '/forgot-password',
  '/reset-password',
]

test('no public page scrolls sideways, on a narrow screen or zoomed to 200 %', anySize, async ({ page }) => {
  for (const path of open) await expectToFit(page, path)
})

test(
  'no page of an account scrolls sideways, on a narrow screen or zoomed to 200 %',
  anySize,
  async ({ page, shopper, frock }) => {
    const cart = { body: { productId: frock._id, quantity: 2, options: { size: '5-6Y' } } }
    await shopper.api.cart.add(cart)
    const { _id } = await shopper.api.orders.create({ body: orderData() })
    await shopper.api.cart.add(cart)
    await shopper.api.wishlist.add({ body: { productIds: [frock._id] } })
    await arriveSignedIn(page, shopper)
    for (const path of [
      `/?order=${_id}`,
      '/add-to-cart',
      '/checkout',
      '/user/orders',
      `/user/orders/${_id}`,
      '/profile',
      '/wishlist',
    ])
      await expectToFit(page, path)
  },
)

const ofStaff = [
  '/admin',
  '/admin/orders',
  '/admin/orders?tab=all',
  '/admin/confirm',
  '/product-list',
  '/add-product',
  '/add-product/titli-butterfly-frock',
  '/admin/import',
  '/deals',
  '/admin/changes',
  '/admin/payments',
  '/admin/staff',
]

test(
  'no page of the staff scrolls sideways, on a narrow screen or zoomed to 200 %',
  anySize,
  async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    for (const path of ofStaff) await expectToFit(page, path)
  },
)

test.describe('an address that leads nowhere', () => {
  test.use({ expectedNoise: [/404/] })

  test('does not scroll sideways, on a narrow screen or zoomed to 200 %', anySize, async ({ page }) => {
    await expectToFit(page, '/nowhere')
  })
})

async function expectToFit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('[aria-hidden="true"].animate-pulse')).toHaveCount(0)
  for (const size of narrow) {
    await page.setViewportSize(size)
    // The dashboard's charts follow the screen a moment later.
    await expect.poll(() => beyondTheEdge(page), `${path} at ${size.width} px`).toBe(0)
  }
}
