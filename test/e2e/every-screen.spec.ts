import type { Page } from '@playwright/test'
import type { Product } from '../../src/contract/catalogue/catalogue.ts'
import { settingGroupNames } from '../../src/contract/settings/settings.ts'
import { setupSteps } from '../../src/contract/settings/setup.ts'
import { orderData } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './narrow-screens.ts'
import {
  arriveAsAdmin,
  arriveSignedIn,
  beyondTheEdge,
  bothSizes,
  expect,
  hydrated,
  onDesktop,
  type Shopper,
  test,
} from './shop-test.ts'

const open = [
  { name: 'home', path: '/', heading: /^Zari: chikankari, hand work and prints for women and kids/ },
  { name: 'category', path: '/category/k-froks', heading: 'Frocks' },
  { name: 'product', path: '/product/nilofer-chikankari-kurta-with-trousers', heading: /Nilofer/ },
  { name: 'search', path: '/search?q=frok', heading: 'Search' },
  { name: 'search without a match', path: '/search?q=tuxedo', heading: 'Search' },
  { name: 'search without words', path: '/search', heading: 'Search' },
  { name: 'login', path: '/login', heading: 'Sign in' },
  { name: 'sign-up', path: '/signup', heading: 'Create an account' },
  { name: 'forgotten password', path: '/forgot-password', heading: 'Forgot your password?' },
  { name: 'new password', path: '/reset-password?token=made-up', heading: 'Choose a new password' },
  { name: 'mailed link', path: '/confirm-email?token=made-up', heading: 'Confirm your email address' },
  { name: 'order tracking', path: '/track', heading: 'Track an order' },
  { name: 'link to an order', path: '/my-order', heading: 'Open the link again' },
  { name: 'no order of this tab', path: '/order-placed', heading: 'No order was placed here' },
  { name: 'empty wishlist', path: '/wishlist', heading: 'Wishlist' },
]

for (const { name, path, heading } of open) {
  test(`${name} is quiet, accessible and fits the screen`, bothSizes, async ({ page, isMobile }) => {
    // Slides that moved on meanwhile would be looked at half faded.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(/Zari/)
    expect(await beyondTheEdge(page)).toBe(0)
    await expectAccessible(page, { targets: true })
    if (!isMobile) await expectNoSidewaysScroll(page)
  })
}

