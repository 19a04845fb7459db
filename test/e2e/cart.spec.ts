import type { Page } from '@playwright/test'
import type { Product } from '../../src/contract/catalogue/catalogue.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveSignedIn, expect, hydrated, test } from './shop-test.ts'

/** A product of its own for each test, with the frock's pictures. */
const makeProduct = (admin: ApiClient, { product_images }: Product, inventory = 5) =>
  admin.catalogue.add({
    body: productInput({ inventory, product_images, Color: [], category: 'k-hand-work' }),
  })

test('what is no longer sold is flagged in its line and keeps the cart from checkout', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const product = await makeProduct(admin, frock)
  await shopper.api.cart.add({ body: { productId: product._id, quantity: 1, options: { size: 'M' } } })
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await admin.catalogue.remove({ params: { id: product._id } })
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  await expect(page.getByText('No longer on sale. Remove it to continue.')).toBeVisible()
  await expect(page.getByRole('link', { name: product.title })).toHaveCount(0)
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
  await expect(proceed).toHaveAccessibleDescription('Change or remove unavailable items first.')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${product.title}` }).click()
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page)
})

test('a quantity stops at what an order takes, and says so', async ({ page, shopper, admin, frock }) => {
  const products = [await makeProduct(admin, frock, 100), await makeProduct(admin, frock, 100)]
  await arriveSignedIn(page, shopper)
  await page.goto(`/product/${products[0]?.slug}?quantity=7`)
  await hydrated(page)
  const chosen = page.getByRole('spinbutton', { name: 'Quantity' })
  await expect(chosen).toHaveValue('7')
  await chosen.fill('90')
  await chosen.press('Enter')
  await expect(chosen).toHaveValue('20')
  await expect(page.getByText('At most 20 an order')).toBeVisible()
  for (const [nth, { _id: productId }] of products.entries())
    await shopper.api.cart.add({ body: { productId, quantity: 20 - nth, options: { size: 'S' } } })
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await page.goto('/add-to-cart')
  const second = page.getByRole('spinbutton', { name: `Quantity of ${products[1]?.title}` })
  await expect(page.getByText('At most 20 each')).toHaveCount(1)
  await second.fill('90')
  await second.press('Enter')
  await expect(second).toHaveValue('20')
  await expect(page.getByText('At most 20 each')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (41 items)')
  await expectAccessible(page)
})

test('what was removed is put back by Undo, with its choice', async ({ page, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 2, options: { size: '5-6Y' } } })
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  const chat = await page.getByRole('link', { name: /^Ask about this piece/ }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/Titli Butterfly Frock, .*5-6Y, 2 pieces/)
  await page.getByRole('button', { name: `Remove ${frock.title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)')
  await expect(page.getByText(/5-6Y · /)).toBeVisible()
  await expect(page.getByRole('heading', { name: frock.title })).toBeFocused()
})

test('a tab that comes back shows what happened meanwhile', async ({ page, shopper, admin, frock }) => {
  const product = await makeProduct(admin, frock)
  const { api } = shopper
  await api.cart.add({ body: { productId: product._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)')
  await turn(page, 'hidden')
  await api.cart.add({ body: { productId: frock._id, quantity: 2 } })
  await admin.catalogue.remove({ params: { id: product._id } })
  await turn(page, 'visible')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (3 items)')
  await expect(page.getByText('No longer on sale. Remove it to continue.')).toBeVisible()
})

/** What a browser does to a tab that another one covers, and uncovers. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(now => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
