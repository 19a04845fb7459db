import type { Product } from '../../src/contract/catalogue.ts'
import { orderData } from '../factories.ts'
import { arriveSignedIn, expect, expectAccessible, hydrated, type Shopper, test } from './shop-test.ts'

const open = [
  { name: 'home', path: '/', heading: /^Zari: clothes for women and kids/ },
  { name: 'category', path: '/category/k-froks', heading: 'Frocks' },
  { name: 'product', path: '/product/nilofer-chikankari-kurta-with-trousers', heading: /Nilofer/ },
  { name: 'search', path: '/search?q=frok', heading: 'Search' },
  { name: 'search without a match', path: '/search?q=tuxedo', heading: 'Search' },
  { name: 'search without words', path: '/search', heading: 'Search' },
  { name: 'login', path: '/login', heading: 'Sign in' },
  { name: 'sign-up', path: '/signup', heading: 'Create an account' },
]

for (const { name, path, heading } of open) {
  test(`${name} is quiet, accessible and fits the screen`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(/Zari/)
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page)
  })
}

const signedIn = [
  { name: 'cart', path: '/add-to-cart', heading: /^Cart/ },
  { name: 'checkout', path: '/checkout', heading: 'Checkout' },
  { name: 'my orders', path: '/user/orders', heading: 'My Orders' },
  { name: 'profile', path: '/profile', heading: 'My Profile' },
]

for (const { name, path, heading } of signedIn) {
  test(`${name}, filled, is quiet, accessible and fits the screen`, async ({ page, shopper, frock }) => {
    await orderAndFillCart(shopper, frock)
    await arriveSignedIn(page, shopper)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('[aria-hidden="true"].animate-pulse')).toHaveCount(0)
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page)
  })
}

test('empty cart and no orders say what to do next', async ({ page, shopper }) => {
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/user/orders')
  await expect(page.getByText('No orders found.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedNoise: [/404/] })

  for (const path of ['/nowhere', '/category/w-swimwear', '/product/no-such-thing']) {
    test(`${path} answers 404 with ways on`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, category, product and search are there to read', async ({ page, frock }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: frock.title }).first()).toBeVisible()
    await expect(page.getByText('already sold: 20')).toBeAttached()
    await page.goto('/category/w-semi-formal')
    await expect(page.getByText('6 products').first()).toBeVisible()
    await page.goto(`/product/${frock.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frock.title)
    await page.goto('/search')
    await page.getByRole('searchbox').or(page.getByRole('textbox')).last().fill('ajrak')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=ajrak/)
    await expect(page.getByRole('main').getByRole('link', { name: /Ajrak/ }).first()).toBeVisible()
  })
})

async function orderAndFillCart({ api }: Shopper, { _id }: Product) {
  await api.cart.add({ body: { productId: _id, quantity: 1 } })
  await api.order.create({ body: orderData() })
  await api.cart.add({ body: { productId: _id, quantity: 2, options: { size: '5-6Y' } } })
}

const sidewaysScroll = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
