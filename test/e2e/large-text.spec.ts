import { orderData } from '../../test-support/factories.ts'
import { brokenWords } from './broken-words.ts'
import { arriveAsAdmin, arriveSignedIn, bothSizes, expect, hydrated, test } from './shop-test.ts'

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
  '/admin/customers',
  '/product-list',
  '/admin/confirm',
]

async function sideways(page: import('@playwright/test').Page, path: string): Promise<number> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.addStyleTag({ content: twice })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('with text of twice the size no page of the shop scrolls sideways', bothSizes, async ({ page }) => {
  for (const path of ofShop)
    await test.step(path, async () => expect(await sideways(page, path)).toBeLessThanOrEqual(0))
})

test('with text of twice the size no page of the staff scrolls sideways', async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  for (const path of ofStaff)
    await test.step(path, async () => expect(await sideways(page, path)).toBeLessThanOrEqual(0))
})

test('with text of twice the size a phone shows the price beside no button and every field whole', async ({
  page,
  shopper,
  frock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const left = (name: string) => page.getByText(name, { exact: true }).boundingBox()
  await page.goto(`/product/${frock.slug}`)
  await hydrated(page)
  await page.addStyleTag({ content: twice })
  const button = page.getByRole('button', { name: /^Add to Cart|^Choose a/ }).last()
  const price = button.locator('xpath=..').getByText('$', { exact: false }).first()
  await expect
    .poll(async () => {
      const [shown, pressed] = [await price.boundingBox(), await button.boundingBox()]
      return Boolean(
        shown && pressed && (shown.y + shown.height <= pressed.y || shown.x + shown.width <= pressed.x),
      )
    })
    .toBe(true)
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.addStyleTag({ content: twice })
  const [city, code] = [await left('City'), await left('Postal code')]
  expect(code?.y).toBeGreaterThan((city?.y ?? 0) + 20)
  const back = page.getByRole('link', { name: 'Back to cart' })
  const lines = await back.evaluate(
    link => link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight),
  )
  expect(lines).toBeLessThan(2)
})

test('with text of twice the size a phone breaks no word in cart, orders and on Today', async ({
  page,
  context,
  baseURL,
  shopper,
  frock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { api } = shopper
  await api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  const { _id } = await api.orders.create({ body: orderData() })
  await api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  for (const path of ['/add-to-cart', '/checkout', '/user/orders', `/user/orders/${_id}`]) {
    expect(await sideways(page, path), path).toBeLessThanOrEqual(0)
    await expect(page.locator('[aria-hidden="true"].animate-pulse')).toHaveCount(0)
    expect(await brokenWords(page.getByRole('main')), path).toEqual([])
  }
  const desk = await context.newPage()
  await desk.setViewportSize({ width: 390, height: 844 })
  await arriveAsAdmin(desk, baseURL)
  expect(await sideways(desk, '/admin')).toBeLessThanOrEqual(0)
  expect(await brokenWords(desk.getByRole('main'))).toEqual([])
})

test('the words of a phone’s bottom bar are never too small, and grow with the text', async ({ page }) => {
  const sizeOf = () =>
    page
      .getByRole('navigation', { name: 'Shortcuts' })
      .getByRole('link', { name: 'Home' })
      .evaluate(link => Number.parseFloat(getComputedStyle(link).fontSize))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const usual = await sizeOf()
  expect(usual).toBeGreaterThanOrEqual(12)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addStyleTag({ content: twice })
  expect(await sizeOf()).toBeGreaterThan(usual * 1.2)
})