const signedIn = [
  { name: 'cart', path: '/add-to-cart', heading: /^Cart/ },
  { name: 'checkout', path: '/checkout', heading: 'Checkout' },
  { name: 'my orders', path: '/user/orders', heading: 'My Orders' },
  { name: 'order page', path: '/user/orders/:order', heading: /^Order #/ },
  { name: 'placed order', path: '/order-placed?order=:order', heading: 'Thank you for your order' },
  { name: 'wishlist', path: '/wishlist', heading: 'Wishlist' },
  { name: 'profile', path: '/profile', heading: 'My Profile' },
]

test(
  'the screens of an account, filled, are quiet, accessible and fit the screen',
  bothSizes,
  async ({ page, isMobile, shopper, frock }) => {
    const order = await fillAccount(shopper, frock)
    await arriveSignedIn(page, shopper)
    for (const { name, path, heading } of signedIn)
      await test.step(name, async () => {
        await expectToFit(page, path.replace(':order', order._id), heading)
        if (!isMobile) await expectNoSidewaysScroll(page)
      })
  },
)

/** The heading of a page and, where it has one, the button that opens its dialog; in parts that are looked at side by side. */
const ofStaff: Record<string, { path: string; heading: string | RegExp; opens?: string }[]> = {
  orders: [
    { path: '/admin', heading: 'Today' },
    { path: '/admin/orders', heading: 'Orders' },
    { path: '/admin/orders/new', heading: 'New order' },
    { path: '/admin/orders/new?again=:order', heading: 'New order' },
    { path: '/admin/orders?tab=all&open=:order', heading: 'Orders' },
    { path: '/admin/orders?tab=returned', heading: 'Returned orders' },
    { path: '/admin/confirm', heading: 'To confirm' },
    { path: '/admin/packing', heading: 'To pack' },
    { path: '/admin/packing?step=ship', heading: 'To ship' },
    { path: '/admin/customers', heading: 'Customers' },
    { path: '/admin/customers/923001234567', heading: /\w/ },
  ],
  products: [
    { path: '/product-list', heading: 'Products' },
    { path: '/add-product', heading: 'Add New Product' },
    { path: '/admin/import', heading: 'Import products' },
    { path: '/admin/categories', heading: 'Categories', opens: 'Add group' },
    { path: '/admin/collections', heading: 'Collections' },
    { path: '/admin/collections/new', heading: 'Add collection' },
    { path: '/admin/pages', heading: 'Pages' },
    { path: '/admin/pages/new?draft=returns', heading: 'Add page' },
    { path: '/admin/size-charts', heading: 'Size charts' },
    { path: '/admin/size-charts/new', heading: 'Add size chart', opens: 'Paste a table' },
    { path: '/deals', heading: 'Deals Management', opens: 'Add New Deal' },
  ],
  'the shop itself': [
    { path: '/admin/health', heading: 'Shop health' },
    { path: '/admin/changes', heading: /\w/ },
    { path: '/admin/payments', heading: /\w/ },
    { path: '/admin/staff', heading: /\w/, opens: 'Invite' },
    { path: '/admin/security', heading: 'Sign-in and security', opens: 'Set up codes' },
  ],
  settings: Object.keys(settingGroupNames).map(group => ({
    path: `/admin/settings/${group}`,
    heading: 'Settings',
  })),
  'setting up': ['', ...setupSteps, 'done', 'leave-demo'].map(step => ({
    path: `/admin/setup/${step}`,
    heading: 'Set up your shop',
  })),
}

for (const [part, screens] of Object.entries(ofStaff))
  test(
    `the staff’s screens of ${part} are quiet, accessible and fit a wide screen`,
    onDesktop,
    async ({ page, baseURL, shopper, frock }) => {
      const order = await fillAccount(shopper, frock)
      await arriveAsAdmin(page, baseURL)
      // No news of what other tests do to the orders: a list that is read again is paler meanwhile.
      await page.route('**/api/order/events', () => undefined)
      for (const { path, heading, opens } of screens)
        await test.step(path, async () => {
          await expectToFit(page, path.replace(':order', order._id), heading)
          await expectNoSidewaysScroll(page)
          if (!opens) return
          await page.getByRole('button', { name: opens }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectAccessible(page, { targets: true })
        })
    },
  )

async function expectToFit(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('[aria-hidden="true"].animate-pulse')).toHaveCount(0)
  // Below zero where a dialog has taken the scroll bar away.
  expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page, { targets: true })
}

test('empty cart and no orders say what to do next', async ({ page, shopper }) => {
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectAccessible(page, { targets: true })
  await page.goto('/user/orders')
  await expect(page.getByText('No orders found.')).toBeVisible()
  await expectAccessible(page, { targets: true })
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedNoise: [/404/] })

  for (const { path, details } of [
    { path: '/nowhere', details: bothSizes },
    // The same page again, so on one screen alone.
    { path: '/category/w-swimwear', details: {} },
    { path: '/product/no-such-thing', details: {} },
  ]) {
    test(`${path} answers 404 with ways on`, details, async ({ page, isMobile }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expectAccessible(page, { targets: true })
      if (!isMobile) await expectNoSidewaysScroll(page)
    })
  }
})

/** Somebody who has ordered, fills the cart again and keeps a piece for later. */
async function fillAccount({ api }: Shopper, { _id }: Product) {
  await api.cart.add({ body: { productId: _id, quantity: 1 } })
  const order = await api.orders.create({ body: orderData() })
  await api.cart.add({ body: { productId: _id, quantity: 2, options: { size: '5-6Y' } } })
  await api.wishlist.add({ body: { productIds: [_id] } })
  return order
}
