import type { Route } from '@playwright/test'
import { arriveSignedIn, expect, hydrated, test } from './shop-test.ts'

test('a cart changed elsewhere is shown before it is ordered, never ordered unseen', async ({
  page,
  shopper,
  frock,
}) => {
  const { api } = shopper
  await api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.getByLabel('Postal code').fill('54000')
  await api.cart.add({ body: { productId: frock._id, quantity: 2 } })
  const placeOrder = page.getByRole('button', { name: /Place Order/ })
  await placeOrder.click()

  await expect(page.getByRole('alert').filter({ hasText: /cart has changed/ })).toBeFocused()
  await expect(placeOrder).toContainText(`$${frock.price * 3}`)
  expect((await api.orders.mine()).total).toBe(0)
  await placeOrder.click()
  await expect(page).toHaveURL(/\/\?order=/)
  expect((await api.orders.mine()).orders[0]?.totalPrice).toBe(frock.price * 3)
})

test.describe('a cart changed in the very moment of ordering', () => {
  test.use({ expectedNoise: [/409/] })

  test('is refused by the shop and shown as it is now', async ({ page, shopper, frock }) => {
    const { api } = shopper
    await api.cart.add({ body: { productId: frock._id, quantity: 1 } })
    await arriveSignedIn(page, shopper)
    await page.goto('/checkout')
    await page.getByLabel('Postal code').fill('54000')
    const addThenGoOn = async (route: Route) => {
      await api.cart.add({ body: { productId: frock._id, quantity: 1 } })
      await route.continue()
    }
    await page.route('**/api/order/create', addThenGoOn, { times: 1 })
    const placeOrder = page.getByRole('button', { name: /Place Order/ })
    await placeOrder.click()
    await expect(placeOrder).toContainText(`$${frock.price * 2}`)
    expect((await api.orders.mine()).total).toBe(0)
    await placeOrder.click()
    await expect(page).toHaveURL(/\/\?order=/)
  })
})

test('a cart emptied elsewhere leads back to the cart', async ({ page, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.getByLabel('Postal code').fill('54000')
  await shopper.api.cart.remove({ params: { productId: frock._id } })
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page).toHaveURL('/add-to-cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('Back after an order makes no second one and shows no old cart', async ({ page, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.getByLabel('Postal code').fill('54000')
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  expect((await shopper.api.orders.mine()).total).toBe(1)
})

test('badge, hearts and cart follow what another tab does, within a second', async ({
  page,
  context,
  shopper,
  frock,
}) => {
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  const other = await context.newPage()
  await arriveSignedIn(other, shopper)
  await other.goto(`/product/${frock.slug}?size=${frock.Size[0]?.Size}`)
  await hydrated(other)
  await other.getByRole('button', { name: 'add to cart' }).first().click()
  await expect(other.getByRole('heading', { name: 'Cart (1 item)' })).toBeVisible()
  const soon = expect.configure({ timeout: 1_000 })
  const badge = (tab: typeof page) =>
    tab.getByRole('banner').getByRole('link', { name: 'Cart, 1 item', exact: true })
  await soon(page.getByRole('heading', { name: 'Cart (1 item)' })).toBeVisible()
  await soon(badge(page)).toBeVisible()

  await page.goto(`/product/${frock.slug}`)
  await page.getByRole('button', { name: 'Save for later' }).first().click()
  await other.goto('/wishlist')
  await expect(other.getByRole('heading', { name: frock.title })).toBeVisible()
  await page.getByRole('button', { name: 'Save for later' }).first().click()
  await soon(other.getByRole('heading', { name: frock.title })).toBeHidden()

  await page.goto('/add-to-cart')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await soon(badge(other)).toBeHidden()
  await other.goto('/add-to-cart')
  await expect(other.getByText('Your cart is empty')).toBeVisible()
})

test('a page that Back shows as the browser kept it has the cart of now', async ({
  page,
  shopper,
  frock,
}) => {
  await arriveSignedIn(page, shopper)
  await page.goto('/')
  await hydrated(page)
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 2 } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items', exact: true }),
  ).toBeVisible()
})
